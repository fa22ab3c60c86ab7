### How parts are strung together (Persian).

list-comma = { $first }، { $last }
list-and = { $first } و { $last }
list-or = { $first } یا { $last }
list-then = { $first }؛ { $last }
