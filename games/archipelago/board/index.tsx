import { allSeats, say } from '@stolik/engine';
import { type BoardProps, Section, TableLayout, useSay, useScreen } from '@stolik/ui';
import { type ReactNode, useMemo } from 'react';
import { isHall, isTalk, laysTile } from './asked.ts';
import { CrisisPanel } from './Crisis.tsx';
import { Discovery } from './Discovery.tsx';
import { Hall } from './Hall.tsx';
import { ArchipelagoMap } from './Map.tsx';
import { Markets } from './Markets.tsx';
import { News } from './News.tsx';
import { Objectives } from './Objectives.tsx';
import { Promises } from './Offers.tsx';
import { OpenLetter } from './OpenLetter.tsx';
import { Opponent } from './Opponent.tsx';
import { Goods, Own } from './Own.tsx';
import { Papers } from './Papers.tsx';
import { Phone } from './Phone.tsx';
import { AtMost, PublicPoints } from './Points.tsx';
import { Stability } from './Stability.tsx';
import { Stacks } from './Stacks.tsx';
import { stateOf, useScene } from './scene.ts';
import './styles/index.css';
import { TalkSide, Talks } from './Talks.tsx';
import { EvolutionTrack, OwnCards, RivalCards } from './Track.tsx';
import { TurnFacts } from './TurnFacts.tsx';
import { TurningProvider } from './turning.tsx';
import { Wheel } from './Wheel.tsx';
import { useWriting, WritingProvider } from './writing.tsx';

export { Library } from './art/library.tsx';
export { chip } from './chip.tsx';

/** The table of Archipelago: a sea chart with its islands, the wheel of actions, and the instruments that say how near independence is. */
export default function Board({ view, slots }: BoardProps): ReactNode {
  const { seats } = stateOf(view);
  const { seat } = view;
  const talk = useSay();
  const screen = useScreen();
  // Each part reads the table for itself: they are the same from choice to choice, and the frame around them is not drawn anew.
  const parts = useMemo(() => {
    const others = allSeats(seats).filter((other) => other !== seat);
    const opponents = others.map((owner) => (
      <Opponent key={owner} owner={owner} crowded={others.length > 2 || screen === 'tablet'} />
    ));
    const phone = screen === 'phone';
    const desktop = screen === 'desktop';
    return {
      opponents: desktop ? (
        <>
          {opponents}
          <PublicPoints />
          {slots.log}
        </>
      ) : (
        opponents
      ),
      board: phone ? <Phone /> : <Chart instruments={!desktop} />,
      me: seat !== null && <Own owner={seat} />,
      strip: seat !== null && (
        <>
          <Goods owner={seat} />
          {screen === 'tablet' && <Objectives owner={seat} />}
        </>
      ),
      hand: seat !== null && (phone ? <Objectives owner={seat} /> : <OwnCards owner={seat} />),
      base: <Evolution />,
      score: desktop ? (
        <>
          <Instruments />
          {slots.score}
          <AtMost />
        </>
      ) : (
        <>
          <PublicPoints />
          {slots.score}
          <AtMost />
        </>
      ),
      log: desktop ? null : slots.log,
      labels: { players: talk(say('board-players')) },
    };
  }, [seat, seats, screen, slots.log, slots.score, talk]);
  return (
    <TurningProvider>
      <WritingProvider>
        <TurnFacts />
        <TableLayout game="archipelago" className="ar-table" top={slots.top} prompt={slots.prompt} {...parts} />
      </WritingProvider>
    </TurningProvider>
  );
}

/** The middle of the table: the map beside stacks and wheel; while somebody trades or buys cards, the hall beside the map. */
function Chart({ instruments }: { readonly instruments: boolean }): ReactNode {
  const { asked, state } = useScene();
  const hall = isHall(asked.prompt);
  const talks = isTalk(asked.prompt);
  const { draft } = useWriting();
  return (
    <Section
      className="ar-board"
      data-hall={hall || undefined}
      data-talks={talks ? (draft === null && asked.letter === null ? 'answer' : 'letter') : undefined}
      label={say('board-label')}
    >
      {hall ? (
        <Hall />
      ) : talks ? (
        asked.letter === null ? (
          <Talks />
        ) : (
          <OpenLetter />
        )
      ) : (
        <div className="ar-aside">
          <Stacks />
          {instruments && laysTile(asked.prompt) ? (
            <Discovery />
          ) : instruments && state.crisis !== null ? (
            <CrisisPanel />
          ) : (
            state.round > 0 && <Wheel />
          )}
        </div>
      )}
      {!hall && (
        <div className="ar-map-room">
          <News />
          <ArchipelagoMap whole={talks} />
          <Papers />
          {talks && asked.letter === null && <TalkSide />}
        </div>
      )}
      {instruments && <Instruments besideWheel />}
    </Section>
  );
}

/** On tablets what goes on lies in place of the wheel, which nobody turns then; beside the hall and in talks there is none. */
const isOnChart = (prompt: string): boolean => !isHall(prompt) && !isTalk(prompt);

/** How the colony is doing: the dial, the workers, both markets; and the crisis or what was promised. */
function Instruments({ besideWheel = false }: { readonly besideWheel?: boolean }): ReactNode {
  const { asked } = useScene();
  return (
    <div className="ar-instruments">
      <Stability />
      {isHall(asked.prompt) ? (
        <div className="panel ar-mini-map">
          <ArchipelagoMap whole />
        </div>
      ) : (
        <Markets />
      )}
      {!besideWheel && <Discovery />}
      {!(besideWheel && isOnChart(asked.prompt)) && <CrisisPanel />}
      <Promises />
    </div>
  );
}

/** The track below the table; while it lies in the middle, the cards of the others. */
function Evolution(): ReactNode {
  const { asked } = useScene();
  return isHall(asked.prompt) ? <RivalCards /> : <EvolutionTrack />;
}
