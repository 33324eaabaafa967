import { allSeats, othersAfter, say } from '@stolik/engine';
import { type BoardProps, Section, TableLayout, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { CrewFlights } from './CrewFlights.tsx';
import { Earth } from './Earth.tsx';
import { OwnGallery } from './Gallery.tsx';
import { Hull } from './Hull.tsx';
import { stateOf } from './scene.tsx';
import './styles/index.css';
import { DIGS } from './Digs.tsx';
import { CHOOSES_ACTION, HoldProvider } from './hold.tsx';
import { Opponent } from './Opponent.tsx';
import { Own, Strip } from './Own.tsx';
import { OwnHand } from './OwnHand.tsx';
import { offerTo } from './Pack.tsx';
import { ProspectProvider } from './prospect.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import { ZuPanel } from './ZuPanel.tsx';
import { ZuTelling } from './ZuTelling.tsx';
import { ZuSteps } from './ZuTurn.tsx';

export { Library } from './art/library.tsx';
export { chip } from './chip.tsx';

/** The table of Excavation Earth: the mothership hangs over a ruined Earth; goods rise, traders follow. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const state = stateOf(view);
  const { seats } = state;
  const { seat } = view;
  const solo = state.zu !== null;
  const offered = seat !== null && offerTo(state, seat) !== null && view.decision !== null;
  const talk = useSay();
  const desktop = useScreen() === 'desktop';
  /** Where the log stands beside the board, Zu's steps stand above it; elsewhere in Zu's panel. */
  const beside = solo && desktop;
  // Each part reads the table for itself: they are the same from choice to choice, and the frame around them is not drawn anew.
  const parts = useMemo(() => {
    const others = seat === null ? allSeats(seats) : othersAfter(seat, seats);
    const gallery = seat !== null && <OwnGallery owner={seat} />;
    return {
      opponents: (
        <>
          {others.map((owner) => (
            <Opponent key={owner} owner={owner} others={others.length} />
          ))}
          {solo && <ZuPanel />}
        </>
      ),
      board: (
        <Section className="ee-board" label={say('board-label')}>
          <Hull />
          <Earth />
        </Section>
      ),
      me: seat !== null && <Own owner={seat} />,
      strip: seat !== null && <Strip owner={seat} />,
      hand: seat !== null && <OwnHand owner={seat} />,
      base: gallery,
      panels:
        seat === null
          ? []
          : [{ id: 'gallery', label: talk(say('board-gallery')), icon: 'eye' as const, content: gallery }],
      labels: { players: talk(say(solo ? 'board-tab-zu' : 'board-tab-players')) },
    };
  }, [seat, seats, solo, talk]);
  const log = useMemo(
    () =>
      beside ? (
        <>
          <ZuSteps />
          {slots.log}
        </>
      ) : (
        slots.log
      ),
    [beside, slots.log],
  );
  const table = (
    <HoldProvider>
      <ProspectProvider>
        <TurnFacts />
        <CrewFlights />
        <TableLayout
          game="excavation-earth"
          beside
          className={askedOf(view.decision?.prompt ?? '') ?? (offered ? 'ee-offers' : '')}
          {...slots}
          {...parts}
          log={log}
        />
      </ProspectProvider>
    </HoldProvider>
  );
  return solo ? <ZuTelling>{table}</ZuTelling> : table;
}

/** What is asked about takes room from what is not. */
function askedOf(prompt: string): string | null {
  if (prompt === CHOOSES_ACTION || prompt === 'imagine.action') return 'ee-acts';
  if (prompt === 'pick.faction') return 'ee-picks';
  if (prompt === 'sell.region') return 'ee-sells';
  if (prompt.startsWith('bribe.')) return 'ee-bribes';
  return DIGS.includes(prompt) ? 'ee-digs' : null;
}
