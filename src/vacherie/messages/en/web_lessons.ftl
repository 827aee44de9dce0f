# The lessons: what stands around every one of them.

web-lesson-title = Learn { $game }
web-lesson-coach = Marguerite, your coach
web-lesson-step = Step { $step } of { $steps }
web-lesson-go-on = Continue
web-lesson-back = Back
web-lesson-repeat = Try again
web-lesson-skip = Skip
web-lesson-rule = Rule { $clause }
web-lesson-play = Play now
web-lesson-restart = Start over
