### What `furrow admin` says (Czech).

admin-column-id = stůl
admin-column-game = hra
admin-column-stage = stav
admin-column-seats = místa
admin-column-decisions = rozhodnutí
admin-column-moved = poslední tah
admin-column-code = kód
admin-column-created = vytvořeno
admin-column-note = pro koho
admin-column-used = použito
admin-stage-waiting = čeká
admin-stage-running = běží
admin-stage-over = dohráno
admin-stage-closed = zavřeno
admin-closed = Stůl { $table } je zavřený.
admin-invitation-only = K účtu je tu potřeba pozvánka.
admin-open-to-all = Hrát tu může každý.
admin-backed-up = Kopie je v souboru { $file }.
admin-error-no-database = databáze { $file } tu není: uveďte ji přepínačem, nebo jednou spusťte server
admin-error-database = databázi nelze použít: { $reason }
admin-error-choice = „{ $name }“ tu není; jsou tu: { $known }
admin-error-file = { $name } nelze zapsat: { $reason }
