# Realpolitik: parole che servono solo al tabellone nel browser.

## La mappa

rp-map = Mappa dell’Europa centrale
rp-rail = Strumenti della mappa
rp-nearer = Avvicina
rp-farther = Allontana
rp-whole-map = Tutta la mappa
rp-layer-seaways = Rotte marittime
rp-layer-names = Nomi
rp-parts = Parti della mappa
rp-part-all = Tutto
rp-part-west = Ovest
rp-part-germany = Germania
rp-part-east = Est
rp-part-italy = Italia
rp-part-lit = qui c’è qualcosa da scegliere
rp-land-britain = Gran Bretagna
rp-land-spain = Spagna
rp-land-russia = Russia
rp-land-ottoman = Impero turco
rp-land-africa = Algeria
rp-sea-north_sea = Mare del Nord
rp-sea-baltic = Mar Baltico
rp-sea-west_med = Mediterraneo occidentale
rp-sea-adriatic = Adriatico

## Nomi sulla mappa, se più brevi

rp-name-nor = Normandia
rp-name-bur = Borgogna
rp-name-pro = Provenza
rp-name-alo = Alsazia-Lorena
rp-name-pom = Pomerania
rp-name-epr = Prussia orientale
rp-name-psa = Sassonia pr.
rp-name-rhi = Renania
rp-name-vie = Austria
rp-name-tyr = Tirolo
rp-name-ill = Stiria
rp-name-hun = Ungheria
rp-name-pie = Piemonte
rp-name-emi = Emilia
rp-name-hes = Assia
rp-name-sax = Sassonia
rp-name-sav = Savoia
rp-name-ven = Veneto
rp-name-rom = Stato pontificio
rp-name-wal = Princ. danubiani
rp-name-sho = Schleswig-Holstein

## Generali sui segnalini

rp-general-macmahon = MacMahon
rp-general-bazaine = Bazaine
rp-general-canrobert = Canrobert
rp-general-moltke = Moltke
rp-general-friedrich_karl = F. Carlo
rp-general-crown_prince = Pr. ered.
rp-general-albrecht = Alberto
rp-general-benedek = Benedek
rp-general-gablenz = Gablenz
rp-general-la_marmora = La Marmora
rp-general-cialdini = Cialdini
rp-general-garibaldi = Garibaldi
rp-general-line = { $general } ({ $power }), forza { $strength }, { $units ->
    [0] senza Unità
    [one] 1 Unità
   *[other] { $units } Unità
}

## Un territorio

rp-home-of = Nazionale: { $power }
rp-capital-of = capitale: { $power }
rp-contested = Territorio Conteso
rp-uncontested = Territorio Non conteso
rp-value = valore { $n }
rp-controlled = controllo: { $power }
rp-nobody = non controllato
rp-claims = strisce:
rp-loose = { $n ->
    [one] 1 Unità sciolta
   *[other] { $n } Unità sciolte
}
rp-works = Forza in difesa senza Generali: { $n }
rp-you-may = Puoi:
rp-costs = costa { $n } Denaro
rp-confirm = Conferma
rp-cancel = Annulla
rp-brings-now = adesso
rp-play-card = Gioca: { $card }
rp-nothing-here = Ora qui non si può fare nulla.
rp-not-asked = In questo momento non devi decidere nulla.

## Tracciati

rp-opening = Apertura
rp-diplomacy = Diplomazia
rp-diplomacy-label = Tracciato Diplomazia: casella { $n } di { $top }
rp-prestige = Prestigio
rp-prestige-label = Tracciato Prestigio: { $order }
rp-alliances = Alleanze
rp-no-alliance = nessuna alleanza
rp-allied = { $power } e { $partner }
rp-run-by = guidata da:
rp-by-nobody = nessuno
rp-run-by-nobody = senza guida
rp-key-home = Nazionale
rp-key-contested = Conteso
rp-key-uncontested = Non conteso
rp-race = Influenza fino a { $end }: { $told }

## Potenze

rp-power = Potenza
rp-money = Denaro
rp-morale = Morale
rp-influence-of = Influenza su { $end }
rp-influence-now = Influenza { $n }; l’Estensione ne darebbe { $more }
rp-money-now = Denaro { $n }; la Tassazione ne darebbe { $more }
rp-morale-of = Morale { $n } su { $top }
rp-battle-cards = { $n ->
    [one] 1 carta Battaglia
   *[other] { $n } carte Battaglia
}
rp-prestige-place = Posto { $n } sul tracciato Prestigio
rp-bid = Offerta per l’Italia
rp-your-turn = tocca a te
rp-deciding = decide
rp-action-cards = Carte Azione
rp-turn-to = Carte di quale Potenza
rp-actions-of = Carte Azione: { $power }
rp-card-in-hand = in mano
rp-card-played = giocata
rp-card-now = giocata in questo turno
rp-chosen = scelta
rp-hand = Carte Battaglia
rp-hand-of = Carte Battaglia: { $power }
rp-face-up = scoperta
rp-no-cards = Nessuna carta Battaglia.
rp-supply-units = Unità in riserva
rp-supply-garrisons = Guarnigioni in riserva
rp-supply-trains = Treni in riserva
rp-supply-fortresses = Fortezze in riserva
rp-watching = Stai guardando: le mani restano nascoste fino alla fine.
rp-page-actions = Azioni
rp-page-hand = Carte

## Battaglia

rp-battle = Battaglia
rp-battle-of = Battaglia: { $territory }
rp-no-battle = Nessuna battaglia
rp-no-battle-text = Si combatte dove i Generali in movimento incontrano rivali.
rp-last-battle = Ultima battaglia
rp-last-battle-of = Ultima battaglia: { $territory }
rp-tie = Pareggio
rp-passed = non gioca altre carte
rp-limit = { $power }: carte giocate { $n } su { $limit }
rp-hidden-card = Una carta coperta: { $power }
rp-open-card = { $power }: { $card }, scoperta
rp-own-card = { $power }: { $card }, coperta
rp-no-cards-yet = ancora nessuna carta
rp-aside = Scartate

## Trattative

rp-talks-propose = Proposte
rp-talks-pledge = Segnalini Alleanza
rp-talks-bid = Italia
rp-talks-propose-text = In ordine di Prestigio ogni Potenza può proporre apertamente un’alleanza a un’altra e sentirne la risposta. Né l’una né l’altra obbliga: contano i segnalini.
rp-talks-pledge-text = Tutti danno in segreto il proprio unico segnalino Alleanza, poi tutti vengono mostrati. Due Potenze che si sono scelte a vicenda sono alleate fino alla prossima Fase Diplomazia; un segnalino non ricambiato non ha effetto.
rp-talks-bid-text = Più Potenze hanno dato il segnalino all’Italia. Offrono Morale in segreto: l’offerta più alta ne prende il controllo, a parità decide il Prestigio, e paga solo chi vince.
rp-talks-means-propose = Apertamente, e non obbliga nessuno.
rp-talks-means-ally = Alleati se anche { $power } sceglie te: nessuna battaglia fra voi, permesso di passare, appoggio in battaglia.
rp-talks-means-italy = Da soli si prende il controllo dell’Italia: armate, carte e Denaro. Con rivali si offre Morale.
rp-talks-means-keep = Nessuna alleanza fino alla prossima Fase Diplomazia.
rp-talks-given-pledge = segnalino dato
rp-talks-given-bid = offerta fatta
rp-talks-you = tu
rp-talks-morale-left = Morale che resta: { $n }

## Risposte durature

standing-until-diplomacy = fino alla prossima Fase Diplomazia
reaction-ask-consent = Passaggio: { $power } ({ $host })
reaction-ask-grant-step = Un passo ulteriore: { $power }

## Previsioni

rp-to-go = Mancano
rp-seas-note = Chi ha più valore navale nei porti di un mare ne controlla le rotte; in parità decide il Prestigio.

## Moments and cards

rp-influence = Influenza
moment-reveal = Turno { $turn }: le carte si scoprono
moment-battle = Battaglia: { $territory }
moment-tokens = Diplomazia: i segnalini si scoprono
rp-token-to = segnalino: { $power }
rp-token-kept = segnalino tenuto
rp-bids = offerta per l’Italia: { $n }
cards-actions = Carte azione
cards-battle = Carte battaglia
