### 51st State and Imperial Settlers: the words by which people ask for an action (Persian), besides those of its label: any of them will do, and their beginnings.

tableau-ask-build = ساختن بسازم ساخت
tableau-ask-deal = معامله
tableau-ask-raze = تخریب ویران خراب حمله
tableau-ask-use = استفاده فعال کار بیندازم
tableau-ask-protect = سپر محافظت
tableau-ask-take = بردارم برداشتن
tableau-ask-exchange = مبادله دو کارگر کارگرها
tableau-ask-pass = پاس
