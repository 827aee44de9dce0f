# As lições: o que está à volta de cada uma.

web-lesson-title = Aprender { $game }
web-lesson-coach = Margarida, que te ensina
web-lesson-step = Passo { $step } de { $steps }
web-lesson-go-on = Continuar
web-lesson-back = Voltar
web-lesson-repeat = Outra vez
web-lesson-skip = Saltar
web-lesson-rule = Regra { $clause }
web-lesson-play = Jogar já
web-lesson-restart = Do princípio
