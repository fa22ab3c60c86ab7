### The keys of the pages around the tables (Persian).

keys-title = کلیدها
keys-play = بازی همین حالا
keys-turn = میز بعدی که نوبت من است
keys-new = میز تازه
keys-tables = میزها
keys-search = جست‌وجو
keys-list = همین فهرست
