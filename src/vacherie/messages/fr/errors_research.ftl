## Ce qu’un environnement d’apprentissage ne peut pas faire

error-number-not-legal =
    { $legal ->
        [1] Le numéro { $number } n’est pas permis ici : le masque en permet un autre.
       *[other] Le numéro { $number } n’est pas permis ici : le masque en permet { $legal } autres.
    }
error-not-simultaneous = Dans la variante { $variant }, on ne choisit pas tous en même temps : utilisez aec_env.
