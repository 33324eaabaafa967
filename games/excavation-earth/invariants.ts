import { conserved } from '@stolik/engine/state';
import { buyerKind, CREW, factionKind, tileColour, travelCardsOf } from './content/catalogue.ts';
import { KEPT_ON_PASS, QUEUE_LIMIT, ROUNDS, setupFor, ZU_CARRY_OVER } from './content/tables.ts';
import { state } from './fields.ts';
import { ALL_COLOURS, ALL_KINDS, EXPLORERS, filled, NONE } from './pieces.ts';
import { LEDGER, type Player, type State } from './state.ts';

/** EE-15: what must always hold. Each law that does not is a sentence. */
export function invariants(s: State): string[] {
  return [
    ...conserved(state, s), // EE-15.1 to 15.3, EE-15.15
    ...travelCards(s), // EE-15.1
    ...tiles(s), // EE-15.6, EE-15.9
    ...buyers(s), // EE-15.4, EE-15.8
    ...crew(s), // EE-15.5
    ...explorers(s), // EE-15.7
    ...credits(s), // EE-15.8
    ...forecast(s), // EE-15.10, EE-15.11
    ...hands(s), // EE-15.14
    ...zu(s), // EE-15.15
  ];
}

const when = (broken: boolean, problem: string): string[] => (broken ? [problem] : []);

/** The three travel cards of each seat are in hand or were laid down; nobody else has them. */
function travelCards(s: State): string[] {
  return s.players.slice(0, s.seats).flatMap(({ travel, spent }, seat) => {
    const cards = [...travel, ...spent].sort((one, other) => one - other);
    return when(
      cards.join() !== travelCardsOf(seat).join(),
      `the travel cards of seat ${seat} are ${cards.join(', ')}`,
    );
  });
}

function tiles(s: State): string[] {
  const misplaced = [...s.stacks, ...s.blackMarket].some((stack, at) =>
    stack.some((tile) => tileColour(tile) !== at % ALL_COLOURS.length),
  );
  return [...when(misplaced, 'a tile is in the stack of another colour'), ...s.players.flatMap(storage)];
}

function storage({ faction, hold, hatch }: Player): string[] {
  if (faction === NONE) return when(hold.length + hatch.length > 0, 'somebody without a faction owns tiles');
  const kind = factionKind(filled(faction));
  return [
    ...when(hold.length > kind.hold, `a hold has ${hold.length} tiles`),
    ...when(hatch.length > kind.hatch, `a hatch has ${hatch.length} tiles`),
  ];
}

function buyers(s: State): string[] {
  const misplaced = s.pools.some((pool, kind) => pool.some((buyer) => buyerKind(buyer) !== kind));
  const { removeColouredBuyersEach, removeSpecialBuyers } = setupFor(s.seats);
  const removed = ALL_COLOURS.length * removeColouredBuyersEach + removeSpecialBuyers;
  return [
    ...when(misplaced, 'a buyer is on the track of another colour'),
    ...when(s.box.length !== removed, `${s.box.length} buyers are in the box instead of ${removed}`),
    ...when(
      s.queues.some((queue) => queue.length > QUEUE_LIMIT),
      `a queue has more than ${QUEUE_LIMIT} buyers`,
    ),
  ];
}

/** 22 for each: supply, guards, traders, envoys, survey markers. Zu's supply may be below nothing, and the sum still holds. */
function crew(s: State): string[] {
  return s.players.flatMap((player, rival) => {
    const sum = (list: readonly number[], each: number): number =>
      list.slice(rival * each, (rival + 1) * each).reduce((total, count) => total + count, 0);
    const guards = ALL_KINDS.filter((kind) => (player.gallery & (1 << kind)) !== 0).length;
    const markers = s.markers.filter((owner) => owner === rival).length;
    const all = player.supply + guards + sum(s.traders, 6) + sum(s.envoys, 3) + markers;
    const limited = rival < s.seats || s.zu?.rules.crew !== null;
    return [
      ...when(all !== CREW, `rival ${rival} has ${all} crew instead of ${CREW}`),
      ...when(limited && player.supply < 0, `rival ${rival} has placed more crew than there is`),
      ...when(
        [...s.traders, ...s.envoys].some((count) => count < 0),
        'there are fewer than no traders or envoys somewhere',
      ),
    ];
  });
}

function explorers(s: State): string[] {
  return s.players.slice(0, s.seats).flatMap((_, seat) => {
    const placed = s.explorers.slice(seat * EXPLORERS, (seat + 1) * EXPLORERS).filter((at) => at !== NONE);
    return [
      ...when(new Set(placed).size !== placed.length, `two explorers of seat ${seat} stand together`),
      ...when(placed.length < EXPLORERS - 1, `seat ${seat} has only ${placed.length} explorers`),
    ];
  });
}

function credits(s: State): string[] {
  return s.players.flatMap(({ credits, ledger, bonuses }, rival) => {
    const sum = ledger.reduce((total, entry) => total + entry, 0);
    return [
      ...when(credits < 0, `rival ${rival} has ${credits} credits`),
      ...when(sum !== credits, `the ledger of rival ${rival} adds up to ${sum}, not to ${credits}`),
      ...when(ledger.length !== LEDGER.length, `the ledger of rival ${rival} has another length`),
      ...when(bonuses >= 1 << ALL_COLOURS.length, `rival ${rival} took the bonus of a column that is not there`),
    ];
  });
}

function forecast(s: State): string[] {
  const tokens = s.players.map(({ token }) => token).filter((token) => token > 0);
  const size = s.phase !== 'action' ? s.forecast.length : s.round < ROUNDS ? setupFor(s.seats).forecastCards : 0;
  return [
    ...when(s.forecast.length !== size, `the forecast has ${s.forecast.length} cards instead of ${size}`),
    ...when(s.markers.length !== s.forecast.length, 'the markers do not fit the forecast'),
    ...when(
      tokens.toSorted((one, other) => one - other).some((token, at) => token !== at + 1) ||
        s.nextToken !== tokens.length + 1,
      `tokens ${tokens.join(', ')} were taken and ${s.nextToken} is next`,
    ),
  ];
}

/** After a pass two cards at most are kept; whoever has passed and is not choosing what to discard. */
function hands(s: State): string[] {
  if (s.phase !== 'action') return [];
  return s.players.flatMap(({ passed, hand, travel }, rival) =>
    when(
      passed && rival !== s.active && (hand.length > KEPT_ON_PASS || travel.length > 0),
      `rival ${rival} has passed and holds ${hand.length} action and ${travel.length} travel cards`,
    ),
  );
}

function zu({ zu, players, seats, phase }: State): string[] {
  if (zu === null) return when(players.length !== seats, 'there is a rival without a seat');
  const carried = zu.lastRound.filter((card) => !zu.removed.includes(card)).length;
  return when(
    phase === 'action' && zu.lastRound.length > 0 && carried !== ZU_CARRY_OVER,
    `${carried} cards of Zu were carried over instead of ${ZU_CARRY_OVER}`,
  );
}
