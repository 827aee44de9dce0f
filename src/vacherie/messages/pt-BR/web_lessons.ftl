# As lições: o que fica em volta de cada uma.

web-lesson-title = Aprender { $game }
web-lesson-coach = Margarida, sua professora
web-lesson-step = Passo { $step } de { $steps }
web-lesson-go-on = Continuar
web-lesson-back = Voltar
web-lesson-repeat = Tentar de novo
web-lesson-skip = Pular
web-lesson-rule = Regra { $clause }
web-lesson-play = Jogar agora
web-lesson-restart = Recomeçar
