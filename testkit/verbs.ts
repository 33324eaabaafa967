import type { Language } from '@stolik/text';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What is done in the logs of our games: every line says one of these words, so that it is a sentence and not a label. Add what a new sentence needs. */
export const VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: words(`bada bierze blokuje brakuje broni buduje cofa chce daje dają działa dobiera dobierasz dociera dodaje dokłada dołącza dołączają dostaje
    dostają dostajesz dostarcza dotrzymuje fedruje głosuje gra ignoruje jest kładzie kończą kończy korzysta kosztuje kradnie kupiono kupuje liczy
    łamie ma może mówi nabywa obiecuje obraca odchodzi oddaje odkłada odkrywa odpadają odpoczywa odprawia odrzuca odsłania odszukuje odwiedza odwraca odzyskuje
    ogłasza opłaca osiągnęli otrzymuje otwiera pasuje plądruje płaci płacą pobiera podgląda podnosi podporządkowuje pojawia pokazuje pokazują porzuca potasowano
    prosi prowadzi przechodzi przegrywają przejmuje przemieszcza przenosi przepada przerzuca przestawia przesuwa przeprowadza przewraca przyjmuje
    przychodzi przyznano rekrutuje robi rośnie rozgląda rozpatruje rozpoczyna rusza ruszają rzuca sadzi skończy skończył składa spada spełnia sprawdza
    sprowadza sprzedaje są staje stawia szuka tasuje to traci trafia trafiają trzeba tworzą umieszcza ustala ustawia usuwa używa wraca wracają wskazuje wybiera
    wycofuje wydaje wydobywa wygasa wygrywa wykłada wykonuje wymienia wynosi wyczerpała wyrusza wyrzuca wysadza wzięto widzi woli zaczyna zabiera zagrywa
    zamienia zapełnia zaprzęga zastąpiono zatapia zatrudnia zatrzymujesz zatrzymuje zaznacza zawala zawaliła zbiera zdarza zdejmuje zdobywa zdobywasz zmienia
    znajduje zniewala zostaje zostawiasz zwraca zyskuje licytuje następuje najmuje buntuje zostawia uwalnia odwrócono odnaleziono`),
  en: words(`abandons accepts acquires adds applies are asks becomes begins benefits born breaks brings builds buys calms chooses collapses collects comes come
    counts declines delivers develops discards discovers does draw draws ends exchanges exhausts exiles excavates expires explores falls finds frees gains
    garrisons gets get gives goes go harnesses harvests has have helps hires ignores innovates is joins join keep keeps leads leave leaves lies lie locks looks
    loses makes meet mines moves names opens parts passes pays pillages places plants plays promises puts raids reaches rebel recalls recruits refuses rerolls
    reshuffles resolves rests returns reveals revolts rides rises robs rolls sails samples scores sees sells sends sets show shows shuffles sinks sits spends
    starts stays steals stops subjugates swaps takes throws transfers trembles turn turns uses visits votes wins withdraws works was wants picks
    replaces sold decides bids begin start occurs holds drew lays can evicts`),
};
