# Realpolitik: i nomi dei componenti.

## Azioni

action-taxation = Tassazione
    .text = Prendi Denaro pari al valore dei Territori che pagano le tasse: i tuoi Nazionali, i Non contesi e i Contesi senza la tua striscia.
action-mobilisation = Mobilitazione
    .text = Posa i Treni, pesca carte Battaglia per i Generali fuori dalla mappa, schiera i Generali o ritirali, e compra. Il Denaro non speso è perduto.
action-extend_influence = Estensione dell’Influenza
    .text = Segna il valore dei Territori Contesi con la tua striscia e dei Nazionali altrui che controlli.
action-dispatch = Dispaccio
    .text = Alza di una casella il segnalino Diplomazia e riprendi in mano tutte le carte Azione giocate. In cima segue una Fase Diplomazia.
action-movement = Movimento
    .text = Nomina un Arbitro, usa il trasporto ferroviario, poi muovi ciascuno dei tuoi Generali. Dove incontrano rivali, si combatte.

## Territori Nazionali della Francia

territory-ile = Île-de-France
territory-nor = Normandia e Bretagna
territory-alo = Alsazia-Lorena
territory-bur = Borgogna e Lionese
territory-aqu = Aquitania
territory-pro = Provenza e Linguadoca

## Territori Nazionali della Prussia

territory-bra = Brandeburgo
territory-pom = Pomerania
territory-epr = Prussia orientale e occidentale
territory-pos = Posnania
territory-sil = Slesia
territory-psa = Sassonia prussiana
territory-rhi = Renania e Vestfalia

## Territori Nazionali dell’Austria

territory-vie = Alta e Bassa Austria
territory-boh = Boemia
territory-mor = Moravia
territory-tyr = Tirolo e Salisburgo
territory-ill = Stiria, Carniola e Litorale
territory-hun = Ungheria e Croazia
territory-gal = Galizia

## Territori Nazionali dell’Italia

territory-pie = Piemonte e Liguria
territory-emi = Emilia, Romagna e Marche
territory-tus = Toscana
territory-nap = Napoli
territory-sic = Sicilia
territory-sar = Sardegna

## Territori Contesi

territory-sho = Schleswig-Holstein
territory-den = Danimarca
territory-han = Hannover
territory-hes = Assia e Francoforte
territory-sax = Sassonia e Turingia
territory-bav = Baviera
territory-wur = Württemberg
territory-bad = Baden
territory-pal = Palatinato
territory-lux = Lussemburgo
territory-bel = Belgio
territory-sav = Savoia e Nizza
territory-lom = Lombardia
territory-ven = Veneto
territory-rom = Stato pontificio
territory-dal = Dalmazia
territory-alb = Albania
territory-bos = Bosnia
territory-tun = Tunisi

## Territori Non contesi

territory-ned = Paesi Bassi
territory-swi = Svizzera
territory-ser = Serbia
territory-wal = Principati danubiani
territory-cat = Catalogna

## Mari

sea-north_sea = Atlantico, Manica e Mare del Nord
sea-baltic = Mar Baltico
sea-west_med = Mediterraneo occidentale
sea-adriatic = Mare Adriatico

## Generali

general-macmahon = Patrice de MacMahon
general-bazaine = François Achille Bazaine
general-canrobert = François Certain de Canrobert
general-moltke = Helmuth von Moltke
general-friedrich_karl = Principe Federico Carlo
general-crown_prince = Principe ereditario Federico Guglielmo
general-albrecht = Arciduca Alberto
general-benedek = Ludwig von Benedek
general-gablenz = Ludwig von Gablenz
general-la_marmora = Alfonso La Marmora
general-cialdini = Enrico Cialdini
general-garibaldi = Giuseppe Garibaldi

## Pile di carte in una battaglia

pile-macmahon = { general-macmahon }
pile-bazaine = { general-bazaine }
pile-canrobert = { general-canrobert }
pile-moltke = { general-moltke }
pile-friedrich_karl = { general-friedrich_karl }
pile-crown_prince = { general-crown_prince }
pile-albrecht = { general-albrecht }
pile-benedek = { general-benedek }
pile-gablenz = { general-gablenz }
pile-la_marmora = { general-la_marmora }
pile-cialdini = { general-cialdini }
pile-garibaldi = { general-garibaldi }
pile-garrison = Guarnigione

## Carte Battaglia

battle_card-1 = carta Battaglia 1
    .text = Giocata scoperta, scarta una carta giocata dal nemico.
battle_card-2 = carta Battaglia 2
    .text = Vale un punto in più se controlli il Territorio della battaglia.
battle_card-3 = carta Battaglia 3
    .text = Giocata scoperta, rivela una carta giocata dal nemico.
battle_card-4 = carta Battaglia 4
    .text = Porta il simbolo: ogni coppia di simboli in una pila aggiunge un punto di forza.
battle_card-5 = carta Battaglia 5
    .text = Se perdi la battaglia, ogni 5 che hai giocato ti costa un punto Morale in più.

## Schieramenti e pezzi

side-attack = attaccante
side-defence = difensore
piece-unit = un’Unità
