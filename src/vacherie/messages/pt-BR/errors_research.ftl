## O que um ambiente de aprendizado não pode fazer

error-number-not-legal =
    { $legal ->
        [1] A ação { $number } não é permitida agora: a máscara permite uma outra.
       *[other] A ação { $number } não é permitida agora: a máscara permite { $legal } outras.
    }
error-not-simultaneous = Na variante { $variant } os lugares não escolhem ao mesmo tempo: use aec_env.
