import { type Option, type Seat, seat, viewTable } from '@stolik/engine';
import { speakerOf } from '@stolik/text';
import { gameText } from '@stolik/text/node';
import { describe, expect, it } from 'vitest';
import { dealOf } from '../board/deal.ts';
import { beginDraft, type LocalDraft } from '../board/draft.ts';
import { isRefused, lastAnswerIn, newsIn, silentIn } from '../board/news.ts';
import { tabFor, tabMeanwhile } from '../board/tabs.ts';
import type { Event } from '../events.ts';
import { archipelago } from '../index.ts';
import { FISH } from '../pieces.ts';
import { NOTHING } from '../rules/deals.ts';
import type { Offer } from '../state.ts';
import { offerText } from '../words/offers.ts';
import { position } from './position.ts';

const logOf = (...events: readonly (Event | object)[]) =>
  events.map((event, id) => ({ id, sequence: id, event: event as never }));

const fish = { ...NOTHING, cubes: NOTHING.cubes.with(FISH, 1) };
const florins = (count: number) => ({ ...NOTHING, florins: count });
const [ME, ZOSIA, MAREK] = [seat(0), seat(1), seat(2)] as [Seat, Seat, Seat];
const offer: Offer = { from: ME, to: ZOSIA, give: fish, take: florins(3), permit: 0, place: 0, pledge: null };
const pl = speakerOf('pl', [gameText('archipelago', 'pl')], archipelago);
const names = ['Maja', 'Zosia', 'Marek'];

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

describe('what one waited for', () => {
  const declined = { type: 'offer-declined', offer };
  const turn = { type: 'turn-began', seat: ME, round: 1 };

  it('is the answer to an offer also when the talks are over and the turn has begun', () => {
    const log = logOf(
      { type: 'offer-made', offer },
      declined,
      { type: 'talks-closed' },
      { type: 'passed', seat: ZOSIA },
      turn,
    );
    expect(newsIn(log, ME).answered).toEqual({ how: 'offer-declined', offer });
    // Who declined knows it, and to others it says nothing.
    expect(newsIn(logOf(declined), ZOSIA).answered).toBeNull();
    expect(newsIn(logOf({ type: 'offer-accepted', offer }), ZOSIA).answered).not.toBeNull();
    expect(newsIn(log, MAREK).answered).toBeNull();
  });

  it('is known once one has done something', () => {
    expect(newsIn(logOf(declined, turn, { type: 'disc-laid', seat: ME, zone: 'taxes' }), ME).answered).toBeNull();
    expect(
      newsIn(logOf(declined, turn, { type: 'disc-laid', seat: MAREK, zone: 'taxes' }), ME).answered,
    ).not.toBeNull();
  });

  it('is what all have bid, who decides the order, and whether a promised place was given', () => {
    const bids = { type: 'bids-opened', seats: [ME, ZOSIA, MAREK], bids: [2, 3, 0] };
    const won = { type: 'bid-won', seat: ZOSIA, florins: 3 };
    expect(newsIn(logOf(bids, won, { type: 'talks-closed' }), ME).bids).toEqual({
      bids: [
        { seat: ME, florins: 2 },
        { seat: ZOSIA, florins: 3 },
        { seat: MAREK, florins: 0 },
      ],
      winner: ZOSIA,
    });
    expect(newsIn(logOf(bids, { type: 'bid-tied', again: true }), ME).bids?.winner).toBeNull();
    const settled = { type: 'place-settled', offer, payer: ZOSIA, paid: false };
    expect(newsIn(logOf(bids, won, { type: 'offer-accepted', offer }, settled), ME).answered?.how).toBe('place-off');
  });
});

describe('who was listened to', () => {
  it('may have said nothing, until something else is told', () => {
    const silence = [ZOSIA, MAREK].map((one) => ({ type: 'silent', seat: one }));
    expect(silentIn(logOf({ type: 'offer-declined', offer }, ...silence))).toEqual([ZOSIA, MAREK]);
    expect(silentIn(logOf(...silence, { type: 'offer-made', offer }))).toEqual([]);
  });
});

describe('an offer that was declined', () => {
  it('is known as long as the turn lasts, and another price is another offer', () => {
    const log = logOf({ type: 'turn-began', seat: ME, round: 1 }, { type: 'offer-declined', offer });
    expect(isRefused(log, { ...offer })).toBe(true);
    expect(isRefused(log, { ...offer, take: florins(2) })).toBe(false);
    expect(isRefused(log, { ...offer, to: MAREK })).toBe(false);
    expect(isRefused([...log, ...logOf({ type: 'turn-began', seat: ZOSIA, round: 1 })], offer)).toBe(false);
  });
});

describe('the button that sends a letter', () => {
  const said = (change: Partial<LocalDraft>, centre = ME): string =>
    pl.say(dealOf({ ...beginDraft(ZOSIA), ...change }, null, ME, centre).words, names);
  const oneSided = (change: Partial<LocalDraft>): boolean =>
    dealOf({ ...beginDraft(ZOSIA), ...change }, null, ME, ME).oneSided;

  it('says the deal, and plainly when something is given for nothing', () => {
    expect(said({ give: florins(8), take: fish })).toBe('Wyślij: dajesz 8\u00a0f za 1 kostkę ryb');
    expect(said({ give: florins(8) })).toBe('Wyślij: dajesz 8\u00a0f za nic');
    expect(said({ take: fish })).toBe('Wyślij: chcesz 1 kostkę ryb za nic');
    expect([
      oneSided({ give: florins(8), take: fish }),
      oneSided({ give: florins(8) }),
      oneSided({ take: fish }),
    ]).toEqual([false, true, true]);
  });

  it('counts a place, leave to harvest and a promise on the side of who gives it (AR-17.3)', () => {
    expect(said({ take: florins(3), place: 1 })).toBe('Wyślij: dajesz pierwsze miejsce za 3\u00a0f');
    expect(said({ give: florins(3), place: 1 }, ZOSIA)).toBe('Wyślij: dajesz 3\u00a0f za pierwsze miejsce');
    expect(said({ give: florins(2), permit: 5 as never })).toBe('Wyślij: dajesz 2\u00a0f za zezwolenie na zbiory');
    const promise = { side: 'promise', what: 'support', amount: 0, within: 1 } as const;
    expect(said({ take: fish, promise })).toBe('Wyślij: dajesz obietnicę za 1 kostkę ryb');
  });
});

describe('an offer in the log', () => {
  it('is what each of the two gives', () => {
    expect(pl.say(offerText(offer), names)).toBe('Maja daje 1 kostkę ryb, a Zosia daje 3\u00a0f');
    expect(pl.say(offerText({ ...offer, give: NOTHING }), names)).toBe('Zosia daje 3\u00a0f, a dostaje to Maja');
  });
});

describe('a phone', () => {
  const turnOf = (...options: Option[]) => tabFor('turn.move', { options });

  it('opens the wheel while it can be used, and then the map, on which one sees what one has done', () => {
    expect(turnOf('taxes', 'negotiate', 'end')).toBe('wheel');
    expect(turnOf('negotiate', 'word@player-1', 'end')).toBe('map');
  });

  it('shows where the others act, and waits with an offer where it was made', () => {
    const actIn = (log: ReturnType<typeof logOf>) => tabMeanwhile({ talks: null }, ME, log);
    const built = { type: 'built', seat: ZOSIA, building: 1 };
    const sold = { type: 'sold', seat: ZOSIA, market: 0, kind: 0, price: 3, token: false };
    const next = { type: 'turn-began', seat: MAREK, round: 1 };
    expect(actIn(logOf(sold, built, next))).toBe('map');
    expect(actIn(logOf(built, sold, next))).toBe('markets');
    expect(actIn(logOf(sold, { type: 'disc-laid', seat: MAREK, zone: 'build' }))).toBe('wheel');
    expect(actIn([])).toBe('map');
    const talks = { about: 'turn', centre: ZOSIA, made: [0, 0, 0], heard: 0, offers: [] } as const;
    expect(tabMeanwhile({ talks: { ...talks, offers: [offer] } }, ME, logOf(sold))).toBe('talks');
    expect(tabMeanwhile({ talks: { ...talks, offers: [offer] } }, MAREK, logOf(sold))).toBe('markets');
    expect(tabMeanwhile({ talks }, ZOSIA, logOf(sold))).toBe('talks');
  });
});

describe('the question of a turn (AR-8.2)', () => {
  const asked = (spent: number, negotiation: string, ...choices: string[]) => {
    const players = [{ spent, citizens: 'palm-point/l0 palm-point/l0' }, {}, {}];
    const table = position({ variants: { negotiation }, map: ['palm-point'], players }).choose(...choices);
    return viewTable(archipelago, table.table, table.asked).decision?.question.args;
  };

  it('says when nothing is left but to end it, or to talk', () => {
    expect(asked(0, 'false')).toEqual({ discs: 3, can: 'act' });
    expect(asked(3, 'false')).toEqual({ discs: 0, can: 'pass' });
    expect(asked(3, 'true')).toEqual({ discs: 0, can: 'pass-talk' });
    expect(asked(3, 'true', 'word@player-1', 'word@player-2')).toEqual({ discs: 0, can: 'pass-talk' });
    expect(asked(0, 'false', 'taxes')).toEqual({ discs: 2, can: 'end' });
    expect(asked(0, 'true', 'taxes')).toEqual({ discs: 2, can: 'end-talk' });
  });
});
