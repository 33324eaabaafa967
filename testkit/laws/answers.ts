import {
  type AnyGame,
  type Option,
  type Piece,
  piecesIn,
  placeOf,
  type Section,
  settleFirst,
  type View,
  whyNotNow,
} from '@stolik/engine';
import type { Law } from './law.ts';

/** Positions looked at, one in so many: everything on the table is asked about there. */
const LOOKED_AT = 12;

/**
 * What is clicked and cannot be chosen. A game answers with what it would need or with the rule that forbids it; where it has nothing special to say, `settleFirst` tells what
 * comes first. That is no answer for what lies beside things that can be chosen, or when one's turn asks for anything: there it has to be the game's own.
 */
export const clicksAreAnswered: Law = {
  name: 'clicks are answered',
  says: 'A piece of one’s own and an action of one’s turn that cannot be chosen say why.',
  *watch(watch) {
    const { game } = watch;
    if (game.whyNot === undefined) return;
    for (; !watch.done; yield) {
      if (!watch.sampled(LOOKED_AT)) continue;
      for (const { seat, prompt } of watch.table.pending) {
        const [silent] = unanswered(game, watch.walk.viewOf(seat), prompt);
        if (silent !== undefined) throw watch.broken(`nothing is said of ${silent}`);
      }
    }
  },
};

/** Everything that a seat could ask about and hear nothing special of, each as words for whoever mends it. */
function* unanswered(game: AnyGame, view: View<unknown>, prompt: string): Generator<string> {
  const glowing = glowingIn(game, view);
  const actions = game.actions?.(view.state, prompt) ?? [];
  const general = settleFirst(prompt).key;
  const isGeneral = (target: Option): boolean => whyNotNow(game, view, target)?.key === general;
  for (const action of actions) if (!offers(view, action) && isGeneral(action)) yield `the action ${action}`;
  for (const section of game.describe(view.state))
    for (const row of section.rows) {
      const pieces = piecesIn(row);
      const asked = actions.length > 0 || pieces.some(({ id }) => id !== null && glowing.has(id));
      if (!asked) continue;
      for (const piece of pieces)
        if (isOwn(piece, section, view) && !glowing.has(piece.id as number) && isGeneral(piece.id as number))
          yield `${piece.id} in ${row.id}`;
    }
}

const isOwn = ({ id, seat }: Piece, section: Section, view: View<unknown>): boolean =>
  id !== null && (seat === view.seat || section.seat === view.seat);

const offers = ({ decision }: View<unknown>, action: Option): boolean => decision?.options.includes(action) ?? false;

/** What a click would choose: options, the pieces and places they speak of, and shortcuts. */
function glowingIn(game: AnyGame, { decision, state }: View<unknown>): ReadonlySet<Option> {
  const { options = [], prompt = '' } = decision ?? {};
  const places = options.flatMap((option) => placeOf(option) ?? []);
  const shortcuts = game.shortcuts?.(state, prompt).keys() ?? [];
  return new Set([...options, ...places, ...places.map(Number).filter(Number.isInteger), ...shortcuts]);
}
