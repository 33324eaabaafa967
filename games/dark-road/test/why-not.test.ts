import {
  applyChoice,
  below,
  chanceFrom,
  type Decision,
  type Option,
  placeOf,
  type Seating,
  seatingOf,
  start,
  viewTable,
} from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, COMPANIONS, CONTRACTS, FEATS, HEROES, UPGRADES } from '../content/catalogue.ts';
import { DISTRICTS, SPACES } from '../content/tables.ts';
import { darkRoad } from '../index.ts';
import { FIELD_PLACES } from '../rules/market.ts';
import { whyNot } from '../words/why-not.ts';
import { nicknameOf } from './given.ts';
import { type Position, position } from './position.ts';

const speakers = (['pl', 'en'] as const).map((lang) => speakerOf(lang, [gameText('dark-road', lang)], darkRoad));
const [, english] = speakers as [(typeof speakers)[0], (typeof speakers)[0]];
const names = ['Ola', 'Adam', 'Ewa', 'Jan'];

const PIECES: readonly number[] = [...HEROES, ...CONTRACTS, ...COMPANIONS, ...BUILDINGS, ...FEATS, ...UPGRADES];

/** What is said of everything that is not offered, where only the question itself knows why. */
const SAID_OF_THE_REST = [
  'why-one-town',
  'why-own-hero',
  'why-own-contract',
  'why-companion-use',
  'why-companion-twin',
];

/** The answer to a click on a piece, named in short, or on a place. */
function answer(table: Position, target: string): string | null {
  const { seat, prompt, options } = table.decision;
  const own = [...table.wagon(seat).companions, ...table.state.inn, ...table.state.companionRow];
  const piece = [...own, ...PIECES].find((one) => one >= 0 && nicknameOf(one) === target);
  if (piece !== undefined && options.includes(piece)) return null;
  const text = whyNot(darkRoad.view(table.state, seat), seat, prompt, piece ?? target);
  return text === null ? null : english.say(text, names);
}

describe('why something cannot be chosen', () => {
  it('in the city: what is not beside the wagon, or brings nothing (DR-7)', () => {
    const table = position({ you: { pawn: 2 }, inn: 'agatha' }).choose('slot-2@locks-0'); // between Dark Market and Inn
    expect(answer(table, 'great-bazaar')).toBe('That is not beside your wagon (DR-7.1).');
    expect(answer(table, 'dark-market')).toContain('you have none (DR-10.1)');
    expect(answer(table, 'ringway-inn')).toContain('(DR-7.5)');
    expect(answer(table, 'yedls-workshop')).toContain('illuminated die in the action pool (DR-7.2)');
    expect(answer(table, 'agatha')).toContain('(DR-7.5)');
  });

  it('in the city: what was visited before, and the second district without a glow die', () => {
    const table = position({ you: { pawn: 4 } }).choose('slot-2@locks-0', 'visit@queens-commissions', 'hendolina-5');
    expect(answer(table, 'queens-commissions')).toContain('this turn (DR-7.2)');
    expect(answer(table, 'great-bazaar')).toContain('one district (DR-7.1)');
  });

  it('buildings: elsewhere, or too dear', () => {
    const buildings = 'queens-eye oracle-of-lumi oths-lanterns yedls-workshop';
    const table = position({ buildings, you: { glow: 'one' } });
    table.choose('slot-2@locks-0', 'moveGlowToPool()', 'ride@space-1');
    expect(answer(table, 'queens-eye')).toContain('cannot pay');
    expect(answer(table, 'oracle-of-lumi')).toContain('not at your space');
  });

  it('at the Bazaar: no die, or too few coins (DR-8)', () => {
    const table = position({ you: { pawn: 4, coins: 3 } }).choose('slot-1@locks-0', 'visit@great-bazaar', 'done');
    expect(answer(table, 'field-tome')).toContain('No market die');
    expect(answer(table, 'field-potion')).toBe('It costs 5 coins, and you have 3 (DR-8.2).');
    expect(answer(table, 'field-weapon')).toBeNull();
  });

  it('at the Inn: a hero who wants other things (DR-11.2)', () => {
    const table = position({ you: { pawn: 3, goods: 'staff' }, inn: 'atlantes leocadia' });
    table.choose('slot-2@locks-0', 'visit@ringway-inn');
    expect(answer(table, 'leocadia')).toBe(
      'This hero wants: tome and instrument, and you have none of these (DR-11.2).',
    );
    expect(answer(table, 'atlantes')).toBeNull();
  });

  it('companions: gifts given, none to give, nothing to work on (DR-19)', () => {
    const said = (companions: string, quartz: number) =>
      answer(position({ you: { companions, quartz } }), companions.slice(0, 7));
    expect(said('phoenix:3', 1)).toContain('used all its abilities (DR-19.2)');
    expect(said('phoenix', 0)).toBe('Its help costs 1 quartz, which you do not have (DR-19.2).');
    expect(said('windcat', 1)).toContain('nothing it could work on');
    expect(said('phoenix', 1)).toBe('Choose “Use a companion” first, then the companion (DR-19.1).');
  });

  it('before a visit: planning and riding come first (DR-4.2)', () => {
    const table = position({ you: { reserve: 'one two' }, inn: 'agatha' });
    expect(answer(table, 'agatha')).toBe('First plan and ride, then visit (DR-4.2).');
    expect(answer(table, 'dark-market')).toBe('First plan and ride, then visit (DR-4.2).');
  });

  it('on arrival: what goes to another town, and a commission without goods (DR-14)', () => {
    const you = { heroes: 'jaspir agatha', contracts: 'hendolina-1', lanterns: 0 };
    const table = position({ you, row: 'grace', event: 'warm-hearth' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace').load(6, 3, 3);
    table.choose('visit@town-hendolina', '4@dice');
    expect(table.prompt).toBe('visits.plan');
    expect(answer(table, 'agatha')).toBe('That goes to Ravinby, and the caravan goes to Hendolin (DR-14.1).');
    expect(answer(table, 'hendolina-1')).toBe('You have none of its goods (DR-14.3).');
    expect(answer(table, 'jaspir')).toBeNull();
    expect(answer(table, 'town-wawozno')).toBe('You lead the caravan to Hendolin and deliver there only (DR-14.1).');
  });

  it('while planning: a die first, then its slot (DR-5.2)', () => {
    const table = position({ you: { reserve: 'one two', glow: 'one' } });
    expect(table.prompt).toBe('plan.die');
    expect(answer(table, 'slot-2@locks-0')).toBe('First choose the die in your reserve that you lock here (DR-5.2).');
    expect(answer(table, 'one@glow-0')).toContain('are not locked');
    table.choose('two@reserve-0');
    expect(answer(table, 'one@reserve-0')).toContain('You have chosen a die');
  });

  it('on a visit to a town: what is wanted elsewhere, and where the caravan does not go (DR-14.1)', () => {
    const you = { heroes: 'agatha', goods: 'staff' };
    const table = position({ you, others: [{ heroes: 'jaspir', goods: 'staff' }], row: 'grace', event: 'warm-hearth' });
    table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace', 'visit@town-hendolina', 'yes');
    while (table.prompt !== 'visits.plan' || table.asked !== 1) table.choose(table.options[0] as string);
    expect(answer(table, 'town-wawozno')).toBe(
      'The caravan does not go there: it brings you to Hendolin or to Glassblow (DR-14.1).',
    );
    expect(answer(table, 'staff@goods-1')).toBe('None of your commissions from here wants this good (DR-14.3).');
  });

  it('of what is in the wagon: when its time comes', () => {
    const you = { pawn: 2, heroes: 'jaspir', contracts: 'hendolina-1' };
    const table = position({ you, inn: 'agatha' }).choose('slot-2@locks-0');
    expect(answer(table, 'jaspir')).toBe('A hero aboard is delivered by a caravan to Hendolin (DR-14.4).');
    expect(answer(table, 'hendolina-1')).toBe('A commission is delivered by a caravan to Hendolin (DR-14.3).');
    expect(answer(table, 'visit@great-bazaar')).toBe('That is not beside your wagon (DR-7.1).');
    expect(answer(table, 'companion')).toBe('You have no companion yet: lead a caravan with Yurg (DR-13.1).');
  });

  it('is said in both languages of everything that could be pointed at, and never of what can be chosen', () => {
    const told = new Set<string>();
    const targets = [...PIECES, ...DISTRICTS, ...SPACES.map(({ id }) => id), ...FIELD_PLACES];
    for (let game = 0; game < 6; game++) {
      const seating = seatingOf(darkRoad, (game % 3) + 1, {}) as Seating;
      const table = start(darkRoad, seating, `why ${game}`);
      const chance = chanceFrom(`why ${game}`);
      for (let made = 0; table.pending.length > 0; made++) {
        const { seat, prompt, options } = table.pending[0] as Decision;
        const view = viewTable(darkRoad, table, seat).state;
        const legal = new Set<number | string | null>(options.flatMap((option) => [option, placeOf(option)]));
        for (const target of made % 5 === 0 ? targets : []) {
          const text = whyNot(view, seat, prompt, target);
          if (text === null || SAID_OF_THE_REST.includes(text.key)) continue;
          told.add(text.key);
          if (legal.has(target)) expect([prompt, target, text.key]).toEqual([prompt, target, null]);
          for (const speaker of speakers) expect(speaker.say(text, names)).not.toMatch(/[{}]|why-/);
        }
        applyChoice(darkRoad, table, table.pending[0] as Decision, options[below(chance, options.length)] as Option);
      }
    }
    expect(told.size).toBeGreaterThan(16);
  });

  it('when it is another’s turn, or the game is over', () => {
    const { state } = position({ others: [{}] });
    const waiting = whyNot(darkRoad.view(state, 1 as never), 1 as never, null, 'great-bazaar');
    expect(waiting === null ? null : english.say(waiting, names)).toBe('It is Ola’s turn.');
    state.phase = 'ended';
    expect(whyNot(state, 1 as never, null, 'great-bazaar')?.key).toBe('why-over');
  });
});
