import { type Seat, seat } from '@stolik/engine';
import { halfKind } from '../content/catalogue.ts';
import { type Artifact, type Crystal, type Half, is, type Mercenary } from '../pieces.ts';
import { leaderOf, playerAt, type State } from '../state.ts';

/** What a click can point at: a piece and where it lies now, or a place by its id in the description. */
export type Thing =
  | { readonly is: 'docks-card'; readonly card: Mercenary }
  | { readonly is: 'hand-card'; readonly card: Mercenary; readonly owner: Seat }
  | { readonly is: 'leader' | 'base-card'; readonly card: Mercenary; readonly owner: Seat }
  | { readonly is: 'played-card' | 'subjugated-card' | 'removed-card'; readonly card: Mercenary }
  | { readonly is: 'crystal'; readonly crystal: Crystal }
  | { readonly is: 'owned-crystal'; readonly crystal: Crystal }
  | { readonly is: 'artifact'; readonly artifact: Artifact }
  | { readonly is: 'offered-half'; readonly half: Half; readonly artifact: Artifact }
  | { readonly is: 'owned-half'; readonly half: Half; readonly owner: Seat }
  | { readonly is: 'base' | 'hand'; readonly owner: Seat }
  | { readonly is: 'docks-stack' | 'mine-stack' | 'artifact-stack' | 'totem' | 'track' | 'wild' | 'play-area' }
  | { readonly is: 'unknown' };

const unknown: Thing = { is: 'unknown' };

export function thingAt(view: State, target: number | string): Thing {
  if (typeof target === 'string') return placeNamed(view, target);
  if (is.mercenary(target)) return mercenaryAt(view, target);
  if (is.crystal(target)) return { is: view.mine.includes(target) ? 'crystal' : 'owned-crystal', crystal: target };
  if (is.artifact(target)) return { is: 'artifact', artifact: target };
  if (is.half(target)) {
    const owner = view.players.findIndex(({ artifacts }) => artifacts.includes(target));
    return owner < 0
      ? { is: 'offered-half', half: target, artifact: halfKind(target).artifact }
      : { is: 'owned-half', half: target, owner: seat(owner) };
  }
  return unknown;
}

function mercenaryAt(view: State, card: Mercenary): Thing {
  if (view.docks.includes(card)) return { is: 'docks-card', card };
  if (view.turn.playArea.includes(card)) return { is: 'played-card', card };
  if (view.removed.includes(card)) return { is: 'removed-card', card };
  for (const [index, player] of view.players.entries()) {
    const owner = seat(index);
    if (player.hand.includes(card)) return { is: 'hand-card', card, owner };
    if (player.base.includes(card)) return { is: leaderOf(player) === card ? 'leader' : 'base-card', card, owner };
    if (player.subjugated.includes(card)) return { is: 'subjugated-card', card };
  }
  return unknown;
}

const simplePlaces: { readonly [place: string]: Thing } = {
  'cave-in': { is: 'track' },
  wild: { is: 'wild' },
  'totem-supply': { is: 'totem' },
  'play-area': { is: 'play-area' },
};

/** A row of the description: `base-1`, `docks-2`, `cave-in`. */
function placeNamed(view: State, place: string): Thing {
  const [, row, number] = /^([a-z-]+)-(\d+)$/.exec(place) ?? [];
  if (row === undefined) return simplePlaces[place] ?? unknown;
  const owner = seat(Number(number));
  switch (row) {
    case 'base':
    case 'hand':
      return owner < view.seats && playerAt(view, owner) ? { is: row, owner } : unknown;
    case 'docks':
    case 'mine':
    case 'artifact':
      return { is: `${row}-stack` };
    case 'totems':
      return { is: 'totem' };
    default:
      return unknown;
  }
}
