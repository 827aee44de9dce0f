# A linha de comando: os comandos, a ajuda e a moldura de cada jogo em um terminal.

cli-about = Três jogos de vacas, fiéis aos seus livros de regras, contra bots no terminal.
cli-play = Jogar contra bots, ou retomar a partida que você deixou.
cli-web = Jogar no navegador: neste computador e nos celulares por perto.
cli-serve = Rodar um servidor para as pessoas jogarem juntas pela rede, em um navegador ou com um programa.
cli-replay = Rever uma partida, ou mostrar a mesa em um dado momento.
cli-rules = Mostrar as regras de um jogo.

cli-metavar-game = JOGO
cli-metavar-option = NOME=VALOR
cli-metavar-record = PARTIDA
cli-metavar-save = ARQUIVO
cli-argument-game = O nome do jogo, por exemplo six_qui_prend.
cli-argument-save = Com --resume: o arquivo de uma partida inacabada, se não for a mais recente.
cli-argument-record = O arquivo em que a partida foi salva.

cli-option-lang = Idioma (padrão: VACHERIE_LANG, depois o idioma do sistema).
cli-option-help = Mostrar esta ajuda.
cli-option-version = Mostrar a versão.
cli-option-players = Número de jogadores, contando você.
cli-option-option = Uma regra da casa, como NOME=VALOR; pode ser repetida.
cli-option-bots = Os níveis dos bots, lugar por lugar ({ $levels }): calf joga qualquer coisa, cow tem bom senso, bull pensa à frente. Uma lista mais curta que a mesa se repete.
cli-option-series = Jogar este número de partidas seguidas, levando adiante o que as regras mandam levar (unexploded_cow).
cli-option-resume = Retomar a última partida que você deixou, ou a do arquivo indicado.
cli-option-host = Endereço em que escutar; 0.0.0.0 para todos na rede.
cli-option-port = Porta em que escutar; 0 escolhe qualquer uma livre.
cli-option-near-port = A porta em que escutar, ou a próxima que estiver livre.
cli-option-no-browser = Não abrir o navegador.
cli-option-database = Onde as mesas são salvas: { $sqlite }, ou { $postgresql } para vários nós. Sem isto, um arquivo na sua pasta de dados.
cli-option-origin = Outro endereço web cujas páginas podem usar este servidor; pode ser repetido.
cli-option-rate = Requisições por segundo permitidas por pessoa; 0 para não limitar.
cli-option-workers = Número de processos em que os bots pensam.
cli-option-lease = Com vários nós: quantos segundos um nó pode ficar em silêncio até outro assumir as mesas dele.
cli-option-pause = Quantos segundos um bot espera antes de agir.
cli-option-seat = Rever como este lugar viu a partida (1 é o primeiro); por padrão, como a plateia viu.
cli-option-step = Em vez disso, mostrar a mesa depois deste número de ações.

cli-help-usage = Uso:
cli-help-command = COMANDO
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-game-options = Regras da casa de { $game } (--option)
cli-help-values = Valores: { $values }. Padrão: { $default }.


## Na mesa

cli-prompt-hint = (? ajuda, história, r regras, q sair)
cli-prompt-help = Digite ? para esta ajuda, história para o relato, r para as regras, q para sair: a partida é salva depois de cada jogada.
cli-word-help = ? ajuda
cli-word-story = história historia
cli-word-rules = r regras
cli-word-quit = q sair
cli-opponents = Na mesa com você: { $bots }.
    .item = { $name } ({ $level })
cli-bots-sit-down = Os bots estão se sentando. Na primeira vez que um bull joga neste computador, isso pode levar até um minuto.
cli-bot-failed = { $name } não conseguiu decidir, e um bot cow decidiu no seu lugar (detalhes: { $file }).
cli-story-none = Nada aconteceu desde a sua última escolha.
cli-since = Desde a sua última vez:
cli-story-left-out =
    { $count ->
        [one] … { $count } linha não mostrada: história mostra tudo
       *[other] … { $count } linhas não mostradas: história mostra tudo
    }
cli-serving = As mesas estão abertas em { $address } (Ctrl-C para fechá-las).
cli-welcome-port = A porta { $taken } está em uso, então desta vez é a { $port }.
cli-welcome-here = As mesas estão abertas: { $address }
cli-welcome-there = Para celulares na mesma rede: { $address }
cli-welcome-alone = Este computador não está em uma rede, então ninguém mais pode entrar.
cli-welcome-close = Pressione Ctrl-C para fechá-las. As partidas ficam salvas e continuam na próxima vez.
cli-welcome-back = Que bom ver você de volta: a partida continua de onde parou.
cli-others-wait =
    { $count ->
        [one] Há { $count } partida mais antiga esperando em { $folder }. Para retomar: { $command }
       *[other] Há { $count } partidas mais antigas esperando em { $folder }. Para retomar uma: { $command }
    }
cli-save-passed-over = { $path } não pode ser usado e foi deixado onde está: { $reason }
cli-left = Sua partida está salva. Para retomar: { $command }
cli-verdict =
    { $won ->
        [alone] Você ganhou. Mandou bem!
        [together] A mesa inteira ganhou. Mandaram bem!
        [shared] Você divide a vitória. Mandou bem!
       *[no] Desta vez você não ganhou. O rebanho quer revanche.
    }
cli-ranking = Classificação final
cli-ranking-place = Posição
cli-ranking-name = Jogador
cli-picture-title = vacherie play six_qui_prend
cli-step = Passo
cli-what-happened = O que aconteceu
cli-kept = A partida está salva em { $path }
cli-replay-it = Para rever: { $command }
cli-series-game = Partida { $number } de { $games }.
cli-series-standing = Depois da partida { $number } de { $games }
cli-series-last = Última partida
cli-series-total = Todas
cli-series-next = (Enter: partida { $number } de { $games }, q sair)
