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
  whyNotNow,
} from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, ORDER_DESIGNS, TILES } from '../content/catalogue.ts';
import { LOCATIONS } from '../content/map.ts';
import { excavationEarth } from '../index.ts';
import { ALL_KINDS, cellOf, EXPLORERS, explorerOf, FIRST } from '../pieces.ts';
import { whyNot } from '../words/why-not.ts';
import { shorthand } from './given.ts';
import { type Position, position } from './position.ts';

const speakers = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('excavation-earth', lang)], excavationEarth),
);
const [polish, english] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const NAMES = ['Ada', 'Bruno', 'Celina', 'Dawid'];

const PIECES: readonly number[] = [
  ...ACTION_CARDS,
  ...Array.from({ length: 12 }, (_, index) => 60 + index),
  ...TILES,
  ...LOCATIONS,
  ...ORDER_DESIGNS.flatMap((_, design) => [FIRST.orderCard + 2 * design, FIRST.orderCard + 2 * design + 1]),
  ...[0, 1, 2, 3].flatMap((seat) => ALL_KINDS.map((kind) => cellOf(seat, kind))),
  ...[0, 1, 2, 3].flatMap((seat) => Array.from({ length: EXPLORERS }, (_, index) => explorerOf(seat, index))),
];

/** What is said of everything that is not offered, where only the question itself knows why. */
const SAID_OF_THE_REST = ['why-given-up', 'why-colour-spent', 'why-one-way', 'why-few-alike'];

/** The answer to a click on the last piece of that name in sight. */
function answer(table: Position, name: string, speaker = english): string | null {
  const { seat, prompt } = table.decision;
  const view = excavationEarth.view(table.state, seat);
  const { hand, travel } = view.players[seat] as (typeof view.players)[0];
  const common = [...view.forecast, ...view.orders, ...view.blackMarket.flat(), ...view.map, ...LOCATIONS];
  const piece = [...hand, ...travel, ...common].findLast((one) => shorthand(one) === name);
  const why = whyNot(view, seat, prompt, piece as number);
  return why === null ? null : speaker.say(why, NAMES);
}

describe('why not', () => {
  const you = { faction: 'gul', hand: 'R1 Y2 T2', explorers: 'dig-red-east market-4 bm-west' };

  it('an artefact on the map: no card, no explorer, no room', () => {
    const map = 'Rg2 Rg4 Gg1 Yg1';
    expect(answer(position({ you, map }), 'Gg1')).toBe('You have no green card for it (EE-6.3).');
    expect(answer(position({ you, map }), 'Rg4')).toBe(
      'You have no explorer there (EE-6.3, EE-6.8, EE-6.23): Yucatan (red site).',
    );
    const full = { ...you, hold: 'Yg1 Yg2 Yg3 Yg4 Gg1' };
    expect(answer(position({ you: full, map }), 'Rg2', polish)).toBe('Twoja ładownia jest pełna (EE-6.5).');
    expect(answer(position({ you, map }), 'Rg2')).toBe('Choose an action first (EE-5.3).');
  });

  it('a card that does not pay for the action', () => {
    const table = position({ you: { ...you, hand: 'R4 G4 Y2 T2' } }).choose('market');
    expect(answer(table, 'Y2')).toBe('You have no explorer there (EE-6.3, EE-6.8, EE-6.23): Rio (market 2).');
    expect(answer(table, 'T2')).toBe('A travel card pays for Travel or Sell only (EE-1.6).');
    expect(answer(table, 'G4')).toBeNull();
  });

  it('a location on a journey', () => {
    const table = position({ you }).choose('travel', 'T2', 'explorer-1');
    expect(answer(table, 'market-4')).toBe('An explorer of yours is there already (EE-6.2).');
    expect(answer(table, 'dig-orange-south')).toMatch(/lines away, and there is 2 fuel left \(EE-6\.1\)\.$/);
  });

  it('a market in a sale', () => {
    const seller = { ...you, hand: 'T2', hold: 'Rg1 Rg2', traders: '1:1 2:1 3:1' };
    const table = position({ you: seller, queues: { 1: 'R', 2: 'R', 3: 'G', 4: 'R' } }).choose('sell');
    expect(answer(table, 'market-3')).toBe('Nobody there wants red artefacts (EE-6.13).');
    expect(answer(table, 'market-4')).toBe('You have no trader there (EE-6.13).');
    expect(answer(table, 'bm-west')).toBe('There is no market here (EE-1.3).');
    expect(answer(table, 'market-1')).toBeNull();
  });

  it('an artefact of the black market: none of yours is there, one above it, no credits, no room', () => {
    const blackMarket = { green: 'Gg1 Gg2', red: 'Rg1' } as const;
    const smuggler = { ...you, hand: 'R1', credits: 4, hold: 'Yg1' };
    const nobody = { ...smuggler, explorers: 'dig-red-east market-4 market-1' };
    expect(answer(position({ you: nobody, blackMarket }), 'Gg1')).toBe(
      'None of your explorers is on a black market (EE-6.23).',
    );
    const table = position({ you: smuggler, blackMarket }).choose('smuggle');
    expect(answer(table, 'Gg2')).toBe('Only the top artefact of this stack can be taken (EE-6.25).');
    expect(answer(table, 'Rg1', polish)).toBe('Kosztuje 8, a masz 4 (EE-6.25, EE-7.1).');
    const full = { ...smuggler, credits: 20, hold: 'Yg1 Yg2 Yg3 Yg4 Pg1', hatch: 'Pg2 Pg3 Pg4' };
    const loaded = position({ you: full, blackMarket }).choose('smuggle');
    expect(answer(loaded, 'Rg1')).toBe('Hold and hatch are full (EE-6.25).');
  });

  it('a forecast card and an order card: how they are reached', () => {
    const table = position({ you, round: 2, forecast: 'G1 G2 G3', markers: '- 1 -', orders: ['bribery'] });
    expect(answer(table, 'G2')).toBe('A forecast card is replaced with Survey (EE-6.27).');
    expect(answer(table, 'order-bribery')).toMatch(/withdraws an envoy from its centre with Command \(EE-6\.21\)\.$/);
    table.choose('survey', 'R1');
    expect(answer(table, 'G2')).toBe('There is a marker on this forecast card already (EE-6.27).');
    expect(answer(table, 'G1')).toBeNull();
  });

  it('an action of the turn: what it lacks on the table, or among the cards', () => {
    const action = (given: object, name: string, speaker = english): string | null => {
      const table = position({ you: { ...you, ...given }, map: 'Gg1' });
      const why = whyNotNow(excavationEarth, viewTable(excavationEarth, table.table, table.decision.seat), name);
      return why === null ? null : speaker.say(why, NAMES);
    };
    expect(action({}, 'excavate')).toBe('None of your explorers stands on a dig site with an artefact (EE-6.3).');
    expect(action({ explorers: 'dig-green-north market-4 bm-west' }, 'excavate')).toBe(
      'Your explorers stand at artefacts of these colours: green. You have no card of any of them (EE-6.3).',
    );
    expect(action({}, 'market')).toBe(
      'Your explorers stand on these markets: 4. You have no card that shows any of them (EE-6.8).',
    );
    expect(action({}, 'sell')).toBe('You have no artefact to sell (EE-6.13).');
    expect(action({ hold: 'Rg1' }, 'sell')).toMatch(/^You have no trader at any market.*\(EE-6\.13\)\.$/);
    expect(action({ hold: 'Rg1', traders: '2:1' }, 'sell', polish)).toBe(
      'Na żadnym rynku z twoim handlarzem nie ma kupującego na to, co masz (EE-6.13).',
    );
    expect(action({}, 'travel')).toBeNull();
  });

  it('never about what can be chosen, and always with its rule, in whole games', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const chance = chanceFrom(`why not ${seed}`);
      const table = start(
        excavationEarth,
        seatingOf(excavationEarth, 1 + (seed % 4), {}) as Seating,
        `why not ${seed}`,
      );
      while (table.pending.length > 0) {
        const decision = table.pending[0] as Decision;
        const view = excavationEarth.view(table.state, decision.seat);
        for (const piece of PIECES) {
          const why = whyNot(view, decision.seat, decision.prompt, piece);
          if (why === null || SAID_OF_THE_REST.includes(why.key)) continue;
          expect(decision.options, `${decision.prompt}: ${why.key}`).not.toContain(piece);
          if (said.has(why.key)) continue;
          said.add(why.key);
          for (const speaker of speakers) expect(speaker.say(why, NAMES)).toMatch(/\(EE-\d+(\.\d+)?(, EE-\d+\.\d+)*\)/);
        }
        applyChoice(
          excavationEarth,
          table,
          decision,
          decision.options[below(chance, decision.options.length)] as Option,
        );
      }
    }
    expect(said.size).toBeGreaterThan(18);
    expect(speakers.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
