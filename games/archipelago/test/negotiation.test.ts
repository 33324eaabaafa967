import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import type { Given } from './given.ts';
import { type Position, position } from './position.ts';

const talks = { negotiation: 'true' };
const types = (table: Position): string[] =>
  table.events.map(({ type }) => type).filter((type) => /offer|promise|talks|place/.test(type));
const last = (table: Position, type: Event['type']): Event | undefined => table.told(type).at(-1);

/** docs/examples.md and AR-17: offers, answers, terms and promises. */
describe('offers', () => {
  const given: Given = {
    variants: talks,
    players: [{ cubes: { fish: 2 }, tokens: 1, cards: ['merchant'] }, { cubes: { iron: 1 }, cards: ['spy'] }, {}],
  };

  it('are made, heard and accepted, and everything changes hands at once (AR-17.3)', () => {
    const table = position(given).choose('negotiate', 'offer@player-1');
    table.choose('give-fish', '2', 'ask-iron', '1', 'send', 'listen');
    expect(table.optionsOf(1)).toEqual(['accept@offer-0', 'decline@offer-0', 'counter@offer-0']);
    table.chooseFor(1, 'accept@offer-0', 'silence');
    expect([table.cubes('fish', 0), table.cubes('fish', 1), table.cubes('iron', 0)]).toEqual([0, 2, 1]);
    expect(table.optionsOf(2)).toEqual(['silence', 'buy-fish-3@player-0', 'offer@player-0']);
    table.chooseFor(2, 'silence');
    table.choose('close');
    expect(types(table)).toEqual(['talks-opened', 'offer-made', 'offer-accepted', 'talks-closed']);
    expect(table.brokenLaws).toEqual([]);
  });

  it('of the usual kind are made with one word and answered at once, by the one they are made to (AR-17.3)', () => {
    const table = position(given).choose('negotiate');
    // Fish is sold for half of what the domestic market pays for the next cube; iron is what the others have.
    expect(table.options.filter((option) => String(option).endsWith('-fish-3@player-1'))).toEqual([
      'sell-fish-3@player-1',
    ]);
    expect(table.options).toContain('swap-fish-iron@player-1');
    table.choose('swap-fish-iron@player-1');
    expect(table.optionsOf(1)).toEqual(['accept@offer-0', 'decline@offer-0', 'counter@offer-0']);
    table.chooseFor(1, 'accept@offer-0');
    expect([table.cubes('fish', 0), table.cubes('fish', 1), table.cubes('iron', 0)]).toEqual([1, 1, 1]);
    // Of one fish none can be spared, and nobody else has anything that is wanted.
    expect(table.options).toEqual(expect.arrayContaining(['offer@player-1', 'listen', 'close']));
    expect(table.options.filter((option) => /^(sell|swap)-fish/.test(String(option)))).toEqual([]);
  });

  it('that were written by hand can be answered by those alone to whom they were made (AR-17.3)', () => {
    const table = position(given).choose('negotiate', 'offer@player-1', 'give-fish', '1', 'send', 'answers');
    table.chooseFor(1, 'accept@offer-0');
    expect(table.cubes('fish', 1)).toBe(1);
    expect(table.options).toContain('close'); // seat 2 was not asked
  });

  it('may be gifts, and may hold tokens, florins and cards; never units or discs (AR-17.1)', () => {
    const table = position(given).choose('negotiate', 'offer@player-1');
    expect(table.options).toEqual([
      'give-florins',
      'give-fish',
      'give-tokens',
      'merchant',
      'ask-florins',
      'ask-iron',
      'spy',
      'promise-repay',
      'promise-support',
      'demand-repay',
      'demand-support',
      'cancel',
    ]);
    table.choose('give-tokens', '1', 'merchant', 'give-florins', '3', 'send', 'listen');
    table.chooseFor(1, 'accept@offer-0', 'silence').chooseFor(2, 'silence');
    expect([table.player(1).tokens, table.player(1).florins, table.player(0).cards.length]).toEqual([1, 13, 0]);
    expect(table.player(1).cards).toHaveLength(2);
  });

  it('are answered by another offer that begins with the same terms (AR-17.3)', () => {
    const table = position(given).choose(
      'negotiate',
      'offer@player-1',
      'give-fish',
      '1',
      'ask-iron',
      '1',
      'send',
      'listen',
    );
    table.chooseFor(1, 'counter@offer-0');
    expect(table.optionsOf(1)).not.toContain('send'); // nothing is changed yet
    table.chooseFor(1, 'ask-fish', '2', 'send', 'silence').chooseFor(2, 'silence');
    expect(types(table).slice(-2)).toEqual(['offer-declined', 'offer-made']);
    expect(table.state.talks?.offers).toMatchObject([
      { from: 1, to: 0, give: { cubes: [0, 0, 0, 0, 0, 1] }, take: { cubes: [2, 0, 0, 0, 0, 0] } },
    ]);
    table.choose('accept@offer-0');
    expect([table.cubes('fish', 1), table.cubes('iron', 0)]).toEqual([2, 1]);
  });

  it('are countered by the central player too; a torn-up counter leaves the offer open', () => {
    const table = position(given).choose('negotiate', 'listen');
    table.chooseFor(1, 'offer@player-0', 'ask-fish', '2', 'give-iron', '1', 'send').chooseFor(2, 'silence');
    table.choose('counter@offer-0', 'cancel');
    expect(table.state.talks?.offers).toHaveLength(1);
    table.choose('counter@offer-0', 'give-fish', '1', 'send');
    expect(table.state.talks?.offers).toMatchObject([{ from: 0, to: 1, give: { cubes: [1, 0, 0, 0, 0, 0] } }]);
  });

  it('several may be open at once; they are withdrawn, declined, or expire when the talks close (AR-17.6)', () => {
    const table = position(given).choose('negotiate');
    for (const one of [1, 2, 1]) table.choose(`offer@player-${one}`, 'give-fish', '1', 'send');
    expect(table.options.filter((option) => option.startsWith('offer@'))).toEqual([]); // three offers at most
    table.choose('withdraw@offer-2', 'listen');
    table
      .chooseFor(1, 'decline@offer-0', 'silence')
      .chooseFor(2, 'decline@offer-0', 'offer@player-0', 'ask-florins', '1', 'send');
    table.choose('close');
    expect(types(table).slice(4)).toEqual([
      'offer-withdrawn',
      'offer-declined',
      'offer-declined',
      'offer-made',
      'offer-expired',
      'talks-closed',
    ]);
  });

  it('come to nothing when the goods went elsewhere', () => {
    const table = position(given).choose('negotiate');
    for (const one of [1, 2]) table.choose(`offer@player-${one}`, 'give-fish', '2', 'send');
    table.choose('listen').chooseFor(1, 'accept@offer-0', 'silence').chooseFor(2, 'accept@offer-0', 'silence');
    expect(types(table).slice(-2)).toEqual(['offer-accepted', 'offer-void']);
    expect([table.cubes('fish', 1), table.cubes('fish', 2)]).toEqual([2, 0]);
  });

  it('others make two each at most, and are listened to three times (AR-17.6)', () => {
    const table = position(given).choose('negotiate');
    for (let time = 0; time < 2; time++) {
      table.choose('listen').chooseFor(1, 'offer@player-0', 'ask-florins', '1', 'send').chooseFor(2, 'silence');
      table.choose('decline@offer-0');
    }
    table.choose('listen');
    expect(table.optionsOf(1)).toEqual([]);
    table.chooseFor(2, 'silence');
    expect(table.options).not.toContain('listen');
  });

  it('a torn-up offer counts as one, so that talks come to an end', () => {
    const table = position(given).choose('negotiate');
    for (let time = 0; time < 3; time++) table.choose('offer@player-1', 'cancel');
    expect(table.options).toEqual(['listen', 'close']);
  });

  it('can be switched off (AR-17.6)', () => {
    expect(position({ ...given, variants: { negotiation: 'false' } }).options).not.toContain('negotiate');
  });

  it('B33: a used card stays used with its new owner; one with a disc on it is not traded (AR-17.3)', () => {
    const table = position({
      variants: talks,
      players: [{ cards: ['merchant', 'pirate'], used: ['merchant', 'pirate'] }],
    }).choose('negotiate', 'offer@player-1');
    expect(table.options).toContain('merchant');
    expect(table.options).not.toContain('pirate');
    table
      .choose('merchant', 'ask-florins', '4', 'send', 'listen')
      .chooseFor(1, 'accept@offer-0', 'silence')
      .chooseFor(2, 'silence');
    expect(table.player(1).cards).toHaveLength(1);
    expect(table.state.used).toHaveLength(2);
  });
});

describe('talks', () => {
  const fishing: Given = { variants: talks, players: [{ cubes: { fish: 1 } }, {}, {}] };

  it('are open during the whole of one’s own turn, twice at most (AR-8.7, AR-17.6)', () => {
    const table = position(fishing, 'actions').choose(
      'trade',
      'sell@domestic-fish',
      'negotiate',
      'close',
      'negotiate',
      'close',
    );
    expect(table.options).not.toContain('negotiate');
    table.choose('end');
    expect(table.options).toContain('negotiate'); // the next one’s turn
  });

  it('are asked for by others; a hand goes down when its owner was heard (AR-8.7)', () => {
    const table = position(fishing, 'actions').choose('trade', 'sell@domestic-fish', 'word@player-1');
    expect(table.options).not.toContain('word@player-1'); // he has asked already
    table.choose('end');
    expect(table.state.hands).toEqual([{ from: 0, to: 1 }]);
    table.choose('negotiate', 'listen').chooseFor(0, 'silence').chooseFor(2, 'silence');
    expect(table.state.hands).toEqual([]);
  });

  it('need not be held: a hand goes down at the end of that turn (AR-8.7)', () => {
    const table = position(fishing, 'actions').choose('trade', 'sell@domestic-fish', 'word@player-1', 'end', 'end');
    expect(table.state.hands).toEqual([]);
    // Who has passed has no more turns in which anybody could be heard.
    expect(table.options).toContain('word@player-0');
    expect(table.options).not.toContain('word@player-1');
  });

  it('a loser of the bidding may bribe: he says so, and the winner hears him or not (AR-6.3)', () => {
    const table = position({ variants: talks, players: [{}, {}, {}] }, 'order');
    table.chooseFor(0, '2').chooseFor(1, '0').chooseFor(2, '0');
    expect(table.optionsOf(0)).toEqual([]); // the others are asked first, all at once
    table.chooseFor(2, 'speak').chooseFor(1, 'quiet');
    expect(table.state.hands).toEqual([{ from: 2, to: 0 }]);
    table.choose('go-on', 'keep');
    expect(table.state.hands).toEqual([]);
  });

  it('may be held twice in a crisis turn (AR-7.5, AR-17.6)', () => {
    const table = position(
      {
        variants: talks,
        map: ['palm-point'],
        deck: ['back-01'],
        players: [{ citizens: 'palm-point/l0 palm-point/l0' }, {}, {}],
      },
      'balance',
    );
    table.choose('negotiate', 'close', 'negotiate', 'close');
    expect(table.options).not.toContain('negotiate');
  });
});

describe('terms', () => {
  it('B30: leave to harvest in the region of another’s city, for this turn (AR-17.5)', () => {
    const table = position(
      {
        variants: talks,
        map: ['turtle-bay'],
        buildings: ['turtle-bay/city'],
        players: [{ citizens: 'turtle-bay/l0 turtle-bay/l0' }, { citizens: 'turtle-bay/city' }],
      },
      'actions',
    );
    expect(table.options).not.toContain('harvest-fruit');
    table.choose('negotiate', 'offer@player-1', 'give-florins', '2', 'permit@turtle-bay', 'send', 'listen');
    table.chooseFor(1, 'accept@offer-0', 'silence').chooseFor(2, 'silence').choose('close');
    table.choose('harvest-fruit', 'citizen turtle-bay/l0');
    expect([table.cubes('fruit'), table.player(0).florins, table.player(1).florins]).toEqual([2, 8, 12]);
    table.choose('end', 'end', 'end');
    expect(table.state.turn.permits).toEqual([]);
  });

  /** Seat 0 has people in the region of seat 1's city. */
  const neighbours = (...florins: [number, number]): Position =>
    position(
      {
        variants: talks,
        map: ['turtle-bay'],
        buildings: ['turtle-bay/city'],
        players: [
          { citizens: 'turtle-bay/l0 turtle-bay/l0', florins: florins[0] },
          { citizens: 'turtle-bay/city', florins: florins[1] },
        ],
      },
      'actions',
    ).choose('negotiate');
  const lease = (table: Position, seat: number): string | undefined =>
    table.optionsOf(seat).find((word) => word.startsWith('lease-'));

  it('B30: leave to harvest is usually sold for 2 f, by whichever of the two it is proposed (AR-17.5)', () => {
    const asked = neighbours(10, 0);
    asked.choose(lease(asked, 0) as string).chooseFor(1, 'accept@offer-0');
    expect([asked.player(0).florins, asked.player(1).florins]).toEqual([8, 2]);
    const offered = neighbours(10, 0).choose('listen');
    offered
      .chooseFor(1, lease(offered, 1) as string)
      .chooseFor(2, 'silence')
      .choose('accept@offer-0');
    expect([offered.player(0).florins, offered.player(1).florins]).toEqual([8, 2]);
    expect(lease(neighbours(1, 0), 0)).toBeUndefined(); // who cannot pay it does not ask
  });

  it('leave to harvest alone is an offer: it may be a gift (AR-17.1, AR-17.5)', () => {
    const table = neighbours(0, 0).choose('offer@player-1');
    expect(table.options).not.toContain('send');
    expect(table.choose('permit@turtle-bay').options).toContain('send');
  });

  it('B30: the Ambassador needs nobody’s leave, and pays for each unit', () => {
    const table = position({
      map: ['turtle-bay'],
      buildings: ['turtle-bay/city'],
      players: [{ citizens: 'turtle-bay/l0 turtle-bay/l0', cards: ['ambassador'] }, { citizens: 'turtle-bay/city' }],
    }).choose('ambassador', 'harvest-fruit', 'citizen turtle-bay/l0');
    expect([table.cubes('fruit'), table.player(0).florins, table.player(1).florins]).toEqual([2, 8, 12]);
  });

  const bought = (): Position => {
    const table = position({ variants: talks, players: [{}, {}, {}] }, 'order');
    table.chooseFor(0, '2').chooseFor(1, '0').chooseFor(2, '0').chooseFor(1, 'speak').chooseFor(2, 'quiet'); // seat 0 decides
    table.choose('negotiate', 'listen');
    table.chooseFor(1, 'offer@player-0', 'place-1', 'give-florins', '3', 'send').chooseFor(2, 'silence');
    return table.choose('accept@offer-0', 'close');
  };

  it('B31: a place that was given is paid for (AR-17.5)', () => {
    const table = bought().choose('next@player-1', 'next@player-0');
    expect([table.player(0).florins, table.player(1).florins]).toEqual([11, 7]);
    expect(last(table, 'place-settled')).toMatchObject({ payer: 1, paid: true });
  });

  it('B31: a place that was not given costs nothing (AR-17.5)', () => {
    const table = bought().choose('next@player-2', 'next@player-1');
    expect([table.player(0).florins, table.player(1).florins]).toEqual([8, 10]);
    expect(last(table, 'place-settled')).toMatchObject({ paid: false });
  });
});

describe('promises', () => {
  it('can be taken out by a counter-offer (AR-17.3)', () => {
    const table = position({ variants: talks }).choose('negotiate', 'offer@player-1');
    table.choose('give-florins', '5', 'demand-repay', '5', '1', 'send', 'answers').chooseFor(1, 'counter@offer-0');
    expect(table.optionsOf(1)).toContain('no-promise');
    table.chooseFor(1, 'no-promise');
    expect(table.optionsOf(1)).not.toContain('no-promise');
    table.chooseFor(1, 'send');
    expect(table.state.talks?.offers).toMatchObject([{ from: 1, take: { florins: 5 }, pledge: null }]);
  });

  const loan = (): Position => {
    const table = position({ variants: talks, round: 3 }).choose('negotiate', 'offer@player-1');
    table.choose('give-florins', '5', 'demand-repay', '5', '1', 'send', 'listen');
    return table.chooseFor(1, 'accept@offer-0', 'silence').chooseFor(2, 'silence').choose('close');
  };

  it('B32: a loan is a gift with a promise to repay, and nothing happens by itself (AR-17.4)', () => {
    const table = loan();
    expect(table.player(1).florins).toBe(15);
    expect(table.state.promises).toEqual([{ by: 1, to: 0, what: 'repay', amount: 5, due: 4 }]);
    table.choose('end');
    expect(table.player(1).florins).toBe(15);
  });

  it('the table remembers who repaid', () => {
    const table = position({ variants: talks, order: [1, 0, 2] });
    table.state.promises = [{ by: table.state.active, to: 0 as never, what: 'repay', amount: 5, due: 4 }];
    table.choose('negotiate', 'offer@player-0', 'give-florins', '5', 'send', 'listen');
    table.chooseFor(0, 'accept@offer-0', 'silence').chooseFor(2, 'silence');
    expect([table.player(1).promisesKept, table.state.promises]).toEqual([1, []]);
    expect(types(table).slice(-2)).toEqual(['offer-accepted', 'promise-kept']);
  });

  const crowd: Given = {
    variants: talks,
    map: ['palm-point', 'white-beach'],
    deck: ['back-01'],
    domestic: { stone: 1 },
    players: [
      { citizens: 'palm-point/l0 palm-point/l0 palm-point/l0' },
      { citizens: 'white-beach/l0 white-beach/l0 white-beach/l0', cubes: { fish: 1 } },
      { citizens: 'palm-point/l0 palm-point/l0' },
    ],
  };

  /** Seat 1 pays a fish so that seat 0 stands up three of its citizens. */
  const helped = (): Position => {
    const table = position(crowd, 'balance').choose('negotiate', 'listen');
    table.chooseFor(1, 'offer@player-0', 'give-fish', '1', 'demand-stand-up', '3', 'send').chooseFor(2, 'silence');
    return table.choose('accept@offer-0', 'close', 'market@domestic-stone');
  };

  it('in a crisis help is promised, and kept', () => {
    const table = helped();
    for (let more = 0; more < 3; more++) table.choose('1: citizen white-beach/l0');
    expect(table.player(0).promisesKept).toBe(1);
  });

  it('in a crisis help is kept by a temple, which stands up a whole region (AR-7.2b)', () => {
    const [first, ...others] = crowd.players ?? [];
    const players = [{ citizens: `white-beach/temple ${first?.citizens}` }, ...others];
    const table = position({ ...crowd, buildings: ['white-beach/temple'], players }, 'balance');
    table.choose('negotiate', 'listen');
    table.chooseFor(1, 'offer@player-0', 'give-fish', '1', 'demand-stand-up', '3', 'send').chooseFor(2, 'silence');
    table.choose('accept@offer-0', 'close', 'white-beach/temple');
    expect([table.player(0).promisesKept, table.state.promises]).toEqual([1, []]);
  });

  it('in a crisis help is promised, and broken when it is over', () => {
    const table = helped().choose('mine', '2: citizen palm-point/l0', '2: citizen palm-point/l0');
    while (table.prompt === 'crisis.move') table.choose('done');
    expect([table.player(0).promisesKept, table.player(0).promisesBroken]).toEqual([0, 1]);
    expect(last(table, 'promise-broken')).toMatchObject({ pledge: { by: 0, to: 1, what: 'stand-up' } });
  });

  it('to use a card is kept by using it', () => {
    const table = position({ variants: talks, players: [{}, { cards: ['education'] }], workers: 4 });
    table.choose('negotiate', 'offer@player-1', 'ask-florins', '2', 'promise-use-card', 'education', 'send', 'listen');
    table.chooseFor(1, 'accept@offer-0', 'silence').chooseFor(2, 'silence').choose('close', 'education');
    expect([table.player(0).promisesKept, table.player(0).florins, table.player(1).florins]).toEqual([1, 10, 10]);
  });
});
