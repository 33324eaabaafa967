import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessageOf } from '../protocol.ts';
import type { Running } from '../serve.ts';
import { games } from './orchard-house.ts';
import type { Player } from './player.ts';
import { play, quick, Stage } from './stage.ts';

/** Decision 0010: others wait after the last choice of a person's turn, so that it can be taken back. */

const orchards = { games, source: new URL('./orchard-house.ts', import.meta.url).href };

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});
afterEach(() => stage.strike(), 60_000);

interface Rested {
  /** The one who has rested, and the other one, who is a bot where there is none. */
  readonly ann: Player;
  readonly bo: Player | null;
  readonly seat: number;
  readonly table: string;
  readonly moment: number;
}

const openHouse = (holdsLast = 60_000): Promise<Running> => stage.open({ limits: { ...quick, holdsLast } }, orchards);

/** Somebody has just rested, with which the turn is over: if it is held, before anybody else is asked. */
async function rested(house: Running, settings: object = {}, names: readonly string[] = ['Ann']): Promise<Rested> {
  const people: Player[] = [];
  for (const name of names) people.push(await stage.come(house, name));
  const table = await play(people, { seats: 2, settings: { game: 'orchard', ...settings } });
  const asked = (): Player | undefined => people.find((one) => one.at(table).standing.decision !== null);
  for (let turns = 0; turns < 40; turns++) {
    await Promise.race(people.map((one) => one.until(() => asked() !== undefined)));
    const ann = asked();
    const decision = ann?.at(table).standing.decision;
    if (ann === undefined || decision == null) throw new Error('Nobody is asked.');
    const rests = decision.options.includes('rest');
    const { at } = await ann.choose(table, rests ? 'rest' : undefined);
    await Promise.all(people.map((one) => one.until(() => one.at(table).at >= (at ?? 0))));
    const { standing } = ann.at(table);
    if (rests && standing.lastMover === decision.seat && standing.decision === null && standing.noUndo === null) {
      const bo = people.find((one) => one !== ann) ?? null;
      return { ann, bo, seat: decision.seat, table, moment: standing.moment };
    }
    // Another choice that ended the turn is held as well.
    await ann.ask({ kind: 'hurry', table, held: true });
  }
  throw new Error('No turn ended so that it could be taken back.');
}

const momentOf = (ann: Player, table: string): number => ann.at(table).standing.moment;
const pair = ['Ann', 'Bo'];

describe('the last choice of a turn', () => {
  it('is held: the bot waits, and it can be taken back', async () => {
    const { ann, seat, table, moment } = await rested(await openHouse());
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(ann.at(table).standing).toMatchObject({ moment, held: seat, thinking: null });
    await ann.do({ kind: 'undo', table, seat });
    await ann.until(() => momentOf(ann, table) === moment - 1);
    expect(ann.at(table).standing).toMatchObject({
      held: null,
      decision: { options: expect.arrayContaining(['rest']) },
    });
  });

  it('stands when she says so, and the bot goes on without being hurried', async () => {
    const { ann, table, moment } = await rested(await openHouse());
    await ann.do({ kind: 'hurry', table, held: true });
    await ann.until(() => momentOf(ann, table) > moment);
  });

  it('stands when the time is over', async () => {
    const { ann, table, moment } = await rested(await openHouse(100));
    await ann.until(() => momentOf(ann, table) > moment);
  });

  it('is not held where the table wants nothing held, nor for people where it did not say', async () => {
    const house = await openHouse();
    const { ann, table, moment } = await rested(house, { hold: false });
    await ann.until(() => momentOf(ann, table) > moment);
    const { bo, table: other } = await rested(house, {}, pair);
    expect(bo?.at(other).standing).toMatchObject({ held: null, decision: {} });
  });
});

describe('people', () => {
  it('wait for it as bots do: nobody else is asked, and it can be taken back', async () => {
    const { ann, bo, seat, table } = await rested(await openHouse(), { hold: true }, pair);
    expect(bo?.at(table).standing).toMatchObject({ held: seat, decision: null, waitingFor: [seat] });
    const early = { kind: 'choose', table, seat: 1 - seat, decision: 1, option: 'rest' } as const;
    expect(await bo?.ask(early)).toMatchObject({ code: 'held' });
    // Nobody but her can let it stand.
    await bo?.do({ kind: 'hurry', table, held: true });
    await bo?.do({ kind: 'hurry', table });
    expect(ann.at(table).standing.held).toBe(seat);
    await ann.do({ kind: 'undo', table, seat });
    await bo?.until(() => bo.at(table).standing.held === null);
    expect(ann.at(table).standing.decision).not.toBeNull();
    expect(bo?.at(table).log.at(-1)?.event).toEqual({ type: 'table-undid', seat, count: 1, agreed: false });
  });

  it('go on when she lets it stand, or has gone', async () => {
    const house = await openHouse();
    const first = await rested(house, { hold: true }, pair);
    await first.ann.do({ kind: 'hurry', table: first.table, held: true });
    await first.bo?.until(() => first.bo?.at(first.table).standing.decision !== null);
    const second = await rested(house, { hold: true }, pair);
    await second.ann.leave();
    await second.bo?.until(() => second.bo?.at(second.table).standing.decision !== null);
  });

  it('go on when the time is over, of which no clock was charged', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 0 };
    let later = 0;
    const watch = { wall: () => Date.now() + later, ticks: () => performance.now() + later };
    const limits = { ...quick, holdsLast: 60_000, outageAfter: Number.POSITIVE_INFINITY };
    const { bo, seat, table } = await rested(
      await stage.open({ watch, limits }, orchards),
      { hold: true, clock },
      pair,
    );
    const clocks = (): ServerMessageOf<'clocks'>['seats'] =>
      bo?.heard.flatMap((message) => (message.kind === 'clocks' ? [message.seats] : [])).at(-1) ?? [];
    expect(clocks().map(({ running }) => running)).toEqual([false, false]);
    later += 61_000;
    await bo?.until(() => bo.at(table).standing.decision !== null);
    await bo?.until(() => clocks()[1 - seat]?.running === true);
    for (const { left } of clocks()) expect(left).toBeGreaterThan(590_000);
  });

  it('are asked after a restart in the midst of it', async () => {
    const house = await openHouse();
    const { bo, table } = await rested(house, { hold: true }, pair);
    if (bo === null) throw new Error('nobody waits');
    await house.stop();
    const again = await stage.back(await openHouse(), bo);
    await again.do({ kind: 'open', table });
    await again.until(() => again.at(table).standing.decision !== null);
  });
});
