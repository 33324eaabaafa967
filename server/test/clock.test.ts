import { HOLD_MS } from '@stolik/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HouseClock } from '../house-clock.ts';
import type { ServerMessageOf } from '../protocol.ts';
import type { Running } from '../serve.ts';
import { afterOpenTime, Clocks, openTime } from '../tables/clock.ts';
import type { Player } from './player.ts';
import { play, playOn, quick, Stage } from './stage.ts';

describe('clocks', () => {
  it('count only the time in which the house was open', () => {
    const outages = [
      { from: 100, until: 200 },
      { from: 150, until: 250 },
      { from: 400, until: 500 },
    ];
    expect(openTime(0, 100, outages)).toBe(100);
    expect(openTime(0, 300, outages)).toBe(150);
    expect(openTime(120, 220, outages)).toBe(0);
    expect(openTime(0, 1000, outages)).toBe(750);
    expect(openTime(450, 600, outages)).toBe(100);
    expect(afterOpenTime(0, 50, outages)).toBe(50);
    expect(afterOpenTime(300, 150, outages)).toBe(550);
    expect(afterOpenTime(0, 150, outages)).toBe(300);
    // A clock falls when nothing is left of it, neither before nor after.
    for (const from of [0, 120, 180, 300])
      for (const span of [10, 99, 101, 300])
        expect([from, span, openTime(from, afterOpenTime(from, span, outages), outages)]).toEqual([from, span, span]);
  });

  it('of a turn begin anew with every turn', () => {
    const clocks = new Clocks({ kind: 'turn', seconds: 10 }, 2, []);
    clocks.turn([0], 0);
    expect(clocks.left(0, 4000)).toBe(6000);
    clocks.turn([0], 5000);
    expect(clocks.falls(0)).toBe(10_000);
    clocks.turn([1], 9000);
    expect(clocks.left(0, 20_000)).toBe(10_000);
    expect(clocks.falls(0)).toBeNull();
    expect(clocks.falls(1)).toBe(19_000);
  });

  it('of a bank run down, and grow with every finished turn', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 100, increment: 5 }, 2, [{ from: 20_000, until: 30_000 }]);
    clocks.turn([0], 0);
    clocks.turn([1], 10_000);
    expect(clocks.left(0, 10_000)).toBe(95_000);
    clocks.turn([0, 1], 15_000);
    expect(clocks.left(0, 35_000)).toBe(85_000);
    expect(clocks.left(1, 35_000)).toBe(85_000);
    // A bot minds the seat for a while; nothing runs and nothing is earned.
    clocks.hold(1, 115_000);
    expect(clocks.left(1, 200_000)).toBe(5000);
    clocks.turn([0], 200_000);
    expect(clocks.left(1, 200_000)).toBe(5000);
    clocks.giveBack(1, 210_000);
    expect(clocks.left(1, 210_000)).toBe(30_000);
  });

  it('go on where they were for whoever takes back, who earns nothing by that, and is charged no more than a hold', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 100, increment: 5 }, 2, []);
    clocks.turn([0], 0);
    clocks.turn([1], 10_000);
    expect(clocks.left(0, 10_000)).toBe(95_000);
    // Bo has thought for twenty seconds, and is given them back.
    clocks.takenBack(0, [0], 30_000);
    clocks.turn([0], 30_000);
    expect([clocks.left(0, 30_000), clocks.left(1, 30_000)]).toEqual([100_000 - 10_000 - HOLD_MS, 100_000]);
    expect([clocks.running(0), clocks.running(1)]).toEqual([true, false]);
    clocks.turn([1], 31_000);
    expect(clocks.left(0, 31_000)).toBe(100_000 - 10_000 - HOLD_MS - 1000 + 5000);
    // At once taken back, a moment is charged.
    clocks.takenBack(0, [0], 31_200);
    clocks.turn([0], 31_200);
    expect(clocks.left(0, 31_200)).toBe(100_000 - 10_000 - HOLD_MS - 1200);
  });

  it('go on for those who are asked all the time, and are kept so', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 100, increment: 5 }, 2, []);
    clocks.turn([0, 1], 0);
    clocks.turn([1], 10_000);
    const kept = new Clocks({ kind: 'bank', seconds: 100, increment: 5 }, 2, []);
    kept.restore(JSON.parse(JSON.stringify(clocks.keep())));
    kept.takenBack(0, [0, 1], 12_000);
    kept.turn([0, 1], 12_000);
    expect([kept.left(0, 12_000), kept.left(1, 12_000)]).toEqual([88_000, 88_000]);
  });

  it('stop and earn nothing when much is taken back', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 100, increment: 5 }, 2, []);
    clocks.turn([1], 0);
    clocks.stopAll(10_000);
    clocks.turn([0], 10_000);
    expect([clocks.left(0, 10_000), clocks.left(1, 10_000)]).toEqual([100_000, 90_000]);
  });

  it('are not there where none were agreed on', () => {
    const clocks = new Clocks({ kind: 'none' }, 2, []);
    clocks.turn([0], 0);
    expect(clocks.left(0, 1e9)).toBeNull();
    expect(clocks.falls(0)).toBeNull();
    expect(clocks.running(0)).toBe(false);
  });
});

describe('at a table', () => {
  let stage: Stage;
  let later = 0;
  const watch = { wall: () => Date.now() + later, ticks: () => performance.now() + later };
  /** Time flies without the house having been shut. */
  const patient = { ...quick, outageAfter: Number.POSITIVE_INFINITY };
  beforeEach(() => {
    stage = new Stage();
    later = 0;
  });
  afterEach(() => stage.strike(), 60_000);

  const clocksOf = (player: Player, table: string): ServerMessageOf<'clocks'>['seats'] => {
    const last = player.heard.filter((message) => message.kind === 'clocks' && message.table === table).at(-1);
    return last?.kind === 'clocks' ? last.seats : [];
  };
  const chooserOf = (people: readonly Player[], table: string): number =>
    people.findIndex((one) => one.at(table).standing.decision !== null);

  it('a bot minds the seat of one whose time ran out, who can take it back', async () => {
    const house = await stage.open({ watch, limits: patient });
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people, { settings: { clock: { kind: 'turn', seconds: 3600 } } });
    await playOn(people, table, 3);
    const slow = chooserOf(people, table);
    const player = people[slow] as Player;
    const other = people[1 - slow] as Player;
    expect(clocksOf(player, table)[slow]).toMatchObject({ running: true });
    later += 3_601_000;
    await other.until(() => other.company(table).seats[slow]?.minded === 'clock');
    // The bot plays until the other one is asked.
    await other.until(() => other.at(table).standing.decision !== null);
    await player.do({ kind: 'return', table, seat: slow });
    expect(player.company(table).seats[slow]?.minded).toBeNull();
    expect(clocksOf(player, table)[slow]?.left).toBe(3_600_000);
    await playOn(people, table, 6);
  });

  it('time runs out also where nobody looks and nothing is in memory', async () => {
    const house = await stage.open({ watch, limits: { ...patient, idleTable: 0 } });
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const [ann] = people as [Player];
    const table = await play(people, { settings: { clock: { kind: 'bank', seconds: 86_400, increment: 60 } } });
    const slow = chooserOf(people, table);
    for (const one of people) await one.do({ kind: 'close', table });
    await expect.poll(() => house.house.hall.size).toBe(0);
    const written = async (): Promise<number> => (await house.house.store.entriesAfter(table, 0)).length;
    const before = await written();
    later += 86_401_000;
    // What is written down is seen without opening the table.
    await expect.poll(written).toBeGreaterThan(before);
    await ann.do({ kind: 'open', table });
    expect(ann.company(table).seats[slow]?.minded).toBe('clock');
  });

  it('no time is lost while the house is shut', async () => {
    const house = await stage.open({ watch });
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people, { settings: { clock: { kind: 'turn', seconds: 600 } } });
    const slow = chooserOf(people, table);
    await house.stop();
    later += 3_600_000;
    const next = await stage.open({ watch });
    const again = await stage.back(next, people[slow] as Player);
    await again.do({ kind: 'open', table });
    expect(again.company(table).seats[slow]?.minded).toBeNull();
    // With the grace to come back nothing is lost at all, up to what the test itself took before the house was shut.
    expect(clocksOf(again, table)[slow]?.left).toBeGreaterThan(600_000 - 15_000);
    expect(clocksOf(again, table)[slow]?.left).toBeLessThanOrEqual(600_000);
    await again.choose(table);
  });

  describe('whatever happens to the machine', () => {
    let wall = 0;
    /** `later` is what nobody can set; `wall` is what was done to the machine's clock beside that. */
    const machine = { wall: () => Date.now() + later + wall, ticks: () => performance.now() + later };
    const brisk = { ...quick, heartbeatEvery: 20 };
    const HOUR = 3_600_000;
    beforeEach(() => {
      wall = 0;
    });

    const begin = async (
      given: object,
      clock: object,
    ): Promise<{ house: Running; people: Player[]; table: string }> => {
      const house = await stage.open({ watch: machine, ...given });
      const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
      const table = await play(people, { settings: { clock } });
      return { house, people, table };
    };
    const leftAt = ({ house }: Running, table: string, seat: number): number => {
      const ledger = house.hall.here(table)?.table.ledger;
      expect(ledger?.company.chairs.map(({ minded }) => minded)).toEqual([null, null]);
      return ledger?.clocks.left(seat, house.now()) ?? 0;
    };
    const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

    it('nobody loses by a standstill, though all that was due comes before the next heartbeat', async () => {
      const { house, people, table } = await begin({}, { kind: 'turn', seconds: 30 });
      later += 40_000;
      house.house.hall.here(table)?.caretaker.look();
      await wait(300);
      expect(leftAt(house, table, chooserOf(people, table))).toBeGreaterThan(20_000);
    });

    it('a choice that comes right after a standstill is not charged for it', async () => {
      const { house, people, table } = await begin({}, { kind: 'bank', seconds: 60, increment: 0 });
      const chooser = people[chooserOf(people, table)] as Player;
      const seat = people.indexOf(chooser);
      later += 40_000;
      for (let made = 0; made < 8 && chooser.at(table).standing.decision !== null; made++) await chooser.choose(table);
      expect(leftAt(house, table, seat)).toBeGreaterThan(50_000);
    });

    it('a machine that slept wakes up to the right time, and nobody has lost any', async () => {
      const { house, people, table } = await begin({ limits: brisk }, { kind: 'turn', seconds: 30 });
      const before = house.house.now();
      wall += 8 * HOUR;
      for (let tries = 0; house.house.now() < before + 8 * HOUR && tries < 100; tries++) await wait(20);
      expect(house.house.now()).toBeGreaterThanOrEqual(before + 8 * HOUR);
      house.house.hall.here(table)?.caretaker.look();
      await wait(100);
      expect(leftAt(house, table, chooserOf(people, table))).toBeGreaterThan(20_000);
    });

    it('a clock that is set back stops neither bots nor clocks, nor does it after a restart', async () => {
      const limits = { ...brisk, botRests: 5 };
      const { house, people, table } = await begin({ limits }, { kind: 'turn', seconds: 30 });
      const [ann] = people as [Player];
      const alone = await play([ann], { seats: 2, bot: 'random' });
      wall -= HOUR;
      await playOn([ann], alone, 12);
      await playOn(people, table, 4);
      const before = house.house.now();
      await house.stop();
      const next = await stage.open({ watch: machine, limits });
      expect(next.house.now()).toBeGreaterThanOrEqual(before);
      const again = await stage.back(next, ann);
      await again.do({ kind: 'open', table: alone });
      await playOn([again], alone, 4);
    });

    it('the last beat of a node is believed when it is an hour ahead, and not when it is a year ahead', () => {
      const clock = new HouseClock({ wall: () => 1e12, ticks: () => 5 });
      expect([clock.now(), clock.behind(null), clock.behind(1e12 - HOUR)]).toEqual([1e12, 0, 0]);
      expect([clock.behind(1e12 + HOUR), clock.behind(1e12 + 365 * 24 * HOUR)]).toEqual([HOUR, 0]);
    });
  });

  it('a bot minds the seat of one who is away while another waits, and gives it back', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people, { settings: { absence: 1 } });
    const gone = chooserOf(people, table);
    const player = people[gone] as Player;
    const other = people[1 - gone] as Player;
    player.vanish();
    await other.until(() => other.company(table).seats[gone]?.minded === 'absent');
    await other.until(() => other.at(table).standing.decision !== null);
    const again = await stage.back(house, player);
    await again.do({ kind: 'open', table });
    await other.until(() => other.company(table).seats[gone]?.minded === null);
    await playOn(gone === 0 ? [again, other] : [other, again], table, 4);
  });

  it('nobody is minded where everybody is away', async () => {
    const house = await stage.open();
    const people = [await stage.come(house, 'Ann'), await stage.come(house, 'Bo')];
    const table = await play(people, { settings: { absence: 1 } });
    for (const one of people) one.vanish();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(house.house.hall.here(table)?.table.ledger.company.chairs.map(({ minded }) => minded)).toEqual([null, null]);
  });
});
