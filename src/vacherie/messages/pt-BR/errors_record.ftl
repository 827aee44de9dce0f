# O que pode estar errado no registro de uma partida, ou em partidas a simular.

error-record-not-json = Isto não é o registro de uma partida: não é JSON válido.
error-record-format = Este registro está no formato { NUMBER($got, useGrouping: 0) }; esta versão da Vacherie só lê o formato { NUMBER($known, useGrouping: 0) }.
error-record-rules-version = Esta partida foi jogada pela versão { NUMBER($got, useGrouping: 0) } das regras; esta versão da Vacherie joga pela versão { NUMBER($known, useGrouping: 0) }.
error-record-illegal-action = O passo { NUMBER($step, useGrouping: 0) } deste registro viola as regras: { $reason }

error-no-bots = Indique pelo menos um bot.
error-too-few-games = É preciso jogar pelo menos uma partida, não { NUMBER($games, useGrouping: 0) }.
error-too-few-workers = É preciso pelo menos um processo para fazer o trabalho, não { NUMBER($workers, useGrouping: 0) }.
