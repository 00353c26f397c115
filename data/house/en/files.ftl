## Files that people write or bring along: why they are not read. The place (file, card, field) stands before it.

file-not-there = there is no such file.
file-unreadable = the file cannot be read: { $reason }.
file-too-large = the file is too large: more than { $most } MB.
file-encoding = the file is not UTF-8 text.
file-yaml = not valid YAML{ $line ->
    [0] {""}
   *[other] {" "}near line { $line }
}: { $reason }.
file-several = there is more than one document in the file. Write all of it into one, without lines of three hyphens.
file-key-twice = “{ $key }” is written twice in one item, the second time in line { $line }.
file-in-itself = near line { $line } something is repeated inside itself.
file-too-deep = in line { $line } more than { $most } lists or groups are nested.
file-too-much = with all repetitions there are more than { $most } entries in the file, near line { $line }.
file-number = the number in line { $line } is too long: more than { $most } digits.
file-value = the value in line { $line } cannot be read.
