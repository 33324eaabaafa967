import { say } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ROUNDS } from '../content/tables.ts';
import { isHuman, merchantOf } from '../state.ts';
import { Ask, hasCards } from './Ask.tsx';
import { Journey, Stations } from './Journey.tsx';
import { Ledger, useLedger } from './Ledger.tsx';
import { comingDie } from './Locks.tsx';
import { Deliveries, NextVisit } from './NextVisit.tsx';
import { NightClock } from './NightClock.tsx';
import { Plan } from './Plan.tsx';
import { Reach } from './Reach.tsx';
import { roundText, useOwn, usePointed, useScene } from './scene.tsx';

/** Questions for which it matters what the visit will pay. */
const COUNTS_ON_VISIT = new Set(['caravan.answer', 'visits.plan', 'settle.goods']);

/** The panel of the night: the plan, the journey, the Concern's ledger, what is asked and lies nowhere else; or the clock of the night. */
export function Night(): ReactNode {
  const scene = useScene();
  const { state, seat, prompt } = scene;
  const pointed = usePointed();
  const own = useOwn();
  const talk = useSay();
  const ledger = useLedger();
  const asks = hasCards(prompt, useScreen());
  const reaches = prompt.startsWith('move.') || prompt === 'activate.place';
  const plans = prompt.startsWith('plan.') && prompt !== 'plan.reset' && own !== null && seat !== null;
  // What the Concern has done stands there until one points at a die of one's own.
  const shows = ledger !== null && (seat === null || comingDie(scene, pointed, seat) === null);
  const mode = state.journey !== null ? 'journey' : shows ? 'ledger' : plans ? 'plan' : 'clock';
  return (
    <section className="dr-night" data-mode={mode} data-asks={asks || undefined} aria-label={talk(say('board-night'))}>
      {mode === 'ledger' && ledger !== null && <Ledger ledger={ledger} />}
      {(mode === 'plan' || mode === 'clock') && <TurnHead />}
      {mode === 'plan' && own !== null && seat !== null && <Plan wagon={own} seat={seat} />}
      {state.journey !== null &&
        (asks || prompt === 'visits.plan' || prompt === 'settle.goods' ? (
          <>
            <Stations trip={state.journey} />
            {COUNTS_ON_VISIT.has(prompt) && <NextVisit trip={state.journey} />}
          </>
        ) : (
          <Journey trip={state.journey} />
        ))}
      {asks && <Ask />}
      {mode === 'clock' && !asks && (reaches ? <Reach /> : <Elsewhere />)}
      {mode === 'clock' && !asks && <Deliveries />}
    </section>
  );
}

/** Plan, move, activate, rest; and which of the thirteen turns this is. */
function TurnHead(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const now = prompt.startsWith('plan.') ? 0 : prompt.startsWith('move.') ? 1 : prompt === '' ? -1 : 2;
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
        <NightClock round={state.phase === 'final' ? ROUNDS : state.round} />
        <h2>{talk(roundText(state))}</h2>
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
