### What can go wrong with names, accounts and people.

server-error-already_account = You have an account already.
server-error-bad_password = A password has { $shortest } to { $longest } characters.
server-error-banned = A moderator has sent this account away.
server-error-invitation_needed = One needs an invitation to play here.
server-error-name_taken = The name { $name } is taken.
server-error-no_such_invitation = There is no such invitation, or somebody has used it.
server-error-no_such_person = There is nobody of that id.
server-error-no_such_report = There is no such report.
server-error-not_yourself = You cannot do that to yourself.
server-error-settings_too_long = These are more settings than we can keep.
server-error-too_many_attempts = That was wrong too often. Try again in { $minutes } minutes.
server-error-wrong_code = The name or the recovery code is wrong.
server-error-wrong_password = The name or the password is wrong.
