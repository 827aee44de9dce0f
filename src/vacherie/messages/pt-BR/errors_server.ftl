# O que um servidor de mesas recusa.

error-request-not-json = A requisição não é JSON.
error-request-invalid = Não dá para entender a requisição.
error-request-too-large = A requisição é grande demais.
error-request-not-whole = A requisição foi interrompida antes do fim.
error-host-invalid = O cabeçalho Host da requisição não indica nenhum servidor.
error-no-such-page = Não há nada neste endereço.
error-no-such-method = Isso não pode ser feito neste endereço.
error-server-failed = Algo deu errado no servidor. Nada do que é seu se perdeu.
error-server-closing = O servidor está reiniciando e volta em instantes.
error-server-not-ready = O servidor não está pronto: há um problema com { $tasks }.
error-database-unavailable = O servidor não consegue gravar no momento, e nada mudou. Tente de novo.
error-table-busy = Está acontecendo coisa demais nesta mesa ao mesmo tempo. Tente de novo.
error-too-many-requests = Foi rápido demais: espere { $seconds } s.
error-too-many-streams = Você já está assistindo a { $most } mesas, ou há gente demais no seu endereço: feche uma primeiro.
error-who-are-you = O servidor ainda não conhece você: apresente-se primeiro.
error-csrf-missing = Esta página está desatualizada: recarregue.
error-other-origin = Outro site não pode fazer isso em seu nome.
error-name-empty = Um nome precisa de pelo menos um caractere visível.
error-name-too-long = Um nome pode ter no máximo { $most } caracteres.
error-link-unknown = Este link já foi usado ou é antigo demais.
error-token-unknown = Você não tem esse token.
error-tokens-too-many = Você já tem { $most } tokens; remova um primeiro.
error-table-unknown = Essa mesa não existe.
error-table-outdated = Esta partida começou com regras mais antigas e não pode continuar.
error-chat-full = O chat desta mesa está cheio (o limite é de { $most } mensagens).
error-changed-too-often = Você mudou de ideia vezes demais (o limite é de { $most } vezes). Continue a partida.
error-table-too-long = Aconteceram coisas demais nesta mesa (o limite é de { $most } entradas). Abra outra.
error-tables-too-many =
    { $most ->
        [one] Você já tem { $most } partida em andamento. Termine-a ou deixe-a descansar um pouco.
       *[other] Você já tem { $most } partidas em andamento. Termine uma ou deixe-a descansar um pouco.
    }
error-table-full = Todos os lugares estão ocupados.
error-seat-unknown = Esse lugar não existe nesta mesa.
error-seat-taken = Este lugar está ocupado.
error-seats-taken =
    { $taken ->
        [one] Já há { $taken } pessoa sentada: alguém perderia o lugar.
       *[other] Já há { $taken } pessoas sentadas: alguém perderia o lugar.
    }
error-seats-free =
    { $free ->
        [1] Ainda há um lugar livre: preencha com uma pessoa ou um bot, ou remova o lugar.
       *[other] Ainda há { $free } lugares livres: preencha com pessoas ou bots, ou remova os lugares.
    }
error-already-seated = Você já tem um lugar nesta mesa.
error-guest-unknown = Você não jogou com esta pessoa.
error-guest-seated = { $name } já tem um lugar nesta mesa.
error-not-seated = Você não tem um lugar nesta mesa.
error-not-your-seat = Este lugar é de outra pessoa.
error-host-only = Só o anfitrião da mesa pode fazer isso.
error-game-has-begun = A partida já começou.
error-game-not-begun = A partida ainda não começou.
error-game-is-over = A partida acabou.
error-game-not-over = A partida ainda não acabou.
error-stale-question = A mesa avançou: agora ela está na pergunta { $question }.
error-request-reused = Este id de requisição já foi usado para outra ação: dê a cada ação o seu próprio.
error-action-unreadable = Isto não é uma ação deste jogo (em { $field }).
error-undo-nothing = Você não tem nenhuma jogada para desfazer.
error-undo-turn-passed = Já é a vez de outra pessoa: não dá mais para desfazer.
error-undo-shown = Algo oculto foi revelado desde então: não dá mais para desfazer.
error-not-away = Você mesmo já está jogando neste lugar.
error-seat-is-away = Um bot está jogando por você: primeiro retome o seu lugar.
error-chat-off = Esta mesa não tem chat.
error-chat-closed = Ninguém pode conversar antes de as cartas serem reveladas (B8).
error-chat-empty = A mensagem está vazia.
error-chat-too-long = Uma mensagem pode ter no máximo { $most } caracteres.
error-no-such-file-option = Neste jogo, { $option } não aceita um arquivo.
error-file-too-large = O arquivo é grande demais: no máximo { $most } bytes.
error-replay-too-long = Esta partida é longa demais para ser revista: { $steps } passos, e o limite é { $most }.
error-cannot-listen = Não é possível escutar em { $host }, porta { $port }: outro programa já está usando, ou não é permitido.
error-database-unknown = “{ $text }” não é o endereço de um banco de dados.
error-seat-not-told = Este arquivo só contém o que o lugar { $seat } viu.
error-web-not-built = O aplicativo web não foi compilado aqui: rode make web e inicie o servidor de novo.
error-database-unreachable = Não foi possível abrir o banco de dados.
error-database-in-use = Outro servidor já está usando { $database }. Um arquivo SQLite só serve a um servidor por vez; vários servidores podem compartilhar um banco PostgreSQL.
error-lesson-over = A lição só tem { $steps } passos.
error-lesson-other-answer = A resposta { $step } não é uma que a lição aceite.
error-too-many-reviews = Já { $most ->
        [one] há { $most } análise
       *[other] há { $most } análises
    } na fila: tente de novo quando terminarem.
error-review-not-asked = Ninguém ainda pediu a análise desta partida.
error-position-unreadable = Isto não é uma posição deste jogo.
error-nothing-to-weigh = Este lugar não tem nenhuma escolha a fazer nesta posição.
error-too-large-budget = Aqui o orçamento pode ser de no máximo { NUMBER($most, useGrouping: 0) }, e não { NUMBER($budget, useGrouping: 0) }.
error-weighing-failed = Não foi possível avaliar a posição. Tente de novo.
