## O que um ambiente de aprendizagem não pode fazer

error-number-not-legal =
    { $legal ->
        [one] O número { $number } não é permitido agora: a máscara permite um outro.
       *[other] O número { $number } não é permitido agora: a máscara permite { $legal } outros.
    }
error-not-simultaneous = Na variante { $variant } não se escolhe ao mesmo tempo: usa aec_env.
