import {
  applyChoice,
  below,
  type Chance,
  chanceFrom,
  copyTable,
  type Decision,
  isOver,
  type Option,
  type Seating,
  seatingOf,
  start,
  type Table,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { darkRoad } from '../index.ts';
import { is } from '../pieces.ts';
import { shortcuts } from '../shortcuts.ts';
import type { State } from '../state.ts';

/** What a click stands for, at every question of some random games. */
function* clicks(
  games: number,
): Generator<{ table: Table<State>; target: number | string; options: readonly Option[] }> {
  for (let game = 0; game < games; game++) {
    const chance: Chance = chanceFrom(`clicks ${game}`);
    const table = start(darkRoad, seatingOf(darkRoad, 1 + (game % 4), {}) as Seating, `clicks ${game}`);
    while (!isOver(table)) {
      const decision = table.pending[0] as Decision;
      const view = darkRoad.view(table.state, decision.seat);
      // What begins with no answer means nothing.
      for (const [target, options] of shortcuts(view, decision.prompt))
        if (decision.options.includes(options[0] as Option)) yield { table, target, options };
      applyChoice(darkRoad, table, decision, decision.options[below(chance, decision.options.length)] as Option);
    }
  }
}

/** The prompts that a click answers; the last of them must be the one that knows the target. */
function answered(from: Table<State>, options: readonly Option[]): string[] {
  const table = copyTable(darkRoad, from);
  return options.map((option) => {
    const decision = table.pending[0] as Decision;
    expect(decision.options).toContain(option);
    applyChoice(darkRoad, table, decision, option);
    return decision.prompt;
  });
}

describe('one click for one thought', () => {
  it('answers questions that are asked, and ends with the thing clicked', () => {
    const kinds = new Set<string>();
    for (const { table, target, options } of clicks(40)) {
      const prompts = answered(table, options);
      kinds.add(prompts.join(' '));
      const last = options.at(-1);
      if (prompts.length === (options[0] === 'stay' ? 2 : 1)) continue; // there was nothing else to take
      const [lock] = String(target).split('+');
      expect(last === target || last === lock || String(last).endsWith(`@${target}`)).toBe(true);
    }
    for (const way of [
      'activate.place bazaar.adjust bazaar.buy',
      'activate.place take-contract.contract',
      'activate.place dark-market.space',
      'activate.place inn.hero',
      'activate.place choose.branch travel.companion',
      'move.step activate.place',
      'move.step activate.place inn.hero',
      'plan.die plan.slot',
      'plan.die companion.ability',
      'activate.place companion.ability',
    ])
      expect([...kinds]).toContain(way);
  });

  it('knows heroes, contracts, companions, fields and spaces of the Dark Market', () => {
    const seen = { hero: 0, contract: 0, companion: 0, field: 0, space: 0 };
    for (const { table, target } of clicks(12)) {
      if (table.pending[0]?.prompt !== 'activate.place') continue;
      if (typeof target === 'string') seen[target.startsWith('field-') ? 'field' : 'space']++;
      else if (is.hero(target)) seen.hero++;
      else if (is.contract(target)) seen.contract++;
      else if (is.companion(target)) seen.companion++;
    }
    expect(Object.values(seen).every((n) => n > 0)).toBe(true);
  });

  it('knows none inside an action', () => {
    const table = start(darkRoad, seatingOf(darkRoad, 2, {}) as Seating, 'inside');
    const decision = table.pending[0] as Decision;
    expect(decision.prompt).toBe('plan.die');
    applyChoice(darkRoad, table, decision, decision.options[0] as Option);
    const { seat, prompt } = table.pending[0] as Decision;
    expect(prompt).toBe('plan.slot');
    expect(shortcuts(darkRoad.view(table.state, seat), prompt).size).toBe(0);
  });
});
