### Words that say nothing when somebody asks why something cannot be done (Persian). They are passed over.

ask-stop = چرا نمی‌توانم نمیتوانم نمی‌تواند نمی‌شود نمیشود می‌توانم توانم ممکن نیست اجازه ندارد را از به با در من او خودم خود کنم کرد شود می و این آن دوباره ام یا گذاشتن بگذارم
