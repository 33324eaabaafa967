import { say } from '@stolik/engine';
import { Section, useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { Route } from '../content/catalogue.ts';
import { ROUNDS } from '../content/tables.ts';
import { isHuman, merchantOf } from '../state.ts';
import { Ask, hasCards } from './Ask.tsx';
import { GameDie } from './Dice.tsx';
import { EventScene } from './EventScene.tsx';
import { Journey, Stations } from './Journey.tsx';
import { Ledger } from './Ledger.tsx';
import { comingDie } from './Locks.tsx';
import { Deliveries, NextVisit } from './NextVisit.tsx';
import { clockText, NightClock } from './NightClock.tsx';
import { Plan } from './Plan.tsx';
import { Reach } from './Reach.tsx';
import { usualKinds } from './risk.ts';
import { roundText, stepOfTurn, useOwn, usePointed, useScene } from './scene.tsx';
import { Told } from './Told.tsx';
import { useTelling } from './telling.tsx';
import { WholeVisit } from './WholeVisit.tsx';

/** Questions for which it matters what the visit will pay. */
const COUNTS_ON_VISIT = new Set(['caravan.answer', 'visits.plan', 'settle.goods']);

/** The panel of the night: the plan, the journey, the Concern's ledger, what is asked and lies nowhere else; or the clock of the night. */
export function Night(): ReactNode {
  const scene = useScene();
  const { state, seat, prompt } = scene;
  const pointed = usePointed();
  const own = useOwn();
  const { ledger } = useTelling();
  const asks = hasCards(prompt, useScreen());
  const reaches = prompt.startsWith('move.') || prompt === 'activate.place';
  const plans = prompt.startsWith('plan.') && prompt !== 'plan.reset' && own !== null && seat !== null;
  // What the Concern has done stands there until one points at a die of one's own.
  const shows = ledger !== null && (seat === null || comingDie(scene, pointed, seat) === null);
  const mode = state.journey !== null ? 'journey' : shows ? 'ledger' : plans ? 'plan' : 'clock';
  return (
    <Section
      className="dr-night"
      data-mode={mode}
      data-asks={asks || undefined}
      data-fortune={prompt === 'fortunes.fortune' || undefined}
      label={say('board-night')}
    >
      {mode === 'ledger' && ledger !== null && <Ledger ledger={ledger} />}
      {(mode === 'plan' || mode === 'clock') && <TurnHead />}
      {mode === 'plan' && own !== null && seat !== null && <Plan wagon={own} seat={seat} />}
      {state.journey !== null &&
        (asks || prompt === 'visits.plan' || prompt === 'settle.goods' ? (
          <>
            <Stations trip={state.journey} />
            {COUNTS_ON_VISIT.has(prompt) && <NextVisit trip={state.journey} />}
            {prompt === 'caravan.answer' && <Risk route={state.journey.route} />}
            {!asks && (
              <>
                <WholeVisit />
                <Vista />
              </>
            )}
          </>
        ) : (
          <Journey trip={state.journey} />
        ))}
      {asks && <Ask />}
      {mode === 'clock' && !asks && (reaches ? <Reach /> : <Elsewhere />)}
      {mode === 'clock' && !asks && (
        <>
          {state.phase !== 'ended' && <Deliveries />}
          <WholeVisit />
          <Vista />
        </>
      )}
    </Section>
  );
}

/** What the dice of this road usually do to whoever rides along, before the event is known (DR-13.6). */
function Risk({ route }: { readonly route: Route }): ReactNode {
  const talk = useSay();
  return (
    <Told id="risk" name={say('board-risk-title')} says={[say('board-risk-how')]}>
      <p className="dr-risk">
        <span>{talk(say('board-risk'))}</span>
        {usualKinds(route).map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the six values never change.
          <span key={at} data-kind={kind}>
            <GameDie face={at + 1} kind="travel" className="dr-die-tiny" />
            <b>{kind === 'loss' ? '−' : '+'}</b>
          </span>
        ))}
      </p>
    </Told>
  );
}

/** The road by night, where there is room left. */
const Vista = (): ReactNode => (
  <div className="dr-vista" aria-hidden="true">
    <EventScene scene={null} />
  </div>
);

/** Plan, move, activate, rest; and which of the thirteen turns this is. */
function TurnHead(): ReactNode {
  const scene = useScene();
  const { state, prompt } = scene;
  const talk = useSay();
  const now = prompt === '' ? -1 : stepOfTurn(scene);
  const round = state.phase === 'final' ? ROUNDS : state.round;
  return (
    <>
      {state.phase === 'play' && (
        <ol className="dr-stations">
          {['plan', 'move', 'activate', 'rest'].map((step, at) => (
            <li key={step} data-state={at === now ? 'now' : at < now ? 'done' : 'later'}>
              {talk(say(`board-step-${step}`))}
            </li>
          ))}
        </ol>
      )}
      <article className="dr-event dr-evening">
        <Told id="clock" name={roundText(state)} says={[clockText(round)]} className="dr-event-told">
          <NightClock round={round} />
          <h2>{talk(roundText(state))}</h2>
        </Told>
      </article>
    </>
  );
}

/** Whose turn it is, while nothing is asked here. */
function Elsewhere(): ReactNode {
  const { state, names, prompt } = useScene();
  const talk = useSay();
  if (state.phase !== 'play' || prompt !== '') return null;
  const merchant = merchantOf(state);
  return (
    <p className="dr-elsewhere">
      {talk(say('board-turn-of', { name: isHuman(merchant) ? (names[merchant] ?? '') : say('concern') }))}
    </p>
  );
}
