### Words that say nothing when somebody asks why something cannot be done (Hungarian). They are passed over.

ask-stop = miért nem nincs lehet lehetne a az egy e én te ő meg fel le be ki és hogy több most megint kaphatok kaphatom kapok szabad tudom tudok saját ide oda erre arra tehetek tehetem tegyek
