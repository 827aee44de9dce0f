# The lessons: what stands around every one of them.

web-lesson-title = Learn { $game }
web-lesson-coach = Marguerite, who teaches you
web-lesson-step = Step { $step } of { $steps }
web-lesson-go-on = Go on
web-lesson-back = Back
web-lesson-repeat = Once more
web-lesson-skip = Skip
web-lesson-rule = Rule { $clause }
web-lesson-play = Play now
web-lesson-restart = From the start
