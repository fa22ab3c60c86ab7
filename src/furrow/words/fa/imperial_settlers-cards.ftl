### Imperial Settlers: the names of the cards (Persian).

## Common cards

imperial-settlers-card-statue = تندیس
imperial-settlers-card-supplier = تأمین‌کننده
imperial-settlers-card-wood-storage = انبار چوب
imperial-settlers-card-carpenters-workshop = کارگاه درودگری
imperial-settlers-card-gallows = چوبه‌ی دار
imperial-settlers-card-mill = آسیاب
imperial-settlers-card-old-forest = جنگل کهن
imperial-settlers-card-quarry = معدن سنگ
imperial-settlers-card-rubble = آوار
imperial-settlers-card-village-a = دهکده
imperial-settlers-card-village-b = دهکده
imperial-settlers-card-town = شهرک
imperial-settlers-card-farmers-at-work = کشاورزان سر کار
imperial-settlers-card-mammas-baths = گرمابه‌ی ننه‌جان
imperial-settlers-card-armorer = زره‌ساز
imperial-settlers-card-gold-mine = معدن طلا
imperial-settlers-card-grain-field = گندم‌زار
imperial-settlers-card-lords-fields = کشتزار ارباب
imperial-settlers-card-monument = بنای یادبود
imperial-settlers-card-merchants-guild = صنف بازرگانان
imperial-settlers-card-gold-creek = نهر طلا
imperial-settlers-card-wood-supplier = تأمین‌کننده‌ی چوب
imperial-settlers-card-goldsmiths-workshop = کارگاه زرگری
imperial-settlers-card-marketplace = بازار
imperial-settlers-card-coal-mine = معدن زغال‌سنگ
imperial-settlers-card-mason-a = بنّا
imperial-settlers-card-mason-b = بنّا
imperial-settlers-card-court-sculptor = پیکرتراش دربار
imperial-settlers-card-masons-guild = صنف بنّایان
imperial-settlers-card-missionaries = مبلّغان
imperial-settlers-card-settlers = مهاجران
imperial-settlers-card-acting-troupe = گروه نمایش
imperial-settlers-card-lumberjacks = هیزم‌شکنان
imperial-settlers-card-carpenter = درودگر
imperial-settlers-card-joiner = نجار
imperial-settlers-card-castle-a = قلعه
imperial-settlers-card-castle-b = قلعه
imperial-settlers-card-tavern = میخانه
imperial-settlers-card-barracks = سربازخانه
imperial-settlers-card-confectioner = شیرینی‌پز
imperial-settlers-card-pig-farmer-a = خوک‌دار
imperial-settlers-card-pig-farmer-b = خوک‌دار
imperial-settlers-card-brewer = آبجوساز
imperial-settlers-card-imperial-messenger = پیک امپراتوری
imperial-settlers-card-new-forest = جنگل نو
imperial-settlers-card-hanseatic-league = اتحادیه‌ی هانزا
imperial-settlers-card-lumberjacks-route = راه هیزم‌شکنان
imperial-settlers-card-watchtower = برج دیده‌بانی
imperial-settlers-card-ruins = ویرانه‌ها
imperial-settlers-card-baker = نانوا
imperial-settlers-card-sawmill = کارگاه چوب‌بری
imperial-settlers-card-canteen = غذاخوری
imperial-settlers-card-meeting-place = میعادگاه
imperial-settlers-card-monty-the-merchant = مونتی بازرگان
imperial-settlers-card-apartment = اقامتگاه
imperial-settlers-card-hunter-joe = جوزف شکارچی
imperial-settlers-card-above-ground-mine = معدن روباز
imperial-settlers-card-porters = باربران

## Barbarians

imperial-settlers-card-primeval-forest = جنگل بکر
imperial-settlers-card-barbarian-altar = قربانگاه بربرها
imperial-settlers-card-raid = یورش
imperial-settlers-card-saboteurs = خرابکاران
imperial-settlers-card-sentry-tower = برج نگهبانی
imperial-settlers-card-dark-chapel = نیایشگاه تاریک
imperial-settlers-card-pack = دارودسته
imperial-settlers-card-rabble = اراذل
imperial-settlers-card-settlement = آبادی
imperial-settlers-card-hillfort = تپه‌دژ
imperial-settlers-card-expedition = لشکرکشی
imperial-settlers-card-bar-stone-quarry = کان سنگ
imperial-settlers-card-barter = مبادله‌ی پایاپای
imperial-settlers-card-fighting-ring = میدان رزم
imperial-settlers-card-idol = بت
imperial-settlers-card-mission = مأموریت
imperial-settlers-card-pyre = تل آتش
imperial-settlers-card-robbers = راهزنان

## Japanese

imperial-settlers-card-farm = مزرعه
imperial-settlers-card-rice-fields = شالیزار
imperial-settlers-card-geisha-house = خانه‌ی گیشا
imperial-settlers-card-garrison = پادگان
imperial-settlers-card-daimyos-castle = قلعه‌ی دایمیو
imperial-settlers-card-buddha-temple = معبد بودا
imperial-settlers-card-casino = قمارخانه
imperial-settlers-card-gate = دروازه
imperial-settlers-card-shrine = زیارتگاه
imperial-settlers-card-the-stalls = دکه‌ها
imperial-settlers-card-negotiator = مذاکره‌کننده
imperial-settlers-card-sake-brewery = کارگاه ساکی
imperial-settlers-card-trade-route = راه بازرگانی
imperial-settlers-card-dojo = دوجو
imperial-settlers-card-ninjas = نینجاها
imperial-settlers-card-sumo-school = مدرسه‌ی سومو
imperial-settlers-card-master-swordsmith = استاد شمشیرساز
imperial-settlers-card-school-of-diplomacy = مدرسه‌ی دیپلماسی

## Romans

imperial-settlers-card-sculptors-workshop = کارگاه پیکرتراش
imperial-settlers-card-sculptors-apprentice = شاگرد پیکرتراش
imperial-settlers-card-gladiator-school = مدرسه‌ی گلادیاتورها
imperial-settlers-card-engineers = مهندسان
imperial-settlers-card-gardens = باغ‌ها
imperial-settlers-card-spies = جاسوسان
imperial-settlers-card-architect = معمار
imperial-settlers-card-administration = دیوان
imperial-settlers-card-headquarters = ستاد فرماندهی
imperial-settlers-card-legion = لژیون
imperial-settlers-card-warehouses = انبارها
imperial-settlers-card-builder = سازنده
imperial-settlers-card-roman-fortification = استحکامات رومی
imperial-settlers-card-trade-colony = مستعمره‌ی بازرگانی
imperial-settlers-card-roman-barracks = سربازخانه‌ی رومی
imperial-settlers-card-stonecutter = سنگ‌تراش
imperial-settlers-card-roman-bank = بانک رومی
imperial-settlers-card-colossus = تندیس غول‌آسا

## Egyptians

imperial-settlers-card-desert = بیابان
imperial-settlers-card-altar-of-bastet = قربانگاه باستت
imperial-settlers-card-chariot-builder = ارابه‌ساز
imperial-settlers-card-pharaohs-guard = نگهبانان فرعون
imperial-settlers-card-oasis = واحه
imperial-settlers-card-slaver = برده‌فروش
imperial-settlers-card-royal-bath = گرمابه‌ی شاهی
imperial-settlers-card-golden-bazaar = بازار زرین
imperial-settlers-card-scorpion-breeder = عقرب‌پرور
imperial-settlers-card-caravan = کاروان
imperial-settlers-card-temple-of-ra = معبد رع
imperial-settlers-card-sanctuary = حریم مقدس
imperial-settlers-card-avenue-of-sphinxes = خیابان ابوالهول‌ها
imperial-settlers-card-sphinx = ابوالهول
imperial-settlers-card-goldsmith = زرگر
imperial-settlers-card-slaves = بردگان
imperial-settlers-card-egy-stone-quarry = کان سنگ
imperial-settlers-card-pyramid = هرم
