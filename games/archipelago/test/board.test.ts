import { seat } from '@stolik/engine';
import { describe, expect, it } from 'vitest';
import { shortAnswer } from '../board/answers.ts';
import type { Asked } from '../board/asked.ts';
import { beginDraft, flawOf, picksOf } from '../board/draft.ts';
import { forecastsOf } from '../board/forecast.ts';
import { lastAnswerIn } from '../board/LastAnswer.tsx';
import { raisedBy } from '../board/Proposed.tsx';
import { zoneGist } from '../board/zones.ts';
import { regionNamed } from '../content/regions.ts';
import { buildingOf, FISH, TEMPLE } from '../pieces.ts';
import { NOTHING } from '../rules/deals.ts';
import { graphOf } from '../rules/graph.ts';
import { firstCitizen } from '../rules/units.ts';
import type { Offer } from '../state.ts';
import { optionText } from '../words/options.ts';
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

describe('what became of a letter', () => {
  const told = (...types: string[]) =>
    types.map((type, id) => ({ id, sequence: id, event: { type, offer: { id } } as never }));

  it('is the last answer since the talks were opened, and nothing of talks before them', () => {
    expect(lastAnswerIn(told('talks-opened', 'offer-made', 'offer-declined', 'offer-made', 'offer-accepted'))).toEqual({
      how: 'offer-accepted',
      offer: { id: 4 },
    });
    expect(
      lastAnswerIn(told('talks-opened', 'offer-accepted', 'talks-closed', 'talks-opened', 'offer-made')),
    ).toBeNull();
    expect(lastAnswerIn([])).toBeNull();
  });
});

describe('a cell for a tile', () => {
  it('is told from the others beside the same tile by its side', () => {
    const { state } = position({ map: ['palm-point', 'white-beach'], players: [{}, {}, {}] });
    const { frontier } = graphOf(state);
    const said = frontier.map(({ cell }) => JSON.stringify(shortAnswer(state, 'explore.cell', cell)));
    expect(said.length).toBeGreaterThan(6);
    expect(new Set(said).size).toBe(said.length);
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

  it('says who would leave a building to harvest, and the log says so too (AR-9.2, AR-11.1)', () => {
    const keeper = {
      map: ['turtle-bay'],
      buildings: ['turtle-bay/temple'],
      players: [{ citizens: 'turtle-bay/temple turtle-bay/l0' }, {}, {}],
    };
    const table = position(keeper);
    expect(zoneGist(table.state, seat(0), 'harvest-fruit').text.key).toBe('zone-does-harvest-leaves');
    const leaving = optionText(table.state, 'harvest.unit', firstCitizen(seat(0)));
    expect(leaving.key).toBe('option-leaves');
    table.choose('harvest-fruit', 'citizen turtle-bay/temple');
    expect(table.told('left-building')).toHaveLength(1);
    const alone = position({ ...keeper, players: [{ citizens: 'turtle-bay/l0' }, {}, {}] });
    expect(zoneGist(alone.state, seat(0), 'harvest-fruit').text.key).toBe('zone-does-harvest');
  });
});

describe('the end of a turn', () => {
  it('says whether it passes (AR-8.3)', () => {
    const table = position({ map: ['turtle-bay'], players: [{ citizens: 'turtle-bay/l0' }, {}, {}] });
    expect(shortAnswer(table.state, 'turn.move', 'end')?.words.key).toBe('answer-pass');
    expect(optionText(table.state, 'turn.move', 'end').key).toBe('option-pass');
    table.choose('taxes');
    expect(shortAnswer(table.state, 'turn.move', 'end')?.words.key).toBe('answer-end');
    expect(optionText(table.state, 'turn.move', 'end').key).toBe('option-end');
  });
});

describe('help in a crisis', () => {
  it('shows whom it would raise: one’s own first, at most as many as a cube raises; a temple its region (AR-7.2)', () => {
    const { state } = position(
      {
        map: ['palm-point', 'white-beach'],
        deck: ['back-01'],
        buildings: ['white-beach/temple'],
        players: [
          { citizens: 'palm-point/l0 palm-point/l0' },
          { citizens: 'white-beach/temple white-beach/l0 white-beach/l0' },
          { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0' },
        ],
      },
      'balance',
    );
    const asked = { prompt: 'crisis.move' } as Asked;
    const by = (target: unknown) => raisedBy({ state, asked, seat: seat(0) }, target);
    expect(by('own')).toHaveLength(Math.min(7, state.crisis?.rate ?? 0));
    expect(by('own').slice(0, 2)).toEqual([firstCitizen(seat(0)), firstCitizen(seat(0)) + 1]);
    expect(by(buildingOf(regionNamed('white-beach'), TEMPLE))).toHaveLength(2);
    expect(by('done')).toEqual([]);
  });
});
