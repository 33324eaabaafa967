import {
  type Chance,
  defineGame,
  type Game,
  type GameRules,
  type Option,
  type Seat,
  say,
  shuffle,
} from '@stolik/engine';
import { orchardRules } from '../toy/orchard.ts';
import { type Deeds, deeds, scriptsOf } from '../toy/rules.ts';
import { determinize, view } from '../toy/sight.ts';
import type { Orchard, OrchardEvent } from '../toy/state.ts';

type CarelessGame = Game<Orchard, OrchardEvent>;

const orchardWith = (changed: Partial<GameRules<Orchard, OrchardEvent>>): CarelessGame =>
  defineGame({ ...orchardRules, ...changed });

const orchardDoing = (changed: Partial<Deeds>, more: Partial<GameRules<Orchard, OrchardEvent>> = {}): CarelessGame => {
  const scripts = scriptsOf({ ...deeds, ...changed });
  return orchardWith({ play: scripts[0], scripts, ...more });
};

/** The same scripts, with the options of one prompt listed otherwise. */
const orchardOffering = (
  prompt: string,
  list: (options: readonly Option[], state: Orchard) => readonly Option[],
): CarelessGame =>
  orchardWith({
    scripts: orchardRules.scripts.map((script) => ({
      ...script,
      ops: script.ops.map((op) =>
        op.prompt === prompt
          ? { ...op, options: (state, ...rest) => list(op.options(state, ...rest), state as Orchard) }
          : op,
      ),
    })),
  });

/** The orchard's state with something in it that does not belong there. */
const oddly = (state: Orchard): Orchard & { odd?: unknown } => state;

const isOther = (seat: Seat | null) => (_: unknown, owner: number) => owner !== seat;

/** Each is the orchard with one mistake of the kind that authors make, and the law that has to notice. */
export const careless: readonly { readonly mistake: string; readonly law: string; readonly game: CarelessGame }[] = [
  {
    mistake: 'a view shows what others hold',
    law: 'views keep secrets',
    game: orchardWith({
      view: (state, seat) => ({ ...view(state, seat), hands: state.hands.map((hand) => hand.slice()) }),
    }),
  },
  {
    mistake: 'a spectator sees the next card of the deck',
    law: 'views keep secrets',
    game: orchardWith({
      view: (state, seat) => (seat === null ? { ...view(state, seat), deck: state.deck.slice(-1) } : view(state, seat)),
    }),
  },
  {
    mistake: 'a number in the view gives away what others hold',
    law: 'views keep secrets',
    game: orchardWith({
      view: (state, seat) => ({ ...view(state, seat), weather: Math.max(...state.hands.filter(isOther(seat)).flat()) }),
    }),
  },
  {
    mistake: 'the own hand is dealt anew as well',
    law: 'views keep secrets',
    game: orchardWith({
      determinize(state, seat, chance) {
        const hand = (state.hands[seat] as number[]).length;
        const cards = shuffle(
          chance,
          [...state.deck, ...(state.hands[seat] as number[])].sort((a, b) => a - b),
        );
        state.hands[seat] = cards.splice(0, hand);
        state.deck = cards;
      },
    }),
  },
  {
    mistake: 'the deck is never dealt anew, so bots know it',
    law: 'secrets are redealt',
    game: orchardWith({
      determinize(state, seat, chance) {
        const deck = state.deck.slice();
        determinize(state, seat, chance);
        const others = state.hands.filter(isOther(seat)).flat().concat(state.deck);
        const rest = others.filter((card) => !deck.includes(card));
        for (const hand of state.hands.filter(isOther(seat)))
          hand.splice(0, hand.length, ...rest.splice(0, hand.length));
        state.deck = deck;
      },
    }),
  },
  {
    mistake: 'nothing at all is dealt anew',
    law: 'secrets are redealt',
    game: orchardWith({ determinize: () => {} }),
  },
  {
    mistake: 'cards are shuffled in the order in which they truly lie',
    law: 'redeals know the view only',
    game: orchardWith({ determinize: shuffleInPlace }),
  },
  {
    mistake: 'a card is lost when the others’ are dealt anew',
    law: 'redeals are tables',
    game: orchardWith({
      determinize(state, seat, chance) {
        determinize(state, seat, chance);
        if (state.deck.length > 1) state.deck[0] = state.deck[1] as number;
      },
    }),
  },
  {
    mistake: 'a copy shares the coins',
    law: 'copies stand alone',
    game: orchardWith({ copy: (state) => ({ ...orchardRules.copy(state), coins: state.coins }) }),
  },
  {
    mistake: 'a copy forgets the weather',
    law: 'undo goes back',
    game: orchardWith({ copy: (state) => ({ ...orchardRules.copy(state), weather: 0 }) }),
  },
  {
    mistake: 'a view shares the coins with the table',
    law: 'views stand alone',
    game: orchardWith({ view: (state, seat) => ({ ...view(state, seat), coins: state.coins }) }),
  },
  {
    mistake: 'says nothing of an action that cannot be taken',
    law: 'clicks are answered',
    game: orchardWith({
      actions: (_, prompt) => (prompt === 'round.action' ? ['plant', 'draw', 'rest'] : []),
      whyNot: (_, __, ___, target) => (typeof target === 'number' ? say('why-planted') : null),
    }),
  },
  {
    mistake: 'says nothing of cards in hand while something else is asked of the turn',
    law: 'clicks are answered',
    game: orchardWith({ actions: () => ['draw'], whyNot: () => null }),
  },
  {
    mistake: 'leaves bots nothing to think about',
    law: 'asking changes nothing',
    game: orchardWith({ sensible: () => [] }),
  },
  {
    mistake: 'evaluating sorts the hand',
    law: 'asking changes nothing',
    game: orchardWith({ evaluate: (state, seat) => (state.hands[seat] as number[]).sort((a, b) => a - b)[0] ?? 0 }),
  },
  {
    mistake: 'a position without cards is worth no number',
    law: 'asking changes nothing',
    game: orchardWith({
      evaluate: (state, seat) => (state.coins[seat] as number) / (state.hands[seat] as number[]).length,
    }),
  },
  {
    mistake: 'a planted card stays in the hand, and no invariant counts cards',
    law: 'nothing gets lost',
    game: orchardDoing(
      {
        layCard(state, local, dealer) {
          const { active } = state;
          const held = (state.hands[active] as number[]).slice();
          deeds.layCard(state, local, dealer);
          state.hands[active] = held;
        },
      },
      { invariants: () => [] },
    ),
  },
  {
    mistake: 'a view shows a card that somebody holds in the discard as well',
    law: 'nothing gets lost',
    game: orchardWith({
      view: (state, seat) => ({ ...view(state, seat), discard: [...state.discard, ...state.hands.flat().slice(0, 1)] }),
    }),
  },
  {
    mistake: 'drawing doubles a card',
    law: 'invariants hold',
    game: orchardDoing({
      drawCard(state, local, dealer) {
        deeds.drawCard(state, local, dealer);
        state.discard.push(state.hands[state.active]?.at(-1) as number);
      },
    }),
  },
  {
    mistake: 'drawing shows cards and does not say so',
    law: 'fences are honest',
    game: orchardDoing({
      drawCard: (state, local, dealer) =>
        deeds.drawCard(state, local, Object.create(dealer, { reveal: { value: () => {} } })),
    }),
  },
  {
    mistake: 'a log grows in the state',
    law: 'stays small',
    game: orchardDoing({
      beginRound(state, local, dealer) {
        deeds.beginRound(state, local, dealer);
        const odd = oddly(state);
        odd.odd = [...((odd.odd as string[]) ?? []), 'And then a new round began, as the log remembers. '.repeat(20)];
      },
    }),
  },
  {
    mistake: 'a Set stands in the state',
    law: 'plain data',
    game: orchardDoing({
      beginRound(state, local, dealer) {
        deeds.beginRound(state, local, dealer);
        oddly(state).odd = new Set([state.round]);
      },
    }),
  },
  {
    mistake: 'two names for one list, which a saved table does not remember',
    law: 'restores',
    game: orchardDoing({
      beginRound(state, local, dealer) {
        deeds.beginRound(state, local, dealer);
        const odd = oddly(state);
        odd.odd ??= state.coins;
        (odd.odd as number[])[0] = state.round;
      },
    }),
  },
  {
    mistake: 'something is counted outside the table',
    law: 'same game again',
    game: (() => {
      let rounds = 0;
      return orchardDoing({
        beginRound(state, local, dealer) {
          deeds.beginRound(state, local, dealer);
          state.weather = rounds++ % 7;
        },
      });
    })(),
  },
  {
    mistake: 'drawing is offered only when the next card is a good one',
    law: 'options follow from the view',
    game: orchardOffering('round.action', (options, state) =>
      options.filter((option) => option !== 'draw' || (state.deck.at(-1) ?? 0) % 2 === 0),
    ),
  },
  {
    mistake: 'the same card is offered twice',
    law: 'no dead ends',
    game: orchardOffering('plant.card', (options) =>
      options.length > 1 ? [...options, options[0] as Option] : options,
    ),
  },
  {
    mistake: 'an option is an empty word',
    law: 'no dead ends',
    game: orchardOffering('round.action', (options) => [...options, '']),
  },
  {
    mistake: 'a list of options takes everything for one of its own',
    law: 'wrong answers are harmless',
    game: orchardOffering('round.action', (options) =>
      Object.defineProperty([...options], 'includes', { value: () => true, enumerable: false }),
    ),
  },
  {
    mistake: 'the game is longer than it says',
    law: 'ends in time',
    game: orchardWith({ decisionLimit: 8 }),
  },
  {
    mistake: 'a score does not add up',
    law: 'ends in time',
    game: orchardWith({
      score: (state) => orchardRules.score(state).map((score) => ({ ...score, total: score.total + 1 })),
    }),
  },
  {
    mistake: 'the parts of a score line do not add up',
    law: 'ends in time',
    game: orchardWith({
      score: (state) =>
        orchardRules.score(state).map((score) => ({
          ...score,
          lines: score.lines.map((line) => ({
            ...line,
            parts: [{ text: { key: 'score-coins' }, points: line.points - 1 }],
          })),
        })),
    }),
  },
  {
    mistake: "the score of the game's own opponent does not add up",
    law: 'ends in time',
    game: orchardWith({
      rivalScore: () => ({ name: { key: 'rival' }, total: 3, lines: [{ what: 'coins', points: 2 }] }),
    }),
  },
  { mistake: 'nobody wins', law: 'ends in time', game: orchardWith({ winners: () => [] }) },
  { mistake: 'it ends in a way it does not list', law: 'ends in time', game: orchardWith({ endings: ['winter'] }) },
  {
    mistake: 'a bot is told what others hold',
    law: 'bots do not peek',
    game: orchardWith({
      determinize: shuffleInPlace,
      evaluate: (state, seat) =>
        state.hands
          .filter(isOther(seat))
          .flat()
          .reduce((sum, card, place) => sum + card * (place + 1), 0) * (treesAt(state, seat) % 2 === 0 ? 1 : -1),
    }),
  },
  {
    mistake: 'an option names a place that nobody sees',
    law: 'options are shown',
    game: orchardWith({
      describe: (view) =>
        orchardRules.describe(view).map((section) => ({
          ...section,
          rows: section.rows.filter(({ id }) => !id.startsWith('shade')),
        })),
    }),
  },
  {
    mistake: 'an option names a card that nobody sees',
    law: 'options are shown',
    game: orchardWith({
      describe: (view) =>
        orchardRules.describe(view).map((section) => ({
          ...section,
          rows: section.rows.filter(({ id }) => !id.startsWith('hand')),
        })),
    }),
  },
];

const treesAt = (state: Orchard, seat: Seat): number =>
  (state.sun[seat] as number[]).length + (state.shade[seat] as number[]).length;

/** Deals anew as the orchard does, but does not put the cards in order first: the truth shines through. */
function shuffleInPlace(state: Orchard, seat: Seat, chance: Chance): void {
  const others = state.hands.filter(isOther(seat));
  const cards = shuffle(chance, [...state.deck, ...others.flat()]);
  for (const hand of others) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
  state.deck = cards;
  shuffle(chance, state.baskets);
}
