### How parts are strung together (Hungarian).

list-comma = { $first }, { $last }
list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
list-then = { $first }; { $last }
