import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { shortAnswer } from '../board/answers.ts';
import { beginDraft, flawOf, picksOf } from '../board/draft.ts';
import { forecastsOf } from '../board/forecast.ts';
import { zoneGist } from '../board/zones.ts';
import { FISH } from '../pieces.ts';
import { NOTHING } from '../rules/deals.ts';
import type { Offer } from '../state.ts';
import { position } from './position.ts';

const talks = { negotiation: 'true' };

/** What the board shows before something is done is what the rules do then. */
describe('a letter', () => {
  const given = { variants: talks, players: [{ cubes: { fish: 2 } }, {}, {}] };
  const fish = { ...NOTHING, cubes: NOTHING.cubes.with(FISH, 1) };

  it('is written word by word as the rules want it', () => {
    const table = position(given).choose('negotiate');
    const draft = { ...beginDraft(seat(1)), give: fish, take: { ...NOTHING, florins: 3 } };
    expect(flawOf(table.state, seat(0), draft, null)).toBeNull();
    table.choose('offer@player-1', ...picksOf(draft, null).map(String), 'send');
    expect(table.state.talks?.offers).toMatchObject([{ from: 0, to: 1, give: fish, take: { florins: 3 } }]);
  });

  it('is not sent empty, nor with more than one has', () => {
    const { state } = position(given).choose('negotiate');
    expect(flawOf(state, seat(0), beginDraft(seat(1)), null)).toBe('empty');
    const much = { ...beginDraft(seat(1)), give: { ...NOTHING, cubes: NOTHING.cubes.with(FISH, 3) } };
    expect(flawOf(state, seat(0), much, null)).toBe('short');
  });

  it('that answers another keeps its promise or takes it out', () => {
    for (const keeps of [true, false]) {
      const table = position(given).choose('negotiate', 'offer@player-1');
      table.choose('give-florins', '5', 'demand-repay', '5', '1', 'send', 'answers');
      const offer = table.state.talks?.offers[0] as Offer;
      const answer = { ...beginDraft(seat(0), 0, offer), take: { ...NOTHING, florins: 6 }, keeps };
      table.chooseFor(1, 'counter@offer-0', ...picksOf(answer, offer).map(String), 'send');
      const [sent] = table.state.talks?.offers ?? [];
      expect(sent).toMatchObject({ from: 1, take: { florins: 6 } });
      expect(sent?.pledge?.amount ?? null).toBe(keeps ? 5 : null);
    }
  });
});

describe('the dial', () => {
  it('says what a crisis brings if nobody helps', () => {
    const table = position(
      {
        map: ['palm-point', 'white-beach'],
        deck: ['back-01'],
        players: [
          { citizens: 'palm-point/l0 palm-point/l0' },
          { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0' },
          { citizens: 'palm-point/l0' },
        ],
      },
      'balance',
    );
    const [forecast] = forecastsOf(table.state);
    expect(forecast).toMatchObject({ what: 'no-help', by: 6 });
    expect(shortAnswer(table.state, 'crisis.move', 'done')?.brings).toMatchObject({ args: { count: 6 } });
    while (table.prompt === 'crisis.move') table.choose('done');
    expect(table.state.unrest).toBe(forecast?.unrest);
  });
});

describe('a zone of the wheel', () => {
  it('says how many cubes a harvest brings', () => {
    const table = position({ map: ['turtle-bay'], players: [{ citizens: 'turtle-bay/l0 turtle-bay/l0' }, {}, {}] });
    expect(zoneGist(table.state, seat(0), 'harvest-fruit').figure).toBe('+2');
    table.choose('harvest-fruit', 'citizen turtle-bay/l0');
    expect(table.cubes('fruit')).toBe(2);
  });
});
