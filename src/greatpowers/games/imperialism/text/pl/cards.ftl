# Imperializm: karty opatrzności i terytoriów, własnymi słowami.

## Karty władzy pozytywne

card-mistress_of_the_seas = Władczyni mórz
    .permanent = +3 do wyniku wojny morskiej.
    .immediate = Możesz zapłacić 4 dukaty, aby zwiększyć poziom floty o 1.
card-great_dynasty = Członek wielkiej dynastii
    .permanent = +3 do wyniku wojny lądowej i morskiej.
    .immediate = Możesz zmienić położenie najwyżej dwóch wystawionych kart władzy, także tej: zamienić dwie miejscami albo przesunąć jedną lub dwie do graczy, którzy żadnej nie mają. Przesunięte karty nie wywołują efektów natychmiastowych.
card-great_diplomat = Wielki dyplomata
    .permanent = Limit kart na ręce jest większy o 1.
    .immediate = Możesz przejrzeć rękę wybranego gracza i zabrać mu jedną kartę.
card-reformer = Reformator
    .permanent = Za każdym razem, gdy wybierasz akcję rozwój, otrzymujesz natychmiast 2 dukaty.
    .immediate = Możesz zapłacić 5 dukatów, aby zwiększyć o 1 poziom produkcji żywności, tekstyliów, broni lądowej albo stoczni.
card-open_to_discovery = Otwarty na odkrycia
    .permanent = −2 do wyniku wojny morskiej.
    .immediate = Możesz zapłacić 4 dukaty, aby zwiększyć poziom floty o 1. Bez względu na to możesz potem wystawić z ręki kartę kolonii jak w akcji podbój: spełniasz jej wymagania i płacisz jej koszt.
card-defender_of_the_faith = Obrońca wiary
    .permanent = +3 do wyniku wojny lądowej i morskiej z innowiercami.
    .immediate = Możesz przejrzeć ręce wszystkich innowierców i zabrać każdemu z nich po jednej karcie.
card-outstanding_soldier = Wybitny wojskowy
    .permanent = +3 do wyniku wojny lądowej.
    .immediate = Możesz zapłacić 4 dukaty, aby zwiększyć poziom armii o 1.
card-adventurer = Awanturnik
    .permanent = +3 do wyniku wojny lądowej.
    .immediate = Możesz wziąć kartę wojny ze stosu odrzuconych kart opatrzności, pokazując ją wszystkim.

## Karty władzy negatywne

card-civil_war = Wojna domowa
    .permanent = Kto ma tę kartę przed sobą, nie może wybrać akcji wojna.
    .immediate = Zabierasz losową kartę z ręki gracza, na którego ją zagrywasz. Jeśli ma on największą armię, możesz zapłacić 8 dukatów, aby zwiększyć o 1 poziom produkcji żywności, tekstyliów, broni lądowej albo stoczni.
card-madman = Obłąkany
    .permanent = −5 do wyniku wojny lądowej i morskiej.
    .immediate = Gracz, na którego ją zagrano, traci 1 punkt prestiżu.
    .release = Na początku swojej tury, przed wymianą ręki, gracz bez największej armii może odrzucić tę kartę za 2 punkty prestiżu.
card-bourgeois_revolution = Rewolucja burżuazyjna
    .permanent = Kto ma tę kartę przed sobą, nie może wybrać akcji wojna.
    .immediate = Gracz, na którego ją zagrano, traci 1 punkt prestiżu. Jeśli ma on największą armię, wszyscy pozostali po kolei mogą zapłacić 4 dukaty, aby zwiększyć poziom armii o 1.
card-bureaucrat = Biurokrata
    .permanent = Limit kart na ręce jest mniejszy o 1.
    .immediate = Gracz, na którego ją zagrano, traci 1 punkt prestiżu.
    .release = Na początku swojej tury, przed wymianą ręki, gracz bez największej liczby punktów chwały może odrzucić tę kartę za 2 punkty prestiżu.

## Karty spisku

card-corrupt_officials = Korupcja urzędników
    .text = Zabierz ofierze 1 dukata za każdą jej kolonię albo 1 dukata za każdą krainę. Potem możesz wziąć kartę wydarzenia ze stosu kart odrzuconych, pokazując ją wszystkim.
card-persecution = Prześladowania innowierców
    .text = Zabierz ofierze 1 dukata za każdy jej punkt prestiżu. Ofiara traci ponadto 1 punkt prestiżu.
card-harassed_merchants = Krzywdzenie kupców
    .text = Zabierz ofierze 1 dukata za każdy jej poziom produkcji tekstyliów albo 1 dukata za każdy poziom produkcji żywności, albo 2 dukaty za każdą kolonię.
card-border_raids = Podjazdy graniczne
    .text = Zabierz ofierze 2 dukaty za każdą jej kolonię albo 2 dukaty za każdą krainę, najwyżej 8. Jako karta wojny: ląd +3, morze +3, plądrowanie 2.
card-venal_advisers = Przekupni doradcy
    .text = Zabierz ofierze 1 dukata za każdy jej poziom armii albo 1 dukata za każdy poziom floty, najwyżej 10. Jako karta wojny: ląd +5, morze +3, plądrowanie 1.
card-magnates_plot = Spisek możnych
    .text = Zabierz ofierze 1 dukata za każdą jej kolonię albo 1 dukata za każdą krainę. Jej pozytywna karta władzy zostaje odrzucona.

## Karty wydarzeń

card-naval_blockade = Blokada morska
    .text = Wydarzenie wojenne po wojnie lądowej: jeśli twoja flota jest większa od floty zwycięzcy, zabierz mu 2 dukaty za każdy swój poziom stoczni. Jako karta wojny: morze +3, plądrowanie 2.
card-armed_intervention = Zbrojna interwencja
    .text = Wydarzenie wojenne po cudzej wojnie lądowej (bez twojego udziału): zabierz zwycięzcy 2 dukaty za każdy swój poziom produkcji broni lądowej. Jako karta wojny: ląd +2, morze +2, plądrowanie 2.
card-settlement = Ugoda
    .text = Gdy ktoś wypowie ci wojnę, zanim wyłożysz karty wojny: do wojny nie dochodzi. Atakujący bierze swoją kartę z powrotem i wybiera inną akcję; jego znacznik zostaje na polu wojny, więc w następnej turze też jej nie wybierze. Jeśli ugoda zostanie anulowana, dochodzi do wojny, a ty możesz wyłożyć do dwóch kart wojny.
card-greedy_pillage = Zachłanna grabież
    .text = Wydarzenie wojenne po wygranym przez ciebie ataku: weź z zasobów wolnych 4 dukaty za każdy poziom produkcji złota przegranego albo 3 za każdy poziom towarów orientalnych, albo 2 za każdy poziom przypraw.
card-pirates = Piraci
    .text = Na koniec tury innego gracza, który przeprowadził rozwój: zabierz mu 1 dukata za każdy jego poziom produkcji złota, przypraw albo towarów orientalnych, najwyżej 4. Jako karta wojny: morze +3, plądrowanie 2.
card-patriotic_rising = Zryw patriotyczny
    .text = Wydarzenie wojenne dla obu walczących. Po przegranej możesz za darmo zwiększyć poziom armii albo floty o 1 i otrzymujesz 1 dukata za każde swoje terytorium. Po wygranej możesz zapłacić 3 dukaty, aby zwiększyć poziom armii albo floty o 1.
card-diplomatic_gambit = Zagrywka dyplomatyczna
    .text = W intrydze, zamiast karty spisku albo władzy: 2 punkty prestiżu. Albo w dowolnym momencie, gdy inny gracz zagrywa wydarzenie: anuluj je.
card-rise_of_burghers = Rozwój mieszczaństwa
    .text = W intrydze, zamiast karty spisku albo władzy: 1 dukat za każde twoje terytorium, a przy co najmniej 3. poziomie produkcji towarów orientalnych także 1 punkt chwały.
card-intercepted_plans = Przechwycenie planów
    .text = W swojej turze, po dobraniu kart: przejrzyj rękę wybranego gracza i zabierz mu kartę wydarzenia, jeśli ją ma.
card-colonial_rush = Pęd kolonizacyjny
    .text = Zaraz po podboju, w którym wystawiasz kartę kolonii: otrzymujesz tyle dukatów, ile wynoszą twoje obecne zyski z handlu złotem, przyprawami albo towarami orientalnymi.
card-exceptional_year = Wyjątkowy rok
    .text = Gdy wybierasz akcję rozwój, przed wskazaniem dobra: 3 dukaty albo, przy co najmniej 2. poziomie produkcji towarów orientalnych, 1 punkt chwały.

## Karty specjalne

card-historic_victory = Historyczne zwycięstwo
    .text = Karta wojny: ląd +1, morze +1, plądrowanie 3. Jeśli wygrasz wywołaną nią wojnę z przewagą co najmniej 3, otrzymujesz dodatkowy punkt chwały.
card-war_for_influence = Wojna o wpływy
    .text = Karta wojny: ląd +1, morze +1, plądrowanie 3. Jeśli wygrasz wywołaną nią wojnę, przed negocjacjami pokojowymi możesz wziąć dowolną kartę ze stosu odrzuconych kart opatrzności.

## Krainy

card-pomerania = Pomorze
card-silesia = Śląsk
card-moldavia = Mołdawia
card-scotland = Szkocja
card-navarre = Nawarra
card-genoa = Genua
card-livonia = Inflanty
card-burgundy = Burgundia
card-ireland = Irlandia
card-finland = Finlandia
card-saxony = Saksonia
card-ukraine = Ukraina
card-crimea = Krym
card-naples = Neapol
card-norway = Norwegia
card-bavaria = Bawaria
card-bohemia = Czechy
card-hungary = Węgry
card-denmark = Dania
card-milan = Mediolan
card-venice = Wenecja
card-netherlands = Niderlandy

## Kolonie

card-canaries = Wyspy Kanaryjskie
card-azores = Azory
card-gold_coast = Złote Wybrzeże
card-newfoundland = Nowa Fundlandia
card-antilles = Antyle
card-brazil = Brazylia
card-cape = Kolonia Przylądkowa
card-new_england = Nowa Anglia
card-canada = Kanada
card-louisiana = Luizjana
card-ceylon = Cejlon
card-mexico = Meksyk
card-peru = Peru
card-moluccas = Moluki
card-philippines = Filipiny
card-australia = Australia

## Kolonie na planszy

card-india = Indie
card-china = Chiny
