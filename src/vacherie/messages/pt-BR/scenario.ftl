# O comando `vacherie scenario`: regras em forma de arquivos.

scenario-help = Rodar cenários: perguntas sobre as regras escritas em arquivos, cada um com uma posição, algumas ações e o resultado esperado.
scenario-help-files = Arquivos de cenário, ou pastas com eles. Como escrever um: docs/scenarios.md.

scenario-passed = ✓ passou: { $title }
scenario-failed = ✗ falhou: { $title }
scenario-unreadable = ! não é um cenário: { $reason }
scenario-step = passo { $step }, { $field }
scenario-expected = esperado:   { $value }
scenario-found = encontrado: { $value }
scenario-hint-expect = O que se espera pertence a um passo: escreva [step.expect] abaixo do seu [[step]].
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
scenario-changed = O jogo recusa esta ação e, mesmo assim, algo mudou. É um erro da Vacherie: por favor, avise a gente.
scenario-count = “everyone” precisa de uma ação para cada lugar que tem a vez.
scenario-event-missing = Isto não aconteceu. Em “encontrado” estão os eventos do mesmo tipo que aconteceram.
scenario-event-early = Isto acontece, mas não depois do evento anterior da lista.
scenario-event-forbidden = Isto acontece, mas não deveria.
scenario-differs = Isto é diferente.
scenario-legal-differs = O lugar { $seat } tem outras ações permitidas.
scenario-legal-missing = O lugar { $seat } não pode fazer isto agora. Em “encontrado” está tudo o que ele pode fazer.
scenario-legal-forbidden = O lugar { $seat } pode fazer isto agora, mas não deveria.
scenario-not-over = A partida ainda não acabou.


## O que pode estar errado em um arquivo

error-scenario-no-such-clause = As regras de { $game } não têm a cláusula { $clause }.
error-scenario-no-such-seat = Não há lugar { $seat }: os lugares vão de 0 a { $most }.
error-scenario-no-such-refusal = O jogo nunca recusa nada com o código “{ $refusal }”.
error-scenario-one-way-to-act = Um passo tem “actor” e “action”, ou então “everyone”, não os dois.
error-scenario-empty-step = Este passo não faz nada e não espera nada.
error-scenario-nothing-done = Você só pode esperar isto de um passo em que alguém age.
error-scenario-one-refusal = Você só pode esperar uma recusa de uma única ação: escreva “actor” e “action” em vez de “everyone”.
error-scenario-legal-says-nothing = Diga o que é permitido: com “exactly”, “includes” ou “excludes”.
error-scenario-folder-empty = Não há nenhum arquivo .toml nesta pasta.
