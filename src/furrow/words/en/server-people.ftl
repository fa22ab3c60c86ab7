### What can go wrong with names, accounts and people.

server-error-already-account = You have an account already.
server-error-bad-password = A password has { $shortest } to { $longest } characters.
server-error-banned = A moderator has sent this account away.
server-error-invitation-needed = One needs an invitation to play here.
server-error-name-taken = The name { $name } is taken.
server-error-no-such-invitation = There is no such invitation, or somebody has used it.
server-error-no-such-person = There is nobody of that id.
server-error-no-such-report = There is no such report.
server-error-not-yourself = You cannot do that to yourself.
server-error-settings-too-long = These are more settings than we can keep.
server-error-too-many-attempts = That was wrong too often. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-error-wrong-code = The name or the recovery code is wrong.
server-error-wrong-old-password = The current password is wrong.
server-error-wrong-password = The name or the password is wrong.
server-error-no-such-session = There is no such session, or it has ended already.
