# Les leçons : ce qui entoure chacune d’elles.

web-lesson-title = Apprendre { $game }
web-lesson-coach = Marguerite, qui vous apprend le jeu
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-go-on = Continuer
web-lesson-back = Retour
web-lesson-repeat = Recommencer
web-lesson-skip = Passer
web-lesson-rule = Règle { $clause }
web-lesson-play = Jouer tout de suite
web-lesson-restart = Depuis le début
