import { type AnyGame, type GameEvent, say, seat, type Text } from '@stolik/engine';
import type { Aside } from '@stolik/server/protocol';

const known = new WeakMap<AnyGame, AnyGame>();

/** A game that can also say what a server tells beside it, in the same log. Their words are in `text/asides.*.ftl`. */
export function withAsides(game: AnyGame): AnyGame {
  const before = known.get(game);
  if (before !== undefined) return before;
  const made: AnyGame = { ...game, eventText: (event) => asideText(event) ?? game.eventText(event) };
  known.set(game, made);
  return made;
}

/** Null: it is an event of the game. */
function asideText(event: GameEvent): Text | null {
  const aside = event as Aside; // no event of a game is of a type of these
  switch (aside.type) {
    case 'table-undid':
      return say(aside.agreed ? 'aside-undid-agreed' : 'aside-undid', {
        player: { seat: seat(aside.seat) },
        count: aside.count,
      });
    case 'table-minded':
      return say(`aside-minded-${aside.why}`, { player: { seat: seat(aside.seat) } });
    case 'table-returned':
      return say('aside-returned', { player: { seat: seat(aside.seat) } });
    default:
      return null;
  }
}
