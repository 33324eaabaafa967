import { defined, given, or, type Script, type Seat, seat, seatIn } from '@stolik/engine';
import { colourOf, halfKind } from '../content/catalogue.ts';
import type { Effect } from '../content/effects.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import type { Half, Mercenary } from '../pieces.ts';
import { activePlayer, IN_SUPPLY, playerAt, type State } from '../state.ts';
import { type AtBase, atBase } from './bases.ts';
import { memoryOf, scriptOf } from './effects.ts';
import { hasRoom } from './moves.ts';
import { call, choose, type GameDealer, loop, run, script, when } from './steps.ts';

/** SS-12 Raid: the Leader goes home, the raider gets its Totem and the cards below it. */
interface Raiding {
  owner: Seat;
  /** Artifacts that still do something after this raid. */
  after: Half[];
  another: AtBase<'raid'> | 'decline' | null;
}

export const raid: Script<Raiding> = script<Raiding>('raid', [
  run(begin),
  run(returnLeaderAndTakeTotem), // SS-12.3, SS-12.4
  run(forceField), // SS-16.23
  run(takeCards), // SS-12.5
  loop(
    (_, { after }) => after.length > 0,
    [
      run((s, { after }, dealer) => tellHelp(s, defined(after[0]), dealer)),
      call(
        (_, { after }) => scriptOf(effectAfterRaid(defined(after[0]))),
        (_, { after }) => memoryOf(effectAfterRaid(defined(after[0]))),
      ), // SS-16.16
      run((_, { after }) => {
        after.shift();
      }),
    ],
  ),
  when(mayRaidAnother, [
    choose('another', otherBases), // SS-12.6
    when(
      (_, { another }) => another !== 'decline' && another !== null,
      [
        run((s, _, dealer) => tellHelp(s, defined(diversionOf(s)), dealer)),
        call(
          (): Script<Raiding> => raid,
          (_, { another }) => ({
            owner: seatIn(given(another)),
            after: [],
            another: null,
          }),
        ),
      ],
    ),
  ]),
]);

/** SS-12.2: any Base with a card, one's own too. */
export function basesToRaid(s: State): Seat[] {
  const owners: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const owner = seat(i);
    if (playerAt(s, owner).base.length > 0) owners.push(owner);
  }
  return owners;
}

function begin(s: State, local: Raiding, dealer: GameDealer): void {
  s.turn.raids.push(local.owner);
  local.after = activePlayer(s).artifacts.filter((half) => halfKind(half).power.onRaid !== null);
  dealer.tell({ type: 'raided', seat: s.active, owner: local.owner });
}

const effectAfterRaid = (half: Half): Effect => given(halfKind(half).power.onRaid);

/** The Leader goes to its owner even above the hand limit (SS-12.3, SS-12.7); its Totem to the raider (SS-12.4). */
function returnLeaderAndTakeTotem(s: State, { owner }: Raiding, dealer: GameDealer): void {
  const player = playerAt(s, owner);
  const leader = defined(player.base.pop());
  player.hand.push(leader);
  dealer.tell({ type: 'leader-returned', owner, card: leader });
  const colour = colourOf(leader);
  const holder = defined(s.totems[colour]);
  if (holder === s.active) return;
  s.totems[colour] = s.active;
  dealer.tell({ type: 'totem-taken', seat: s.active, colour, from: holder === IN_SUPPLY ? null : seat(holder) });
}

/** The owner's Force Field saves the next card, if there is room (SS-16.23). */
function forceField(s: State, { owner }: Raiding, dealer: GameDealer): void {
  if (owner === s.active) return;
  const player = playerAt(s, owner);
  const saved = player.artifacts.reduce((sum, half) => sum + (halfKind(half).power.lasting?.saves ?? 0), 0);
  for (let i = 0; i < saved && player.base.length > 0 && hasRoom(player); i++) {
    const card = defined(player.base.pop());
    player.hand.push(card);
    dealer.tell({ type: 'force-field-took', owner, card });
  }
}

/** From the top, one by one, until the Base is empty or the raider holds seven (SS-12.5). */
function takeCards(s: State, { owner }: Raiding, dealer: GameDealer): void {
  const { base } = playerAt(s, owner);
  const { hand } = activePlayer(s);
  const cards: Mercenary[] = [];
  while (base.length > 0 && hand.length < HAND_LIMIT) {
    const card = defined(base.pop());
    hand.push(card);
    cards.push(card);
  }
  if (cards.length > 0) dealer.tell({ type: 'raid-took', seat: s.active, owner, cards });
}

const diversionOf = (s: State): Half | undefined =>
  activePlayer(s).artifacts.find((half) => halfKind(half).power.lasting?.raidsAnother === true);

/** Diversion opens a second raid, never a third (SS-12.6). */
function mayRaidAnother(s: State): boolean {
  return s.turn.raids.length === 1 && diversionOf(s) !== undefined;
}

function otherBases(s: State): (AtBase<'raid'> | 'decline')[] {
  const others = basesToRaid(s).filter((owner) => !s.turn.raids.includes(owner));
  return or(
    others.map((owner) => atBase('raid', owner)),
    'decline',
  );
}

function tellHelp(s: State, half: Half, dealer: GameDealer): void {
  dealer.tell({ type: 'artifact-helped', seat: s.active, half });
}
