import { othersAfter, say, seatsFrom } from '@stolik/engine';
import { type BoardProps, type OwnPanel, Section, TableLayout, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { stateOf } from '../board/scene.ts';
import './styles/index.css';
import { Common } from './Common.tsx';
import { Developments } from './Developments.tsx';
import { useLowScreen, useUpright } from './low-screen.ts';
import { Mine } from './Mine.tsx';
import { OWN_SHEET, Own, Strip } from './Own.tsx';
import { OwnHand } from './OwnHand.tsx';
import { type PileName, TheOpenPile } from './open-pile.ts';
import { Rival, type RivalProps } from './Rival.tsx';
import { Seating } from './Seating.tsx';
import { SoloRival } from './SoloRival.tsx';
import { SoloTable } from './SoloTable.tsx';
import { TheSoloNow, useSoloSteps } from './solo-now.ts';
import { TurnFacts } from './TurnFacts.tsx';

export { Library } from './art/library.tsx';
export { face } from './box-face.tsx';
export { chip } from './chip.tsx';

/** The table of Imperium: parchment and mosaic. Above the meander what belongs to nobody, below it what lies before the viewer. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const { seats, first, phase, rival } = stateOf(view);
  const { seat } = view;
  const talk = useSay();
  const [pile, show] = useState<PileName | null>(null);
  const open = useMemo(() => ({ pile, show }), [pile]);
  const solo = rival !== null;
  const low = useLowScreen();
  const upright = useUpright();
  const screen = useScreen();
  // Each part reads the table for itself: they are the same from choice to choice, and the frame around them is not drawn anew.
  const parts = useMemo(() => {
    const others = seat === null ? seatsFrom(first, seats) : othersAfter(seat, seats);
    return {
      opponents: solo ? (
        <SoloRival />
      ) : (
        others.map((owner) => <Rival key={owner} owner={owner} room={roomFor(others.length, low, upright)} />)
      ),
      board: phase === 'seating' ? <Seating /> : <Mat />,
      me: seat !== null && screen !== 'phone' && <Own owner={seat} />,
      strip: seat !== null && phase !== 'seating' && <Strip owner={seat} />,
      hand: seat !== null && phase !== 'seating' && <OwnHand owner={seat} />,
      base: seat !== null && screen !== 'phone' && phase !== 'seating' && <Developments owner={seat} />,
      labels: { players: talk(say(solo ? 'board-rival' : 'board-rivals')) },
    };
  }, [seat, first, seats, phase, solo, low, upright, screen, talk]);
  const panels = useMemo<readonly OwnPanel[]>(() => {
    // Rivals have a sheet for themselves.
    const mine: OwnPanel = {
      id: OWN_SHEET,
      label: talk(say('board-mine')),
      icon: 'cards',
      content: seat !== null && (
        <div className="sheet-players">
          <Own owner={seat} />
          <Developments owner={seat} />
        </div>
      ),
      holds: ['deck', 'nation-deck', 'history', 'sunken'].map((part) => `${part}-${seat}`).join(' '),
    };
    const table: OwnPanel = {
      id: 'solo-table',
      label: talk(say('board-table-short')),
      icon: 'list',
      content: <SoloTable />,
    };
    const points: OwnPanel = { id: 'points', label: talk(say('board-points')), icon: 'score', content: slots.score };
    const playing = seat !== null && phase !== 'seating';
    return [...(screen === 'phone' && playing ? [mine] : []), ...(solo ? [screen === 'desktop' ? points : table] : [])];
  }, [seat, phase, solo, screen, slots.score, talk]);
  // Alone one follows the opponent's table where the points of a company would stand.
  const score = solo && screen === 'desktop' ? soloTable : slots.score;
  return (
    <TheOpenPile.Provider value={open}>
      <TheSoloNow.Provider value={useSoloSteps()}>
        <TurnFacts />
        <TableLayout game="imperium" beside {...slots} {...parts} score={score} panels={panels} />
      </TheSoloNow.Provider>
    </TheOpenPile.Provider>
  );
}

const soloTable = <SoloTable />;

/** One has a whole column, but for upright tablets; three panels have the least room, two of them on a low screen too. */
const roomFor = (rivals: number, low: boolean, upright: boolean): RivalProps['room'] =>
  rivals > 2 || (low && rivals > 1) ? 'least' : upright ? 'little' : rivals === 1 ? 'whole' : 'ample';

function Mat(): ReactNode {
  return (
    <Section className="im-board" label={say('board-label')}>
      <Common />
      <Mine />
    </Section>
  );
}
