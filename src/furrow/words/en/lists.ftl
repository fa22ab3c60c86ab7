### How parts are strung together (English).

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }; { $last }
