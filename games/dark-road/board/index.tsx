import { othersAfter, type Seat, say, seat as seatAt, seatsFrom } from '@stolik/engine';
import { type BoardProps, Section, TableLayout, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { stateOf } from '../board/scene.tsx';
import { isHuman, type Wagon } from '../state.ts';
import { Contracts, Heroes } from './Aboard.tsx';
import './art/art.css';
import './styles/index.css';
import { Cargo } from './Cargo.tsx';
import { Companions } from './Companions.tsx';
import { ConcernPanel } from './ConcernPanel.tsx';
import { Fortunes } from './Fortune.tsx';
import { Friends } from './Friends.tsx';
import { HeldLockProvider } from './held-lock.tsx';
import { Courtyard, Inn } from './Inn.tsx';
import { DiceBox } from './Locks.tsx';
import { LoadProvider, useLoad } from './load.tsx';
import { Measures } from './Measures.tsx';
import { Night } from './Night.tsx';
import { Opponent } from './Opponent.tsx';
import { Packing } from './Packing.tsx';
import { Prestige } from './Prestige.tsx';
import { Purse, ShortPurse, WHOLE_WAGON } from './Purse.tsx';
import { Ring } from './Ring.tsx';
import { Sky } from './Sky.tsx';
import { useOwn } from './scene.tsx';
import { Towns } from './Towns.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import { TellingProvider } from './telling.tsx';
import { useView, Views } from './Views.tsx';

export { Library } from './art/library.tsx';
export { chip } from './chip.tsx';

/** What a lesson may speak of that a phone folds away. */
const aboardOf = (wagon?: Wagon): string =>
  wagon === undefined ? '' : [...wagon.heroes, ...wagon.contracts, ...wagon.feats, ...wagon.companions].join(' ');

/** The table of Merchants of the Dark Road: snow, a ring of districts around a market wheel, the road at night, and one's own wagon. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const { order, seats, concern, wagons } = stateOf(view);
  const { seat } = view;
  const talk = useSay();
  const first = order.find(isHuman) ?? seatAt(0);
  const rival = concern !== null;
  const holds = aboardOf(seat === null ? undefined : wagons[seat]);
  const parts = useMemo(() => {
    const others = seat === null ? seatsFrom(first, seats) : othersAfter(seat, seats);
    return {
      opponents: [
        ...others.map((owner) => <Opponent key={owner} owner={owner} crowded={others.length + (rival ? 1 : 0) > 2} />),
        rival && <ConcernPanel key="concern" />,
      ],
      board: <Kingdom />,
      hand: seat !== null && <OwnWagon seat={seat} />,
      panels:
        seat === null
          ? []
          : [
              {
                id: WHOLE_WAGON,
                label: talk(say('board-wagon')),
                icon: 'weight' as const,
                content: <WholeWagon seat={seat} />,
                holds,
              },
            ],
    };
  }, [seat, first, seats, rival, talk, holds]);
  const score = useMemo(
    () => (
      <div className="panel dr-score">
        {slots.score}
        <Measures />
      </div>
    ),
    [slots.score],
  );
  return (
    <LoadProvider>
      <HeldLockProvider>
        <TellingProvider>
          <TurnFacts />
          <TableLayout game="dark-road" beside {...slots} {...parts} strip={false} score={score} />
        </TellingProvider>
      </HeldLockProvider>
    </LoadProvider>
  );
}

/** The board itself. While goods do not fit, the ring gives way to the wagon. */
function Kingdom(): ReactNode {
  const own = useOwn();
  const load = useLoad();
  const screen = useScreen();
  const phone = screen === 'phone';
  const [view, show] = useView(screen);
  const packs = load !== null;
  return (
    <Section className="dr-board" data-view={screen === 'desktop' ? undefined : view} label={say('board-label')}>
      <Sky />
      {screen !== 'desktop' && <Views view={view} onShow={show} packs={packs} screen={screen} />}
      <Towns />
      <Fortunes />
      <Inn />
      <Courtyard />
      {load !== null && own !== null && (!phone || view === 'road') ? <Packing wagon={own} load={load} /> : <Ring />}
      <Companions />
      <Night />
      <Prestige />
    </Section>
  );
}

interface Seated {
  readonly seat: Seat;
}

/** One's own wagon, in the row below the board. */
function OwnWagon({ seat }: Seated): ReactNode {
  const own = useOwn();
  const screen = useScreen();
  if (own === null) return null;
  return (
    <div className="dr-me">
      {screen === 'desktop' && <Purse wagon={own} seat={seat} />}
      {screen === 'tablet' && <ShortPurse wagon={own} seat={seat} />}
      <DiceBox wagon={own} seat={seat} />
      <Cargo wagon={own} seat={seat} />
      {screen !== 'phone' && (
        <>
          <Heroes wagon={own} seat={seat} />
          <Contracts wagon={own} seat={seat} />
        </>
      )}
      {screen === 'desktop' && <Friends wagon={own} seat={seat} />}
    </div>
  );
}

/** What the row has no room for on small screens: all of the wagon. */
function WholeWagon({ seat }: Seated): ReactNode {
  const own = useOwn();
  const screen = useScreen();
  if (own === null) return null;
  return (
    <div className="dr-whole">
      <Purse wagon={own} seat={seat} />
      {screen === 'phone' && (
        <>
          <Heroes wagon={own} seat={seat} />
          <Contracts wagon={own} seat={seat} />
        </>
      )}
      <Friends wagon={own} seat={seat} roomy />
    </div>
  );
}
