# O que pode estar errado no registo de uma partida, ou em partidas a simular.

error-record-not-json = Isto não é o registo de uma partida: não é JSON válido.
error-record-format = Este registo tem o formato { NUMBER($got, useGrouping: 0) }; esta versão da Vacherie só lê o formato { NUMBER($known, useGrouping: 0) }.
error-record-rules-version = Esta partida foi jogada pela versão { NUMBER($got, useGrouping: 0) } das regras; esta versão da Vacherie joga pela versão { NUMBER($known, useGrouping: 0) }.
error-record-illegal-action = O passo { NUMBER($step, useGrouping: 0) } deste registo é contrário às regras: { $reason }

error-no-bots = Indica pelo menos um bot.
error-too-few-games = É preciso jogar pelo menos uma partida, e não { NUMBER($games, useGrouping: 0) }.
error-too-few-workers = É preciso pelo menos um processo para fazer o trabalho, e não { NUMBER($workers, useGrouping: 0) }.
