# A linha de comandos: os comandos, a ajuda, e a moldura de cada jogo num terminal.

cli-about = Três jogos de vacas, fiéis aos seus livros de regras, contra bots no terminal.
cli-play = Jogar contra bots, ou retomar a partida que ficou a meio.
cli-web = Jogar no navegador: neste computador e nos telemóveis à volta.
cli-serve = Deixar pessoas jogar juntas pela rede, num navegador ou com um programa.
cli-replay = Rever uma partida, ou mostrar a mesa num dado momento.
cli-rules = Mostrar as regras de um jogo.

cli-metavar-game = JOGO
cli-metavar-option = NOME=VALOR
cli-metavar-record = PARTIDA
cli-metavar-save = FICHEIRO
cli-argument-game = O nome do jogo, por exemplo six_qui_prend.
cli-argument-save = Com --resume: o ficheiro de uma partida por acabar, se não for a última.
cli-argument-record = O ficheiro onde a partida está guardada.

cli-option-lang = A língua; por omissão, VACHERIE_LANG ou a do sistema.
cli-option-help = Mostrar esta ajuda.
cli-option-version = Mostrar a versão.
cli-option-players = Quantos jogam, contigo incluído.
cli-option-option = Uma regra da casa, NOME=VALOR; pode repetir-se.
cli-option-bots = O nível dos bots, lugar a lugar ({ $levels }): calf joga qualquer coisa, cow tem algum juízo, bull pensa mais à frente. Uma lista curta repete-se.
cli-option-series = Jogar este número de partidas seguidas, com o que cada uma deixa à seguinte (unexploded_cow).
cli-option-resume = Continuar a última partida que ficou a meio, ou a do ficheiro indicado.
cli-option-host = O endereço onde escutar; 0.0.0.0 para toda a rede.
cli-option-port = A porta onde escutar; 0 para qualquer uma que esteja livre.
cli-option-near-port = A porta onde escutar, ou a próxima que esteja livre.
cli-option-no-browser = Não abrir o navegador.
cli-option-database = Onde as mesas são guardadas: { $sqlite }, ou { $postgresql } para vários nós. Sem isto, um ficheiro na tua pasta de dados.
cli-option-origin = Outro endereço web cujas páginas podem usar este servidor; pode ser dado várias vezes.
cli-option-rate = Quantos pedidos uma pessoa pode enviar por segundo; 0 para não limitar.
cli-option-workers = Em quantos processos os bots pensam.
cli-option-lease = Com vários nós: depois de quantos segundos de silêncio outro assume as mesas de um nó.
cli-option-pause = Quantos segundos um bot espera antes de agir.
cli-option-seat = Contá-la como a viu este lugar, sendo 1 o primeiro; sem isto, como a viu o público.
cli-option-step = Mostrar antes a mesa depois deste número de ações.

cli-help-usage = Utilização:
cli-help-command = COMANDO
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções
cli-help-game-options = Regras da casa de { $game } (--option)
cli-help-values = Valores: { $values }. Predefinição: { $default }.


## À mesa

cli-prompt-hint = (? ajuda, r regras, q sair)
cli-prompt-help = Escreve ? para esta ajuda, r para as regras deste jogo, q para sair: a partida fica guardada depois de cada jogada.
cli-word-help = ? ajuda
cli-word-rules = r regras
cli-word-quit = q sair
cli-opponents = À mesa contigo: { $bots }.
    .item = { $name } ({ $level })
cli-bots-sit-down = Os bots sentam-se. A primeira vez que um bull joga neste computador, isto pode demorar um minuto.
cli-bot-failed = { $name } não soube decidir, e uma vaca (cow) decidiu por ele ({ $file }).
cli-story-left-out =
    { $count ->
        [1] … 1 linha anterior não mostrada
       *[other] … { $count } linhas anteriores não mostradas
    }
cli-serving = As mesas estão abertas em { $address } (Ctrl-C para as fechar).
cli-welcome-port = Outro programa usa a porta { $taken }, por isso desta vez é a { $port }.
cli-welcome-here = As mesas estão abertas: { $address }
cli-welcome-there = Para os telemóveis na mesma rede: { $address }
cli-welcome-alone = Este computador não está ligado a nenhuma rede: mais ninguém pode entrar.
cli-welcome-close = Ctrl-C fecha-as. As partidas ficam guardadas e continuam da próxima vez.
cli-welcome-back = Que bom ver-te de volta: a partida continua onde ficou.
cli-others-wait =
    { $count ->
        [one] Há 1 partida mais antiga à espera em { $folder }. Para a retomar: { $command }
       *[other] Há { $count } partidas mais antigas à espera em { $folder }. Para retomar uma: { $command }
    }
cli-save-passed-over = { $path } não se pode usar, e fica onde está: { $reason }
cli-left = A tua partida está guardada. Para continuar: { $command }
cli-verdict =
    { $won ->
        [alone] Ganhaste. Bem jogado!
        [together] Ganha a mesa inteira. Bem jogado!
        [shared] Partilhas a vitória. Bem jogado!
       *[no] Desta vez não ganhaste. A manada espera pela tua desforra.
    }
cli-ranking = Classificação final
cli-ranking-place = Posição
cli-ranking-name = Jogador
cli-picture-title = vacherie play six_qui_prend
cli-step = Passo
cli-what-happened = O que aconteceu
cli-kept = A partida está guardada em { $path }
cli-replay-it = Para a rever: { $command }
cli-series-game = Partida { $number } de { $games }.
cli-series-standing = Depois da partida { $number } de { $games }
cli-series-last = Última partida
cli-series-total = Todas
cli-series-next = (Enter: partida { $number } de { $games }, q sair)
