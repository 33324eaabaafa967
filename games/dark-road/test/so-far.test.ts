import {
  applyChoice,
  below,
  chanceFrom,
  copyTable,
  type Decision,
  type Option,
  pendingFor,
  type Seating,
  seatingOf,
  start,
  viewTable,
} from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { goodsLeft, type Running } from '../board/running.ts';
import type { Asked } from '../board/scene.tsx';
import { runningOf } from '../board/so-far.ts';
import { wholeVisit } from '../board/whole-visit.ts';
import { darkRoad } from '../index.ts';
import { visitOptions } from '../rules/delivery.ts';
import { wagonAt } from '../state.ts';
import { position } from './position.ts';

type Table = ReturnType<typeof position>['table'];

/** As this chair sees it; with one thing more, also with what is then the only thing left and taken unasked. */
function runsAt(table: Table, { seat }: Pick<Decision, 'seat'>, more?: Option): Running {
  const view = viewTable(darkRoad, table, seat);
  const { state } = view;
  const picked = [...view.picked, ...(more === undefined ? [] : [more])];
  for (let only = more; only !== undefined; ) {
    const options = visitOptions(state, seat, picked);
    only = options.length === 1 ? options[0] : undefined;
    if (only !== undefined) picked.push(only);
  }
  return runningOf(askedAt(table, { seat }), picked);
}

function askedAt(table: Table, { seat }: Pick<Decision, 'seat'>): Asked {
  const { state, decision } = viewTable(darkRoad, table, seat);
  const options = new Set<Option>(decision?.options);
  return { state, seat, decision, prompt: decision?.prompt ?? '', options, names: [], scores: [] };
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

  it('can be finished in one go: what is offered for that is asked, and leaves nothing to hand over', () => {
    const seen = { visit: 0, contract: 0 };
    for (let game = 0; game < 40; game++) {
      const table = start(darkRoad, seatingOf(darkRoad, 3, {}) as Seating, `whole ${game}`);
      const chance = chanceFrom(`whole ${game}`);
      while (table.pending.length > 0) {
        const decision = table.pending[0] as Decision;
        const { picked } = viewTable(darkRoad, table, decision.seat);
        const whole = wholeVisit({ ...askedAt(table, decision), running: runsAt(table, decision) }, picked);
        if (whole !== null) {
          seen[whole.of]++;
          const copy = copyTable(darkRoad, table);
          for (const option of whole.options) {
            const asked = pendingFor(copy, decision.seat) as Decision;
            expect(asked.options).toContain(option);
            applyChoice(darkRoad, copy, asked, option);
          }
          const left = pendingFor(copy, decision.seat);
          const goes = (option: Option): boolean => typeof option === 'number' || option.includes('@goods-');
          if (whole.of === 'visit' && left?.prompt === decision.prompt) expect(left.options.some(goes)).toBe(false);
          expect(whole.coins + whole.prestige).toBeGreaterThan(0);
        }
        applyChoice(darkRoad, table, decision, decision.options[below(chance, decision.options.length)] as Option);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});
