import {
  allSeats,
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  placeOf,
  type Row,
  seat,
  seatIn,
  start,
  type Table,
  type Text,
  viewTable,
} from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { starScrappers } from '../index.ts';
import type { State } from '../state.ts';
import { haulOf } from '../words/haul.ts';
import { type Given, position, shorthand } from './position.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
);
const names = ['Ola', 'Adam', 'Ewa', 'Jan'];

/** Options at a position, in words: by shorthand, Polish and English. */
function wordsAt(given: Given, ...choices: string[]): { [option: string]: string[] } {
  const table = position(given).choose(...choices);
  const { seat: chooser, prompt, options } = table.decision;
  const view = starScrappers.view(table.state, chooser);
  return Object.fromEntries(
    options.map((option) => [
      shorthand(option),
      speakers.map((speaker) => speaker.say(starScrappers.optionText(view, prompt, option), names)),
    ]),
  );
}

describe('options in words', () => {
  it('say that a skill would find nothing (SS-11.2), and only then', () => {
    const at = (mine: string) => wordsAt({ you: { hand: 'N1 B2' }, mine }, 'skill').N1?.[1];
    expect(at('*B1 *R3')).toMatch(/\(no effect right now\)/);
    expect(at('*N1 *R3')).not.toMatch(/no effect/);
  });

  it('say what mining costs, in which colour', () => {
    const words = wordsAt({ you: { hand: 'B2 B2', totems: ['blue'] }, mine: '*B3s *R3 *B1 *R1s' }, 'mine');
    expect(words).toEqual({
      '*B1': ['Niebieski Kryształ 1 (1 PZ): za darmo', 'Blue Crystal of cost 1 (1 VP): free'],
      '*R1s': [
        'Czerwony Kryształ 1 (z symbolem, 0 PZ): koszt 1, karty jednego dowolnego koloru',
        'Red Crystal of cost 1 (with symbol, 0 VP): costs you 1 in cards of any one colour',
      ],
      '*B3s': [
        'Niebieski Kryształ 3 (z symbolem, 1 PZ): koszt 2, niebieskie karty',
        'Blue Crystal of cost 3 (with symbol, 1 VP): costs you 2 in blue cards',
      ],
      '*R3': [
        'Czerwony Kryształ 3 (3 PZ): koszt 3, karty jednego dowolnego koloru',
        'Red Crystal of cost 3 (3 VP): costs you 3 in cards of any one colour',
      ],
    });
  });

  it('say for what a Mercenary can be recruited, as far as the hand can pay', () => {
    const given: Given = { you: { hand: 'N2 B1 B3 B3', artifacts: ['recruitment-office'] }, docks: 'Y4 Y3 Y1' };
    expect(wordsAt(given, 'skill', 'N2', 'recruit')).toEqual({
      Y1: ['Metanel Odgrabiec, poziom 1: za darmo', 'Metanel Raker, level 1: free'],
      Y3: [
        'Metanel Rdzewnik, poziom 3: za darmo albo za kartę wartą 1',
        'Metanel Ruster, level 3: free, or for a card worth 1',
      ],
      Y4: [
        'Metanel Skrabiec, poziom 4: za darmo albo za kartę wartą 1 lub 3',
        'Metanel Scraper, level 4: free, or for a card worth 1 or 3',
      ],
    });
  });

  it('say what a card is worth as payment, doubled or in another colour', () => {
    const inPlay = ['green', 'brown', 'blue', 'yellow'] as const;
    expect(wordsAt({ inPlay, you: { hand: 'G2 G1 N2' }, docks: 'Y3' }, 'skill', 'G2', 'recruit')).toEqual({
      G1: [
        'Zagraj Floraka Odrostnika (kolor zielony, wartość 1 lub 2)',
        'Play Weedlock Sprouter (green, worth 1 or 2)',
      ],
      N2: ['Zagraj Terrona Sztygara (kolor brązowy, wartość 2)', 'Play Terron Foreman (brown, worth 2)'],
    });
    const rusting = ['skill', 'Y3', 'blue', 'N2', 'stop', 'mine'];
    expect(wordsAt({ you: { hand: 'Y3 N2 B1 P1' }, mine: '*B3' }, ...rusting)).toEqual({
      N2: ['Zagraj Terrona Sztygara (kolor niebieski, wartość 2)', 'Play Terron Foreman (blue, worth 2)'],
      B1: ['Zagraj Hy’drana Frogt’Opusa (kolor niebieski, wartość 1)', 'Play Hy’dran Frogt’Opus (blue, worth 1)'],
    });
  });

  it('say whose Base a raid hits and what it brings', () => {
    const given: Given = {
      you: { hand: 'P1 P1 P1 P1', base: 'N1 B2', totems: ['blue'] },
      others: [{ base: 'Y2 Y1 N1 P3 N4', hand: 'Y1' }, { base: 'P4' }],
    };
    const words = wordsAt(given, 'skip');
    expect(words['raid@base-0']).toEqual([
      'Przejęcie własnej Bazy (2 karty, Lider Hy’dran Fish’Bean) – Lider wraca do ręki, bierzesz 1 kartę',
      'Raid your own Base (2 cards, Leader Hy’dran Fish’Bean): the Leader returns to your hand and you take 1 card',
    ]);
    expect(words['raid@base-1']).toEqual([
      'Przejęcie Bazy: Adam (5 kart, Lider Terron Pułkownik) – bierzesz 3 karty i brązowy Totem',
      'Raid Adam’s Base (5 cards, Leader Terron Colonel): you take 3 cards and the brown Totem',
    ]);
    expect(words['raid@base-2']).toEqual([
      'Przejęcie Bazy: Ewa (tylko Lider Krystalit Makkarat) – bierzesz fioletowy Totem',
      'Raid Ewa’s Base (only the Leader Mineggler Makkarat): you take the purple Totem',
    ]);
    expect(words.end).toEqual(['Zakończ turę', 'End the turn']);
  });

  it('count what a Force Field saves and what the hand limit leaves', () => {
    const haul = (given: Given) => haulOf(starScrappers.view(position(given).state, seat(0)), seat(1)).cards;
    const owner = { base: 'N1 N2 Y3 B4', artifacts: ['force-field'] };
    expect(haul({ you: { hand: 'P1 P1 P1 P1 P1' }, others: [{ ...owner, hand: 'Y1 Y1 Y1' }] })).toBe(2); // EX-B32
    expect(haul({ you: { hand: 'P1 P1 P1' }, others: [{ ...owner, hand: 'Y1 Y1 Y1' }] })).toBe(2);
    expect(haul({ you: { hand: 'P1 P1 P1' }, others: [{ ...owner, hand: 'Y1 Y1 Y1 Y1 Y2 Y2 Y2' }] })).toBe(3); // EX-B33
    expect(haul({ you: { hand: 'P1 P1 P1 P1 P1 P2 P2' }, others: [{ base: 'N1 N2' }] })).toBe(0);
  });

  it('say what skills and halves do', () => {
    expect(wordsAt({ you: { hand: 'Y2', base: 'Y2' } })).toEqual({
      Y2: [
        'Metanel Drollo. W tej turze masz dodatkową akcję fedrowania.',
        'Metanel Drollo. You have an extra mining action this turn.',
      ],
      skip: ['Nie używaj', 'Leave it unused'],
    });
    const given: Given = { you: { artifacts: ['press-gang'], hand: 'Y1' }, docks: 'Y1' };
    expect(wordsAt(given)).toEqual({
      'press-gang': [
        'Werbownik. Weź z Doków Najemnika poziomu 1.',
        'Press Gang. Take a level 1 Mercenary from the Docks.',
      ],
      stop: ['Dalej, do Lidera', 'Go on to the Leader'],
    });
  });

  it('say the two ways of the Sower from its program', () => {
    const inPlay = ['green', 'brown', 'blue', 'yellow'] as const;
    const words = wordsAt({ inPlay, you: { hand: 'G3 G3' }, others: [{ base: 'G1 G1 N1' }] }, 'skill', 'G3');
    expect(words).toEqual({
      each: ['Weź najwyżej po jednej karcie Floraków z każdej Bazy', 'Take up to one Weedlock card from each Base'],
      two: ['Weź najwyżej 2 karty Floraków z jednej Bazy', 'Take up to 2 Weedlock cards from one Base'],
      decline: ['Nie korzystaj z tego', 'Leave it unused'],
    });
  });

  it('say what a colour would mean', () => {
    const given: Given = { you: { hand: 'P2 P1', totems: ['yellow'] }, mine: '*B6s' };
    expect(wordsAt(given, 'skill', 'P2', '*B6s')).toEqual({
      purple: ['Fioletowy', 'Purple'],
      brown: ['Brązowy', 'Brown'],
      yellow: ['Żółty, masz jego Totem', 'Yellow, you hold its Totem'],
      red: ['Czerwony, Dziki kolor', 'Red, a Wild colour'],
      green: ['Zielony, Dziki kolor', 'Green, a Wild colour'],
    });
  });

  it('say whose card is subjugated and what for', () => {
    const inPlay = ['red', 'brown', 'blue', 'yellow'] as const;
    const given: Given = { inPlay, you: { hand: 'R3 R1', base: 'N2 N1' }, others: [{ base: 'B2 Y1' }] };
    expect(wordsAt(given, 'skip', 'skill', 'R3')).toEqual({
      N2: ['Terron Sztygar, na koniec gry 2 PZ', 'Terron Foreman, 2 VP at the end of the game'],
      B2: [
        'Hy’dran Fish’Bean, na koniec gry 2 PZ (Baza: Adam)',
        'Hy’dran Fish’Bean from Adam’s Base, 2 VP at the end of the game',
      ],
      decline: ['Nie korzystaj z tego', 'Leave it unused'],
    });
  });
});

/** Random games; `look` sees every decision before it is made. */
function playRandomly(
  games: number,
  look: (table: Table<State>, decision: Decision, next: Option) => void,
  hear: (event: Event) => void = () => {},
): void {
  for (let game = 0; game < games; game++) {
    const seating = {
      seats: 2 + (game % 3),
      variants: { factions: 'random', open: game % 5 === 4 ? 'true' : 'false' },
    };
    const luck = chanceFrom(`words ${game}`);
    const table = start(starScrappers, seating, `words ${game}`, null);
    for (let decision = table.pending[0]; decision !== undefined; decision = table.pending[0]) {
      const option = decision.options[below(luck, decision.options.length)] as Option;
      look(table, decision, option);
      applyChoice(starScrappers, table, decision, option, hear);
    }
  }
}

describe('in random games', () => {
  const prompts = Object.values(starScrappers.programs)
    .flat()
    .filter((op) => op.kind === 'choose')
    .map((op) => op.prompt);

  it('every question and every option can be said; options with the same words mean the same', () => {
    const seen = new Set<string>();
    playRandomly(24, (table, { seat: chooser, prompt, options }) => {
      seen.add(prompt);
      const { state, decision } = viewTable(starScrappers, table, chooser);
      for (const speaker of speakers) {
        speaker.say(decision?.question as Text, names);
        const meant = new Map<string, string>();
        for (const option of options) {
          const said = speaker.say(starScrappers.optionText(state, prompt, option), names);
          if (/⟦|\{\$|undefined|NaN|null| {2}| [,.:)]/.test(said)) throw new Error(`${prompt} ${option}: "${said}"`);
          if ((meant.get(said) ?? shorthand(option)) !== shorthand(option))
            throw new Error(`${prompt}: two are "${said}"`);
          meant.set(said, shorthand(option));
        }
      }
    });
    expect(prompts.filter((prompt) => !seen.has(prompt))).toEqual([]);
    expect(speakers.flatMap((speaker) => speaker.problems)).toEqual([]);
  });

  it('every option names a piece or a place that the described table shows, once', () => {
    playRandomly(9, (table, { seat: chooser, prompt, options }) => {
      const rows = starScrappers.describe(starScrappers.view(table.state, chooser)).flatMap((section) => section.rows);
      const ids = rows.flatMap((row) => (row.kind === 'pieces' ? row.pieces : [])).flatMap(({ id }) => id ?? []);
      if (new Set(ids).size !== ids.length) throw new Error(`${prompt}: a piece lies in two places`);
      if (new Set(rows.map(({ id }) => id)).size !== rows.length) throw new Error(`${prompt}: two rows have one name`);
      for (const option of options) {
        const place = placeOf(option);
        if (typeof option === 'number' ? !ids.includes(option) : place !== null && !rows.some(({ id }) => id === place))
          throw new Error(`${prompt}: option ${option} is not on the table`);
      }
    });
  });

  it('a raid brings what its option promised', () => {
    let raids = 0;
    let promised: { cards: number; totem: boolean } | null = null;
    let brought = { cards: 0, totem: false };
    playRandomly(
      12,
      (table, { seat: raider }, next) => {
        if (promised !== null) {
          expect(brought).toEqual(promised);
          raids++;
        }
        promised = null;
        if (typeof next !== 'string' || !next.startsWith('raid@')) return;
        const { cards, totem } = haulOf(starScrappers.view(table.state, raider), seatIn(next));
        promised = { cards, totem: totem !== null };
        brought = { cards: 0, totem: false };
      },
      (event) => {
        if (event.type === 'raid-took') brought.cards += event.cards.length;
        if (event.type === 'totem-taken') brought.totem = true;
      },
    );
    expect(raids).toBeGreaterThan(100);
  });

  it('every seat and a spectator can read the whole table', () => {
    let turn = 0;
    playRandomly(3, ({ state }) => {
      if (turn++ % 7 !== 0) return;
      for (const viewer of [...allSeats(state.seats), null]) {
        for (const { title, rows } of starScrappers.describe(starScrappers.view(state, viewer)))
          for (const text of [title, ...rows.flatMap(textsOf)])
            for (const speaker of speakers) speaker.say(text, names);
      }
    });
    expect(turn).toBeGreaterThan(500);
    expect(speakers.flatMap((speaker) => speaker.problems)).toEqual([]);
  });
});

const textsOf = (row: Row): Text[] =>
  row.kind === 'note'
    ? [row.text]
    : [
        row.title,
        ...(row.kind === 'pieces' ? row.pieces.flatMap(({ name, note }) => (note ? [name, note] : [name])) : []),
      ];
