import { type Chance, defined, given, type Seat, shuffle } from '@stolik/engine';
import { piecesLying } from '@stolik/engine/state';
import { CARDS, CIVILISED, FAME, kindOf, OTHER_SIDE, REGION, TRIBUTARY, UNCIVILISED } from './content/catalogue.ts';
import { CARD, state } from './fields.ts';
import { type Card, FACE_DOWN } from './pieces.ts';
import { marksOf } from './rules/moves.ts';
import { view } from './state.generated.ts';
import type { Player, Rival, State } from './state.ts';

/**
 * Deals anew everything the seat cannot see. Pools are made from the view alone and in a fixed order, so two tables that look
 * the same to the seat are dealt the same. Everybody keeps the cards they are known to have; only their places change.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = view(s, seat);
  const deal = new Deal(s, seen, chance);
  deal.commonDecks();
  s.players.forEach((player, index) => {
    deal.player(player, defined(seen.players[index]));
  });
  if (s.rival !== null) deal.rival(s.rival, given(seen.rival));
  deal.references();
}

/** What can lie in each common deck. */
const isRegion = (card: Card): boolean => (marksOf(card) & REGION) !== 0;
const isUncivilised = (card: Card): boolean => (marksOf(card) & UNCIVILISED) !== 0;
const isCivilised = (card: Card): boolean => (marksOf(card) & CIVILISED) !== 0 && !isUncivilised(card);
const isForMain = (card: Card): boolean => (marksOf(card) & (REGION | UNCIVILISED | CIVILISED | TRIBUTARY)) !== 0;
const isFame = (card: Card): boolean => (marksOf(card) & FAME) !== 0;

class Deal {
  /** Cards of which the seat knows neither place nor owner. */
  private unknown: Card[];
  /** Which card now lies where another one lay. */
  private readonly instead = new Map<Card, Card>();

  constructor(
    private readonly s: State,
    private readonly seen: State,
    private readonly chance: Chance,
  ) {
    const visible = new Uint8Array(CARDS.length);
    for (const card of seenCards(seen)) visible[card] = 1;
    this.unknown = s.cards.filter((card) => visible[card] === 0 && visible[defined(OTHER_SIDE[card])] !== 1);
    shuffle(chance, this.unknown);
  }

  /** So many unknown cards that may lie there. */
  private draw(count: number, fits: (card: Card) => boolean): Card[] {
    const drawn: Card[] = [];
    const left: Card[] = [];
    for (const card of this.unknown) (drawn.length < count && fits(card) ? drawn : left).push(card);
    this.unknown = left;
    return drawn;
  }

  /** Lays cards where the view shows none. */
  private lay(before: readonly Card[], seen: readonly Card[], cards: Card[]): Card[] {
    return seen.map((card, at) => {
      if (card !== FACE_DOWN) return card;
      const dealt = defined(cards.pop());
      this.instead.set(defined(before[at]), dealt);
      return dealt;
    });
  }

  commonDecks(): void {
    const { s, seen } = this;
    const common = (fits: (card: Card) => boolean) => (card: Card) => kindOf(card).start === 'common' && fits(card);
    const fill = (before: Card[], shown: readonly Card[], fits: (card: Card) => boolean): Card[] =>
      this.lay(before, shown, this.draw(hidden(shown), common(fits)));
    s.fameDeck = fill(s.fameDeck, seen.fameDeck, isFame);
    s.aside = fill(s.aside, seen.aside, isFame);
    s.regionDeck = fill(s.regionDeck, seen.regionDeck, isRegion);
    s.uncivilisedDeck = fill(s.uncivilisedDeck, seen.uncivilisedDeck, isUncivilised);
    s.civilisedDeck = fill(s.civilisedDeck, seen.civilisedDeck, isCivilised);
    s.mainDeck = fill(s.mainDeck, seen.mainDeck, isForMain);
  }

  /** The cards known to be somewhere there, and as many unknown ones as there are places left. */
  private mixed(knownCards: readonly Card[], places: number, secret: Card[]): Card[] {
    const unknown = this.draw(places - knownCards.length, () => true);
    secret.push(...unknown);
    return shuffle(this.chance, [...knownCards, ...unknown]);
  }

  player(player: Player, seen: Player): void {
    const secret = seen.secret.filter((card) => card !== FACE_DOWN);
    const places = hidden(seen.hand) + hidden(seen.deck) + hidden(seen.history) + hidden(seen.sunken);
    const cards = this.mixed(seen.unseen, places, secret);
    player.hand = this.lay(player.hand, seen.hand, cards);
    player.deck = this.lay(player.deck, seen.deck, cards);
    player.history = this.lay(player.history, seen.history, cards);
    player.sunken = this.lay(player.sunken, seen.sunken, cards);
    const nation = this.mixed(seen.unseenNation, hidden(seen.nationDeck), secret);
    player.nationDeck = this.lay(player.nationDeck, seen.nationDeck, nation);
    player.secret = secret;
  }

  rival(rival: Rival, seen: Rival): void {
    const secret = seen.secret.filter((card) => card !== FACE_DOWN);
    const cards = this.mixed(seen.unseen, hidden(seen.slots) + hidden(seen.deck), secret);
    rival.slots = this.lay(rival.slots, seen.slots, cards);
    rival.deck = this.lay(rival.deck, seen.deck, cards);
    rival.dynasty = this.lay(rival.dynasty, seen.dynasty, this.mixed(seen.unseenDynasty, hidden(seen.dynasty), secret));
    rival.secret = secret;
  }

  /** What effects in progress refer to is what lies in the same places now. */
  references(): void {
    const now = (card: Card): Card => this.instead.get(card) ?? card;
    for (const [index, running] of this.s.running.entries()) {
      const shown = this.seen.running[index];
      if (shown?.it === FACE_DOWN) running.it = now(running.it);
      running.drawn = running.drawn.map((card, at) => (shown?.drawn[at] === FACE_DOWN ? now(card) : card));
      running.looked = running.looked.map((card, at) => (shown?.looked[at] === FACE_DOWN ? now(card) : card));
    }
    this.s.happenings = this.s.happenings.map((happening, index) =>
      this.seen.happenings[index]?.card === FACE_DOWN ? { ...happening, card: now(happening.card) } : happening,
    );
  }
}

const hidden = (cards: readonly Card[]): number => {
  let count = 0;
  for (const card of cards) if (card === FACE_DOWN) count++;
  return count;
};

/** Every card that a view shows, or says somebody has. */
const seenCards = (seen: State): Card[] => [
  // Where cards lie there are cards, and what stands for one.
  ...(piecesLying(state, seen, CARD) as Card[]),
  ...seen.players.flatMap(({ unseen, unseenNation }) => [...unseen, ...unseenNation]),
  ...(seen.rival === null ? [] : [...seen.rival.unseen, ...seen.rival.unseenDynasty]),
];
