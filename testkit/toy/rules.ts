import {
  allSeats,
  type Dealer,
  nextSeat,
  type Option,
  type Script,
  type Seat,
  seatsFrom,
  stepsFor,
} from '@stolik/engine';
import { BID, DRAW, isHarvest, type Orchard, type OrchardEvent, SHADE, worthOf } from './state.ts';

type OrchardDealer = Dealer<OrchardEvent>;

export interface PlantMemory {
  card?: number;
  place?: string;
  earned?: number;
}

export interface RoundMemory {
  player: Seat;
  action?: string;
  earned?: number;
  bids?: Option[][];
}

/** What the steps do. Kept apart from the scripts, so that the test kit can put a careless deed in place of a good one. */
export interface Deeds {
  layCard(state: Orchard, local: PlantMemory, dealer: OrchardDealer): void;
  beginRound(state: Orchard, local: RoundMemory, dealer: OrchardDealer): void;
  drawCard(state: Orchard, local: RoundMemory, dealer: OrchardDealer): void;
  settleBids(state: Orchard, local: RoundMemory, dealer: OrchardDealer): void;
}

export const deeds: Deeds = {
  /** A frame's memory is not dealt anew, so no hidden card may stay there: it is laid open at once. */
  layCard(state, local, dealer) {
    const { active } = state;
    const card = local.card as number;
    state.hands[active] = handOf(state, active).filter((held) => held !== card);
    state.laid = card;
    dealer.tell({ type: 'laid', seat: active, card });
  },

  beginRound(state, _, dealer) {
    state.round++;
    state.weather = dealer.below(3);
    state.basket = state.baskets.pop() as number;
    dealer.tell({ type: 'weather', weather: state.weather, basket: state.basket });
  },

  drawCard(state, _, dealer) {
    const { active } = state;
    const cards: number[] = [];
    while (cards.length < DRAW && state.deck.length + state.discard.length > 0) {
      if (state.deck.length === 0) {
        state.deck = dealer.shuffle(state.discard);
        state.discard = [];
        dealer.tell({ type: 'reshuffled' });
      }
      cards.push(state.deck.pop() as number);
    }
    handOf(state, active).push(...cards);
    dealer.reveal();
    dealer.tell({ type: 'drew', seat: active, count: cards.length });
    dealer.tell({ type: 'drew-cards', cards, to: [active] });
  },

  settleBids(state, local, dealer) {
    const bids = (local.bids as Option[][]).map((picks) => picks.filter((pick) => typeof pick === 'number'));
    let best: Seat | null = null;
    for (const seat of seatsFrom(state.first, state.seats)) {
      const cards = bids[seat] as number[];
      if (cards.length === 0) continue;
      dealer.tell({ type: 'bid', seat, cards, sum: sumOf(cards) });
      if (best === null || sumOf(cards) > sumOf(bids[best] as number[])) best = seat;
    }
    dealer.reveal();
    if (best !== null) {
      const basket = state.basket as number;
      const paid = bids[best] as number[];
      state.hands[best] = handOf(state, best).filter((card) => !paid.includes(card));
      state.discard.push(...paid);
      (state.won[best] as number[]).push(basket);
      state.basket = null;
      dealer.tell({ type: 'won', seat: best, basket });
    }
    state.first = nextSeat(state.first, state.seats);
  },
};

const handOf = (state: Orchard, seat: Seat): number[] => state.hands[seat] as number[];
const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0);

export const goesOn = (state: Orchard): boolean => state.round < state.rounds && !isHarvest(state);

/** The scripts of the game, `play` first. */
export function scriptsOf({ layCard, beginRound, drawCard, settleBids }: Deeds): readonly [Script, ...Script[]] {
  const { call, choose, chooseTogether, forEachSeat, loop, run, script, when } = stepsFor<Orchard, OrchardEvent>();

  const plant = script<PlantMemory>('plant', [
    choose('card', (state) => handOf(state, state.active)),
    run(layCard),
    choose('place', ({ active, shade }) =>
      (shade[active] as number[]).length < SHADE
        ? [`plant@sun-${active}`, `plant@shade-${active}`]
        : [`plant@sun-${active}`],
    ),
    run((state, local, dealer) => {
      const { active, weather } = state;
      const card = state.laid as number;
      const sunny = local.place === `plant@sun-${active}`;
      state.laid = null;
      ((sunny ? state.sun : state.shade)[active] as number[]).push(card);
      local.earned = sunny ? weather : 0;
      dealer.tell({ type: 'planted', seat: active, card, sunny, coins: local.earned });
    }),
  ]);

  const round = script<RoundMemory>('round', [
    run(beginRound),
    forEachSeat('player', ({ first, seats }) => seatsFrom(first, seats), [
      run((state, local) => {
        state.active = local.player;
        local.earned = 0;
      }),
      choose(
        'action',
        (state) => [
          ...(handOf(state, state.active).length > 0 ? ['plant'] : []),
          ...(state.deck.length + state.discard.length > 0 ? ['draw'] : []),
          'rest',
        ],
        { about: ({ round, rounds }) => ({ round, rounds }) },
      ),
      when(
        (_, local) => local.action === 'plant',
        [
          call(
            plant,
            () => ({}),
            (_, local, planted) => {
              local.earned = planted.earned as number;
            },
          ),
        ],
        [
          when(
            (_, local) => local.action === 'draw',
            [run(drawCard)],
            [
              run((state, local, dealer) => {
                local.earned = 1;
                dealer.tell({ type: 'rested', seat: state.active });
              }),
            ],
          ),
        ],
      ),
      run((state, local) => {
        state.coins[state.active] = (state.coins[state.active] as number) + (local.earned as number);
      }),
    ]),
    chooseTogether(
      'bids',
      ({ seats }) => allSeats(seats),
      (state, _, seat, picked) =>
        picked.length === BID || picked.includes('done')
          ? []
          : [...handOf(state, seat).filter((card) => !picked.includes(card)), ...(picked.length > 0 ? ['done'] : [])],
      { about: ({ basket }) => ({ basket: { piece: basket as number } }) },
    ),
    run(settleBids),
  ]);

  return [script('play', [loop(goesOn, [call(round, (state) => ({ player: state.first }))])]), round, plant];
}
