# As páginas que `vacherie simulate six_qui_prend … --report` escreve.

report-six-title = 6 qui prend! em muitas partidas
report-six-intro = { $variant }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } com { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }. Bots: { $bots }.
report-six-ox = Contra o Boi
report-six-ox-text = O time vence o Boi em { $won } das partidas. Em média, o time tem { $team } cabeças de boi e o Boi tem { $ox }.
report-six-rounds = Cabeças de boi por rodada
report-six-rounds-text = Uma partida dura { $rounds } rodadas em média. Um jogador pega { $mean } cabeças de boi por rodada; no décimo com mais sorte, no máximo { $low }, no décimo com menos sorte, pelo menos { $high }.
report-six-heads = cabeças de boi
report-six-share = parte das rodadas, %
report-six-seats = Resultados por lugar
report-six-seats-text = Uma vitória dividida conta para todos os que a dividem. Vence quem tem menos cabeças de boi.
report-six-seat = lugar
report-six-wins = vitórias
report-six-mean = média
report-six-low = décimo inferior
report-six-middle = mediana
report-six-high = décimo superior
report-six-rows = Fileiras pegas
report-six-rows-text = Pegar uma fileira custa { $heads } cabeças de boi em média.
report-six-cause = motivo
report-six-a-game = vezes por partida
report-six-of-all = de todas as fileiras
report-six-cause-full = a fileira estava cheia
report-six-cause-chosen = a carta não cabia em nenhuma fileira
report-six-cause-fewest = a carta do Boi não cabia em nenhuma fileira
report-six-cause-jumped-on = a Cabriola pulou
report-six-cause-inserted = uma carta foi inserida
report-six-cause-slid = uma carta deslizou
report-six-cards = Quanto custa cada carta
report-six-cards-text = As cabeças de boi que um jogador pega, em média, no turno em que a carta é jogada.
report-six-card = cartas
report-six-cost = cabeças de boi
