import { othersAfter, say, seatsFrom } from '@stolik/engine';
import { type BoardProps, Section, TableLayout, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { Artifacts } from './Artifacts.tsx';
import './art/art.css';
import { Galleries, Sky, Strata } from './art/scenery.tsx';
import { Beam } from './Beam.tsx';
import './styles/index.css';
import { Cart } from './Cart.tsx';
import { CostSheet } from './CostSheet.tsx';
import { Docks } from './Docks.tsx';
import { GainSheet } from './GainSheet.tsx';
import { InForce } from './InForce.tsx';
import { Mine } from './Mine.tsx';
import { Opponent } from './Opponent.tsx';
import { Own } from './Own.tsx';
import { OwnBase } from './OwnBase.tsx';
import { OwnHand } from './OwnHand.tsx';
import { OwnStrip } from './OwnStrip.tsx';
import { Played } from './Played.tsx';
import { stateOf, useScene } from './scene.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import { Wilds } from './Wilds.tsx';

export { Library } from './art/library.tsx';
export { chip } from './chip.tsx';

/** The table of Star Scrappers: a cut through the ground. Docks above the beam, the Mine below it, the deeper the dearer. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const { first, seats } = stateOf(view);
  const { seat } = view;
  const talk = useSay();
  // Each part reads the table for itself: they are the same from choice to choice, and the frame around them is not drawn anew.
  const parts = useMemo(() => {
    const others = seat === null ? seatsFrom(first, seats) : othersAfter(seat, seats);
    return {
      opponents: others.map((owner) => <Opponent key={owner} owner={owner} crowded={others.length > 2} />),
      board: <Ground />,
      me: seat !== null && <Own owner={seat} />,
      strip: seat !== null && <OwnStrip owner={seat} />,
      hand: seat !== null && <OwnHand owner={seat} />,
      base: seat !== null && <OwnBase owner={seat} />,
      labels: { players: talk(say('board-players')) },
    };
  }, [seat, first, seats, talk]);
  return (
    <>
      <TurnFacts />
      <TableLayout game="star-scrappers" beside {...slots} {...parts} />
    </>
  );
}

const cart = <Cart />;

function Ground(): ReactNode {
  // On a phone there is no room for these, and what nobody sees need not be drawn.
  const roomy = useScreen() !== 'phone';
  return (
    <Section className="ss-board" label={say('board-label')}>
      <div className="ss-sky">
        <Sky />
        <Artifacts />
        <Docks />
        <div className="ss-aside">
          {roomy && <InForce />}
          <Wilds />
          {roomy && <Played />}
        </div>
      </div>
      <Beam />
      <div className="ss-ground">
        <Strata />
        <Cracking />
        {roomy && (
          <div className="ss-corner">
            <CostSheet />
          </div>
        )}
        <Mine />
        <div className="ss-corner">
          <GainSheet />
        </div>
      </div>
    </Section>
  );
}

/** The nearer the collapse, the more cracks. */
function Cracking(): ReactNode {
  const { caveIn, collapse } = useScene().state;
  return <Galleries cracks={Math.round((10 * caveIn) / collapse)} cart={cart} />;
}
