# O comando `vacherie scenario`: regras em forma de ficheiros.

scenario-help = Correr cenários: regras escritas em ficheiros, cada um com uma posição, algumas ações e o que delas deve resultar.
scenario-help-files = Ficheiros de cenário, ou pastas com eles. Como escrever um: docs/scenarios.md.

scenario-passed = ✓ passou: { $title }
scenario-failed = ✗ falhou: { $title }
scenario-unreadable = ! não é um cenário: { $reason }
scenario-step = passo { $step }, { $field }
scenario-expected = esperado:   { $value }
scenario-found = encontrado: { $value }
scenario-hint-expect = O que se espera pertence a um passo: escreve [step.expect] por baixo do seu [[step]].
scenario-summary = { $passed ->
        [0] nenhum passou
        [one] { $passed } passou
       *[other] { $passed } passaram
    }, { $failed ->
        [0] nenhum falhou
        [one] { $failed } falhou
       *[other] { $failed } falharam
    }, { $unreadable ->
        [0] nenhum ilegível
        [one] { $unreadable } ilegível
       *[other] { $unreadable } ilegíveis
    }


## O que pode ser diferente

scenario-refused = O jogo recusa esta ação.
scenario-not-refused = O jogo permite esta ação.
scenario-other-refusal = O jogo recusa esta ação por outro motivo.
scenario-changed = O jogo recusa esta ação e, ainda assim, algo mudou. É um defeito da Vacherie: comunica-o, por favor.
scenario-count = «everyone» precisa de uma ação para cada lugar que tem de agir agora.
scenario-event-missing = Isto não acontece. Em «encontrado» está o que acontece do mesmo género.
scenario-event-early = Isto acontece, mas não depois do acontecimento anterior da lista.
scenario-event-forbidden = Isto acontece, e não devia.
scenario-differs = É diferente.
scenario-legal-differs = O lugar { $seat } tem outras ações permitidas.
scenario-legal-missing = O lugar { $seat } não pode fazer isto agora. Em «encontrado» está tudo o que pode fazer.
scenario-legal-forbidden = O lugar { $seat } pode fazer isto agora, e não devia.
scenario-not-over = O jogo ainda não acabou.


## O que pode estar errado num ficheiro

error-scenario-no-such-clause = As regras de { $game } não têm a cláusula { $clause }.
error-scenario-no-such-seat = Não há lugar { $seat }: os lugares vão de 0 a { $most }.
error-scenario-no-such-refusal = O jogo nunca recusa nada com o código «{ $refusal }».
error-scenario-one-way-to-act = Um passo tem ou «actor» e «action», ou «everyone», não ambos.
error-scenario-empty-step = Este passo não faz nada e não espera nada.
error-scenario-nothing-done = Isto só se pode esperar de um passo em que alguém age.
error-scenario-one-refusal = Só se pode esperar uma recusa de uma única ação: escreve «actor» e «action» em vez de «everyone».
error-scenario-legal-says-nothing = Diz o que é permitido: com «exactly», «includes» ou «excludes».
error-scenario-folder-empty = Não há nenhum ficheiro .toml nesta pasta.
