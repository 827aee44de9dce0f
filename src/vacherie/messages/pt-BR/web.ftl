# A aplicação web: a moldura, as páginas, e tudo à volta de uma mesa.

web-title = Vacherie – três jogos de vacas
web-home = Vacherie, início
web-skip = Saltar para o conteúdo
web-close = Fechar
web-language = Língua
web-rules = Regras
web-rules-contents = Índice
web-learn = Aprender
web-learn-playing = Aprender jogando
web-menu = Menu
web-night = Modo noturno
web-day = Modo diurno
web-pace = Animações
web-pace-calm = Lentas
web-pace-brisk = Rápidas
web-pace-once = Sem animações
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-loading = Um momento…
web-not-found = Não há nada neste prado.
web-to-home = De volta ao estábulo


## Início

web-what = s. f.
    .first = onde a manada passa a noite.
    .second = uma partida feita a um amigo.
    .third = três jogos com vacas: partilha o link, e os bots ocupam as cadeiras vazias.
web-your-name = O teu nome à mesa
web-name-save = Sou eu
web-games = Os jogos
web-game-six-qui-prend = 6 qui prend!
    .about = Cento e quatro vacas, quatro filas de cinco. Chega em sexto, e a fila inteira segue-te até casa.
    .facts = 2–10 jogadores · 20 min · ou todos contra o Boi
web-game-unexploded-cow = Unexploded Cow
    .about = Um campo cheio de bombas velhas, uma manada cheia de voluntárias. Faz explodir as tuas, e alguém te paga.
    .facts = 2–6 jogadores · 40 min · regras de 2013 ou 2011
web-game-nevaches = NéVaches
    .about = Constrói um vale peça a peça, e depois convence seis vacas a ficar exatamente onde a carta diz.
    .facts = 2–4 jogadores · 45 min · uma raposa
web-play-now = Jogar já
web-play-now-six = Jogar já 6 qui prend!
web-play-friends = Jogar com amigos
web-running = As tuas partidas
web-running-turn = É a tua vez
web-running-wait = À espera dos outros
web-running-open = Ainda não começou
web-finished = Partidas acabadas
web-public = Mesas abertas
    .about = mesas com um lugar livre
web-public-none = De momento não há mesas abertas. A tua pode ser a primeira.
web-public-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
web-join = Sentar-me
web-watch = Ver
web-back-to-table = Voltar à mesa
web-footer = Sem conta, sem anúncios, nenhuma vaca maltratada.


## Preparar uma mesa

web-set-up = A mesa
web-chairs = Cadeiras
web-chair-free = Cadeira livre
web-chair-sit = Sentar-me aqui
web-chair-up = Levantar-me
web-chair-bot = Sentar um bot
web-chair-no-bot = Tirar o bot
web-chair-fill = Bots nas cadeiras livres
web-chair-kick = Mandar embora
web-chair-more = Mais uma cadeira
web-chair-fewer = Menos uma cadeira
web-chairs-added =
    { $count ->
        [one] São precisos pelo menos { $least } jogadores: foi acrescentada uma cadeira.
       *[other] São precisos pelo menos { $least } jogadores: foram acrescentadas { $count } cadeiras.
    }
web-chair-ready = pronto
web-chair-not-ready = ainda não
web-chair-host = anfitrião
web-shuffle = Baralhar os lugares
web-ready = Estou pronto
web-not-ready = Ainda não
web-start = Dar as cartas
web-start-waits = Quem abriu a mesa dá as cartas quando todos estiverem prontos.
web-invite = Partilha este link
web-copy = Copiar
web-copied = Copiado
web-level-calf = Bezerro
    .about = joga qualquer coisa
web-level-cow = Vaca
    .about = tem bom senso
web-level-bull = Touro
    .about = vê mais longe
web-level-rated = { $level }, força { $rating }
web-variant = Que jogo
web-options = Regras da casa
web-option-none = sem limite
web-file-ours = as nossas
web-file-own = as tuas
web-file-choose = Escolher um ficheiro
web-file-off = Voltar às nossas
web-file-line = Linha { $line }: { $text }
web-decks = Como escrever um baralho teu
web-option-public = Deixar que estranhos encontrem esta mesa
web-option-chat = Conversa à mesa
web-option-seen-cards = Todos podem rever as cartas já vistas
web-option-clock = Relógio
web-clock-none = sem relógio
web-clock-decision = { $seconds } segundos para cada decisão
web-clock-game = { $minutes } minutos para o jogo todo


## À mesa

web-seats = Jogadores
web-seat-you = tu
web-seat-bot = bot
web-seat-thinking =
    { $you ->
        [yes] é a tua vez
       *[no] está a pensar…
    }
web-seat-chosen =
    { $you ->
        [yes] já escolheste
       *[no] já escolheu
    }
web-seat-away = ausente, joga um bot
web-story = O que aconteceu
web-story-empty = Ainda nada.
web-chat = Conversa
web-chat-write = Diz alguma coisa
web-chat-send = Enviar
web-chat-closed = A equipa não pode falar antes de as cartas serem viradas.
web-chat-off = Não há conversa nesta mesa.
web-score = Pontos
web-undo = Anular jogada
web-leave = Sair da mesa
web-back = Voltar ao meu lugar
web-away-note = Estiveste ausente, e um bot joga por ti.
web-lost = Ligação perdida. A tentar de novo… a partida está a salvo.
web-move-waits =
    { $line ->
        [lost] Perdeu-se a ligação. A tua jogada está guardada, e segue assim que ela voltar:
       *[slow] A ligação está lenta. A tua jogada está guardada e a ser enviada:
    }
web-move-too-late = A tua jogada não foi feita: a mesa já tinha avançado.
web-time = faltam { $seconds } s
web-watching-note = Estás a ver esta mesa.
web-first = Para começar
web-first-six-qui-prend = Primeira vez? O objetivo: apanhar o mínimo de cabeças de boi.
web-first-unexploded-cow = Primeira vez? O objetivo: acabar com o máximo de dinheiro.
web-first-nevaches = Primeira vez? O objetivo: o máximo de pontos.


## O fim

web-end = A partida acabou
web-verdict =
    { $won ->
        [alone] Ganhaste. Bem jogado!
        [together] Ganha a mesa toda. Bem jogado!
        [shared] Partilhas a vitória. Bem jogado!
        [none] Vitória: { $winners }.
       *[no] Desta vez não ganhaste. A manada espera pela tua desforra.
    }
web-end-place = { $place }.º
web-rematch = Jogar outra vez
web-rematch-go = Ir para a nova mesa
web-record = Descarregar o registo
web-replay = Rever a partida
web-replay-record = Rever um jogo registado
