## What an environment for learners cannot do

error-number-not-legal =
    { $legal ->
        [one] Action { $number } is not legal now: the mask allows one other.
       *[other] Action { $number } is not legal now: the mask allows { $legal } others.
    }
error-not-simultaneous = In the variant { $variant } the seats do not choose at the same time: use aec_env.
