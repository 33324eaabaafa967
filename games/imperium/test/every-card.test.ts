import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, kindOf } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { atSolstice, type Position, position } from './position.ts';
import { accommodating, deedsIn, groundOf, provingGround, type Trial } from './proving-ground.ts';
import { type Deed, Reading } from './reference.ts';

/** Each card is played, exhausted and resolved at the solstice on the proving ground, and what it did compared with what its words say. */

const sourcesOf = (kind: Kind): readonly string[] =>
  (kind.side === null ? kind.record.effect : kind.record.sides?.[kind.side].effect) ?? [];

/** Abilities that other tests show, since the proving ground cannot. */
const ELSEWHERE: { readonly [name: string]: string } = {
  'arthurians-taliesin play': 'LX-A27: the Arthurians never see its icon fulfilled',
  'utopians-journey-2-b exhaust': 'LX-U12: its own rule replaces the materials',
};

const trials: readonly (Trial & { readonly source: string; readonly name: string })[] = KINDS.flatMap((kind) =>
  sourcesOf(kind).flatMap((source) => {
    const [, head, body] = /^(play|exhaust|solstice): (.*)$/.exec(source) ?? [];
    return head === undefined
      ? []
      : [{ kind, head: head as Trial['head'], source: body as string, name: `${kind.id} ${head}` }];
  }),
);

/** Verbs whose outcome depends on another card's words. */
const OPEN = ['resolvePlayEffect', 'copyExhaust', 'play'];

const isOpen = (source: string): boolean => OPEN.some((verb) => source.includes(`${verb}(`));

export function tried(trial: Trial & { readonly source: string }) {
  const given = provingGround(trial);
  const table = trial.head === 'solstice' ? atSolstice(given) : position(given);
  const ground = groundOf(table, trial);
  tire(table, trial.kind);
  if (trial.head !== 'solstice' || table.prompt === 'own-solstice.card') table.choose(trial.kind.id);
  const stop = trial.head === 'solstice' ? 'own-solstice.card' : 'turn.move';
  while (!table.over && table.prompt !== stop && !table.told('turn-began').some((_, at) => at > 0))
    table.take(accommodating(table.decision));
  return { table, ground };
}

/** One card of the player's carries an exhaust token, for those that give it back. */
function tire(table: Position, kind: Kind): void {
  const player = table.player();
  const tired = player.play.find((card) => kindOf(card).id === 'l-metropolis' && kindOf(card) !== kind);
  if (tired === undefined) return;
  player.exhausted.push(tired);
  player.exhausts--;
}

describe('every card does what it says', () => {
  it('is a table of all abilities that are played, exhausted or resolved at the solstice', () => {
    expect(trials).toHaveLength(482);
  });

  it.each(trials.filter(({ name }) => ELSEWHERE[name] === undefined).map((trial) => [trial.name, trial] as const))(
    '%s',
    (_, trial) => {
      const { table, ground } = tried(trial);
      const expected = new Reading(ground).body(trial.source).deeds;
      const told = deedsIn(ownEvents(table.events), trial.head);
      expect(missingFrom(told, expected), JSON.stringify(told)).toEqual([]);
      if (!isOpen(trial.source)) {
        const counted = COUNTED.filter((did) => did !== 'pay' || !/develop(?!\()/.test(trial.source)); // prices of developments
        expect(countsOf(told, counted), JSON.stringify(table.events)).toEqual(countsOf(expected, counted));
      }
      expect(table.brokenLaws).toEqual([]);
    },
  );
});

/** Up to the next ability of the solstice, which may follow by itself. */
function ownEvents(events: readonly Event[]): readonly Event[] {
  const [, next] = events.flatMap(({ type }, at) => (type === 'solstice' ? [at] : []));
  return next === undefined ? events : events.slice(0, next);
}

/** What is expected in order and is not told so. */
function missingFrom(told: readonly Deed[], expected: readonly Deed[]): Deed[] {
  let at = 0;
  return expected.filter((deed) => {
    const found = told.findIndex((one, index) => index >= at && isSame(one, deed));
    if (found < 0) return true;
    at = found + 1;
    return false;
  });
}

const isSame = (told: Deed, deed: Deed): boolean =>
  told.did === deed.did && told.seat === deed.seat && told.n === deed.n && told.token === deed.token;

/** Tokens and cards that change hands; unrest comes along with acquisitions, so it is not counted here. */
const COUNTED = [
  'gain',
  'pay',
  'spend',
  'steal',
  'draw',
  'takeFame',
  'give',
  'acquire',
  'breakThrough',
  'develop',
  'abandon',
  'recall',
];

function countsOf(deeds: readonly Deed[], counted: readonly string[]): { [did: string]: number } {
  const counts: { [did: string]: number } = {};
  for (const { did } of deeds) if (counted.includes(did)) counts[did] = (counts[did] ?? 0) + 1;
  return counts;
}
