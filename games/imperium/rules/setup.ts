import { allSeats, defined, type Seat, type Seating, seat as seatAt } from '@stolik/engine';
import {
  type Box,
  CARDS,
  CIVILISED,
  FAME,
  kindOf,
  OTHER_SIDE,
  REGION,
  RESTLESS,
  TRIBUTARY,
  UNCIVILISED,
  UNREST,
} from '../content/cards.ts';
import { NATIONS, namesOf, nationCards } from '../content/nations.ts';
import { levelNamed } from '../content/solo.ts';
import { ACTIONS, SLOTS, START, setupNumbers } from '../content/tables.ts';
import { type Card, NONE } from '../pieces.ts';
import { nationOf, newTurn, type Player, playerAt, type State } from '../state.ts';
import { marksOf } from './moves.ts';
import { refillAtSetup } from './setup-market.ts';
import { dealRival, takeRival } from './solo/setup.ts';
import type { GameDealer } from './steps.ts';

/** The table before anybody has chosen anything. */
export function setup({ seats, variants }: Seating, dealer: GameDealer): State {
  const box = variants.box;
  const commons: Box =
    box === 'mixed' ? (dealer.below(2) === 0 ? 'classics' : 'legends') : box === 'legends' ? 'legends' : 'classics'; // IM-20.1
  const s: State = {
    seats,
    commons,
    nations: box === 'mixed' ? 'both' : commons,
    level: levelNamed(defined(variants.level)),
    asksProgress: variants.progress === 'always',
    phase: 'seating',
    first: seatAt(0),
    active: seatAt(0),
    round: 1,
    cards: [],
    players: allSeats(seats).map(newPlayer),
    rival: null,
    market: Array<Card>(SLOTS).fill(NONE),
    under: Array<Card>(SLOTS).fill(NONE),
    tokens: Array<number>(SLOTS * 3).fill(0),
    mainDeck: [],
    regionDeck: [],
    uncivilisedDeck: [],
    civilisedDeck: [],
    fameDeck: [],
    king: NONE,
    crowned: 0,
    unrestPile: [],
    exile: [],
    aside: [],
    running: [],
    happenings: [],
    turn: newTurn('none'),
    trigger: null,
    lastRound: 0,
    halted: false,
    collapsed: false,
  };
  if (variants.nations === 'random') {
    const free = dealer.shuffle(freeNations(s));
    for (const seat of allSeats(seats)) takeNation(s, seat, defined(free.pop()), dealer);
    if (seats === 1) takeRival(s, defined(free.pop()), s.level, dealer);
  }
  if (variants.nations === 'first-game') {
    const easiest = dealer.shuffle(freeNations(s)).sort((one, other) => difficultyOf(other) - difficultyOf(one));
    for (const seat of allSeats(seats)) {
      takeNation(s, seat, defined(easiest.pop()), dealer);
      const player = playerAt(s, seat);
      takeSide(s, seat, nationOf(player).powers[SIDE_B], dealer);
    }
    if (seats === 1) takeRival(s, defined(easiest.pop()), s.level, dealer);
  }
  return s;
}

/** IM-4.2: the side for beginners. */
const SIDE_B = 1;

const difficultyOf = (nation: number): number => defined(NATIONS[nation]).difficulty;

const newPlayer = (): Player => ({
  nation: -1,
  empire: false,
  materials: 0,
  population: 0,
  progress: 0,
  actions: 0,
  exhausts: 0,
  hand: [],
  deck: [],
  discard: [],
  play: [],
  garrison: [],
  hosts: [],
  history: [],
  sunken: [],
  nationDeck: [],
  development: [],
  quest: NONE,
  beneath: [],
  exhausted: [],
  stored: [],
  secret: [],
  unseen: [],
  unseenNation: [],
});

/** IM-4.1: nations that nobody has taken yet, as indexes. */
export const freeNations = (s: State): number[] =>
  NATIONS.flatMap((nation, index) =>
    (s.nations === 'both' || nation.box === s.nations) &&
    !s.players.some((player) => player.nation === index) &&
    s.rival?.nation !== index
      ? [index]
      : [],
  );

export function takeNation(s: State, seat: Seat, nation: number, dealer: GameDealer): void {
  playerAt(s, seat).nation = nation;
  dealer.tell({ type: 'nation-taken', seat, nation });
}

export function takeSide(s: State, seat: Seat, side: Card, dealer: GameDealer): void {
  playerAt(s, seat).play = [side];
  dealer.tell({ type: 'side-taken', seat, card: side });
}

/** IM-4.3 to 4.19, once nations and sides have been chosen. */
export function deal(s: State, dealer: GameDealer): void {
  const commons = commonCards(s, dealer);
  const supply: Card[] = [];
  for (const player of s.players) supply.push(...dealNation(s, player, dealer));
  if (s.rival !== null) supply.push(...dealRival(s, s.rival, dealer));
  dealCommons(s, commons, supply, dealer);
  s.cards = everyCard(s);
  s.first = seatAt(dealer.below(s.seats)); // IM-4.19
  s.active = s.first;
  s.phase = 'playing';
  dealer.tell({ type: 'game-began', first: s.first });
  for (const seat of allSeats(s.seats))
    dealer.tell({ type: 'hand-dealt', seat, cards: playerAt(s, seat).hand.slice(), to: [seat] });
}

/** Player setup. Returns the cards that join the unrest pile. */
function dealNation(s: State, player: Player, dealer: GameDealer): Card[] {
  const { nation } = player;
  const of = nationOf(player);
  player.play.push(...journeyOrCourt(nation, s.seats)); // IM-4.3; the power card lies there already
  player.beneath = beneathJourney(nation, s.seats);
  player.nationDeck = [
    ...nationCards(nation, 'accession', s.seats),
    ...dealer.shuffle(nationCards(nation, 'nation', s.seats)),
  ]; // IM-4.4
  player.development = nationCards(nation, 'development', s.seats); // IM-4.5
  player.empire = of.startsAsEmpire; // IM-4.6, IM-18.3
  player.deck = dealer.shuffle(nationCards(nation, 'deck', s.seats)); // IM-4.8
  player.hand = player.deck.splice(player.deck.length - START.hand);
  player.materials = START.materials; // IM-4.9
  player.population = START.population;
  player.progress = START.progress;
  player.actions = ACTIONS;
  player.exhausts = of.exhaustTokens;
  return nationCards(nation, 'supply', s.seats); // IM-4.7
}

/** The cards beside the power card that begin in play: of two-sided ones the side that is up, of a stack the top card. */
const journeyOrCourt = (nation: number, seats: number): Card[] =>
  nationCards(nation, 'inPlay', seats)
    .filter((card) => kindOf(card).side !== 'B')
    .slice(0, 1);

const beneathJourney = (nation: number, seats: number): Card[] =>
  nationCards(nation, 'inPlay', seats)
    .filter((card) => kindOf(card).side !== 'B')
    .slice(1);

const commonsOf = (box: Box): readonly Card[] =>
  CARDS.filter((card) => kindOf(card).start === 'common' && kindOf(card).box === box);

const COMMONS: { readonly [box in Box]: readonly Card[] } = {
  classics: commonsOf('classics'),
  legends: commonsOf('legends'),
};

/** IM-4.10, IM-4.11: the common cards of one box for so many players, tributaries of taken nations replaced. */
function commonCards(s: State, dealer: GameDealer): Card[] {
  const players = Math.max(2, s.seats);
  const common = (box: Box): Card[] => COMMONS[box].filter((card) => kindOf(card).minPlayers <= players);
  const taken = [...s.players.map(({ nation }) => nation), ...(s.rival === null ? [] : [s.rival.nation])];
  const names = new Set(taken.flatMap((nation) => [...namesOf(nation)]));
  // A power card bears its nation's name, so of the nations of one box the tributaries of the other clash (IM-20.3).
  const clashes = (card: Card): boolean => (marksOf(card) & TRIBUTARY) !== 0 && names.has(kindOf(card).family);
  const other: Box = s.commons === 'classics' ? 'legends' : 'classics';
  // IM-20.2, IM-20.2a: a card that is drawn and does not fit is drawn again, so the fitting ones are drawn from in any order.
  const spare = dealer.shuffle(common(other).filter((card) => (marksOf(card) & TRIBUTARY) !== 0 && !clashes(card)));
  return common(s.commons).map((card) => {
    if (!clashes(card)) return card;
    const by = defined(spare.pop());
    dealer.tell({ type: 'tributary-replaced', card, by });
    return by;
  });
}

function dealCommons(s: State, commons: readonly Card[], supply: readonly Card[], dealer: GameDealer): void {
  const { smallDeckSize, fameOverKingOfKings } = setupNumbers(s.seats);
  const sorted = (bit: number, notBit = 0): Card[] =>
    dealer.shuffle(commons.filter((card) => (marksOf(card) & bit) !== 0 && (marksOf(card) & notBit) === 0));
  s.unrestPile = [...commons.filter((card) => (marksOf(card) & UNREST) !== 0), ...supply]; // IM-4.12
  s.king = defined(commons.find((card) => kindOf(card).family === 'king-of-kings' && kindOf(card).side === 'A'));
  const fame = sorted(FAME).filter((card) => card !== s.king && card !== OTHER_SIDE[s.king]); // IM-4.13
  s.fameDeck = fame.slice(0, fameOverKingOfKings);
  s.aside = fame.slice(fameOverKingOfKings);
  const regions = sorted(REGION);
  const uncivilised = sorted(UNCIVILISED); // IM-2.3: dual cards are sorted here
  const civilised = sorted(CIVILISED, UNCIVILISED);
  s.regionDeck = regions.splice(0, smallDeckSize); // IM-4.14
  s.uncivilisedDeck = uncivilised.splice(0, smallDeckSize);
  s.civilisedDeck = civilised.splice(0, smallDeckSize);
  s.mainDeck = dealer.shuffle([...regions, ...uncivilised, ...civilised, ...sorted(TRIBUTARY)]); // IM-4.15
  refillAtSetup(s, RESTLESS); // IM-4.16 to 4.18
}

/** Everything on the table, two-sided cards by the side that is up. */
function everyCard(s: State): Card[] {
  const cards: Card[] = [
    ...s.market,
    ...s.under,
    ...s.mainDeck,
    ...s.regionDeck,
    ...s.uncivilisedDeck,
    ...s.civilisedDeck,
    ...s.fameDeck,
    ...s.aside,
    ...s.unrestPile,
    s.king,
  ];
  for (const player of s.players)
    cards.push(
      ...player.hand,
      ...player.deck,
      ...player.play,
      ...player.nationDeck,
      ...player.development,
      ...player.beneath,
    );
  if (s.rival !== null) cards.push(...s.rival.deck, ...s.rival.slots, ...s.rival.dynasty);
  return cards.filter((card) => card >= 0).sort((a, b) => a - b);
}
