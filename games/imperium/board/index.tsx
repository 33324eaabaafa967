import { nextSeat, type Seat, say, seatsFrom } from '@stolik/engine';
import { type BoardProps, TableLayout, useSay } from '@stolik/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { State } from '../state.ts';
import './styles/index.css';
import { Common } from './Common.tsx';
import { Developments } from './Developments.tsx';
import { useLowScreen } from './low-screen.ts';
import { Mine } from './Mine.tsx';
import { Own, Strip } from './Own.tsx';
import { OwnHand } from './OwnHand.tsx';
import { type PileName, TheOpenPile } from './open-pile.ts';
import { Rival } from './Rival.tsx';
import { Seating } from './Seating.tsx';
import { SoloRival } from './SoloRival.tsx';
import { TurnFacts } from './TurnFacts.tsx';

export { Library } from './art/library.tsx';
export { chip } from './chip.tsx';

/** The table of Imperium: parchment and mosaic. Above the meander what belongs to nobody, below it what lies before the viewer. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const { seats, first, phase, rival } = view.state as State;
  const { seat } = view;
  const talk = useSay();
  const [pile, show] = useState<PileName | null>(null);
  const open = useMemo(() => ({ pile, show }), [pile]);
  const solo = rival !== null;
  const low = useLowScreen();
  // Each part reads the table for itself: they are the same from choice to choice, and the frame around them is not drawn anew.
  const parts = useMemo(() => {
    const others = seat === null ? seatsFrom(first, seats) : after(seat, seats);
    return {
      opponents: solo ? (
        <SoloRival />
      ) : (
        others.map((owner) => <Rival key={owner} owner={owner} crowded={low || others.length > 2} />)
      ),
      board: phase === 'seating' ? <Seating /> : <Mat />,
      me: seat !== null && <Own owner={seat} />,
      strip: seat !== null && phase !== 'seating' && <Strip owner={seat} />,
      hand: seat !== null && phase !== 'seating' && <OwnHand owner={seat} />,
      base: seat !== null && phase !== 'seating' && <Developments owner={seat} />,
      labels: { players: talk(say(solo ? 'board-rival' : 'board-rivals')) },
    };
  }, [seat, first, seats, phase, solo, low, talk]);
  return (
    <TheOpenPile.Provider value={open}>
      <TurnFacts />
      <TableLayout game="imperium" {...slots} {...parts} />
    </TheOpenPile.Provider>
  );
}

/** The others, clockwise from the left neighbour. */
const after = (seat: Seat, seats: number): Seat[] => seatsFrom(nextSeat(seat, seats), seats).slice(0, -1);

function Mat(): ReactNode {
  const talk = useSay();
  return (
    <section className="im-board" aria-label={talk(say('board-label'))}>
      <Common />
      <Mine />
    </section>
  );
}
