### 51st State and Imperial Settlers: the words by which people ask for an action (Hungarian), besides those of its label: any of them will do, and their beginnings.

tableau-ask-build = épít felépít megépít
tableau-ask-deal = üzlet üzletkötés kötök
tableau-ask-raze = rombol lerombol támad megtámad
tableau-ask-use = használ aktivál működik
tableau-ask-protect = pajzsjelző pajzs véd megvéd
tableau-ask-take = elvesz elvehet
tableau-ask-exchange = csere cserél becserél két munkás
tableau-ask-pass = passz
