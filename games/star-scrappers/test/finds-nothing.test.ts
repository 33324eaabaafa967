import {
  applyChoice,
  below,
  chanceFrom,
  copyTable,
  type Decision,
  type Option,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { starScrappers } from '../index.ts';
import type { Mercenary } from '../pieces.ts';
import type { State } from '../state.ts';
import { findsNothing } from '../words/finds-nothing.ts';
import { position } from './position.ts';

/** The use of a skill is told whatever comes of it. */
const USES = new Set(['leader-used', 'second-used', 'skill-played']);

/** Whether nothing came of a skill: nobody was asked anything about it, and nothing was told but its use. */
function cameToNothing(table: Table<State>, asked: Decision, card: Option): boolean {
  const tried = copyTable(starScrappers, table);
  const told: Event[] = [];
  applyChoice(starScrappers, tried, tried.pending[0] as Decision, card, (event) => told.push(event));
  const next = tried.pending[0]?.prompt ?? '';
  return next !== asked.prompt && next === 'actions.move' && told.every(({ type }) => USES.has(type));
}

describe('a skill that would find nothing (SS-11.2)', () => {
  it('is known before it is used, whoever leads', () => {
    let [nothing, something] = [0, 0];
    for (const seed of ['dust', 'echo', 'seam', 'drift', 'vein', 'shaft']) {
      const chance = chanceFrom(seed);
      const table = start(starScrappers, { seats: 4, variants: { factions: 'random', open: 'false' } }, seed);
      while (table.pending.length > 0) {
        const asked = table.pending[0] as Decision;
        if (asked.prompt === 'leader.card' || asked.prompt === 'skill.card') {
          const view = starScrappers.view(table.state, asked.seat);
          for (const card of asked.options.filter((option): option is Mercenary => typeof option === 'number')) {
            // What lasts for the turn is no find.
            if (kindOf(card).skill.lasting !== null) continue;
            const name = `${seed}, choice ${table.sequence}: ${kindOf(card).id} at ${asked.prompt}`;
            const idle = cameToNothing(table, asked, card);
            expect(findsNothing(view, card), name).toBe(idle);
            if (idle) nothing++;
            else something++;
          }
        }
        applyChoice(starScrappers, table, asked, asked.options[below(chance, asked.options.length)] as Option);
      }
    }
    expect(nothing).toBeGreaterThan(100);
    expect(something).toBeGreaterThan(100);
  });

  it('counts the hand without the card that is played for it', () => {
    const table = position({ you: { hand: 'N4 Y1 Y1 Y1 Y2 Y2 Y2' }, docks: 'B1 B2' }).choose('skill');
    const colonel = table.decision.options.find(
      (card) => kindOf(card as Mercenary).id === 'terron-colonel',
    ) as Mercenary;
    expect(findsNothing(table.state, colonel)).toBe(false);
  });
});
