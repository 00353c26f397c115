# The bot for Discord. Settings come from the environment; the database is in /data. See docs/operating.md.
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 SPIELLEITER_STATUS_PORT=9464

COPY requirements.lock /app/
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /app/requirements.lock \
    && useradd --system --uid 10001 --no-create-home spielleiter \
    && install --directory --owner=spielleiter --mode=700 /data

COPY bot.py /app/
COPY cogs /app/cogs
COPY data /app/data
COPY engine /app/engine
COPY host /app/host
COPY render /app/render
COPY store /app/store
RUN python -m compileall -q /app

USER spielleiter
# The working folder is the volume, so that the database of the default settings, spielleiter.sqlite, is stored there.
WORKDIR /data
VOLUME /data

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['SPIELLEITER_STATUS_PORT'] + '/healthz', timeout=4)"]
CMD ["python", "/app/bot.py"]
