import { type Seat, seat } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { ARTIFACTS, CRYSTALS, HALF_KINDS, KIND_OF, MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { starScrappers } from '../index.ts';
import type { Artifact, Crystal, Half, Mercenary } from '../pieces.ts';
import { FIRST } from '../pieces.ts';
import { eventText } from '../words/events.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
);
const names = ['Ola', 'Adam', 'Ewa'];
const inBoth = (event: Event): string[] => speakers.map((speaker) => speaker.say(eventText(event), names));

const ola: Seat = seat(0);
const adam: Seat = seat(1);
const card = (id: string): Mercenary => KIND_OF.findIndex((kind) => MERCENARY_KINDS[kind]?.id === id) as Mercenary;
const half = (id: string): Half => (FIRST.half + HALF_KINDS.findIndex((kind) => kind.id === id)) as Half;
const drollo = card('metanel-drollo');
const witch = card('bioss-cyberwitch');
const purple = CRYSTALS[7] as Crystal;
const contract = ARTIFACTS[0] as Artifact;

/** Events of every type, and how they are told: [event, Polish, English]. */
const told: readonly (readonly [Event, string, string])[] = [
  [{ type: 'game-began', first: adam }, 'Grę zaczyna Adam.', 'The game begins, and Adam goes first.'],
  [
    { type: 'hand-dealt', seat: ola, cards: [drollo, witch, drollo], to: [ola] },
    'Na początek dostajesz karty: Metanel Drollo ×2 i Bioss Cyberwiedźma.',
    'Your starting hand is Metanel Drollo ×2 and Bioss Cyberwitch.',
  ],
  [{ type: 'turn-began', seat: ola, round: 4 }, 'Runda 4: Ola zaczyna turę.', 'Round 4: Ola’s turn.'],
  [
    { type: 'start-artifact-used', seat: ola, half: half('third-cyber-hand') },
    'Ola używa Trzeciej cyber-ręki.',
    'Ola uses Third Cyber-Hand.',
  ],
  [
    { type: 'leader-used', seat: ola, card: drollo },
    'Ola używa umiejętności Lidera: Metanel Drollo.',
    'Ola uses the Leader’s skill: Metanel Drollo.',
  ],
  [
    { type: 'second-used', seat: ola, card: drollo },
    'Ola zamiast Lidera używa karty spod niego: Metanel Drollo.',
    'Ola uses the card under the Leader instead: Metanel Drollo.',
  ],
  [
    { type: 'card-laid', seat: ola, card: witch },
    'Ola płaci, zagrywając Biossa Cyberwiedźmę.',
    'Ola pays with Bioss Cyberwitch.',
  ],
  [{ type: 'recruited', seat: ola, card: drollo }, 'Ola rekrutuje Metanela Drolla.', 'Ola recruits Metanel Drollo.'],
  [
    { type: 'mined', seat: ola, crystal: purple, cost: 4 },
    'Ola fedruje fioletowy Kryształ 6 (z symbolem, 4 PZ) za 4.',
    'Ola mines the purple Crystal of cost 6 (with symbol, 4 VP) for 4.',
  ],
  [
    { type: 'mined', seat: ola, crystal: purple, cost: 0 },
    'Ola fedruje fioletowy Kryształ 6 (z symbolem, 4 PZ) za darmo.',
    'Ola mines the purple Crystal of cost 6 (with symbol, 4 VP) for free.',
  ],
  [
    { type: 'collected', seat: ola, artifact: contract, half: half('loyalty-card') },
    'Ola zdobywa Artefakt i wybiera Kartę stałego klienta.',
    'Ola collects an Artifact and chooses Loyalty Card.',
  ],
  [
    { type: 'artifact-shown', artifact: contract },
    'Następny Artefakt na stosie to Kontrakt / Karta stałego klienta.',
    'The next Artifact on the stack is Contract / Loyalty Card.',
  ],
  [
    { type: 'artifact-helped', seat: ola, half: half('club-of-persuasion') },
    'Ola używa Pałki argumentacji.',
    'Ola benefits from Club of Persuasion.',
  ],
  [
    { type: 'skill-played', seat: ola, card: witch },
    'Ola zagrywa Biossa Cyberwiedźmę i używa umiejętności tej karty.',
    'Ola plays Bioss Cyberwitch and uses the card’s skill.',
  ],
  [
    { type: 'crystal-taken', seat: ola, crystal: purple },
    'Ola bierze z Kopalni fioletowy Kryształ 6 (z symbolem, 4 PZ).',
    'Ola takes the purple Crystal of cost 6 (with symbol, 4 VP) from the Mine.',
  ],
  [
    { type: 'taken-from-docks', seat: ola, card: drollo },
    'Ola bierze z Doków Metanela Drolla.',
    'Ola takes Metanel Drollo from the Docks.',
  ],
  [
    { type: 'taken-from-base', seat: ola, card: drollo, owner: adam },
    'Ola zabiera Metanela Drolla z Bazy, której broni Adam.',
    'Ola takes Metanel Drollo from Adam’s Base.',
  ],
  [
    { type: 'taken-from-base', seat: ola, card: drollo, owner: ola },
    'Ola bierze Metanela Drolla z własnej Bazy.',
    'Ola takes Metanel Drollo from their own Base.',
  ],
  [
    { type: 'subjugated-from-base', seat: ola, card: drollo, owner: adam },
    'Ola zniewala Metanela Drolla z Bazy, której broni Adam.',
    'Ola subjugates Metanel Drollo from Adam’s Base.',
  ],
  [
    { type: 'subjugated-from-base', seat: ola, card: drollo, owner: ola },
    'Ola zniewala Metanela Drolla z własnej Bazy.',
    'Ola subjugates Metanel Drollo from their own Base.',
  ],
  [
    { type: 'subjugated-from-hand', seat: ola, card: drollo },
    'Ola zniewala Metanela Drolla z ręki.',
    'Ola subjugates Metanel Drollo from their hand.',
  ],
  [
    { type: 'crystal-recoloured', seat: ola, crystal: purple, colour: 5 },
    'Ola zmienia kolor: fioletowy Kryształ 6 (z symbolem, 4 PZ) do końca tury jest zielony.',
    'Ola changes a colour: the purple Crystal of cost 6 (with symbol, 4 VP) is green until the end of the turn.',
  ],
  [
    { type: 'hand-recoloured', seat: ola, count: 0, colour: 2 },
    'Ola wybiera kolor niebieski: żadna karta z ręki go nie przyjmuje.',
    'Ola chooses blue: no card in hand takes that colour.',
  ],
  [
    { type: 'hand-recoloured', seat: ola, count: 1, colour: 2 },
    'Ola wybiera kolor niebieski: do końca tury jedna karta z ręki ma ten kolor przy fedrowaniu.',
    'Ola chooses blue: one card in hand counts as blue for mining until the end of the turn.',
  ],
  [
    { type: 'hand-recoloured', seat: ola, count: 3, colour: 2 },
    'Ola wybiera kolor niebieski: do końca tury 3 karty z ręki mają ten kolor przy fedrowaniu.',
    'Ola chooses blue: 3 cards in hand count as blue for mining until the end of the turn.',
  ],
  [
    { type: 'card-recoloured', seat: ola, card: drollo, colour: 2, to: [ola] },
    'Metanel Drollo do końca tury ma przy fedrowaniu kolor niebieski.',
    'Metanel Drollo counts as blue for mining until the end of the turn.',
  ],
  [
    { type: 'extra-mining', seat: ola, actions: 1 },
    'Ola ma w tej turze dodatkową akcję fedrowania.',
    'Ola has an extra mining action this turn.',
  ],
  [{ type: 'raided', seat: ola, owner: adam }, 'Ola przejmuje Bazę, której broni Adam!', 'Ola raids Adam’s Base!'],
  [{ type: 'raided', seat: ola, owner: ola }, 'Ola przejmuje własną Bazę.', 'Ola raids their own Base.'],
  [
    { type: 'leader-returned', owner: adam, card: drollo },
    'Adam bierze do ręki swojego Lidera: Metanel Drollo.',
    'The Leader, Metanel Drollo, returns to Adam’s hand.',
  ],
  [
    { type: 'totem-taken', seat: ola, colour: 3, from: adam },
    'Ola kradnie żółty Totem; traci go Adam.',
    'Ola takes the yellow Totem from Adam.',
  ],
  [
    { type: 'totem-taken', seat: ola, colour: 3, from: null },
    'Ola bierze z zasobów żółty Totem.',
    'Ola takes the yellow Totem from the supply.',
  ],
  [
    { type: 'force-field-took', owner: adam, card: witch },
    'Pole siłowe działa: Adam odzyskuje też Biossa Cyberwiedźmę.',
    'Force Field works: Adam gets Bioss Cyberwitch back as well.',
  ],
  [
    { type: 'raid-took', seat: ola, owner: adam, cards: [drollo, witch] },
    'Ola zabiera z przejętej Bazy: Metanela Drolla i Biossa Cyberwiedźmę.',
    'Ola takes from Adam’s Base: Metanel Drollo and Bioss Cyberwitch.',
  ],
  [
    { type: 'raid-took', seat: ola, owner: ola, cards: [witch] },
    'Ola bierze z własnej Bazy: Biossa Cyberwiedźmę.',
    'Ola takes from their own Base: Bioss Cyberwitch.',
  ],
  [
    { type: 'cave-in', at: 3, collapse: 8 },
    'Kopalnia drży: znacznik Zawalenia Kopalni staje na polu 3 z 8.',
    'The Mine trembles: the Cave-In marker is on space 3 of 8.',
  ],
  [
    { type: 'collapse-begun' },
    'Kopalnia się zawala! Gra skończy się razem z tą rundą.',
    'The Mine is caving in! The game will end with this round.',
  ],
  [
    { type: 'base-built', seat: ola, cards: [witch, drollo] },
    'Ola dokłada do Bazy 2 karty, a Liderem zostaje Metanel Drollo.',
    'Ola adds 2 cards to their Base, and Metanel Drollo becomes its Leader.',
  ],
  [
    { type: 'removed', seat: ola, cards: [witch, drollo] },
    'Ola ma za dużą Bazę; do pudełka trafiają: Bioss Cyberwiedźma i Metanel Drollo.',
    'Ola’s Base is too large; these cards leave the game: Bioss Cyberwitch and Metanel Drollo.',
  ],
  [
    { type: 'refilled', pieces: [purple, drollo] },
    'Kopalnia i Doki dostają fioletowy Kryształ 6 (z symbolem, 4 PZ) i Metanela Drolla.',
    'The Mine and the Docks are refilled: purple Crystal of cost 6 (with symbol, 4 VP) and Metanel Drollo.',
  ],
  [
    { type: 'crystal-stack-empty', cost: 6 },
    'Skończył się stos Kryształów o koszcie 6.',
    'The stack of Crystals of cost 6 has run out.',
  ],
  [
    { type: 'mercenary-stack-empty', level: 4 },
    'Skończył się stos Najemników poziomu 4.',
    'The stack of level 4 Mercenaries has run out.',
  ],
  [
    { type: 'game-ended', ending: 'collapse' },
    'Kopalnia się zawaliła. Koniec gry!',
    'The Mine has caved in. The game is over!',
  ],
  [
    { type: 'game-ended', ending: 'standstill' },
    'Od wielu rund nic się nie zmienia. Koniec gry.',
    'Nothing has changed for many rounds. The game is over.',
  ],
];

describe('events', () => {
  it.each(told.map(([event, pl, en]) => ({ type: event.type, event, pl, en })))('$type', ({ event, pl, en }) => {
    expect(inBoth(event)).toEqual([pl, en]);
  });

  it('are all told: nothing of the list of events is missing above', () => {
    const every: { readonly [type in Event['type']]: true } = {
      'game-began': true,
      'hand-dealt': true,
      'turn-began': true,
      'start-artifact-used': true,
      'leader-used': true,
      'second-used': true,
      'card-laid': true,
      recruited: true,
      mined: true,
      collected: true,
      'artifact-shown': true,
      'artifact-helped': true,
      'skill-played': true,
      'crystal-taken': true,
      'taken-from-docks': true,
      'taken-from-base': true,
      'subjugated-from-base': true,
      'subjugated-from-hand': true,
      'crystal-recoloured': true,
      'hand-recoloured': true,
      'card-recoloured': true,
      'extra-mining': true,
      raided: true,
      'leader-returned': true,
      'totem-taken': true,
      'force-field-took': true,
      'raid-took': true,
      'cave-in': true,
      'collapse-begun': true,
      'base-built': true,
      removed: true,
      refilled: true,
      'crystal-stack-empty': true,
      'mercenary-stack-empty': true,
      'game-ended': true,
    };
    expect(new Set(told.map(([event]) => event.type))).toEqual(new Set(Object.keys(every)));
  });

  it('leave no problem behind', () => {
    expect(speakers.flatMap((speaker) => speaker.problems)).toEqual([]);
  });
});
