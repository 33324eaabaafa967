import { say } from '@stolik/engine';
import { Say, SeatMark, seatColour, useSay } from '@stolik/ui';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { isCard } from '../pieces.ts';
import { eventText } from '../words/events.ts';
import type { Deed } from './deeds.ts';
import { Face } from './face/Face.tsx';
import { Resolved } from './Resolved.tsx';
import { foreignNow, useScene } from './scene.ts';
import { useToldDeed } from './told-deed.ts';

/** What somebody else does has one place, and nothing of one's own moves for it: the card whose effect asks this chair something, or else what is being done. */
export const Theirs = memo(function Theirs(): ReactNode {
  const scene = useScene();
  const foreign = scene.decision === null ? null : foreignNow(scene);
  const deed = useToldDeed(scene, foreign !== null);
  if (foreign !== null)
    return (
      <Place owner={foreign.owner}>
        <Resolved running={foreign} />
      </Place>
    );
  return deed === null ? null : (
    <Place owner={deed.owner}>
      <Told deed={deed} />
    </Place>
  );
});

interface PlaceProps {
  /** A seat; the solo opponent has none. */
  readonly owner: number;
  readonly children: ReactNode;
}

function Place({ owner, children }: PlaceProps): ReactNode {
  const talk = useSay();
  const { names } = useScene();
  const style: CSSProperties = owner < 0 ? {} : { '--whose': seatColour(owner) };
  return (
    <div className="im-now im-theirs" style={style}>
      {children}
      <span className="im-whose">
        {owner >= 0 && <SeatMark seat={owner} size={16} />}
        <b>{names[owner] ?? talk(say('board-rival'))}</b>
      </span>
    </div>
  );
}

/** So many of the latest things that came of it have room. */
const LATEST = 3;

/** A deed in sentences, on the card that it is done with. */
function Told({ deed: { card, told } }: { readonly deed: Deed }): ReactNode {
  const latest = Math.max(1, told.length - LATEST);
  const words = (
    <span className="im-steps im-told">
      {told.map((event, at) =>
        at > 0 && at < latest ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order.
          <span key={at}>
            <Say text={eventText(event)} />
          </span>
        ),
      )}
    </span>
  );
  return (
    <div className="im-resolved">
      {isCard(card) ? (
        <Face card={card} size="full">
          {words}
        </Face>
      ) : (
        <div className="im-rule im-card" data-type="main">
          {words}
        </div>
      )}
    </div>
  );
}
