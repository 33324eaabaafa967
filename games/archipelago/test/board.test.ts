import {
  type AnyGame,
  chanceFrom,
  defined,
  type HexMap,
  Match,
  nextWord,
  type Seating,
  seat,
  seatingOf,
} from '@stolik/engine';
import { frameOf, roomIn } from '@stolik/ui';
import { describe, expect, it } from 'vitest';
import { shortAnswer } from '../board/answers.ts';
import { apart, type Spacing } from '../board/apart.ts';
import type { Asked } from '../board/asked.ts';
import { addressed, answering, beginDraft, flawOf, picksOf } from '../board/draft.ts';
import { alikeWith, fanned, SPACING } from '../board/fan.ts';
import { forecastsOf } from '../board/forecast.ts';
import { freeCorner } from '../board/free-corner.ts';
import { raisedBy } from '../board/Proposed.tsx';
import { standingIn } from '../board/standing.ts';
import { cellsThatFit } from '../board/tile.ts';
import { zoneGist } from '../board/zones.ts';
import { regionNamed } from '../content/regions.ts';
import { priceAt } from '../content/tables.ts';
import tiles from '../content/tiles.json' with { type: 'json' };
import { archipelago } from '../index.ts';
import { buildingOf, DOMESTIC, FISH, is, TEMPLE, unitOf } from '../pieces.ts';
import { NOTHING } from '../rules/deals.ts';
import { graphOf } from '../rules/graph.ts';
import { firstCitizen, firstShip } from '../rules/units.ts';
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

describe('a letter that the bar opens', () => {
  const florins = { ...beginDraft(seat(1)), give: { ...NOTHING, florins: 3 }, permit: 5 as never };
  const offer = {
    from: seat(2),
    to: seat(0),
    give: NOTHING,
    take: NOTHING,
    permit: 0,
    place: 0,
    pledge: null,
  } as Offer;

  it('keeps what stands in it, but for what is the other’s', () => {
    expect(addressed(florins, seat(1))).toBe(florins);
    expect(addressed(florins, seat(2))).toMatchObject({ to: 2, give: { florins: 3 }, permit: 0 });
    expect(addressed(answering(florins, offer, 0), seat(1))).toEqual(beginDraft(seat(1)));
  });

  it('answers the offer it was opened for, and goes on if it was begun', () => {
    const begun = { ...answering(florins, offer, 1), take: { ...NOTHING, florins: 2 } };
    expect(begun).toMatchObject({ to: 2, answers: 1 });
    expect(answering(begun, offer, 1)).toBe(begun);
    expect(answering(begun, offer, 0).take.florins).toBe(0);
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

  it('is counted for a side as often as it is offered then: somebody has to be able to go there', () => {
    const seating = seatingOf(archipelago as unknown as AnyGame, 3, { negotiation: 'false' }) as Seating;
    const luck = chanceFrom('cells', ['test']);
    let seen = 0;
    for (let game = 0; game < 6; game++) {
      const match = new Match(archipelago, seating, { seed: `cells ${game}` });
      let told: number | null = null;
      while (!match.over) {
        const { seat: chooser, id, prompt, options } = defined(match.table.pending[0]);
        // Where there is one cell it is taken by itself.
        if (told !== null) expect(prompt.endsWith('.cell') ? options.length : 1).toBe(told);
        const option = defined(options[nextWord(luck) % options.length]);
        told = prompt.endsWith('.region') && is.region(option) ? cellsThatFit(match.table.state, option) : null;
        if (told !== null) seen++;
        match.choose({ seat: chooser, decision: id, option });
      }
    }
    expect(seen).toBeGreaterThan(20);
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

  it('says nothing more when the game is over', () => {
    const table = position({ map: ['palm-point', 'white-beach'], deck: ['back-01'], players: [{}, {}, {}] });
    expect(forecastsOf(table.state)).not.toEqual([]);
    expect(forecastsOf({ ...table.state, ended: 'independence' })).toEqual([]);
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
    const [keeps, free] = [0, 1].map((nth) => shortAnswer(table.state, 'harvest.unit', unitOf(0, nth)));
    expect(keeps?.brings).toMatchObject({ key: 'answer-leaves', args: { building: 'temple' } });
    expect(free?.brings).toMatchObject({ key: 'answer-who', args: { what: 'citizen' } });
    table.choose('harvest-fruit', 'citizen turtle-bay/temple');
    expect(table.told('left-building')).toHaveLength(1);
    const alone = position({ ...keeper, players: [{ citizens: 'turtle-bay/l0' }, {}, {}] });
    expect(zoneGist(alone.state, seat(0), 'harvest-fruit').text.key).toBe('zone-does-harvest');
  });
});

describe('an answer in the bar', () => {
  it('tells a ship from a citizen, and lands of a region by their number', () => {
    const where = 'twins-strait/l0 twins-strait/l1';
    const { state } = position({
      map: ['twins-strait'],
      players: [{ citizens: where, ships: 'twins-strait/w0' }, {}, {}],
    });
    const said = [firstCitizen(seat(0)), firstCitizen(seat(0)) + 1, firstShip(seat(0))].map((unit) =>
      JSON.stringify(shortAnswer(state, 'migrate.unit', unit)),
    );
    expect(new Set(said).size).toBe(3);
    expect(said[2]).toContain('"ship"');
  });

  it('says what a found cube will be bought for, and how many one has then', () => {
    const { state } = position({ domestic: { fish: 2 }, players: [{ cubes: { fish: 3 } }, {}, {}] });
    const price = priceAt(DOMESTIC, FISH, 3);
    expect(shortAnswer(state, 'findings.market', 'fish')?.brings).toMatchObject({ args: { price } });
    expect(shortAnswer(state, 'findings.own', 'fish')?.brings).toMatchObject({ args: { from: 3, to: 4 } });
    expect(shortAnswer(state, 'use-card.any', 'fish')?.brings).toMatchObject({ args: { from: 3, to: 2 } });
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

describe('the map', () => {
  interface Side {
    readonly id: string;
    readonly edges: readonly string[];
    readonly areas: readonly { readonly kind: string; readonly edges: readonly number[] }[];
  }
  /** Sides with a small land that can be laid beside the open sea: there room is short. */
  const LANDS = tiles.tiles
    .flatMap(({ sides }) => sides as readonly Side[])
    .filter(
      ({ edges, areas }) =>
        edges.includes('sea') && areas.some((area) => area.kind === 'land' && area.edges.length < 3),
    )
    .map(({ id }) => id);
  const chart = (map: string[], more: object = {}) => {
    const { state } = position({ map, players: [{}, {}, {}], ...more });
    const row = archipelago
      .describe(state)
      .flatMap((part) => part.rows)
      .find((one): one is HexMap => one.kind === 'hexes') as HexMap;
    return { state, cells: row.cells.filter(({ sides }) => sides !== null) };
  };

  describe('has its tools', () => {
    const at = (...places: [number, number][]) =>
      places.map(([q, r]) => ({ q, r, sides: [] })) as unknown as HexMap['cells'];
    const corner = (cells: HexMap['cells'], width: number, height: number, least = 0) =>
      freeCorner(cells, frameOf(cells, 22), { room: { width, height }, least });
    const row = at([0, 0], [1, 0], [2, 0]);

    it('in a corner where no tile lies, if there is one', () => {
      expect(corner(at([0, 0], [2, -1], [-2, 1], [0, 1]), 500, 400)).toBe('bottom-right');
      // The last tile of three that go down to the right lies in that corner.
      expect(corner(row, 500, 400)).toBe('bottom-left');
    });

    it('in a column where a row would cover something, and in a strip of their own where that would too', () => {
      // Taller than wide: there is room left beside it, more or less of it.
      const tall = at([0, 0], [0, 1], [0, 2]);
      expect(corner(tall, 400, 300)).toBe('bottom-right-column');
      expect(corner(tall, 215, 300)).toBe('beside');
      expect(corner(at([0, 0]), 300, 300)).toBe('below');
      // More than the room has: everything is covered by something.
      expect(corner(row, 300, 250, 2)).toBe('below');
    });
  });

  describe('shows what is asked for', () => {
    const crowd = 'palm-point/l0 palm-point/l0 palm-point/l0 white-beach/l0 white-beach/l0';
    const { state, cells } = chart(['palm-point', 'white-beach'], {
      players: [{ citizens: crowd }, { citizens: crowd }, { citizens: crowd }],
    });
    const frame = frameOf(cells, 22);
    const things = cells.flatMap((cell) => [...standingIn(state, cell).things]);
    const names = cells.map((cell) => ({ ...standingIn(state, cell).name, words: ['Samotna', 'Palma'] }));
    /** Where everything is shown on a screen of that size, and at what scale. */
    const shown = (width: number, height: number, spacing: Spacing = SPACING.fingers) => {
      const lie = { room: { width, height }, least: 0 };
      const scale = Math.min(width / frame.width, height / frame.height);
      const fan = fanned(things, names, { frame, lie, tools: 'bottom-right', spacing });
      const left = (width - frame.width * scale) / 2;
      const top = (height - frame.height * scale) / 2;
      const places = [...fan.values()].map(({ at, by }) => ({
        x: left + (at.x - frame.left) * scale + by.x,
        y: top + (at.y - frame.top) * scale + by.y,
        far: Math.hypot(by.x, by.y),
      }));
      return { places, fan };
    };
    const nearest = (places: readonly { x: number; y: number }[]): number =>
      Math.min(
        ...places.flatMap((one, at) =>
          places.slice(0, at).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        ),
      );

    it('a finger apart and inside the map, however small that is', () => {
      for (const [width, height] of [
        [344, 300],
        [500, 420],
      ] as const) {
        const { places } = shown(width, height);
        expect(places).toHaveLength(15);
        expect(nearest(places)).toBeGreaterThan(44);
        expect(places.filter(({ x, y }) => x < 19 || x > width - 19 || y < 19 || y > height - 19)).toEqual([]);
      }
    });

    it('nearer together for a mouse, and where it stands if it has room there', () => {
      const { places } = shown(900, 700, SPACING.mouse);
      expect(nearest(places)).toBeGreaterThan(31);
      expect(nearest(places)).toBeLessThan(44);
      const [one] = things;
      const alone = fanned(one === undefined ? [] : [one], [], {
        frame,
        lie: { room: { width: 900, height: 700 }, least: 0 },
        tools: 'bottom-right',
        spacing: SPACING.fingers,
      });
      expect([...alone.values()].map(({ by }) => by)).toEqual([{ x: 0, y: 0 }]);
    });

    it('never over the edge, though all of it stands in a corner', () => {
      const corner = [1, 2, 3, 4].map((x) => ({ x: 400 - x, y: 300 - x }));
      const places = apart(corner, SPACING.fingers, { left: 20, right: 380, top: 20, bottom: 280 });
      expect(places.filter(({ x, y }) => x > 380 || y > 280)).toEqual([]);
      expect(nearest(places)).toBeGreaterThan(44);
    });

    it('beside the names of regions, where there is room for both', () => {
      const word = { left: 180, right: 260, top: 140, bottom: 153 };
      const [moved] = apart([{ x: 200, y: 150 }], SPACING.fingers, { left: 0, right: 400, top: 0, bottom: 300 }, [
        word,
      ]);
      expect(moved).toEqual({ x: 200, y: 173 });
    });

    it('once for all units that are alike, with how many they are (AR-19)', () => {
      expect(alikeWith(state, firstCitizen(seat(0)))).toBe(3);
      expect(alikeWith(state, firstCitizen(seat(0)) + 3)).toBe(2);
    });
  });

  it('stands who holds a building on its own ground, in every small region', () => {
    const outside: string[] = [];
    for (const name of LANDS) {
      const { state, cells } = chart([name], {
        buildings: [`${name}/market`],
        players: [{ citizens: `${name}/market` }, {}, {}],
      });
      const cell = defined(cells.find(({ piece }) => piece.id === regionNamed(name)));
      const at = defined(standingIn(state, cell).things.get(firstCitizen(seat(0))));
      const own = [...roomIn(cell)].filter(([{ water }]) => !water).flatMap(([, points]) => points);
      if (!own.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 5)) outside.push(name);
    }
    expect(LANDS.length).toBeGreaterThan(10);
    expect(outside).toEqual([]);
  });
});
