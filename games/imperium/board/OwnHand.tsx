import { type AskedDecision, type Seat, say } from '@stolik/engine';
import { Hand, Spot, useHovered, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { type Card, FACE_DOWN, isCard } from '../pieces.ts';
import { playsFreely } from '../rules/can.ts';
import { handLimit, iconLifter } from '../rules/modifiers.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { Glyph } from './art/Sign.tsx';
import { Dues } from './Dues.tsx';
import { isDue } from './due.ts';
import { Face } from './face/Face.tsx';
import { type Foreseen, foreseen } from './foreseen.ts';
import { useLater } from './later.ts';
import { afterGaining } from './plans.ts';
import { useScene } from './scene.ts';

/** One's own hand: what each card does, and at the start of a move what playing it costs. */
export const OwnHand = memo(function OwnHand({ owner }: { readonly owner: Seat }): ReactNode {
  const { state } = useScene();
  const player = playerAt(state, owner);
  if (player.nation < 0) return null;
  const cards = player.hand.filter((card) => card !== FACE_DOWN);
  return (
    <>
      <Hand label={say('row-hand', { count: cards.length, limit: handLimit(player) })} className="im-hand">
        {cards.map((card) => (
          <HandCard key={card} card={card} owner={owner} />
        ))}
      </Hand>
      <ToHand owner={owner} />
    </>
  );
});

/** Ghosts of what the pointed market card would bring to hand: the card, and its unrest. */
function ToHand({ owner }: { readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, decision } = useScene();
  const hovered = useHovered();
  const after = typeof hovered === 'number' && isCard(hovered) ? afterGaining(state, decision, hovered) : null;
  if (after === null) return null;
  const { hand } = playerAt(state, owner);
  return (
    <div className="im-to-hand" aria-hidden="true">
      <b>{talk(say('board-to-hand'))}</b>
      {playerAt(after, owner)
        .hand.slice(hand.length)
        .map((card) => (
          <span key={card}>
            <Face card={card} size="head" />
          </span>
        ))}
    </div>
  );
}

function HandCard({ card, owner }: { readonly card: Card; readonly owner: Seat }): ReactNode {
  const talk = useSay();
  const { state, decision, asked } = useScene();
  const plays = decision?.prompt === 'turn.move' && asked.has(card);
  const free = plays && playsFreely(state, owner, card);
  const seen = plays ? broughtBy(state, decision, card, free) : null;
  const later = useLater(card);
  const name = talk(say('card-named', { card: { piece: card } }));
  return (
    <Spot target={card} className="im-spot" from="deck" name={later === null ? name : `${name}, ${later.words}`}>
      <Face
        card={card}
        size="medium"
        later={later?.ribbon}
        lost={lostIcon(state, playerAt(state, owner), card)}
        foot={plays ? (free ? FREE : ONE_ACTION) : undefined}
      />
      {seen !== null && isDue(seen.due) && (
        <span className="im-hand-dues">
          <Dues {...seen} />
        </span>
      )}
    </Spot>
  );
}

function Price({ free = false }: { readonly free?: boolean }): ReactNode {
  const talk = useSay();
  return (
    <span className="im-price">
      {free ? (
        <>
          <Glyph name="free" />
          <span>{talk(say('board-free'))}</span>
        </>
      ) : (
        <>
          <span>1</span>
          <i className="im-t-action">
            <Glyph name="action" />
          </i>
        </>
      )}
    </span>
  );
}

// Always the same, so that a face is not drawn anew for it.
const FREE = <Price free />;
const ONE_ACTION = <Price />;

/** What playing it is sure to bring besides the action that stands at its foot: small cards have no room for their words. */
function broughtBy(state: State, decision: AskedDecision, card: Card, free: boolean): Foreseen | null {
  const seen = foreseen(state, decision, card);
  return seen === null || free ? seen : { ...seen, due: { ...seen.due, action: seen.due.action + 1 } };
}

/** The icon of a card that something in play takes from it. */
function lostIcon(state: State, player: Player, card: Card): 'barbarian' | 'empire' | null {
  const icon = kindOf(card).record.state;
  return icon !== null && iconLifter(state, player, card, icon) !== null ? icon : null;
}
