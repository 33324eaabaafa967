import { allSeats, type Chance, type Seat, shuffle } from '@stolik/engine';
import { ARTIFACTS, COLOUR, COST, CRYSTALS, halfKind, LEVEL, MERCENARIES, UNSTABLE } from './content/catalogue.ts';
import { DOCK_ROWS, MINE_ROWS } from './content/tables.ts';
import {
  type Artifact,
  type Colour,
  type Crystal,
  costOfFaceDown,
  FACE_DOWN,
  faceDownCrystal,
  isFaceDownCrystal,
  type Mercenary,
} from './pieces.ts';
import type { Player, State, Turn } from './state.ts';

/**
 * SS-3: who sees what. A view lists every field anew and never copies one it does not know, so a
 * new field stays hidden until somebody decides otherwise.
 */
export function view(s: State, viewer: Seat | null): State {
  const all = s.open || s.ended !== null; // SS-19.3, SS-18.3
  return {
    seats: s.seats,
    open: s.open,
    first: s.first,
    active: s.active,
    round: s.round,
    inPlay: s.inPlay.slice(),
    mine: s.mine.slice(),
    docks: s.docks.slice(),
    crystalStacks: s.crystalStacks.map((stack, row) =>
      stack.map(() => faceDownCrystal((MINE_ROWS[row] as { cost: number }).cost)),
    ),
    mercenaryStacks: s.mercenaryStacks.map((stack) => stack.map(() => FACE_DOWN as Mercenary)),
    artifactStacks: s.artifactStacks.map((stack) =>
      stack.map((card, at) => (at === stack.length - 1 ? card : (FACE_DOWN as Artifact))),
    ),
    players: s.players.map((player, seat) => (all || seat === viewer ? ownView(player) : othersView(player))),
    totems: s.totems.slice(),
    removed: s.removed.slice(),
    caveIn: s.caveIn,
    collapse: s.collapse,
    emptied: s.emptied,
    turn: turnView(s.turn, all || s.active === viewer),
    progress: s.progress,
    quietRounds: s.quietRounds,
    ended: s.ended,
  };
}

const ownView = (player: Player): Player => ({
  hand: player.hand.slice(),
  base: player.base.slice(),
  crystals: player.crystals.slice(),
  subjugated: player.subjugated.slice(),
  artifacts: player.artifacts.slice(),
});

/** Of hands and subjugated cards the others see the number (SS-3.6, SS-3.10), of crystals the sizes (SS-3.9). */
const othersView = (player: Player): Player => ({
  hand: player.hand.map(() => FACE_DOWN as Mercenary),
  base: player.base.slice(),
  crystals: player.crystals.map((crystal) => faceDownCrystal(COST[crystal] as number)).sort((a, b) => b - a),
  subjugated: player.subjugated.map(() => FACE_DOWN as Mercenary),
  artifacts: player.artifacts.slice(),
});

/** Which hand cards were recoloured is hidden until they are played (SS-15.12a). */
const turnView = (turn: Turn, own: boolean): Turn => ({
  mainUsed: turn.mainUsed.slice(),
  raids: turn.raids.slice(),
  extraMine: turn.extraMine,
  skills: turn.skills.slice(),
  recoloured: turn.recoloured.slice(),
  rusted: turn.rusted.map((entry) =>
    own || turn.playArea.includes(entry.card) ? entry : { card: FACE_DOWN as Mercenary, colour: entry.colour },
  ),
  playArea: turn.playArea.slice(),
  startUsed: turn.startUsed.slice(),
});

/**
 * Deals anew everything the seat cannot see. Pools are made from the view alone and in a fixed order, so two tables that look the
 * same to the seat are dealt the same.
 */
export function determinize(s: State, seat: Seat, chance: Chance): void {
  const seen = view(s, seat);
  dealMercenaries(s, seen, chance);
  dealCrystals(s, seen, chance);
  dealArtifacts(s, seen, chance);
}

/** Stacks get cards of their level; hands and subjugated piles the rest. */
function dealMercenaries(s: State, seen: State, chance: Chance): void {
  const open = new Set<number>([
    ...seen.docks,
    ...seen.removed,
    ...seen.turn.playArea,
    ...seen.players.flatMap((player) => [...player.hand, ...player.base, ...player.subjugated]),
  ]);
  const rest: Mercenary[] = [];
  DOCK_ROWS.forEach(({ level }, row) => {
    const hidden = MERCENARIES.filter(
      (card) => LEVEL[card] === level && s.inPlay.includes(COLOUR[card] as Colour) && !open.has(card),
    );
    shuffle(chance, hidden);
    const size = (seen.mercenaryStacks[row] as Mercenary[]).length;
    s.mercenaryStacks[row] = hidden.slice(0, size);
    rest.push(...hidden.slice(size));
  });
  shuffle(chance, rest);
  seen.players.forEach((player, index) => {
    const own = s.players[index] as Player;
    own.hand = player.hand.map((card) => (card === FACE_DOWN ? (rest.pop() as Mercenary) : card));
    own.subjugated = player.subjugated.map((card) => (card === FACE_DOWN ? (rest.pop() as Mercenary) : card));
  });
  dealRusted(s, seen, chance);
}

/** Of hidden colour changes only the number and the colour are known: any cards of that hand will do. */
function dealRusted(s: State, seen: State, chance: Chance): void {
  if (!seen.turn.rusted.some((entry) => entry.card === FACE_DOWN)) return;
  const hand = shuffle(chance, (s.players[s.active] as Player).hand.slice());
  s.turn.rusted = seen.turn.rusted.map((entry, index) =>
    entry.card === FACE_DOWN ? { ...entry, card: hand[index % hand.length] ?? entry.card } : entry,
  );
}

/** Crystals by cost. How many unstable ones were gained is no secret: the marker moved for each (SS-17.2). */
function dealCrystals(s: State, seen: State, chance: Chance): void {
  const open = new Set<number>([...seen.mine, ...seen.players.flatMap((player) => player.crystals)]);
  const faceDown = allSeats(s.seats).flatMap((seat) =>
    (seen.players[seat] as Player).crystals.filter(isFaceDownCrystal),
  );
  const unstableHeld = s.players.reduce(
    (sum, player) => sum + player.crystals.filter((crystal) => UNSTABLE[crystal] && !open.has(crystal)).length,
    0,
  );
  let unstableLeft = unstableHeld;
  const byCost = new Map<number, Crystal[]>();
  // From the dearest on, where all are unstable, so that the number comes out for the cost that has both kinds.
  for (const { cost } of MINE_ROWS.slice().reverse()) {
    const row = MINE_ROWS.findIndex((entry) => entry.cost === cost);
    const hidden = shuffle(
      chance,
      CRYSTALS.filter((crystal) => COST[crystal] === cost && !open.has(crystal)),
    );
    const held = faceDown.filter((crystal) => costOfFaceDown(crystal) === cost).length;
    const unstable = hidden.filter((crystal) => UNSTABLE[crystal]);
    const stable = hidden.filter((crystal) => !UNSTABLE[crystal]);
    const shaken = Math.min(unstableLeft, held, unstable.length);
    unstableLeft -= shaken;
    const taken = shuffle(chance, [...unstable.splice(0, shaken), ...stable.splice(0, held - shaken)]);
    byCost.set(cost, taken);
    s.crystalStacks[row] = shuffle(chance, [...unstable, ...stable]);
  }
  seen.players.forEach((player, index) => {
    const own = s.players[index] as Player;
    own.crystals = player.crystals.map((crystal) =>
      isFaceDownCrystal(crystal) ? (byCost.get(costOfFaceDown(crystal))?.pop() as Crystal) : crystal,
    );
  });
}

/** Below the top cards lie those that nobody has seen (SS-3.5). */
function dealArtifacts(s: State, seen: State, chance: Chance): void {
  const open = new Set<number>([
    ...seen.artifactStacks.flat(),
    ...s.players.flatMap((player) => player.artifacts.map((half) => halfKind(half).artifact)),
  ]);
  const hidden = shuffle(
    chance,
    ARTIFACTS.filter((artifact) => !open.has(artifact)),
  );
  s.artifactStacks = seen.artifactStacks.map((stack) =>
    stack.map((card) => (card === FACE_DOWN ? (hidden.pop() as Artifact) : card)),
  );
}
