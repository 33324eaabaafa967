import { type Option, say, viewTable } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { darkRoad } from '../index.ts';
import { type Position, position } from './position.ts';

const [pl, en] = (['pl', 'en'] as const).map((lang) => speakerOf(lang, [gameText('dark-road', lang)], darkRoad)) as [
  ReturnType<typeof speakerOf>,
  ReturnType<typeof speakerOf>,
];
const NAMES = ['Ola', 'Adam'];

/** All options in words, as their chooser reads them. */
function optionsOf(table: Position, speaker = en): string[] {
  const { prompt, options, seat } = table.decision;
  const { state } = viewTable(darkRoad, table.table, seat);
  return options.map((option: Option) => speaker.say(darkRoad.optionText(state, prompt, option), NAMES));
}

const loaded = { heroes: 'jaspir', contracts: 'hendolina-1', goods: 'instrument fine-tome', feats: 'menagerie' };
const lead = (table: Position) =>
  table.choose('slot-2@locks-0', 'visit@yurgs-excursions', 'travel()', 'grace').load(6, 3, 3, 3);

/** What is asked, in words. */
function questionOf(table: Position, speaker = en): string {
  const { decision } = viewTable(darkRoad, table.table, table.asked);
  return decision === null ? '' : speaker.say(decision.question, NAMES);
}

describe('what a question says of the moment', () => {
  it('a feat that pays in one thing or another: what one has with all that is settled (DR-26.1)', () => {
    const you = {
      locks: '- - one',
      reserve: '',
      coins: 28,
      prestige: 31,
      feats: 'trio-knight three-lands-1',
      delivered: 'agatha roderyk isaura ogrim anselm',
    };
    const table = position({ round: 13, you }).choose('gain(2 coins)', 'end');
    expect(questionOf(table)).toContain('pays 3. You have 30 coins and 35 prestige. What do you take?');
  });

  it('a visit: first where to, then what is delivered there (DR-14.1)', () => {
    const table = lead(position({ you: loaded, row: 'grace', event: 'warm-hearth' }));
    expect(table.choose('visit@town-hendolina', '4@dice').prompt).toBe('visits.plan');
    expect(questionOf(table)).toBe('What do you deliver?');
    expect(questionOf(table.choose('hendolina-1'))).toMatch(/^Which good do you deliver/);
    expect(en.problems).toEqual([]);
  });
});

describe('what a choice brings is said before it is made', () => {
  it('a town: who and what is aboard for it, and for how much', () => {
    const table = lead(position({ you: loaded, row: 'grace', event: 'warm-hearth' }));
    expect(optionsOf(table)).toContain(
      'Hendolin (green region); aboard: Jaspir (brings 2 prestige) and a commission (instrument, tome and potion; 2 of 3, brings 4 prestige)',
    );
    expect(optionsOf(table, pl)).toContain(
      'Hendolina (region zielony); na wozie: Jaspir (da 2 punkty prestiżu) i zamówienie (instrument, księga i mikstura; 2 z 3, da 4 punkty prestiżu)',
    );
    table.choose('visit@town-hendolina', '4@dice');
    expect(optionsOf(table)).toContain(
      'Deliver the commission (instrument, tome and potion); you have 2 of 3 goods, 4 prestige at most',
    );
  });

  it('joining a caravan: what one carries for its region, or that it is nothing', () => {
    const asked = (other: object, town: string) => {
      const given = { you: { feats: 'dozen' }, others: [other], row: 'grace', event: 'warm-hearth' };
      return optionsOf(lead(position(given)).choose(`visit@town-${town}`))[0];
    };
    expect(asked(loaded, 'hendolina')).toContain('Yes, join; for this region you carry: Jaspir');
    expect(asked(loaded, 'wawozno')).toBe(
      'Yes, join (you have nothing to deliver there, and the event may cost you something)',
    );
  });

  it('a die to lock: that the one it frees decides how far one rides (DR-6)', () => {
    const asked = say('ask-plan-die');
    expect([pl.say(asked), en.say(asked)]).toEqual([
      expect.stringContaining('O ruchu zdecyduje ta, którą zwolnisz'),
      expect.stringContaining('The one you free will move you'),
    ]);
  });

  it('the first slot: what it crafts, and with an empty reserve anything', () => {
    expect(optionsOf(position())[0]).toMatch(/, then craft the good shown by the die you lock$/);
    expect(optionsOf(position({ round: 11, you: { reserve: '' } }), pl)[0]).toMatch(
      /: wytwórz dowolny zwyczajny towar$/,
    );
  });

  it('a hero at the Inn: each price as it would be paid, and the sum', () => {
    const table = position({ you: { pawn: 3, goods: 'fine-tome instrument' }, inn: 'leocadia' });
    table.choose('slot-2@locks-0', 'visit@ringway-inn');
    const [leocadia = ''] = optionsOf(table);
    const prices = [...leocadia.matchAll(/\((\d+)\)/g)].map(([, coins]) => Number(coins));
    expect(leocadia).toContain('fine tome (');
    expect(prices).toHaveLength(2);
    expect(leocadia).toContain(`for ${prices.reduce((sum, coins) => sum + coins)} coins`);
  });
});
