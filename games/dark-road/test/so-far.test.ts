import {
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  type Seating,
  seatingOf,
  start,
  viewTable,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { goodsLeft, type Running } from '../board/running.ts';
import { runningOf } from '../board/so-far.ts';
import { darkRoad } from '../index.ts';
import { visitOptions } from '../rules/delivery.ts';
import { wagonAt } from '../state.ts';
import { position } from './position.ts';

type Table = ReturnType<typeof position>['table'];

/** As this chair sees it; with one thing more, also with what is then the only thing left and taken unasked. */
function runsAt(table: Table, { seat }: Pick<Decision, 'seat'>, more?: Option): Running {
  const view = viewTable(darkRoad, table, seat);
  const { state, decision } = view;
  const picked = [...view.picked, ...(more === undefined ? [] : [more])];
  for (let only = more; only !== undefined; ) {
    const options = visitOptions(state, seat, picked);
    only = options.length === 1 ? options[0] : undefined;
    if (only !== undefined) picked.push(only);
  }
  const options = new Set<Option>(decision?.options);
  return runningOf({ state, seat, decision, prompt: decision?.prompt ?? '', options, names: [], scores: [] }, picked);
}

describe('what a choice that is going on has settled', () => {
  it('names the buyer, and counts what is sold before it is paid (DR-11.3)', () => {
    const table = position({ you: { pawn: 3, goods: 'staff fine-tome' }, inn: 'hieron' });
    table.choose('slot-2@locks-0', 'visit@ringway-inn', 'hieron');
    expect(runsAt(table.table, table.decision)).toMatchObject({ coins: 0, lost: [], buyer: expect.any(Number) });
    table.choose('fine-tome@goods-0');
    const { coins, quartz, lost } = runsAt(table.table, table.decision);
    expect(table.purse().coins).toBe(table.wagon().coins);
    expect({ coins: coins > 0, quartz, lost: lost.length }).toEqual({ coins: true, quartz: 1, lost: 1 });
  });

  it('counts deeds that pay one thing only, as the question does (DR-26.1)', () => {
    const you = {
      locks: '- - one',
      reserve: '',
      coins: 28,
      prestige: 31,
      feats: 'trio-knight three-lands-1',
      delivered: 'agatha roderyk isaura ogrim anselm',
    };
    const table = position({ round: 13, you }).choose('gain(2 coins)', 'end');
    expect(table.prompt).toBe('end.reward');
    expect(runsAt(table.table, table.decision)).toMatchObject({ coins: 0, prestige: 4 });
  });

  it('comes true when the last of it is chosen, in random games', () => {
    const checked = { 'inn.good': 0, 'visits.plan': 0 };
    for (let game = 0; game < 40; game++) {
      const table = start(darkRoad, seatingOf(darkRoad, 2, {}) as Seating, `so far ${game}`);
      const chance = chanceFrom(`so far ${game}`);
      while (table.pending.length > 0) {
        const decision = table.pending[0] as Decision;
        const { seat, prompt, options } = decision;
        const option = options[below(chance, options.length)] as Option;
        const sells = prompt === 'inn.good' && option === 'done';
        const visits = prompt === 'visits.plan' && table.pending.length === 1;
        const runs = visits ? runsAt(table, decision, option) : runsAt(table, decision);
        const before = wagonAt(table.state, seat);
        const said = { coins: before.coins + runs.coins, prestige: before.prestige + runs.prestige };
        const left = goodsLeft(before, runs);
        applyChoice(darkRoad, table, decision, option);
        if (!sells && (!visits || table.pending.some((next) => next.prompt === prompt))) continue;
        const { coins, prestige, goods } = wagonAt(table.state, seat);
        expect([prompt, { coins, prestige }, goods]).toEqual([prompt, said, left]);
        checked[prompt]++;
      }
    }
    expect(Math.min(...Object.values(checked))).toBeGreaterThan(10);
  });
});
