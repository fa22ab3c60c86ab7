### What can go wrong with names, accounts and people (Persian).

server-error-already-account = شما حساب دارید.
server-error-bad-password = گذرواژه باید { $shortest } تا { $longest } نویسه داشته باشد.
server-error-banned = یک ناظر این حساب را اخراج کرده است.
server-error-invitation-needed = برای بازی در این‌جا دعوت‌نامه لازم است.
server-error-name-taken = نام { $name } گرفته شده است.
server-error-no-such-invitation = چنین دعوت‌نامه‌ای نیست، یا کسی از آن استفاده کرده است.
server-error-no-such-person = کسی با این شناسه نیست.
server-error-no-such-report = چنین گزارشی نیست.
server-error-not-yourself = این کار را با خودتان نمی‌توانید بکنید.
server-error-settings-too-long = این همه تنظیم را نمی‌توانیم نگه داریم.
server-error-too-many-attempts = تلاش‌های نادرست بیش از حد بود. { $minutes } دقیقه‌ی دیگر دوباره امتحان کنید.
server-error-wrong-code = نام یا کد بازیابی درست نیست.
server-error-wrong-old-password = گذرواژه‌ی کنونی درست نیست.
server-error-wrong-password = نام یا گذرواژه درست نیست.
server-error-no-such-session = چنین ورودی نیست یا دیگر تمام شده است.
