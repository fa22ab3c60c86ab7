### How parts are strung together (Czech).

list-comma = { $first }, { $last }
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-then = { $first }; { $last }
