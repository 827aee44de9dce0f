# O aplicativo web: a moldura, as páginas e tudo em volta de uma mesa.

web-title = Vacherie – três jogos de vacas
web-home = Vacherie, início
web-skip = Pular para o conteúdo
web-close = Fechar
web-language = Idioma
web-rules = Regras
web-rules-contents = Índice
web-learn = Aprender
web-learn-playing = Aprender jogando
web-menu = Menu
web-night = Modo noturno
web-day = Modo diurno
web-pace = Velocidade das animações
web-pace-calm = Lenta
web-pace-brisk = Rápida
web-pace-once = Sem animações
web-keys = Teclado
web-keys-enter = Enter
web-keys-digits = Escolher a carta ou a fileira com esse número; outra vez para jogar a carta
web-keys-arrows = Ir de uma carta ou de um lugar ao próximo
web-keys-choose = Escolher
web-keys-escape = Devolver, ou fechar o que estiver aberto
web-keys-list = Mostrar esta lista
web-keys-skip = Durante uma animação, qualquer tecla pula para o fim.
web-skip-hint = Toque, clique ou aperte uma tecla para pular.
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-loading = Carregando…
web-not-found = Não tem nada neste pasto.
web-to-home = Voltar ao início


## Início

web-what = s. f.
    .first = onde o rebanho passa a noite.
    .second = uma peça pregada em um amigo.
    .third = três jogos de vacas: compartilhe o link, e os bots ocupam os lugares vazios.
web-your-name = Seu nome na mesa
web-name-saved = Salvo
web-face = Escolha a sua vaca
web-face-number = Vaca { $number }
web-change-me = Mudar o nome ou a vaca
web-games = Os jogos
web-game-six-qui-prend = 6 qui prend!
    .about = Cento e quatro vacas, quatro fileiras de cinco. Chegue em sexto, e a fileira inteira vai com você para casa.
    .facts = 2–10 jogadores · 20 min · ou todos contra o Boi
web-game-unexploded-cow = Unexploded Cow
    .about = Um campo cheio de bombas velhas, um rebanho cheio de voluntárias. Exploda as suas, e alguém paga você por isso.
    .facts = 2–6 jogadores · 40 min · regras de 2013 ou 2011
web-game-nevaches = NéVaches
    .about = Monte um vale peça por peça e depois convença seis vacas a ficar exatamente onde a carta manda.
    .facts = 2–4 jogadores · 45 min · uma raposa
web-play-now = Jogar agora
web-play-now-six = Jogar 6 qui prend! agora
web-play-friends = Jogar com amigos
web-running = Suas partidas
web-running-turn = É a sua vez
web-running-wait = Esperando os outros
web-running-open = Ainda não começou
web-finished = Partidas encerradas
web-past-won = Você ganhou
web-past-place = { $place } de { $seats }
web-past-all = Todas as suas partidas e resultados
web-past-title = Suas partidas e resultados
web-past-figures = Jogo por jogo
web-past-curve = A linha mostra suas últimas partidas: quanto mais alta, mais gente ficou atrás de você.
web-past-count =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, vitórias: { $wins }
web-past-rating = classificação { $rating }
web-past-against = Contra cada um
web-past-met =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, à frente: { $ahead }, atrás: { $behind }
web-past-mates = Jogar de novo com essas pessoas
web-past-invite = Convidar { $name }
web-past-more = Mostrar mais
web-past-none = Nenhuma partida encerrada ainda.
web-public = Mesas públicas
    .about = mesas com um lugar livre
web-public-none = Nenhuma mesa pública no momento. A sua pode ser a primeira.
web-public-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
web-join = Entrar
web-watch = Assistir
web-back-to-table = Voltar para a mesa
web-footer = Sem conta, sem anúncios, nenhuma vaca foi maltratada.


## Preparar uma mesa

web-set-up = A mesa
web-chairs = Lugares
web-chair-free = Lugar livre
web-chair-sit = Sentar aqui
web-chair-up = Levantar
web-chair-bot = Adicionar um bot
web-chair-fill = Preencher os lugares livres com bots
web-chair-kick = Remover
web-chair-more = Mais um lugar
web-chair-fewer = Um lugar a menos
web-chairs-added =
    { $count ->
        [1] O mínimo de jogadores é { $least }: um lugar foi adicionado.
       *[other] O mínimo de jogadores é { $least }: { $count } lugares foram adicionados.
    }
web-chair-host = anfitrião
web-shuffle = Embaralhar os lugares
web-start = Começar a partida
web-start-free =
    { $count ->
        [one] Ainda há { $count } lugar livre: espere alguém, adicione um bot ou tire o lugar.
       *[other] Ainda há { $count } lugares livres: espere os amigos, adicione bots ou tire os lugares.
    }
web-start-waits = Esperando o anfitrião começar a partida.
web-start-waits-for = Esperando { $name } começar a partida.
web-invite = Compartilhe este link
web-invited = { $name } convida você para jogar { $game }
web-invited-by-nobody = Convidaram você para jogar { $game }
web-invited-full = Todos os lugares estão ocupados, mas você pode assistir.
web-sit-down = Sentar-se
web-share = Compartilhar o link
web-share-text = Venha jogar comigo um jogo de vacas:
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado
web-level-calf = Bezerro
    .about = joga qualquer coisa
web-level-cow = Vaca
    .about = tem bom senso
web-level-bull = Touro
    .about = pensa à frente
web-level-duel = vence { $wins } de cada { $games } contra { $other }
web-stars = { $stars } de { $most } estrelas
web-variant = Jogo
web-options = Regras da casa
web-option-none = sem limite
web-file-ours = o nosso
web-file-own = o seu
web-file-choose = Escolher um arquivo
web-file-off = Usar o nosso baralho
web-file-line = Linha { $line }: { $text }
web-decks = Como montar um baralho seu
web-option-public = Mesa pública: qualquer pessoa pode encontrá-la e entrar
web-option-chat = Chat na mesa
web-option-audience-chat = Quem assiste também pode conversar
web-option-seen-cards = Todos podem rever as cartas que já apareceram
web-option-clock = Limite de tempo
web-clock-none = sem limite
web-clock-decision = { $seconds } segundos para cada decisão
web-clock-game = { $minutes } minutos para a partida inteira


## Na mesa

web-seats = Jogadores
web-seat-you = você
web-seat-bot = bot
web-seat-thinking =
    { $you ->
        [yes] é a sua vez
       *[no] está pensando…
    }
web-seat-chosen =
    { $you ->
        [yes] você já escolheu
       *[no] já escolheu
    }
web-seat-away = ausente – um bot está jogando
web-story = O que aconteceu
web-since = Desde a sua última vez
web-since-line = Desde a sua última vez:
web-since-again = Ver de novo
web-story-empty = Nada ainda.
web-chat = Chat
web-chat-write = Diga alguma coisa
web-chat-send = Enviar
web-chat-closed = O time não pode conversar antes de as cartas serem reveladas.
web-chat-off = Esta mesa não tem chat.
web-score = Placar
web-undo = Desfazer
web-leave = Sair da mesa
web-leave-sure = Sair desta partida?
web-leave-means = Um bot vai jogar no seu lugar. Enquanto a partida durar, você pode voltar e retomar o lugar.
web-stay = Continuar jogando
web-back = Voltar ao meu lugar
web-away-note = Você ficou ausente, e um bot está jogando no seu lugar.
web-bots-busy = Os bots estão ocupados: sua partida continua daqui a pouco. Por enquanto, eles têm menos tempo para pensar.
web-lost = Conexão perdida. Reconectando… a partida está a salvo.
web-move-waits =
    { $line ->
        [lost] Conexão perdida. Sua jogada está salva e será enviada assim que a conexão voltar:
       *[slow] A conexão está lenta. Ainda enviando a sua jogada:
    }
web-move-too-late = Tarde demais: a mesa já tinha avançado, e a sua jogada não foi feita.
web-time = { $seconds } s restantes
web-watching-note = Você está assistindo a esta mesa.
web-first = Primeira vez aqui
web-first-six-qui-prend = Primeira vez? O objetivo: pegar o mínimo de cabeças de boi.
web-first-unexploded-cow = Primeira vez? O objetivo: terminar com o máximo de dinheiro.
web-first-nevaches = Primeira vez? O objetivo: fazer o máximo de pontos.


## O fim

web-end = A partida acabou
web-verdict =
    { $won ->
        [alone] Você ganhou. Mandou bem!
        [together] A mesa inteira ganhou. Mandaram bem!
        [shared] Você divide a vitória. Mandou bem!
        [none] Vitória: { $winners }.
        [nobody] Desta vez ninguém da mesa ganhou.
       *[no] Vitória: { $winners }.
    }
web-end-again = O rebanho quer revanche.
web-end-gain =
    { $sign ->
        [plus] +{ $gain } nesta partida
       *[none] { $gain } nesta partida
    }
web-end-highlights = Melhores momentos
web-end-chart = O placar, vez a vez
web-evening = Nesta noite, com os mesmos jogadores
web-evening-player = Jogador
web-evening-game = Partida { $game }
web-evening-wins = Vitórias
web-share-picture = Compartilhar uma imagem
web-round-over = A rodada { $round } acabou
web-round-line = +{ $gain }, { $total } no total
web-round-next = Próxima rodada
web-rematch = Jogar de novo
web-rematch-go = Ir para a nova mesa
web-record = Baixar o registro
web-replay = Rever a partida
web-replay-record = Rever um arquivo de registro
