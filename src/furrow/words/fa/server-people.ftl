### What can go wrong with names, accounts and people (Persian).

server-error-already_account = شما حساب دارید.
server-error-bad_password = گذرواژه باید { $shortest } تا { $longest } نویسه داشته باشد.
server-error-banned = یک ناظر این حساب را بیرون کرده است.
server-error-invitation_needed = برای بازی در این‌جا دعوت‌نامه لازم است.
server-error-name_taken = نام { $name } گرفته شده است.
server-error-no_such_invitation = چنین دعوت‌نامه‌ای نیست، یا کسی از آن استفاده کرده است.
server-error-no_such_person = کسی با این شناسه نیست.
server-error-no_such_report = چنین گزارشی نیست.
server-error-not_yourself = این کار را با خودتان نمی‌توانید بکنید.
server-error-settings_too_long = این همه تنظیم را نمی‌توانیم نگه داریم.
server-error-too_many_attempts = بیش از اندازه اشتباه بود. { $minutes } دقیقه‌ی دیگر دوباره امتحان کنید.
server-error-wrong_code = نام یا کد بازیابی درست نیست.
server-error-wrong_password = نام یا گذرواژه درست نیست.
