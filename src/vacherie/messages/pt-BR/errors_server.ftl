# O que um servidor de mesas recusa.

error-request-not-json = O pedido não é JSON.
error-request-invalid = O pedido não é compreensível.
error-request-too-large = O pedido é demasiado grande.
error-no-such-page = Não há nada neste endereço.
error-no-such-method = Isto não se pode fazer neste endereço.
error-server-failed = O servidor cometeu um erro. Nada do que é teu se perdeu.
error-server-closing = O servidor vai parar; há de voltar.
error-database-unavailable = O servidor não consegue escrever neste momento, e nada mudou. Tenta de novo.
error-table-busy = Estão a acontecer demasiadas coisas nesta mesa. Tenta de novo.
error-too-many-requests = Foi depressa demais: espera { $seconds } s.
error-too-many-streams = Já segues { $most } mesas ao mesmo tempo, ou há muita gente a seguir mesas do mesmo sítio: fecha uma primeiro.
error-who-are-you = O servidor ainda não te conhece: apresenta-te primeiro.
error-csrf-missing = Esta página está desatualizada: carrega-a de novo.
error-other-origin = Outro sítio não pode fazer isto em teu nome.
error-name-empty = Um nome precisa de pelo menos uma letra visível.
error-name-too-long = Um nome tem no máximo { $most } carateres.
error-link-unknown = Este link já foi usado, ou é demasiado antigo.
error-token-unknown = Não tens esse token.
error-tokens-too-many = Já tens { $most } tokens; retira um primeiro.
error-table-unknown = Essa mesa não existe.
error-table-outdated = Esta partida começou com regras mais antigas, e não pode continuar.
error-table-full = Todos os lugares estão ocupados.
error-seat-unknown = Esse lugar não existe nesta mesa.
error-seat-taken = Este lugar está ocupado.
error-seat-is-free = Ninguém está sentado aí.
error-seats-taken = 
    { $taken ->
        [one] Já está { $taken } pessoa sentada aqui: alguém perderia o lugar.
       *[other] Já estão { $taken } pessoas sentadas aqui: alguém perderia o lugar.
    }
error-seats-free =
    { $free ->
        [1] Ainda há um lugar livre: senta alguém ou um bot, ou retira o lugar.
       *[other] Ainda há { $free } lugares livres: senta pessoas ou bots, ou retira os lugares.
    }
error-already-seated = Já tens lugar nesta mesa.
error-not-seated = Não tens lugar nesta mesa.
error-not-your-seat = É o lugar de outra pessoa.
error-host-only = Só o anfitrião da mesa pode fazer isto.
error-game-has-begun = A partida já começou.
error-game-not-begun = A partida ainda não começou.
error-game-is-over = A partida acabou.
error-game-not-over = A partida ainda não acabou.
error-stale-decision = A mesa avançou: agora está aberta a decisão { $decision }.
error-request-reused = Este pedido já serviu para outra jogada: dá a cada uma o seu próprio nome.
error-action-unreadable = Isto não é uma ação do jogo (em { $field }).
error-undo-nothing = Não tens nenhuma jogada para anular.
error-undo-turn-passed = Já é a vez de outra pessoa: é tarde para anular.
error-undo-shown = Entretanto revelou-se algo escondido: é tarde para anular.
error-already-away = Já alguém joga por este lugar.
error-not-away = És tu quem está a jogar.
error-seat-is-away = Uma vaca joga por ti: retoma primeiro o teu lugar.
error-chat-off = Nesta mesa não se fala.
error-chat-closed = Ninguém fala antes de as cartas serem reveladas (B8).
error-chat-empty = A mensagem está vazia.
error-chat-too-long = Uma mensagem tem no máximo { $most } carateres.
error-no-such-file-option = Este jogo não aceita ficheiro para { $option }.
error-file-too-large = O ficheiro é grande demais: no máximo { $most } bytes.
error-replay-too-long = Este jogo é demasiado longo para ser revisto: { $steps } jogadas, e o máximo são { $most }.
error-cannot-listen = Não se pode escutar em { $host }, porta { $port }: outro programa já o faz, ou é proibido.
error-database-unknown = «{ $text }» não é o endereço de uma base de dados.
error-seat-not-told = Este ficheiro conta o que o lugar { $seat } viu, e nada mais.
error-web-not-built = A aplicação web não foi construída aqui: corre make web e volta a iniciar o servidor.
error-database-unreachable = Não é possível abrir a base de dados.
error-lesson-over = A lição só tem { $steps } passos.
error-lesson-other-answer = A resposta { $step } não é a que a lição pedia.
