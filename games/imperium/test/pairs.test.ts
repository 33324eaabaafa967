import { isRefusal, type Seating, seatingOf, start } from '@stolik/engine';
import { inTurn, lawsFor, optionsAreShown, roundOf, settingsFrom, watchGame, wholeGame } from '@stolik/testkit';
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../content/nations.ts';
import { imperium } from '../index.ts';

const seating = anyTwoNations();

function anyTwoNations(): Seating {
  const asked = seatingOf(imperium, 2, { box: 'mixed', nations: 'random' });
  if (isRefusal(asked)) throw new Error(asked.message);
  return asked;
}

/** Tables on which to look for a pair that has not been met; five times as many as are needed. */
const MOST_TABLES = 4000;

/** A seed for every two nations that may meet, found by dealing. */
function seedsOfPairs(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let number = 1; number <= MOST_TABLES && found.size < (NATIONS.length * (NATIONS.length - 1)) / 2; number++) {
    const seed = `pair ${number}`;
    const { state } = start(imperium, seating, seed);
    const [one = 0, two = 0] = state.players.map(({ nation }) => nation).sort((a, b) => a - b);
    const pair = `${NATIONS[one]?.id} and ${NATIONS[two]?.id}`;
    if (!found.has(pair)) found.set(pair, seed);
  }
  return found;
}

describe('every two nations that meet keep the laws', () => {
  const pairs = [...seedsOfPairs()].sort(([one], [two]) => (one < two ? -1 : 1));
  const laws = [...lawsFor({}), optionsAreShown()];
  /** In a usual run some pairs have their turn, each with one law, another one in every round of days; a long run tries all with all. */
  const { usual, day } = settingsFrom(process.env);
  const tried = usual ? inTurn([...pairs.entries()], day) : [...pairs.entries()];

  it('all of them meet', () => expect(pairs).toHaveLength(120));

  it.each(laws.map((law, place) => [law.name, law, place] as const))(
    '%s',
    (_, law, place) => {
      for (const [at, [pair, seed]] of tried) {
        if (usual && (at + roundOf(day)) % laws.length !== place) continue;
        try {
          watchGame(imperium, wholeGame(seating, seed), [law]);
        } catch (cause) {
          throw new Error(`${pair}, seed "${seed}": ${cause instanceof Error ? cause.message : cause}`, { cause });
        }
      }
    },
    300_000,
  );
});
