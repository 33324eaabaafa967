import { type Option, type Seat, seat, type Text, viewTable } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { excavationEarth } from '../index.ts';
import { type Position, position } from './position.ts';
import { zuPlaysCard } from './zu-table.ts';

const [pl, en] = (['pl', 'en'] as const).map((lang) =>
  speakerOf(lang, [gameText('excavation-earth', lang)], excavationEarth),
) as [ReturnType<typeof speakerOf>, ReturnType<typeof speakerOf>];
const NAMES = ['Ada', 'Bruno'];
const both = (text: Text): [string, string] => [pl.say(text, NAMES), en.say(text, NAMES)];

/** All options in words, as their chooser reads them. */
function optionsOf(table: Position, speaker = en): string[] {
  const { prompt, options, seat: of } = table.decision;
  const { state } = viewTable(excavationEarth, table.table, of);
  return options.map((option: Option) => speaker.say(excavationEarth.optionText(state, prompt, option), NAMES));
}

/** What is asked, as its chooser reads it. */
function questionOf({ table, decision }: Position): string {
  const asked = viewTable(excavationEarth, table, decision.seat).decision;
  return asked === null ? '' : en.say(asked.question, NAMES);
}

const sale = () =>
  position({
    you: { hand: 'T2 R1', hold: 'Rg1 Rg2 Yg1', traders: '1:1 3:1 5:1' },
    queues: { 1: 'R S', 3: 'R R R', 5: 'Y R' },
    levels: '3/3/8/3/3',
  });

describe('what a sale would bring is said before it is chosen', () => {
  it('with the action, the card, the region, each market and the last word', () => {
    const table = sale();
    expect(optionsOf(table)).toContain('Sell: up to 21 credits');
    expect(optionsOf(table, pl)).toContain('Sprzedaż: do 21 kredytów');
    table.choose('sell');
    expect(optionsOf(table)).toEqual([
      'red card (market 1): sell for up to 21 credits',
      'travel card 2: sell for up to 21 credits',
    ]);
    table.choose('T2');
    expect(optionsOf(table)).toEqual([
      'yellow: up to 8 credits at market 1, 6 of them for popularity',
      'red: up to 21 credits at market 3 and market 1, 8 of them for popularity',
    ]);
    table.choose('sell red');
    expect(optionsOf(table)).toEqual([
      'market 1: 2 buyers, 12 credits in all',
      'market 3: 3 buyers, 14 credits in all',
      'market 5: 1 buyer, 10 credits in all',
    ]);
    table.choose('market-3');
    expect(optionsOf(table)).toEqual([
      'market 1: 2 buyers, 21 credits in all and an action card',
      'market 5: 1 buyer, 19 credits in all and an action card',
      'No more markets: sell for 14 credits',
    ]);
    expect(optionsOf(table, pl).at(-1)).toBe('Koniec rynków: sprzedaj za 14 kredytów');
    table.choose('market-1');
    expect(table.credits()).toBe(21);
  });

  it('for Aqulla each card has its own sum; for Gul something may have to be bought first', () => {
    const aqulla = position({
      you: { faction: 'aqulla', hand: 'R5 R2', hold: 'Gg1 Gg2', traders: '3:1' },
      queues: { 3: 'G', 5: 'G S' },
      levels: '3/4/3/3/3',
    });
    aqulla.choose('sell');
    expect(optionsOf(aqulla)).toEqual([
      'red card (market 5): sell for up to 17 credits',
      'red card (market 2): sell for up to 10 credits',
    ]);
    const gul = position({
      you: { faction: 'gul', hand: 'T2', credits: 9, explorers: 'bm-west market-1 market-4', traders: '1:1' },
      blackMarket: { green: 'Gg1' },
      queues: { 1: 'G' },
    });
    expect(optionsOf(gul)).toContain('Sell: first buy an artefact, then sell it');
  });
});

describe('options say what they do', () => {
  it('a buyer: the level that follows, and who is pushed out', () => {
    const table = position({
      you: { hand: 'R3', explorers: 'market-3 market-1 bm-west' },
      queues: { 3: 'P Y G R' },
      levels: '5/5/5/5/5',
    }).choose('market');
    expect(optionsOf(table)).toContain('Add an orange buyer (popularity 5 → 6); pushes out the purple buyer');
    expect(optionsOf(table)).toContain('Add a purple buyer (popularity 5 → 5); pushes out the purple buyer');
    expect(optionsOf(table, pl)).toContain(
      'Dodaj pomarańczowego kupującego (popularność 5 → 6); wypycha fioletowego kupującego',
    );
  });

  it('a journey: lines and what lies there', () => {
    const table = position({ you: { hand: 'T2', explorers: 'market-1 market-2 market-4' }, map: 'Rg1 Rg2' });
    table.choose('travel', 'explorer-1');
    expect(optionsOf(table).slice(0, 2)).toEqual([
      'Hawaii (western black market): 1 line',
      'the Yukon (red site): 1 line; there: deer antlers (red 7)',
    ]);
    expect(optionsOf(table, pl).find((words) => words.startsWith('Bretania'))).toMatch(/: 2 linie/);
  });

  it('an order card: what its side of the round does', () => {
    const table = position({
      round: 3,
      you: { hand: 'R1', envoys: '1 0 0' },
      orders: ['transit', 'bribery', 'campaign'],
    }).choose('command', 'withdraw');
    expect(optionsOf(table)[0]).toBe(
      'Use “teleporter”. Put up to 3 of your explorers on any locations, no two together.',
    );
    expect(optionsOf(table, pl)[0]).toBe(
      'Użyj karty „teleporter”. Postaw najwyżej 3 swoich odkrywców w dowolnych lokalizacjach, każdego w innej.',
    );
    const two = position({
      round: 2,
      you: { hand: 'R1', envoys: '1 0 0' },
      orders: ['reinforcements', 'bribery', 'campaign'],
    }).choose('command', 'withdraw');
    expect(optionsOf(two)[0]).toBe(
      'Use “reinforcements”. Draw 4 action cards. Then discard 3 action cards from your hand.',
    );
  });

  it('a campaign: how many buyers may still be brought (EE-8.9)', () => {
    const table = position({
      round: 2,
      you: { hand: 'R1', envoys: '1 0 0' },
      orders: ['campaign', 'bribery', 'transit'],
    });
    table.choose('command', 'withdraw', 'order-campaign');
    expect(questionOf(table)).toBe('Which buyer will you bring (2 more at most)?');
    expect(questionOf(table.choose('add green', 'market-4'))).toBe('Which buyer will you bring (1 more at most)?');
  });

  it('prices on the black market and in a Survey', () => {
    const table = position({
      you: { hand: 'R1', credits: 20, hold: 'Yg1', gallery: 'Pg3', explorers: 'bm-west market-2 market-3' },
      blackMarket: { red: 'Rg1', purple: 'Pg3' },
    }).choose('smuggle');
    expect(optionsOf(table)).toEqual([
      'Deliver the football (yellow 5) for 5 credits',
      'Acquire the deer antlers (red 7) for 8 credits; new for your gallery',
      'Acquire the umbrella (purple 2) for 3 credits',
    ]);
    expect(optionsOf(table, pl)[0]).toBe('Dostarcz piłkę futbolową (żółta, 5) za 5 kredytów');
  });
});

describe('Zu', () => {
  it('says step by step what it does and which line decided', () => {
    const table = zuPlaysCard(
      'zu-excavate-yellow-green',
      {},
      { levels: '6/2/2/2/2', map: 'Yg1 Yg1 Yg4', you: { gallery: 'Yg4' } },
    );
    expect(table.events.map((event) => en.say(excavationEarth.eventText(event), NAMES))).toEqual([
      'Round 1: Zu’s turn.',
      'Zu turns over “excavate: yellow / green” (its last card).',
      'Zu wants yellow artefacts: the highest popularity.',
      'Zu goes for the football (yellow 5): not sampled by you yet.',
      'Zu excavates the football (yellow 5) at Patagonia.',
      'Zu samples the football (yellow 5).',
      'Zu excavates the bottle cap (yellow 3) at Amazonia.',
      'Zu samples the bottle cap (yellow 3).',
      'Zu passes.',
    ]);
    expect(pl.say(excavationEarth.eventText(table.told('zu-chose')[0] as never), NAMES)).toBe(
      'Zu chce wydobyć żółte artefakty: najwyższa popularność.',
    );
  });

  const failures: [string, Parameters<typeof zuPlaysCard>, [string, string]][] = [
    [
      'an empty hold',
      ['zu-sell', {}],
      [
        'Zu nie ma żadnych artefaktów: nieudana akcja, za którą dostaje 10 kredytów.',
        'Zu holds no artefacts: a failed action, for which it gets 10 credits.',
      ],
    ],
    [
      'no buyer',
      ['zu-sell', { hold: 'Rg1', traders: '1:1' }, { queues: { 1: 'G' } }],
      [
        'Tam, gdzie Zu ma handlarzy, nikt nie chce jego artefaktów: nieudana akcja, za którą dostaje 10 kredytów.',
        'Where Zu has traders nobody wants what it holds: a failed action, for which it gets 10 credits.',
      ],
    ],
    [
      'traders everywhere',
      ['zu-market', { traders: '1:1 2:1 3:1 4:1 5:1 6:1' }],
      [
        'Zu ma handlarzy na wszystkich rynkach: nieudana akcja, za którą dostaje 10 kredytów.',
        'Zu has a trader at every market: a failed action, for which it gets 10 credits.',
      ],
    ],
  ];
  for (const [what, given, said] of failures)
    it(`says why an action failed: ${what}`, () => {
      const [failed] = zuPlaysCard(...given).told('zu-failed');
      expect(failed && both(excavationEarth.eventText(failed))).toEqual(said);
    });
});

describe('what else a choice brings is said before it is made', () => {
  it('a card to dig with: what lies there for it; a card to survey with: what its stack still holds', () => {
    const pay = (action: string) => {
      const table = position({
        you: { hand: 'G1 G2 R2', explorers: 'dig-green-south market-1 market-4' },
        map: 'Gg3 Gg3 Gg4',
        forecast: 'Y1 Y2 Y3',
        stackSizes: { green: 7 },
      });
      table.choose(action);
      return optionsOf(table)[0];
    };
    expect(pay('excavate')).toBe('green card (market 1): flip-flop (green 3) ×2 and transistor radio (green 5)');
    expect(pay('survey')).toBe('green card (market 1), 7 artefacts in the stack of its colour');
  });

  it('left-over fuel: that it need not be used (EE-6.1)', () => {
    const table = position({ you: { hand: 'T3', explorers: 'dig-green-south market-1 market-4' } });
    table.choose('travel');
    expect(questionOf(table)).not.toContain('need not');
    table.choose('explorer-2', 'dig-red-north');
    expect(questionOf(table)).toContain('need not');
  });

  it('a sample: how much more the gallery is worth, and the card of a full column', () => {
    const dig = (gallery: string) => {
      const table = position({
        you: { hand: 'G1', gallery, explorers: 'dig-green-south market-1 market-4' },
        map: 'Gg3',
      });
      table.choose('excavate');
      return [optionsOf(table)[0], optionsOf(table, pl)[0]];
    };
    expect(dig('')[0]).toMatch(
      /^Sample it: a step towards the next award, 1 of 3 in its row, 1 of 2 in its column \(\d+ crew left\)$/,
    );
    expect(dig('Gg1')).toEqual([
      expect.stringMatching(/^Sample it: your gallery is worth 3 credits more \(\d+ crew left\)$/),
      expect.stringMatching(/^Pobierz próbkę: galeria będzie warta o 3 kredyty więcej \(załoga w puli: \d+\)$/),
    ]);
    expect(dig('Gg1 Gg2 Gg4')[0]).toMatch(/worth 9 credits more, and a card for the column/);
  });

  it('an envoy: who is in the centre already; one withdrawn: the order as it is this round', () => {
    const table = position({
      you: { hand: 'R1', envoys: '1 0 0' },
      others: [{ envoys: '2 0 0' }],
      round: 2,
      orders: ['bribery', 'transit', 'campaign'],
    });
    table.choose('command');
    expect(optionsOf(table)[1]).toMatch(
      /^Send an envoy to the left centre \(there now: Ada 1 and Bruno 2; \d+ crew left\)$/,
    );
    expect(optionsOf(table)[2]).toMatch(
      /^Withdraw an envoy from the left centre \(there now: Ada 1 and Bruno 2\) and, if you like, use “bribery”\. .*2 points/,
    );
    expect(optionsOf(table, pl)[2]).toMatch(/jeśli chcesz, użyj karty „przekupstwo”\. Poprzestawiaj/);
  });

  it('a tile to be placed after a survey is named, not asked for in the accusative', () => {
    const table = position({ you: { hand: 'O1' }, forecast: 'Y1 Y2 Y3', stacks: { orange: 'Og2 Og1' } });
    table.choose('survey', 'Y1');
    expect(optionsOf(table, pl)).toContain('kot szczęścia (pomarańczowy, 5): Nowa Zelandia');
  });
});

describe('the table', () => {
  const shown = (table: Position, of: Seat | null) =>
    excavationEarth.describe(excavationEarth.view(table.state, of)).flatMap(({ rows }) => rows);

  it('shows a hand to its owner only', () => {
    const table = position({ you: { hand: 'R1 T2' }, others: [{ hand: 'G2 G3' }] });
    const hand = (of: Seat | null, id: string) => {
      const row = shown(table, of).find((one) => one.id === id);
      return row?.kind === 'pieces' ? row.pieces.map(({ id }) => id) : [];
    };
    expect(hand(seat(0), 'hand-0')).toEqual(table.player().hand);
    expect(hand(seat(0), 'hand-1')).toEqual([null, null]);
    expect(hand(seat(1), 'hand-1')).toEqual(table.player(1).hand);
    expect(hand(null, 'hand-0')).toEqual([null]);
    expect(hand(null, 'travel-0')).toHaveLength(1);
  });

  it('says where everybody stands: traders, envoys, guards, markers', () => {
    const table = position({
      you: { hand: 'R1', traders: '2:2', envoys: '0 1 0', gallery: 'Yg1 Yg2' },
      others: [{ traders: '2:1' }],
      forecast: 'G1 G2 G3',
      markers: '- 1 -',
    });
    const rows = shown(table, seat(0));
    const words = rows.map((row) => both(row.kind === 'note' ? row.text : row.title)[1]);
    const pieces = (id: string) => rows.flatMap((row) => (row.kind === 'pieces' && row.id === id ? row.pieces : []));
    const crew = (id: string) => pieces(id).flatMap(({ id, name }) => (id === null ? [both(name)[1]] : []));
    expect(crew('queue-2')).toEqual(['trader: Ada', 'trader: Ada', 'trader: Bruno']);
    expect(crew('centre-middle')).toEqual(['Ada']);
    expect(words).toContain('middle (3 and 4)');
    expect(words).toContain('At the end of the round each centre gives, from the first place down: 5.');
    expect(words).toContain('yellow (2 of 4, gives 4)');
    expect(words).toContain('Guards in the rows: eye 1 and trident 1.');
    const notes = pieces('forecast-cards').map(({ note }) => note && both(note)[1]);
    expect(notes).toEqual([undefined, 'Bruno’s marker', undefined]);
  });

  it('shows all cells of the own gallery, also after the last card, and of others those with a guard', () => {
    const table = position({ you: { hand: 'R1', gallery: 'Yg1 Yg2' }, others: [{ hand: 'G1', gallery: 'Gg3' }] });
    const cells = (of: Seat, whose: number) =>
      shown(table, of).flatMap((row) =>
        row.kind === 'pieces' && row.id.startsWith('gallery-') && row.id.endsWith(`-${whose}`) ? row.pieces : [],
      ).length;
    expect([cells(seat(0), 0), cells(seat(0), 1)]).toEqual([20, 1]);
    expect([cells(seat(1), 0), cells(seat(1), 1)]).toEqual([2, 20]);
    table.choose('command');
    expect(table.player().hand).toEqual([]);
    expect(cells(seat(0), 0)).toBe(20);
  });
});
