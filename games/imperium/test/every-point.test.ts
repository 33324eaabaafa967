import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, kindOf } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { ownedPiles } from '../rules/count.ts';
import { cardPoints } from '../score.ts';
import { type Position, position, type Side } from './position.ts';

/** What each card is worth, counted by the content files alone and compared with the score. */

const worthOf = ({ record, side }: Kind): string => (side === null ? record.vp : record.sides?.[side].vp) ?? 'none';
const scored = KINDS.filter((kind) => worthOf(kind) !== 'none');

const OWNED: Side = {
  m: 23,
  p: 17,
  g: 12,
  hand: ['c-elders', 'l-mining', 'c-unrest'],
  play: ['c-oasis', 'l-lakes', 'l-city', 'l-metropolis', 'l-code-of-laws', 'qin-long-walls-2'],
  garrison: { 'c-oasis': ['c-forest', 'c-hittites'] },
  discard: ['l-education', 'c-temple', 'l-etruscans', 'c-jade-mask'],
  deck: ['c-river'],
};

interface Placed {
  readonly table: Position;
  readonly card: Card;
}

function placed(kind: Kind, place: 'hand' | 'play' | 'history' | 'garrison'): Placed {
  const nation = kind.nation < 0 ? 'romans' : undefined;
  const side: Side = {
    ...OWNED,
    nation: nation ?? kind.id.slice(0, kind.id.indexOf('-')),
    ...(kind.start === 'power' ? { power: kind.side as 'A' | 'B' } : {}),
    play: without(OWNED.play, kind),
    hand: without(OWNED.hand, kind),
    discard: without(OWNED.discard, kind),
  };
  const garrison = { 'c-oasis': without(OWNED.garrison?.['c-oasis'], kind) };
  const lies = kind.start === 'power' || kind.start === 'inPlay';
  const you: Side = lies
    ? { ...side, garrison }
    : place === 'garrison'
      ? { ...side, garrison: { 'c-oasis': [...garrison['c-oasis'], kind.id] } }
      : { ...side, garrison, [place]: [...((side[place] as string[] | undefined) ?? []), kind.id] };
  const table = position({
    you:
      kind.id === 'c-oasis'
        ? { ...you, play: [...new Set([...(you.play ?? []), 'c-oasis'])], hand: side.hand ?? [] }
        : you,
    others: [
      { nation: 'scythians', g: 3, hand: ['scythians-unrest'], deck: ['scythians-unrest'] },
      { nation: 'celts', g: 15, hand: [], deck: ['celts-unrest'] },
    ].map((other) =>
      kind.id.startsWith(other.nation) ? { ...other, nation: 'minoans', hand: [], deck: ['c-unrest'] } : other,
    ),
    exile: ['c-cape', 'l-moor', 'l-island', 'l-plain', 'c-marsh'].filter((id) => id !== kind.id),
  });
  const card = ownedPiles(table.player())
    .flat()
    .find((one) => kindOf(one) === kind) as Card;
  return { table, card };
}

const without = (ids: readonly string[] | undefined, { id }: Kind): string[] => (ids ?? []).filter((one) => one !== id);

/** Cards and symbols counted from the records. */
function count(table: Position, what: string, self: Card): number {
  const player = table.player();
  const [, words = '', zone = 'owned'] = /^(.*?)(?: in (\w+)| here)?$/.exec(what) ?? [];
  const piles: { readonly [zone: string]: readonly Card[] } = {
    owned: ownedPiles(player).flat(),
    play: player.play,
    history: player.history,
    exile: table.state.exile,
  };
  const cards = what.endsWith(' here')
    ? player.garrison.filter((_, at) => player.hosts[at] === self)
    : (piles[zone] as readonly Card[]);
  const records = cards.map((card) => kindOf(card));
  if (words === 'materials' || words === 'population' || words === 'progress') return player[words];
  if (words === 'cards') return records.length;
  if (words === 'unrest of others')
    return table.state.players
      .slice(1)
      .flatMap((other) => ownedPiles(other).flat())
      .filter((card) => kindOf(card).record.types.includes('unrest')).length;
  if (words === 'player with fewer progress')
    return table.state.players.filter(({ progress }) => progress < player.progress).length;
  if (words === 'pinned & !region')
    return records.filter(({ record }) => record.pinned && !record.types.includes('region')).length;
  return words.split('/').reduce((sum, word) => sum + records.reduce((all, kind) => all + shows(kind, word), 0), 0);
}

function shows(kind: Kind, word: string): number {
  const { record } = kind;
  if (word.startsWith('@')) return kind.family === word.slice(1) ? 1 : 0;
  if (['production', 'grain', 'water'].includes(word)) return record.symbols.filter((one) => one === word).length;
  if (word === 'variable') return worthOf(kind).startsWith('variable') ? 1 : 0;
  const fits = [...record.types, ...record.subtypes].some((mark) => mark === word);
  return fits ? (kind.id === 'mauryans-uttarapatha' && word === 'region' ? 2 : 1) : 0;
}

function expected(vp: string, table: Position, card: Card, place: string): number {
  const [, sort, within = ''] = /^(\w+)\((.*)\)$/.exec(vp) ?? [];
  if (sort === 'fixed') return Number(within);
  if (sort === 'variable') {
    const points = within.split(' + ').reduce((sum, term) => {
      const [, each, group = '1', what = ''] = /^(\d+) per (?:(\d+) )?(.*)$/.exec(term) ?? [];
      return sum + Number(each) * Math.floor(count(table, what, card) / Number(group));
    }, 0);
    return Math.min(10, points);
  }
  for (const part of within.split(', ')) {
    const [where, points] = part.split(': ') as [string, string];
    const holds =
      where === 'else' ||
      (where === 'inHistory' && place === 'history') ||
      (where === 'inPlay' && place === 'play') ||
      (where === 'notInPlay' && place !== 'play') ||
      (where === 'garrisoned' && place === 'garrison');
    if (holds) return Number(points);
  }
  return 0;
}

describe('every card is worth what it says', () => {
  it('is a table of all cards that are worth something', () => {
    expect(scored).toHaveLength(295);
  });

  it.each(scored.map((kind) => [`${kind.id}: ${worthOf(kind)}`, kind] as const))('%s', (_, kind) => {
    const history = kind.nation < 0 || !['vikings', 'atlanteans'].some((nation) => kind.id.startsWith(nation));
    const places = ['power', 'inPlay'].includes(kind.start)
      ? (['play'] as const)
      : ([
          'hand',
          ...(kind.record.pinned ? (['play'] as const) : []),
          ...(history ? (['history'] as const) : []),
          'garrison',
        ] as const);
    for (const place of places) {
      if (kind.id === 'c-oasis' && place === 'garrison') continue;
      const { table, card } = placed(kind, place);
      expect(cardPoints(table.state, seat(0), card), place).toBe(expected(worthOf(kind), table, card, place));
    }
  });
});
