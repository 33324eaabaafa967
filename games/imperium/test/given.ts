import { seat } from '@stolik/engine';
import { type Box, CARDS, cardNamed, cardsOf, kindOf, OTHER_SIDE } from '../content/catalogue.ts';
import { NATIONS, type Nation, nationCards, nationNamed } from '../content/nations.ts';
import { ACTIONS, SLOTS, setupNumbers } from '../content/tables.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { newTurn, type Player, type State } from '../state.ts';

/**
 * Positions written down as in docs/examples.md, so that a test starts at the position. Cards are called by the ids of the content files;
 * several copies of a card are given one after the other. What is not mentioned lies where it lies after setup: start cards in the deck,
 * nation cards and developments in their places, common cards in their decks. Nothing is shuffled.
 */
export interface Given {
  box?: Box;
  you?: Side;
  others?: readonly Side[];
  /** Market cards from slot 1 on, with tokens: `c-oasis 2m 1g`. */
  market?: readonly string[];
  exile?: readonly string[];
  /** Top cards of decks, the topmost first. */
  mainDeck?: readonly string[];
  /** Decks given here hold just these cards; the rest of their cards is out of the game. */
  only?: Partial<
    Record<'mainDeck' | 'regionDeck' | 'uncivilisedDeck' | 'civilisedDeck' | 'fameDeck', readonly string[]>
  >;
  fameDeck?: readonly string[];
  unrestPile?: number;
  king?: 'A' | 'B';
  round?: number;
}

export interface Side {
  nation?: string;
  power?: 'A' | 'B';
  empire?: boolean;
  /** Materials, population and progress. */
  m?: number;
  p?: number;
  g?: number;
  actions?: number;
  exhausts?: number;
  hand?: readonly string[];
  /** The whole deck, the topmost card first; else the start cards that are nowhere else. */
  deck?: readonly string[];
  discard?: readonly string[];
  play?: readonly string[];
  /** Cards under cards in play. */
  garrison?: { readonly [host: string]: readonly string[] };
  history?: readonly string[];
  sunken?: readonly string[];
  /** The topmost first, without the card at the bottom. */
  nationDeck?: readonly string[];
  /** Is the card at the bottom of the nation deck gone? */
  acceded?: boolean;
  development?: readonly string[];
  quest?: string;
  /** The journey side that is up, where it is not the first one. */
  journey?: string;
}

const USUAL_NATIONS = ['romans', 'greeks', 'persians', 'celts'];
const USUAL_MARKET: Record<Box, readonly string[]> = {
  classics: ['c-armenians', 'c-elders', 'c-coinage', 'c-shrine', 'c-steppe'],
  legends: ['l-etruscans', 'l-elders', 'l-civil-service', 'l-mining', 'l-plain'],
};

/** Cards that are not used yet. */
class Supply {
  private readonly used = new Set<Card>();

  has(id: string): boolean {
    return cardsOf(id).some((one) => !this.used.has(one));
  }

  take(id: string): Card {
    const card = cardsOf(id).find((one) => !this.used.has(one));
    if (card === undefined) throw new Error(`no card "${id}" is left`);
    return this.use(card);
  }

  use(card: Card): Card {
    this.used.add(card);
    if (OTHER_SIDE[card] !== NONE) this.used.add(OTHER_SIDE[card] as Card);
    return card;
  }

  all(ids: readonly string[] | undefined): Card[] {
    return (ids ?? []).map((id) => this.take(id));
  }

  unused(cards: readonly Card[]): Card[] {
    return cards.filter((card) => !this.used.has(card)).map((card) => this.use(card));
  }
}

/** Later wishes see what earlier ones left: first all that is named, then the rest. */
function namedPart(side: Side, index: number, supply: Supply): { player: Player; rest: (seats: number) => void } {
  const nation = nationNamed(side.nation ?? (USUAL_NATIONS[index] as string));
  const of = NATIONS[nation] as Nation;
  const power = supply.use(of.powers[side.power === 'A' ? 0 : 1]);
  const play = supply.all(side.play);
  const garrison: Card[] = [];
  const hosts: Card[] = [];
  for (const [host, cards] of Object.entries(side.garrison ?? {}))
    for (const card of supply.all(cards)) {
      garrison.push(card);
      hosts.push(play.find((one) => kindOf(one).id === host) as Card);
    }
  const player: Player = {
    nation,
    empire: side.empire ?? of.startsAsEmpire,
    materials: side.m ?? 0,
    population: side.p ?? 0,
    progress: side.g ?? 0,
    actions: side.actions ?? ACTIONS,
    exhausts: side.exhausts ?? of.exhaustTokens,
    hand: supply.all(side.hand),
    deck: supply.all(side.deck).reverse(),
    discard: supply.all(side.discard),
    play: [power, ...play],
    garrison,
    hosts,
    history: supply.all(side.history),
    sunken: supply.all(side.sunken),
    nationDeck: supply.all(side.nationDeck).reverse(),
    development: supply.all(side.development),
    quest: side.quest === undefined ? NONE : supply.take(side.quest),
    beneath: [],
    exhausted: [],
    stored: [],
    secret: [],
    unseen: [],
    unseenNation: [],
  };
  return {
    player,
    rest: (seats) => {
      const inPlay = supply.unused(nationCards(nation, 'inPlay', seats).filter((card) => kindOf(card).side !== 'B'));
      const up = side.journey === undefined ? inPlay[0] : cardNamed(side.journey);
      if (up !== undefined) player.play.splice(1, 0, up);
      player.beneath = inPlay.filter((card) => card !== up && OTHER_SIDE[card] !== up);
      const bottom = supply.unused(nationCards(nation, 'accession', seats));
      const acceded = side.acceded ?? (side.empire === true && of.bottom === 'accession');
      const left = supply.unused(nationCards(nation, 'nation', seats)).reverse();
      if (side.nationDeck === undefined && !acceded) player.nationDeck = left;
      player.nationDeck = acceded ? [] : [...bottom, ...player.nationDeck];
      const developments = supply.unused(nationCards(nation, 'development', seats));
      if (side.development === undefined) player.development = developments;
      const start = supply.unused(nationCards(nation, 'deck', seats)).reverse();
      if (side.deck === undefined) player.deck = start;
    },
  };
}

/** The table as it is given. */
export function stateOf(given: Given): State {
  const box = given.box ?? 'classics';
  const sides = [given.you ?? {}, ...(given.others ?? [{}])];
  const seats = sides.length;
  const supply = new Supply();
  const prefix = box === 'classics' ? 'c-' : 'l-';
  const king = supply.take(`${prefix}king-of-kings-${(given.king ?? 'A').toLowerCase()}`);
  const people = sides.map((side, index) => namedPart(side, index, supply));
  const wanted = given.market ?? USUAL_MARKET[box].filter((id) => supply.has(id));
  const market = wanted.map((words) => supply.take(words.split(' ')[0] as string));
  const exile = supply.all(given.exile);
  const tops = {
    mainDeck: supply.all(given.mainDeck ?? given.only?.mainDeck),
    fameDeck: supply.all(given.fameDeck ?? given.only?.fameDeck),
    regionDeck: supply.all(given.only?.regionDeck),
    uncivilisedDeck: supply.all(given.only?.uncivilisedDeck),
    civilisedDeck: supply.all(given.only?.civilisedDeck),
  };
  for (const { rest } of people) rest(seats);
  const unrest = supply.unused(cardsOf(`${prefix}unrest`));
  const more = supply.unused(
    CARDS.filter((card) => kindOf(card).start === 'common' && kindOf(card).record.types.includes('unrest')),
  );
  const common = (type: string): Card[] =>
    supply.unused(
      CARDS.filter((card) => {
        const kind = kindOf(card);
        return (
          kind.start === 'common' &&
          kind.box === box &&
          kind.record.types[0] === type &&
          kind.minPlayers <= Math.max(2, seats)
        );
      }),
    );
  const { smallDeckSize } = setupNumbers(seats);
  const regions = common('region');
  const uncivilised = common('uncivilised');
  const civilised = common('civilised');
  const pile = (name: keyof typeof tops, rest: Card[]): Card[] =>
    given.only?.[name] === undefined ? [...rest.reverse(), ...tops[name].reverse()] : tops[name].reverse();
  const regionDeck = pile('regionDeck', regions.splice(0, smallDeckSize));
  const uncivilisedDeck = pile('uncivilisedDeck', uncivilised.splice(0, smallDeckSize));
  const civilisedDeck = pile('civilisedDeck', civilised.splice(0, smallDeckSize));
  const mainDeck = pile('mainDeck', [...common('tributary'), ...regions, ...uncivilised, ...civilised]);
  const fameDeck = pile('fameDeck', common('fame'));
  const filled = Array.from({ length: SLOTS }, (_, slot) => market[slot] ?? NONE);
  const under = filled.map((card) => (needsUnrest(card) ? (unrest.pop() ?? (more.pop() as Card)) : NONE));
  const s: State = {
    seats,
    commons: box,
    nations: 'both',
    level: 0,
    asksProgress: true,
    phase: 'playing',
    first: seat(0),
    active: seat(0),
    round: given.round ?? 1,
    cards: [],
    players: people.map(({ player }) => player),
    rival: null,
    market: filled,
    under,
    tokens: filled.flatMap((_, slot) => tokensOf(wanted[slot] ?? '')),
    mainDeck,
    regionDeck,
    uncivilisedDeck,
    civilisedDeck,
    fameDeck,
    king,
    crowned: 0,
    unrestPile: [...more, ...unrest].slice(-(given.unrestPile ?? 6)),
    exile,
    aside: [],
    running: [],
    happenings: [],
    turn: newTurn('none'),
    trigger: given.king === 'B' ? 'king-of-kings' : null,
    lastRound: given.king === 'B' ? (given.round ?? 1) + 1 : 0,
    halted: false,
    collapsed: false,
  };
  s.cards = allCards(s);
  return s;
}

const needsUnrest = (card: Card): boolean =>
  isCard(card) && kindOf(card).record.types.some((type) => ['uncivilised', 'civilised', 'tributary'].includes(type));

function tokensOf(words: string): number[] {
  const number = (letter: string): number => Number(new RegExp(`(\\d+)${letter}\\b`).exec(words)?.[1] ?? 0);
  return ['m', 'p', 'g'].map(number);
}

/** Everything that lies somewhere now is what this game is played with. */
function allCards(s: State): Card[] {
  const cards: Card[] = [
    ...s.market,
    ...s.under,
    ...s.mainDeck,
    ...s.regionDeck,
    ...s.uncivilisedDeck,
    ...s.civilisedDeck,
    ...s.fameDeck,
    ...s.unrestPile,
    ...s.exile,
    s.king,
  ];
  for (const p of s.players)
    cards.push(
      ...[
        p.hand,
        p.deck,
        p.discard,
        p.play,
        p.garrison,
        p.history,
        p.sunken,
        p.nationDeck,
        p.development,
        p.beneath,
      ].flat(),
      p.quest,
    );
  return cards.filter(isCard).sort((a, b) => a - b);
}
