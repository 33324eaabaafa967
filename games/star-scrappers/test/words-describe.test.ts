import { type Description, type Piece, type Row, type Seat, seat } from '@stolik/engine';
import { type Speaker, speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { starScrappers } from '../index.ts';
import { COLOURS } from '../pieces.ts';
import { type Given, type Position, position } from './position.ts';

const [pl, en] = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers),
) as [Speaker, Speaker];
const names = ['Ola', 'Adam'];

const seenBy = (table: Position, viewer: Seat | null): Description =>
  starScrappers.describe(starScrappers.view(table.state, viewer));

/** A description as plain lines: `row id | title | pieces`. */
const lines = (description: Description, speaker: Speaker): string[] =>
  description.flatMap((section) => [
    `# ${speaker.say(section.title, names)}`,
    ...section.rows.map((row) => `${row.id} | ${said(row, speaker)}`),
  ]);

function said(row: Row, speaker: Speaker): string {
  switch (row.kind) {
    case 'note':
      return speaker.say(row.text, names);
    case 'track':
      return `${speaker.say(row.title)} | ${row.at}/${row.end}`;
    case 'count':
      return `${speaker.say(row.title)} | ${row.count}`;
    case 'hexes':
      return speaker.say(row.title);
    case 'pieces':
      return `${speaker.say(row.title)} | ${row.pieces.map((piece) => saidPiece(piece, speaker)).join(', ')}`;
  }
}

const saidPiece = ({ name, note, tint, id }: Piece, speaker: Speaker): string =>
  `${id === null ? '?' : ''}${speaker.say(name)}${note ? ` (${speaker.say(note)})` : ''}${tint ? ` ${tint}` : ''}`;

const given: Given = {
  you: { hand: 'P2 N1 P1', base: 'Y1 B2', crystals: '*R3s *P1', artifacts: ['loyalty-card'], totems: ['blue'] },
  others: [{ hand: 'Y2', base: '', crystals: '*B6s *N1', subjugated: 'N2', totems: ['brown', 'yellow'] }],
  mine: '*B3 *R6u',
  docks: 'N1 N1 Y3',
  artifacts: ['mass-production'],
  artifactStackSizes: [2, 0, 1],
};

const table = position(given).choose('B2').choose('skill', 'P2', '*R6u', 'blue');

describe('the table in words', () => {
  it('shows a player all there is to know, in Polish', () => {
    expect(lines(seenBy(table, seat(0)), pl)).toEqual([
      '# Kopalnia',
      'cave-in | Zawalenie Kopalni | 0/7',
      'mine-1 | Koszt 1 (stos 22) | ',
      'mine-3 | Koszt 3 (stos 16) | Niebieski 3 (3 PZ; teraz za 2) blue',
      'mine-6 | Koszt 6 (stos 10) | Czerwony 6 (z symbolem, niestabilny, 6 PZ; teraz niebieski, za 4) blue',
      'mine-10 | Koszt 10 (stos 6) | ',
      'wild | Dzikie kolory: czerwony i zielony. Takie Kryształy fedruje się kartami jednego dowolnego koloru.',
      'totem-supply | Totemy w zasobach: fioletowy.',
      '# Doki Najemników',
      'docks-1 | Poziom 1 (stos 15) | Terron Wiertniczy 1 brown, Terron Wiertniczy 1 brown',
      'docks-2 | Poziom 2 (stos 12) | ',
      'docks-3 | Poziom 3 (stos 7) | Metanel Rdzewnik 3 yellow',
      'docks-4 | Poziom 4 (stos 8) | ',
      '# Artefakty',
      'artifact-1 | Stos 1 (2) | Artefakt (koszt 8; teraz za 6), Masowa produkcja, Dywersja',
      'artifact-2 | Stos 2 (0) | ',
      'artifact-3 | Stos 3 (1) | Artefakt (koszt 6; teraz za 4), Drobnica, Pałka argumentacji',
      '# Runda 1: gra Ola',
      'play-area | Zagrane karty | Krystalit Nosoryjec 2 purple',
      'actions | Akcje w tej turze: Użycie umiejętności.',
      'skill-0 | Hy’dran Fish’Bean: obie akcje w tej turze mogą być takie same.',
      '# Ola',
      'hand-0 | Ręka (2) | Krystalit Tropiciel 1 purple, Terron Wiertniczy 1 brown',
      'base-0 | Baza (2) | Metanel Odgrabiec 1 yellow, Hy’dran Fish’Bean 2 (Lider) blue',
      'crystals-0 | Kryształy (2) | Fioletowy 1 (1 PZ) purple, Czerwony 3 (z symbolem, 1 PZ) red',
      'artifacts-0 | Artefakty | Karta stałego klienta',
      'totems-0 | Totemy: niebieski.',
      '# Adam',
      'hand-1 | Ręka (1) | ?zakryta karta',
      'base-1 | Baza (0) | ',
      'crystals-1 | Kryształy (2) | ?zakryty Kryształ 1, ?zakryty Kryształ 6',
      'subjugated-1 | Zniewolone (1) | ?zakryta karta',
      'totems-1 | Totemy: brązowy i żółty.',
    ]);
  });

  it('shows the other player what that player may see, in English', () => {
    const other = lines(seenBy(table, seat(1)), en);
    expect(other.slice(other.indexOf('# Round 1: Ola’s turn'))).toEqual([
      '# Round 1: Ola’s turn',
      'play-area | Played cards | Mineggler Snoutdigger 2 purple',
      'actions | Actions this turn: Use a skill.',
      'skill-0 | Hy’dran Fish’Bean: the two actions of this turn may be the same.',
      '# Ola',
      'hand-0 | Hand (2) | ?face-down card, ?face-down card',
      'base-0 | Base (2) | Metanel Raker 1 yellow, Hy’dran Fish’Bean 2 (Leader) blue',
      'crystals-0 | Crystals (2) | ?face-down Crystal of cost 1, ?face-down Crystal of cost 3',
      'artifacts-0 | Artifacts | Loyalty Card',
      'totems-0 | Totems: blue.',
      '# Adam',
      'hand-1 | Hand (1) | Metanel Drollo 2 yellow',
      'base-1 | Base (0) | ',
      'crystals-1 | Crystals (2) | Brown 1 (1 VP) brown, Blue 6 (with symbol, 4 VP) blue',
      'subjugated-1 | Subjugated (1) | Terron Foreman 2 brown',
      'totems-1 | Totems: brown and yellow.',
    ]);
  });

  it('shows colour changes of a hand: the cards to their owner, the number to the others', () => {
    const rusted = position({ you: { hand: 'Y3 N2 B1 P1' }, mine: '*B3' }).choose(
      'skill',
      'Y3',
      'blue',
      'N2',
      'B1',
      'stop',
    );
    expect(lines(seenBy(rusted, seat(0)), pl)).toContain(
      'hand-0 | Ręka (3) | Krystalit Tropiciel 1 purple, Terron Sztygar 2 (teraz kolor niebieski) blue, Hy’dran Frogt’Opus 1 blue',
    );
    expect(lines(seenBy(rusted, seat(1)), pl)).toContain(
      'rusted-2 | 2 karty z ręki płacą przy fedrowaniu jako kolor niebieski.',
    );
    expect(lines(seenBy(rusted, seat(0)), pl).join()).not.toContain('rusted-2');
    expect(lines(seenBy(rusted, null), en)).toContain('rusted-2 | 2 cards in hand pay for mining as blue.');
  });

  it('counts extra actions, names raided Bases, and warns of the last round', () => {
    const raiding = position({
      you: { base: 'Y2', hand: 'N1' },
      others: [{ base: 'Y1 Y4' }],
      mine: '*N1 *B1',
      caveIn: 7,
    }).choose('Y2', 'raid@base-1');
    const seen = lines(seenBy(raiding, seat(0)), en);
    expect(seen).toContain('raids | Raids this turn: Adam.');
    expect(seen).toContain('extra-mine | Extra mining actions | 1');
    expect(seen).toContain('last-round | The Mine is caving in: this is the last round.');
    expect(seen).toContain('totems-1 | No Totems.');
  });

  it('says that the game is over, and shows all then', () => {
    const last = position({ you: { hand: 'N1' }, others: [{ hand: 'B1', crystals: '*R1' }], caveIn: 7, active: 1 });
    last.choose('end');
    expect(last.over).toBe(true);
    const seen = lines(seenBy(last, seat(0)), en);
    expect(seen).toContain('# Game over');
    expect(seen).toContain('ending | The Mine has caved in.');
    expect(seen).toContain('hand-1 | Hand (1) | Hy’dran Frogt’Opus 1 blue');
    expect(seen).toContain('crystals-1 | Crystals (1) | Red 1 (1 VP) red');
  });

  it('tints with the colours of the game only, and leaves no problem behind', () => {
    const tints = seenBy(table, seat(0))
      .flatMap(({ rows }) => rows)
      .flatMap((row) => (row.kind === 'pieces' ? row.pieces : []))
      .flatMap(({ tint }) => tint ?? []);
    expect(tints.filter((tint) => !(COLOURS as readonly string[]).includes(tint))).toEqual([]);
    expect([...pl.problems, ...en.problems]).toEqual([]);
  });
});
