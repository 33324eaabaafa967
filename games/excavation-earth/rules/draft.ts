import { allSeats, defined, pieceIn, removeFrom, type Seat, seat } from '@stolik/engine';
import { PREPARATION, SOLO_DEAL, SOLO_DRAFT } from '../content/tables.ts';
import type { ActionCard } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { drawCards } from './cards.ts';
import { choose, chooseTogether, type GameDealer, loop, run, script, when } from './steps.ts';

/** EE-4.10 to EE-4.12: eight cards each; all at once keep two and pass the rest to the left, three times. */
export interface Drafting {
  pass: number;
  /** What each seat keeps now; emptied as soon as the cards are in hand, for it is nobody else's business. */
  picks: ActionCard[][];
}

export const drafting = (): Drafting => ({ pass: 0, picks: [] });

const PASSES = PREPARATION.draftPicks.length;
const picksIn = (pass: number): number => defined(PREPARATION.draftPicks[pass]);

export const draft = script<Drafting>('draft', [
  run((s, _, dealer) => dealPacks(s, PREPARATION.draftDeal, dealer)),
  loop(
    (_, { pass }) => pass < PASSES,
    [
      chooseTogether('picks', (s) => allSeats(s.seats), cardsToKeep, {
        about: (_, { pass }) => ({ pass: pass + 1, passes: PASSES, cards: picksIn(pass) }),
      }),
      run(keepPicks),
      when((_, { pass }) => pass < PASSES, [run(passLeft)]),
    ],
  ),
  run((s, _, dealer) => {
    const left = s.packs.flat();
    discardPacks(s);
    if (left.length > 0) dealer.tell({ type: 'draft-left', cards: left });
    dealer.reveal();
  }),
]);

function dealPacks(s: State, count: number, dealer: GameDealer): void {
  for (const seat of allSeats(s.seats)) {
    const cards = drawCards(s, count, dealer);
    s.packs[seat] = cards;
    dealer.tell({ type: 'hand-dealt', seat, cards: cards.slice(), to: [seat] });
  }
}

function cardsToKeep(s: State, { pass }: Drafting, seat: Seat, picked: readonly ActionCard[]): ActionCard[] {
  if (picked.length >= picksIn(pass)) return [];
  return defined(s.packs[seat]).filter((card) => !picked.includes(card));
}

function keepPicks(s: State, local: Drafting, dealer: GameDealer): void {
  for (const seat of allSeats(s.seats)) {
    const cards = local.picks[seat] ?? [];
    for (const card of cards) keep(s, seat, card);
    dealer.tell({ type: 'drafted', seat, cards: cards.slice(), to: [seat] });
  }
  local.picks = [];
  local.pass++;
}

function keep(s: State, seat: Seat, card: ActionCard): void {
  removeFrom(defined(s.packs[seat]), card);
  playerAt(s, seat).hand.push(card);
}

/** To the left is clockwise, whatever the turn order (EE-4.12). */
function passLeft(s: State, _: Drafting, dealer: GameDealer): void {
  s.packs.unshift(defined(s.packs.pop()));
  dealer.reveal();
}

/** What nobody took goes to the common discard. */
function discardPacks(s: State): void {
  for (const pack of s.packs) s.discard.push(...pack);
  s.packs = s.packs.map(() => []);
}

/** EE-12.7: the solo player alone, with cards thrown away at random in between. */
export interface SoloDrafting {
  step: number;
  left: number;
  card: ActionCard | null;
}

export const soloDrafting = (): SoloDrafting => ({ step: 0, left: 0, card: null });

const stepAt = ({ step }: SoloDrafting) => defined(SOLO_DRAFT[step]);

export const soloDraft = script<SoloDrafting>('solo-draft', [
  run((s, _, dealer) => dealPacks(s, SOLO_DEAL, dealer)),
  loop(
    (_, { step }) => step < SOLO_DRAFT.length,
    [
      when(
        (_, local) => stepAt(local).keeps,
        [
          run((s, local) => {
            local.left = Math.min(stepAt(local).cards, defined(s.packs[0]).length);
          }),
          loop(
            (_, { left }) => left > 0,
            [
              choose('card', (s) => defined(s.packs[0]).slice(), {
                by: () => seat(0),
                about: (s, { left }) => ({ left, rest: defined(s.packs[0]).length - left }),
              }),
              run((s, local) => {
                keep(s, seat(0), pieceIn(local.card));
                local.left--;
              }),
            ],
          ),
        ],
        [run(throwAway)],
      ),
      run((_, local) => {
        local.step++;
      }),
    ],
  ),
  run(discardPacks),
]);

function throwAway(s: State, local: SoloDrafting, dealer: GameDealer): void {
  const pack = dealer.shuffle(defined(s.packs[0]));
  const cards = pack.splice(Math.max(0, pack.length - stepAt(local).cards));
  s.discard.push(...cards);
  dealer.tell({ type: 'discarded', seat: seat(0), cards });
}
