### What `furrow admin` says.

admin-column-id = table
admin-column-game = game
admin-column-stage = state
admin-column-seats = seats
admin-column-decisions = decisions
admin-column-moved = last move
admin-column-code = code
admin-column-created = made
admin-column-note = for
admin-column-used = used
admin-stage-waiting = waiting
admin-stage-running = running
admin-stage-over = over
admin-stage-closed = closed
admin-closed = The table { $table } is closed.
admin-invitation-only = One needs an invitation to make an account here.
admin-open-to-all = Everybody can play here.
admin-backed-up = The copy is in { $file }.
admin-error-no-database = there is no database { $file }: name it with its option, or start the server once
admin-error-database = the database cannot be used: { $reason }
admin-error-choice = there is no “{ $name }”; known are: { $known }
admin-error-file = { $name } cannot be written: { $reason }
