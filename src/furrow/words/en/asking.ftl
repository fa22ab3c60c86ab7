### Words that say nothing when somebody asks why something cannot be done (English). They are passed over.

ask-stop = why can can't cannot could may not is are isn't aren't am no i my me his her their own the a an to of on in at by with from for and it there this that do does don't possible impossible allowed now again something anything get have put make let
