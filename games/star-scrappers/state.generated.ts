import type { Seat } from '@stolik/engine';
import { copyPiles, lookAt, lookFrom, shown, tops, turned, turnedPiles, type Look } from '@stolik/engine/state';
import { player, state, turn } from './fields.ts';
import type { Player, State, Turn } from './state.ts';

// Written by `npm run state` from fields.ts, which is the place to change it.

const BACK = state.back;

export function copyState(s: State): State {
  return {
    seats: s.seats,
    open: s.open,
    first: s.first,
    active: s.active,
    round: s.round,
    inPlay: s.inPlay,
    mine: s.mine.slice(),
    docks: s.docks.slice(),
    crystalStacks: copyPiles(s.crystalStacks),
    mercenaryStacks: copyPiles(s.mercenaryStacks),
    artifactStacks: copyPiles(s.artifactStacks),
    players: s.players.map(copyPlayer),
    totems: s.totems.slice(),
    removed: s.removed.slice(),
    caveIn: s.caveIn,
    collapse: s.collapse,
    emptied: s.emptied,
    turn: copyTurn(s.turn),
    progress: s.progress,
    quietRounds: s.quietRounds,
    ended: s.ended,
  };
}

export function view(s: State, viewer: Seat | null): State {
  const look = lookFrom(s, viewer, state.lifted(s));
  return {
    seats: s.seats,
    open: s.open,
    first: s.first,
    active: s.active,
    round: s.round,
    inPlay: s.inPlay,
    mine: s.mine.slice(),
    docks: s.docks.slice(),
    crystalStacks: shown(state, 'crystalStacks', s, look),
    mercenaryStacks: turnedPiles(s.mercenaryStacks, BACK),
    artifactStacks: tops(s.artifactStacks, BACK),
    players: s.players.map((one, seat) => viewPlayer(one, lookAt(look, seat))),
    totems: s.totems.slice(),
    removed: s.removed.slice(),
    caveIn: s.caveIn,
    collapse: s.collapse,
    emptied: s.emptied,
    turn: viewTurn(s.turn, look),
    progress: s.progress,
    quietRounds: s.quietRounds,
    ended: s.ended,
  };
}

export function copyPlayer(s: Player): Player {
  return {
    hand: s.hand.slice(),
    base: s.base.slice(),
    crystals: s.crystals.slice(),
    subjugated: s.subjugated.slice(),
    artifacts: s.artifacts.slice(),
  };
}

function viewPlayer(s: Player, look: Look<State>): Player {
  return {
    hand: look.own ? s.hand.slice() : turned(s.hand, BACK),
    base: s.base.slice(),
    crystals: shown(player, 'crystals', s, look),
    subjugated: look.own ? s.subjugated.slice() : turned(s.subjugated, BACK),
    artifacts: s.artifacts.slice(),
  };
}

export function copyTurn(s: Turn): Turn {
  return {
    mainUsed: s.mainUsed.slice(),
    raids: s.raids.slice(),
    extraMine: s.extraMine,
    skills: s.skills.slice(),
    recoloured: s.recoloured.slice(),
    rusted: s.rusted.slice(),
    playArea: s.playArea.slice(),
    startUsed: s.startUsed.slice(),
  };
}

function viewTurn(s: Turn, look: Look<State>): Turn {
  return {
    mainUsed: s.mainUsed.slice(),
    raids: s.raids.slice(),
    extraMine: s.extraMine,
    skills: s.skills.slice(),
    recoloured: s.recoloured.slice(),
    rusted: shown(turn, 'rusted', s, look),
    playArea: s.playArea.slice(),
    startUsed: s.startUsed.slice(),
  };
}
