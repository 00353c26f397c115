## Why a file that somebody supplies cannot be read. The place (file, card, field) comes before the text.

file-not-there = there is no such file.
file-unreadable = the file cannot be read: { $reason }.
file-too-large = the file is too large: more than { $most } MB.
file-encoding = the file is not UTF-8 text.
file-yaml = not valid YAML{ $line ->
    [0] {""}
   *[other] {" "}near line { $line }
}: { $reason }.
file-several = the file has more than one document. Put everything into one, without lines of three hyphens.
file-key-twice = “{ $key }” is written twice in one item, the second time in line { $line }.
file-in-itself = an item near line { $line } contains itself.
file-too-deep = in line { $line } more than { $most } lists or groups are nested.
file-too-much = the file has more than { $most } entries, including repetitions, near line { $line }.
file-number = the number in line { $line } is too long: more than { $most } digits.
file-value = the value in line { $line } cannot be read.

## Content files: what is wrong in them, each after its place (file, item, field).

fault-line = { $place }: { $what }
fault-missing = is required.
fault-field = there is no such field. Allowed: { $allowed }.
fault-field-like = there is no such field. Did you mean “{ $near }”?
fault-choice = “{ $found }” is not possible. Allowed: { $allowed }.
fault-no-effect = an effect needs its kind, for example “effect: damage”.
fault-too-low = { $found } is too low. Allowed: { $allowed } or more.
fault-too-high = { $found } is too high. Allowed: { $allowed } or less.
fault-too-few = too few entries. Allowed: { $allowed } or more.
fault-too-many = too many entries. Allowed: { $allowed } or fewer.
fault-item-large = this has too many entries. Allowed: { $allowed } entries or fewer.
fault-words = the text must be a single line of at most { $most } characters, without control characters.
fault-id = “{ $found }” is not an identifier. Allowed: small letters a–z, digits and hyphens, a letter first, 2 to 40 characters.
fault-id-twice = this identifier is already taken, in { $file }.
fault-language = “{ $found }” is not a language. Allowed: a code like en, de or pt-BR.
fault-named-twice = already has a name in this language, in { $file }.
fault-kind = { $wanted } is needed here, not “{ $found }”.
fault-kind-number = a whole number
fault-kind-yes-no = true or false
fault-kind-words = text
fault-kind-list = a list
fault-kind-fields = a group of fields (name: value)
fault-other = “{ $found }” does not fit: { $reason }.
