### What `furrow admin` says (Hungarian).

admin-column-id = asztal
admin-column-game = játék
admin-column-stage = állapot
admin-column-seats = helyek
admin-column-decisions = döntések
admin-column-moved = utolsó lépés
admin-column-code = kód
admin-column-created = készült
admin-column-note = kinek
admin-column-used = felhasználva
admin-stage-waiting = várakozik
admin-stage-running = folyik
admin-stage-over = véget ért
admin-stage-closed = bezárva
admin-closed = Ez az asztal bezárult: { $table }.
admin-invitation-only = Itt csak meghívóval lehet fiókot készíteni.
admin-open-to-all = Itt bárki játszhat.
admin-backed-up = A másolat itt van: { $file }.
admin-error-no-database = nincs ilyen adatbázis: { $file }; add meg a kapcsolójával, vagy indítsd el egyszer a szervert
admin-error-database = az adatbázis nem használható: { $reason }
admin-error-choice = nincs ilyen: „{ $name }”; ezek vannak: { $known }
admin-error-file = { $name } nem írható: { $reason }
