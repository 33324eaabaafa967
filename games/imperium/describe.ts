import { allSeats, type Piece, type Row, type Seat, say, type Text } from '@stolik/engine';
import { countRow, noteRow, piecesRow, section, unlessEmpty } from '@stolik/engine/rows';
import { has, REGION, REGION_UNITS } from './content/catalogue.ts';
import type { RegionSymbol } from './content/language.ts';
import { LEVELS } from './content/solo.ts';
import { type Card, FACE_DOWN, NONE } from './pieces.ts';
import { countSymbols } from './rules/count.ts';
import { handLimit } from './rules/modifiers.ts';
import { rivalPoints, rivalUnrestOf } from './rules/solo/score.ts';
import { beatsRival } from './score.ts';
import { nationOf, type Player, playerAt, type Rival, type State, top } from './state.ts';
import { nationText } from './words/nations.ts';
import { marketMarks } from './words/options.ts';
import { described, playMarks } from './words/shown.ts';

/** The table in words and numbers. What is empty and means nothing is left out; hands and the market are always there. */
export const describe = (view: State) =>
  view.phase === 'seating'
    ? [seatingSection(view)]
    : [
        marketSection(view),
        decksSection(view),
        turnSection(view),
        ...allSeats(view.seats).map((seat) => playerSection(view, seat)),
        ...(view.rival === null ? [] : [rivalSection(view.rival, view.phase === 'over')]),
      ];

/** Cards, only if there are any. */
const cardsRow = (id: string, title: Text, cards: readonly Card[]): Row[] =>
  unlessEmpty(
    id,
    title,
    cards.map((card) => described(card, null)),
  );

/** Nations and the sides of power cards that can still be taken (IM-4.1, IM-4.2). */
const seatingSection = (view: State) =>
  section(
    'seating',
    say('table-seating'),
    allSeats(view.seats).flatMap((seat): Row[] => {
      const player = playerAt(view, seat);
      if (player.nation < 0) return [noteRow(`nation-${seat}`, say('note-no-nation', { player: { seat } }))];
      const sides = player.play.length > 0 ? player.play : nationOf(player).powers;
      return [
        piecesRow(
          `power-${seat}`,
          say('row-power', { player: { seat }, nation: nationText(player.nation) }),
          sides.map((card) => described(card, null)),
        ),
      ];
    }),
  );

function marketSection(view: State) {
  const cards = view.market.map((card, slot) => ({ card, slot })).filter(({ card }) => card !== NONE);
  return section('market', say('table-market'), [
    piecesRow(
      'market-cards',
      say('row-market'),
      cards.map(({ card, slot }) => {
        const marks = marketMarks(view, slot);
        return described(card, marks.length === 0 ? null : say('note-with', { what: { all: marks } }));
      }),
    ),
    ...cardsRow('exile', say('row-exile', { count: view.exile.length }), inOrder(view.exile)),
  ]);
}

const decksSection = (view: State) =>
  section('decks', say('table-decks'), [
    countRow('main-deck', say('row-main-deck'), view.mainDeck.length),
    countRow('region-deck', say('row-region-deck'), view.regionDeck.length),
    countRow('uncivilised-deck', say('row-uncivilised-deck'), view.uncivilisedDeck.length),
    countRow('civilised-deck', say('row-civilised-deck'), view.civilisedDeck.length),
    piecesRow('fame-deck', say('row-fame-deck', { count: view.fameDeck.length }), [described(view.king, null)]),
    countRow('unrest-pile', say('row-unrest-pile'), view.unrestPile.length),
  ]);

function turnSection(view: State) {
  const rows: Row[] = [];
  const resolving = view.running.filter(({ self }) => self >= 0).map(({ self }) => self);
  rows.push(...cardsRow('resolving', say('row-resolving'), [...new Set(resolving)]));
  const looked = view.running.flatMap((running) => running.looked).filter((card) => card >= 0);
  rows.push(...cardsRow('looked', say('row-looked'), looked));
  const shownIt = view.running.length > 0 ? top(view).it : NONE;
  if (shownIt >= 0 && view.mainDeck.includes(shownIt))
    rows.push(...cardsRow('turned-up', say('row-turned-up'), [shownIt]));
  if (view.trigger !== null)
    rows.push(
      noteRow('last-round', say('note-last-round', { why: say(`trigger-${view.trigger}`), round: view.lastRound })),
    );
  if (view.phase === 'over')
    rows.push(noteRow('ending', say(`ending-${view.collapsed ? 'collapse' : (view.trigger ?? 'collapse')}`)));
  if (view.phase === 'over' && view.rival !== null)
    rows.push(
      noteRow(
        'verdict',
        say('event-rival-result', {
          points: rivalPoints(view.rival),
          unrest: rivalUnrestOf(view.rival),
          beaten: beatsRival(view) ? 'yes' : 'no',
        }),
      ),
    );
  return section('turn', turnTitle(view), rows);
}

function turnTitle({ phase, round, turn, active }: State): Text {
  if (phase !== 'playing') return say('table-over', { round });
  return turn.kind === 'solstice'
    ? say('table-solstice', { round })
    : say('table-turn', { round, player: { seat: active } });
}

function playerSection(view: State, seat: Seat) {
  const player = playerAt(view, seat);
  const { hand, discard, play, garrison, history, sunken, development, deck, nationDeck, unseen } = player;
  const area = nationOf(player).area;
  return {
    id: `player-${seat}`,
    title: say('table-player', { player: { seat }, nation: nationText(player.nation) }),
    seat,
    rows: [
      noteRow(`state-${seat}`, say('note-state', { state: player.empire ? 'empire' : 'barbarian' })),
      countRow(`materials-${seat}`, say('row-materials'), player.materials),
      countRow(`population-${seat}`, say('row-population'), player.population),
      countRow(`progress-${seat}`, say('row-progress'), player.progress),
      countRow(`actions-${seat}`, say('row-actions'), player.actions),
      countRow(`exhausts-${seat}`, say('row-exhausts'), player.exhausts),
      piecesRow(
        `hand-${seat}`,
        say('row-hand', { count: hand.length, limit: handLimit(player) }),
        hand.map((card) => described(card, null)),
      ),
      piecesRow(
        `play-${seat}`,
        say('row-play'),
        play.map((card) => described(card, playMarks(player, card))),
      ),
      ...groundNote(view, seat),
      ...cardsRow(`garrison-${seat}`, say('row-garrison'), garrison),
      ...(player.quest === NONE ? [] : cardsRow(`quest-${seat}`, say('row-quest'), [player.quest])),
      ...cardsRow(`discard-${seat}`, say('row-discard', { count: discard.length }), inOrder(discard)),
      deckRow(seat, deck),
      ...cardsRow(`unseen-${seat}`, say(ownsView(player) ? 'row-unseen-own' : 'row-unseen'), unseen),
      ...cardsRow(`history-${seat}`, say('row-history', { count: history.length }), inOrder(history)),
      ...cardsRow(`sunken-${seat}`, say('row-sunken', { count: sunken.length }), inOrder(sunken)),
      ...nationRows(player, seat, nationDeck),
      ...cardsRow(
        `development-${seat}`,
        say(area === 'quests' ? 'row-quests' : 'row-development', { count: development.length }),
        development,
      ),
    ],
  };
}

/** What most cards count: regions in play and the symbols on them (IM-2.4). */
function groundNote(view: State, seat: Seat): Row[] {
  const { play } = playerAt(view, seat);
  const regions = play.reduce((sum, card) => sum + (has(card, REGION) ? Math.max(1, REGION_UNITS[card] ?? 1) : 0), 0);
  if (regions === 0) return [];
  const count = (symbol: RegionSymbol): number => countSymbols(view, seat, [symbol], 'play', NONE);
  const symbols = { production: count('production'), grain: count('grain'), water: count('water') };
  return [noteRow(`ground-${seat}`, say('note-ground', { regions, ...symbols }))];
}

/** A number; its cards too once they are shown. */
const deckRow = (seat: Seat, deck: readonly Card[]): Row =>
  deck.length > 0 && !deck.includes(FACE_DOWN)
    ? piecesRow(
        `deck-${seat}`,
        say('row-deck'),
        deck.map((card) => described(card, null)),
      )
    : countRow(`deck-${seat}`, say('row-deck'), deck.length);

/** Is this the player whose view it is? Then the hand is open. */
const ownsView = ({ hand }: Player): boolean => !hand.includes(FACE_DOWN);

function nationRows(player: Player, seat: Seat, nationDeck: readonly Card[]): Row[] {
  if (nationDeck.length === 0) return [];
  const seen = nationDeck.filter((card) => card >= 0);
  return [
    piecesRow(
      `nation-deck-${seat}`,
      say('row-nation-deck', { count: nationDeck.length }),
      seen.map((card) => described(card, null)),
    ),
    ...cardsRow(`unseen-nation-${seat}`, say('row-unseen-nation'), player.unseenNation),
  ];
}

/** The solo opponent (IM-21). */
const rivalSection = (rival: Rival, over: boolean) =>
  section(
    'rival',
    say('table-rival', {
      nation: nationText(rival.nation),
      level: say(`level-${LEVELS[rival.level]?.id}`),
    }),
    [
      // IM-21.19: what has to be beaten; while it plays, much of what it has is hidden.
      ...(over ? [countRow('rival-points', say('row-rival-points'), rivalPoints(rival))] : []),
      noteRow('rival-state', say('note-state', { state: rival.empire ? 'empire' : 'barbarian' })),
      countRow('rival-materials', say('row-materials'), rival.materials),
      countRow('rival-population', say('row-population'), rival.population),
      countRow('rival-progress', say('row-progress'), rival.progress),
      piecesRow(
        'rival-slots',
        say('row-rival-slots'),
        rival.slots.map((card) => (card === NONE ? emptySlot : described(card, null))),
      ),
      ...cardsRow('rival-play', say('row-play'), rival.play),
      ...cardsRow('rival-discard', say('row-discard', { count: rival.discard.length }), inOrder(rival.discard)),
      countRow('rival-deck', say('row-deck'), rival.deck.length),
      ...cardsRow('rival-unseen', say('row-rival-unseen'), rival.unseen),
      ...cardsRow('rival-history', say('row-history', { count: rival.history.length }), inOrder(rival.history)),
      countRow('rival-dynasty', say('row-dynasty'), rival.dynasty.length),
    ],
  );

const emptySlot: Piece = { id: null, name: say('empty-slot') };

/** By number, face-down ones last; piece numbers go by box, nation and kind. */
const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => rank(a) - rank(b));
const rank = (card: Card): number => (card >= 0 ? card : Number.MAX_SAFE_INTEGER);
