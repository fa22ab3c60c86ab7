### 51st State: the words by which people ask for an action that only this game has (Persian).

fifty-first-state-ask-develop = بازسازی جای
fifty-first-state-ask-visit = کارگر بفرستم فرستادن
fifty-first-state-ask-connect = بردارم کارت رابط
fifty-first-state-ask-play = بازی
fifty-first-state-ask-contacts = ارتباط رابط صفحه
