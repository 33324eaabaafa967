import {
  allSeats,
  below,
  defineGame,
  type Game,
  type GameEvent,
  nextSeat,
  type Option,
  type Piece,
  type Seat,
  say,
  seat,
  shuffle,
  stepsFor,
} from '@stolik/engine';

/** A small game for looking at components and testing them: pick fruit from the stall, put it into your basket. */
export interface Orchard {
  seats: number;
  active: Seat;
  day: number;
  hands: number[][];
  baskets: number[][];
  stall: number[];
  store: number[];
}

export type OrchardEvent =
  | { readonly type: 'picked'; readonly seat: Seat; readonly fruit: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly fruit: number }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'stole'; readonly seat: Seat; readonly owner: Seat; readonly fruit: number }
  | { readonly type: 'day-began'; readonly day: number };

const TINTS = ['purple', 'brown', 'blue', 'yellow', 'red', 'green'] as const;
const KINDS = ['plum', 'nut', 'berry', 'pear', 'cherry', 'apple'] as const;
const FRUITS = TINTS.length * 4;
const DAYS = 9;
/** Instead of a card that the viewer may not see. */
const HIDDEN = 0;

export const ripeness = (fruit: number): number => ((fruit - 1) % 4) + 1;
export const tintOf = (fruit: number): string => TINTS[Math.floor((fruit - 1) / 4)] ?? 'grey';
export const kindOf = (fruit: number): string => KINDS[Math.floor((fruit - 1) / 4)] ?? 'plum';

const steps = stepsFor<Orchard, OrchardEvent & GameEvent>();

interface Turn {
  move: Option | null;
}

const movesOf = (state: Orchard): Option[] => [
  ...(state.hands[state.active] ?? []),
  ...state.stall,
  ...allSeats(state.seats)
    .filter((owner) => owner !== state.active && (state.baskets[owner]?.length ?? 0) > 0)
    .map((owner) => `steal@basket-${owner}`),
  'rest',
];

const without = (fruits: number[], fruit: number): boolean => {
  const at = fruits.indexOf(fruit);
  if (at >= 0) fruits.splice(at, 1);
  return at >= 0;
};

const turn = steps.script<Turn>('turn', [
  steps.choose('move', movesOf),
  steps.run((state, { move }, dealer) => {
    const { active } = state;
    const hand = state.hands[active] ?? [];
    if (typeof move === 'number' && without(hand, move)) {
      state.baskets[active]?.push(move);
      dealer.tell({ type: 'kept', seat: active, fruit: move });
    } else if (typeof move === 'number') {
      without(state.stall, move);
      hand.push(move);
      dealer.tell({ type: 'picked', seat: active, fruit: move });
      const next = state.store.pop();
      if (next !== undefined) {
        state.stall.push(next);
        dealer.reveal();
      }
    } else if (move?.startsWith('steal@')) {
      const owner = seat(Number(move.slice('steal@basket-'.length)));
      const fruit = state.baskets[owner]?.pop();
      if (fruit !== undefined) {
        hand.push(fruit);
        dealer.tell({ type: 'stole', seat: active, owner, fruit });
      }
    } else dealer.tell({ type: 'rested', seat: active });
    state.active = nextSeat(active, state.seats);
    if (state.active === 0) {
      state.day++;
      if (state.day < DAYS) dealer.tell({ type: 'day-began', day: state.day });
    }
  }),
]);

const play = steps.script('play', [
  steps.loop((state) => state.day < DAYS, [steps.call(turn, () => ({ move: null }))]),
]);

const shown = (fruit: number): Piece =>
  fruit === HIDDEN
    ? { id: null, name: say('hidden') }
    : {
        id: fruit,
        name: say('fruit-ripe', { fruit: { piece: fruit }, ripe: ripeness(fruit) }),
        tint: tintOf(fruit),
        ...(ripeness(fruit) === 4 ? { note: say('best') } : {}),
      };

export const orchard: Game<Orchard, OrchardEvent & GameEvent> = defineGame<Orchard, OrchardEvent & GameEvent>({
  id: 'orchard',
  version: '1.0.0',
  seats: { min: 2, max: 5 },
  variants: [],
  decisionLimit: 100,
  endings: ['evening'],
  ending: () => 'evening',
  setup: ({ seats }, dealer) => {
    const fruits = dealer.shuffle(Array.from({ length: FRUITS }, (_, at) => at + 1));
    return {
      seats,
      active: seat(0),
      day: 0,
      hands: allSeats(seats).map(() => fruits.splice(0, 3)),
      baskets: allSeats(seats).map(() => []),
      stall: fruits.splice(0, 4),
      store: fruits,
    };
  },
  play,
  scripts: [play, turn],
  active: (state) => state.active,
  copy: (state) => structuredClone(state),
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, owner) => (owner === viewer ? hand : hand.map(() => HIDDEN))),
    store: state.store.map(() => HIDDEN),
  }),
  determinize: (state, viewer, chance) => {
    const pool = [...state.store, ...state.hands.flatMap((hand, owner) => (owner === viewer ? [] : hand))];
    shuffle(chance, pool);
    below(chance, 1);
    state.store = pool.splice(0, state.store.length);
    state.hands = state.hands.map((hand, owner) => (owner === viewer ? hand : pool.splice(0, hand.length)));
  },
  score: (state) =>
    allSeats(state.seats).map((owner) => {
      const basket = state.baskets[owner] ?? [];
      const ripe = basket.reduce((sum, fruit) => sum + ripeness(fruit), 0);
      const kinds = new Set(basket.map(kindOf)).size;
      return {
        seat: owner,
        total: ripe + kinds,
        lines: [
          {
            what: 'ripe',
            points: ripe,
            parts: basket.map((fruit) => ({
              text: say('part', { fruit: { piece: fruit } }),
              points: ripeness(fruit),
              piece: fruit,
            })),
          },
          { what: 'kinds', points: kinds, text: say('why-kinds') },
        ],
      };
    }),
  winners: (state) => {
    const totals = orchard.score(state).map(({ total }) => total);
    return allSeats(state.seats).filter((owner) => totals[owner] === Math.max(...totals));
  },
  invariants: () => [],
  evaluate: (state, owner) => orchard.score(state)[owner]?.total ?? 0,
  describe: (view) => [
    {
      id: 'stall',
      title: say('table-stall'),
      rows: [
        { kind: 'track', id: 'days', title: say('row-days'), at: view.day, end: DAYS },
        { kind: 'pieces', id: 'fruits', title: say('row-stall'), pieces: view.stall.map(shown) },
        { kind: 'count', id: 'store', title: say('row-store'), count: view.store.length },
      ],
    },
    ...allSeats(view.seats).map((owner) => ({
      id: `player-${owner}`,
      title: say('table-player', { player: { seat: owner } }),
      seat: owner,
      rows: [
        {
          kind: 'pieces' as const,
          id: `hand-${owner}`,
          title: say('row-hand'),
          pieces: (view.hands[owner] ?? []).map(shown),
        },
        {
          kind: 'pieces' as const,
          id: `basket-${owner}`,
          title: say('row-basket'),
          pieces: (view.baskets[owner] ?? []).map(shown),
        },
      ],
    })),
  ],
  nameOf: (fruit) => (fruit === HIDDEN ? say('hidden') : say(`fruit-${kindOf(fruit)}`)),
  explain: (fruit) => [say('explain', { ripe: ripeness(fruit) })],
  optionText: (view, _, option) => {
    if (option === 'rest') return say('option-rest');
    if (typeof option === 'string')
      return say('option-steal', { owner: { seat: seat(Number(option.slice('steal@basket-'.length))) } });
    return say(view.stall.includes(option) ? 'option-pick' : 'option-keep', { fruit: { piece: option, form: 'acc' } });
  },
  eventText: (event) => {
    switch (event.type) {
      case 'day-began':
        return say('event-day', { day: event.day + 1 });
      case 'rested':
        return say('event-rested', { who: { seat: event.seat } });
      case 'stole':
        return say('event-stole', {
          who: { seat: event.seat },
          owner: { seat: event.owner },
          fruit: { piece: event.fruit, form: 'acc' },
        });
      default:
        return say(`event-${event.type}`, { who: { seat: event.seat }, fruit: { piece: event.fruit, form: 'acc' } });
    }
  },
  whyNot: (view, viewer, _, target) =>
    typeof target === 'number' && view.baskets.some((basket, owner) => owner === viewer && basket.includes(target))
      ? say('why-in-basket')
      : null,
  coverage: { all: [], ofEvent: () => [], ofScores: () => [] },
  box: { items: [], checkPack: () => [] },
});

export const orchardText = {
  pl: `
game-name = Sad
hidden = zakryty owoc
fruit-plum = { $form ->
    [acc] śliwkę
   *[nom] śliwka
  }
fruit-nut = { $form ->
    [acc] orzech
   *[nom] orzech
  }
fruit-berry = { $form ->
    [acc] jagodę
   *[nom] jagoda
  }
fruit-pear = { $form ->
    [acc] gruszkę
   *[nom] gruszka
  }
fruit-cherry = { $form ->
    [acc] wiśnię
   *[nom] wiśnia
  }
fruit-apple = { $form ->
    [acc] jabłko
   *[nom] jabłko
  }
fruit-ripe = { $fruit } { $ripe }
best = najdojrzalsza
table-stall = Stragan
table-player = { $player }
row-days = Dni
row-stall = Na straganie
row-store = W magazynie
row-hand = Ręka
row-basket = Kosz
explain = W koszu warta { $ripe } PZ, a nowy gatunek jeszcze 1 PZ. Zasada OR-3.1.
ask-turn-move = Wybierz owoc albo odpocznij
option-rest = Odpocznij
option-pick = Weź { $fruit }
option-keep = Włóż { $fruit } do kosza
option-steal = Podkradnij z kosza: { $owner }
event-picked = { $who } bierze { $fruit } ze straganu.
event-kept = { $who } wkłada { $fruit } do kosza.
event-stole = { $who } podkrada { $fruit } z kosza: { $owner }.
event-rested = { $who } odpoczywa.
event-day = Zaczyna się dzień { $day }.
score-ripe = Dojrzałość
score-kinds = Gatunki
part = { $fruit }
why-kinds = 1 PZ za każdy gatunek w koszu
why-in-basket = Co leży w twoim koszu, już z niego nie wraca (OR-2.4).
why-first-turn = Najpierw wybierz owoc albo odpocznij (OR-2.1).
`,
  en: `
game-name = Orchard
hidden = hidden fruit
fruit-plum = plum
fruit-nut = nut
fruit-berry = berry
fruit-pear = pear
fruit-cherry = cherry
fruit-apple = apple
fruit-ripe = { $fruit } { $ripe }
best = ripest
table-stall = Stall
table-player = { $player }
row-days = Days
row-stall = On the stall
row-store = In the store
row-hand = Hand
row-basket = Basket
explain = Worth { $ripe } VP in the basket, and a new kind 1 VP more. Rule OR-3.1.
ask-turn-move = Choose a fruit or rest
option-rest = Rest
option-pick = Take the { $fruit }
option-keep = Put the { $fruit } into the basket
option-steal = Steal from the basket of { $owner }
event-picked = { $who } takes a { $fruit } from the stall.
event-kept = { $who } puts a { $fruit } into the basket.
event-stole = { $who } steals a { $fruit } from { $owner }.
event-rested = { $who } rests.
event-day = Day { $day } begins.
score-ripe = Ripeness
score-kinds = Kinds
part = { $fruit }
why-kinds = 1 VP for each kind in the basket
why-in-basket = What lies in your basket does not come out again (OR-2.4).
why-first-turn = First choose a fruit or rest (OR-2.1).
`,
};
