### Words that say nothing when somebody asks why something cannot be done (Czech). They are passed over.

ask-stop = proč nejde nemůžu nemohu nemůže nesmí nesmím smím můžu mohu jít si se s ze z do na v ve za a o to ten ta můj moje mé svůj svou jeho její teď zase znovu vlastní dát dávat umístit
