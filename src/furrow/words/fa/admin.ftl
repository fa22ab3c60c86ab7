### What `furrow admin` says (Persian).

admin-column-id = میز
admin-column-game = بازی
admin-column-stage = وضعیت
admin-column-seats = جایگاه‌ها
admin-column-decisions = تصمیم‌ها
admin-column-moved = آخرین حرکت
admin-column-code = کد
admin-column-created = ساخت
admin-column-note = برای
admin-column-used = استفاده
admin-stage-waiting = منتظر
admin-stage-running = در جریان
admin-stage-over = پایان‌یافته
admin-stage-closed = بسته
admin-closed = میز { $table } بسته شد.
admin-invitation-only = این‌جا برای ساختن حساب دعوت‌نامه لازم است.
admin-open-to-all = این‌جا همه می‌توانند بازی کنند.
admin-backed-up = نسخه‌ی پشتیبان در { $file } است.
admin-error-no-database = پایگاه داده‌ی { $file } نیست: آن را با گزینه‌اش نام ببرید، یا سرور را یک بار اجرا کنید
admin-error-database = پایگاه داده قابل استفاده نیست: { $reason }
admin-error-choice = «{ $name }» نیست؛ این‌ها هست: { $known }
admin-error-file = { $name } نوشته نمی‌شود: { $reason }
