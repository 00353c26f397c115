#!/bin/sh
# Dump a PostgreSQL database into the folder $BACKUPS now and once a day, and keep the newest $KEEP dumps. pg_dump reads
# PGHOST, PGUSER, PGDATABASE and PGPASSWORD. With the argument "once", stop after one dump.
set -eu
umask 077
while true; do
    file="$BACKUPS/spielleiter-$(date -u +%Y-%m-%dT%H%M%S).dump"
    if pg_dump --format=custom --file="$file.part"; then
        mv "$file.part" "$file"
        # shellcheck disable=SC2012  # this script chose the names
        ls -1r "$BACKUPS"/spielleiter-*.dump | tail -n "+$((KEEP + 1))" | while read -r old; do rm -- "$old"; done
        echo "dumped to $file"
    else
        rm -f "$file.part"
        echo "no dump was made" >&2
        if [ "${1:-}" = once ]; then exit 1; fi
    fi
    if [ "${1:-}" = once ]; then exit 0; fi
    sleep 86400
done
