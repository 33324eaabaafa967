import {
  type AskedDecision,
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  seat,
  start,
  type Table,
  viewTable,
} from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../board/answers.ts';
import { billOf } from '../board/bill.ts';
import { gainOf } from '../board/gain.ts';
import { subjectOf } from '../board/subject.ts';
import { bestPayment, stepsOf } from '../board/turn-steps.ts';
import { gistOf } from '../board/words.ts';
import { HALF_KINDS, kindOf, MERCENARIES, MERCENARY_KINDS } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { starScrappers } from '../index.ts';
import { FIRST, is } from '../pieces.ts';
import { collectCost, mineCost, termsOf } from '../rules/terms.ts';
import { pointsOf } from '../score.ts';
import type { State } from '../state.ts';
import { type Position, position, shorthand } from './position.ts';

const english = speakerOf('en', [gameText('star-scrappers', 'en')], starScrappers);

const viewOf = (table: Position): State => starScrappers.view(table.state, table.decision.seat);
const asked = (table: Position) => ({
  table,
  decision: viewTable(starScrappers, table.table, table.decision.seat).decision as AskedDecision,
});
const crystalIn = (table: Position, word: string): number =>
  table.state.mine.find((crystal) => shorthand(crystal) === word) as number;

describe('what a piece would bring', () => {
  it('names the crystal, its symbol and the Artifacts that count it', () => {
    const table = position({
      you: { hand: 'Y1', crystals: '*B1s *N3s *G6u *Y1', artifacts: ['heraldry'] },
      mine: '*P6s *Y1',
    });
    const gain = gainOf(viewOf(table), seat(0), { piece: crystalIn(table, '*P6s') });
    expect(gain.points).toBe(9);
    expect(gain.parts.map(({ text, points }) => [english.say(text), points])).toEqual([
      ['Crystal', 4],
      ['fourth symbol', 4],
      ['Heraldry', 1],
    ]);
    expect(gain.after.total).toBe(pointsOf(table.state, seat(0)) + 9);
  });

  it('a symbol owned already opens the next set', () => {
    const table = position({ you: { crystals: '*B1s' }, mine: '*B3s' });
    const gain = gainOf(viewOf(table), seat(0), { piece: crystalIn(table, '*B3s') });
    expect(gain.parts.map(({ text, points }) => [english.say(text), points])).toEqual([
      ['Crystal', 1],
      ['first symbol', 1],
    ]);
  });

  it('a Totem brings its points and those of the Totem Cult', () => {
    const table = position({ you: { artifacts: ['totem-cult'] } });
    const gain = gainOf(viewOf(table), seat(0), { totem: 0 });
    expect(gain.points).toBe(5);
    expect(gain.parts.map(({ points }) => points)).toEqual([2, 3]);
  });

  it('half an Artifact brings what it counts now, a subjugated card its level', () => {
    const table = position({ you: { hand: 'B3', crystals: '*B1 *B3 *N1' } });
    const contract = FIRST.half + HALF_KINDS.findIndex(({ id }) => id === 'contract');
    expect(gainOf(viewOf(table), seat(0), { piece: contract }).points).toBe(2);
    const card = MERCENARIES.find((one) => kindOf(one).level === 3) as number;
    expect(gainOf(viewOf(table), seat(0), { piece: card }).points).toBe(3);
  });
});

describe('the bill', () => {
  const rows = (table: Position, piece: number) =>
    billOf(viewOf(table), piece).rows.map(({ text, amount }) => [english.say(text), amount]);

  it('names every discount', () => {
    const table = position({
      you: { hand: 'P4 P3', totems: ['purple'], artifacts: ['plasma-drill'] },
      mine: '*P10u *P1',
    }).choose('skill', 'P4');
    expect(rows(table, crystalIn(table, '*P10u'))).toEqual([
      ['Cost', 10],
      ['Totem of the Minegglers', -1],
      ['Mineggler Makkarat', -4],
      ['Plasma Drill', -2],
    ]);
    expect(rows(table, crystalIn(table, '*P1'))).toEqual([
      ['Cost', 1],
      ['Totem of the Minegglers', -1],
    ]);
  });

  it('of a recruit lists the prices that can be paid', () => {
    const table = position({ you: { hand: 'N2 Y1' }, docks: 'B4' }).choose('skill', 'N2');
    const card = table.state.docks.find((one) => one >= 0) as number;
    const bill = billOf(viewOf(table), card);
    expect(bill.prices).toEqual([1, 3]);
    expect(rows(table, card)).toEqual([
      ['Level 4 less 1', 3],
      ['Terron Foreman', -2],
    ]);
  });

  it.each(['ore', 'shaft', 'lantern'])('adds up to what the rules ask (%s)', (seed) => {
    for (const { state } of positionsOf(seed)) {
      const terms = termsOf(state);
      for (const crystal of state.mine.filter(is.crystal)) {
        const bill = billOf(state, crystal);
        expect(sum(bill.rows)).toBe(bill.cost);
        expect(bill.cost).toBe(mineCost(state, crystal, terms));
      }
      for (const artifact of state.artifactStacks.flatMap((stack) => stack.slice(-1)))
        expect(sum(billOf(state, artifact).rows)).toBe(collectCost(artifact, terms));
      for (const card of state.docks.filter((one) => one >= 0)) {
        const { rows: lines, prices } = billOf(state, card);
        expect(sum(lines)).toBe(Math.min(...(prices as number[])));
      }
    }
  });
});

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0);

describe('what is being paid for', () => {
  it.each(['ore', 'shaft', 'lantern'])('is what is gained in the end (%s)', (seed) => {
    let open: Moment[] = [];
    let payments = 0;
    for (const moment of positionsOf(seed)) {
      for (const event of moment.events) {
        const gained = event.type === 'mined' ? event.crystal : event.type === 'collected' ? event.artifact : null;
        if (gained === null) continue;
        for (const { decision } of open) expect(subjectOf(decision)).toBe(gained);
        payments += open.length;
        open = [];
      }
      if (moment.decision.prompt === 'payment.card') open.push(moment);
    }
    expect(payments).toBeGreaterThan(10);
  });

  it('is the recruit while its price is asked for, and nothing between moves', () => {
    const { table, decision } = asked(position({ you: { hand: 'Y2 B2' }, docks: 'N3 N1' }).choose('recruit', 'N3'));
    expect(shorthand(subjectOf(decision) as number)).toBe('N3');
    table.choose('Y2');
    expect(subjectOf(asked(table).decision)).toBeNull();
  });
});

describe('the turn in steps', () => {
  const steps = (table: Position) =>
    stepsOf(viewOf(table), table.prompt).map(({ text, state }) => `${text.key} ${state}`);

  it('tells what was done and what is being done', () => {
    const table = position({ you: { hand: 'Y1 Y3 N1', base: 'B1' }, mine: '*Y3 *Y1', docks: 'P1' });
    expect(steps(table)).toEqual(['turn-leader now']);
    table.choose('skip', 'recruit');
    expect(steps(table)).toEqual(['turn-recruit done']);
    table.choose('mine', '*Y3');
    expect(steps(table)).toEqual(['turn-recruit done', 'turn-mine now']);
  });

  it('tells an extra action from a main one', () => {
    const table = position({ you: { hand: 'Y2 B1 B1' }, mine: '*B1 *B1s' }).choose('skill', 'Y2', 'extra-mine');
    expect(steps(table)).toEqual(['turn-skill done', 'turn-extra-mine now']);
  });

  it('fills the cheapest card that completes the payment', () => {
    const table = position({ you: { hand: 'Y4 Y3 Y1' }, mine: '*Y3 *Y1' }).choose('mine', '*Y3');
    expect(shorthand(bestPayment(viewOf(table), asked(table).decision) as Option)).toBe('Y3');
    table.choose('Y3');
    expect(bestPayment(viewOf(table), asked(table).decision)).toBe('done');
  });
});

describe('an answer in the bar', () => {
  it('says what a payment brings, or how much is left to pay', () => {
    const { table, decision } = asked(
      position({ you: { hand: 'Y4 Y1', crystals: '*B1s' }, mine: '*Y3s *Y1' }).choose('mine', '*Y3s'),
    );
    const brings = decision.options.map((card) => {
      const { words = null, brings = null } = answerOf(viewOf(table), seat(0), decision, card) ?? {};
      return [words, brings].map((text) => (text === null ? '' : english.say(text))).join(': ');
    });
    expect(brings).toEqual(['Metanel Scraper: paid, +3 VP', 'Metanel Raker: 2 to go']);
  });

  it.each(['pl', 'en'] as const)('has words for all that games ask, few enough for a cell (%s)', (lang) => {
    const speaker = speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers);
    let answers = 0;
    for (const seed of ['ore', 'shaft', 'lantern'])
      for (const { state, decision } of positionsOf(seed))
        for (const option of decision.options) {
          const short = answerOf(state, decision.seat, decision, option);
          if (short === null) continue;
          answers++;
          const words = [short.words, short.brings].map((text) => (text === null ? '' : speaker.say(text))).join(' ');
          expect(words.length, words).toBeLessThanOrEqual(72);
        }
    expect(answers).toBeGreaterThan(500);
    expect(speaker.problems).toEqual([]);
  });
});

describe('the short form of skills', () => {
  it.each(['pl', 'en'] as const)('has words for every kind, few enough for a card (%s)', (lang) => {
    const speaker = speakerOf(lang, [gameText('star-scrappers', lang)], starScrappers);
    for (const { id, skill } of MERCENARY_KINDS) {
      const words = speaker.say(gistOf(skill).text);
      expect(words.length, `${id}: ${words}`).toBeLessThanOrEqual(46);
      expect(speaker.has(`short-${id}`)).toBe(true);
    }
    expect(speaker.problems).toEqual([]);
  });
});

interface Moment {
  readonly state: State;
  readonly decision: AskedDecision;
  /** What happened since the moment before. */
  readonly events: readonly Event[];
}

/** Every decision of a game played at random, from the chooser's view. */
function* positionsOf(seed: string): Generator<Moment> {
  const chance = chanceFrom(seed);
  let events: Event[] = [];
  const seating = { seats: 3, variants: { factions: 'random', open: 'false' } };
  const table: Table<State> = start(starScrappers, seating, seed, (event) => events.push(event));
  while (table.pending.length > 0) {
    const asked = table.pending[0] as Decision;
    const view = viewTable(starScrappers, table, asked.seat);
    const heard = events;
    events = [];
    yield { state: view.state, decision: view.decision as AskedDecision, events: heard };
    const option = asked.options[below(chance, asked.options.length)] as Option;
    applyChoice(starScrappers, table, asked, option, (event) => events.push(event));
  }
}
