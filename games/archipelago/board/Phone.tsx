import { say } from '@stolik/engine';
import { Icon, type IconName, Section, useSay, useTable } from '@stolik/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { backOnTop, DOMESTIC, EXPORT } from '../pieces.ts';
import { marketText } from '../words/phrases.ts';
import { isEvolution } from './asked.ts';
import { CrisisPanel } from './Crisis.tsx';
import { Discovery } from './Discovery.tsx';
import { LayTools } from './Ghost.tsx';
import { Ledger } from './Hall.tsx';
import { ArchipelagoMap } from './Map.tsx';
import { Markets } from './Markets.tsx';
import { News } from './News.tsx';
import { Promises } from './Offers.tsx';
import { OpenLetter } from './OpenLetter.tsx';
import { Papers } from './Papers.tsx';
import { Stability, Workers } from './Stability.tsx';
import { Stacks } from './Stacks.tsx';
import { useScene } from './scene.ts';
import { TalkSide, Talks } from './Talks.tsx';
import { EvolutionTrack, OwnCards, RivalCards } from './Track.tsx';
import { TABS, type Tab, tabFor, tabMeanwhile } from './tabs.ts';
import { Wheel } from './Wheel.tsx';
import { useWriting } from './writing.tsx';

const icons: Record<Tab, IconName> = {
  map: 'map',
  state: 'chart',
  wheel: 'wheel',
  markets: 'market',
  cards: 'cards',
  talks: 'chat',
};

/** On a phone the map is pinned above, and one part of the rest lies below it. */
export function Phone(): ReactNode {
  const talk = useSay();
  const { asked, state, seat } = useScene();
  const { view, log } = useTable();
  // Whoever only watches, and everybody at the end, looks at what becomes of the islands.
  const wanted =
    state.ended !== null || seat === null
      ? 'map'
      : asked.prompt === ''
        ? tabMeanwhile(state, seat, log)
        : tabFor(asked.prompt, view.decision);
  const [tab, setTab] = useState<Tab>(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question opens its own part.
  useEffect(() => setTab(wanted), [wanted, view.decision?.id]);
  const { called } = useWriting();
  useEffect(() => {
    if (called > 0) setTab('talks');
  }, [called]);
  // Each part begins at its top, wherever the last one was left.
  const dock = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another part, even under the same tab.
  useLayoutEffect(() => {
    dock.current?.scrollTo(0, 0);
  }, [tab, view.decision?.id]);
  // What a lesson may speak of while another part is open.
  const holds: Partial<Record<Tab, string>> = { state: 'unrest workers', cards: `${backOnTop(state.deck) ?? ''}` };
  const news = (state.talks?.offers.length ?? 0) + state.hands.filter(({ to }) => to === view.seat).length;
  return (
    <Section className="ar-board ar-phone" data-tab={tab} label={say('board-label')}>
      <div className="ar-head">
        <div className="ar-tabs" role="tablist" aria-label={talk(say('board-parts'))}>
          {TABS.filter((one) => one !== 'talks' || state.options.negotiation).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === tab}
              data-holds={holds[one]}
              onClick={() => setTab(one)}
            >
              <Icon name={icons[one]} size={18} />
              <span>{talk(say(`tab-${one}`))}</span>
              {one === 'talks' && news > 0 && <i>{news}</i>}
            </button>
          ))}
        </div>
        <News />
      </div>
      <div className="ar-map-room">
        {/* Beside something else it is an overview; where it is asked about itself its pieces are large enough to hit. */}
        <ArchipelagoMap key={tab === 'map' ? 'map' : 'overview'} whole={tab !== 'map'} />
        {tab === 'map' && <LayTools />}
        {tab !== 'map' && (
          <>
            <button
              type="button"
              className="ar-to-map"
              onClick={() => setTab('map')}
              aria-label={talk(say('board-to-map'))}
            />
            <Stability small />
          </>
        )}
      </div>
      <div className="ar-dock" ref={dock}>
        <Papers />
        <Dock tab={tab} />
      </div>
    </Section>
  );
}

/** Both markets; first the one in which there is something to do, the other a tap away. */
function Ledgers(): ReactNode {
  const talk = useSay();
  const { choices } = useTable();
  const below = useRef<HTMLDivElement>(null);
  const open = (market: string): boolean =>
    (choices.decision?.options ?? []).some((option) => String(option).includes(`@${market}-`));
  const [first, second] = open('domestic') ? ([DOMESTIC, EXPORT] as const) : ([EXPORT, DOMESTIC] as const);
  return (
    <>
      <Ledger market={first} />
      <button
        type="button"
        className="ar-ledger-jump"
        onClick={() => below.current?.scrollIntoView({ block: 'start' })}
      >
        {talk(say('ledger-title', { market: marketText(second) }))}
        <Icon name="down" size={16} />
      </button>
      <div ref={below}>
        <Ledger market={second} />
      </div>
    </>
  );
}

function Dock({ tab }: { readonly tab: Tab }): ReactNode {
  const { asked, seat, state } = useScene();
  switch (tab) {
    case 'map':
      return <Discovery />;
    case 'state':
      return (
        <>
          <CrisisPanel />
          <Workers />
          <Promises />
        </>
      );
    case 'wheel':
      return asked.prompt === 'turn.move' || asked.prompt === '' ? (
        <>
          {/* Whoever looks for a tile finds it first. */}
          {asked.prompt !== 'turn.move' && <Stacks />}
          {state.round > 0 && <Wheel />}
          {asked.prompt === 'turn.move' && <Stacks />}
        </>
      ) : (
        <>
          <Stacks />
          <Wheel />
        </>
      );
    case 'markets':
      return asked.prompt === 'trade.deal' || asked.prompt.startsWith('smuggle.') ? <Ledgers /> : <Markets />;
    case 'cards':
      return (
        <>
          {isEvolution(asked.prompt) && <EvolutionTrack whole />}
          {seat !== null && <OwnCards owner={seat} />}
          {asked.prompt === 'turn.move' && <RivalCards />}
          {!isEvolution(asked.prompt) && <EvolutionTrack />}
        </>
      );
    case 'talks':
      return asked.letter === null ? (
        <>
          <TalkSide />
          <Talks />
        </>
      ) : (
        <OpenLetter />
      );
  }
}
