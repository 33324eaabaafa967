import { say } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { ROUNDS } from '../content/tables.ts';
import { isHuman, merchantOf } from '../state.ts';
import { Ask, hasCards } from './Ask.tsx';
import { Journey, Stations } from './Journey.tsx';
import { Ledger, useLedger } from './Ledger.tsx';
import { Deliveries, NextVisit } from './NextVisit.tsx';
import { NightClock } from './NightClock.tsx';
import { Plan } from './Plan.tsx';
import { Reach } from './Reach.tsx';
import { useOwn, useScene } from './scene.tsx';

/** The panel of the night: the plan, the journey, the Concern's ledger, what is asked and lies nowhere else; or the clock of the night. */
export function Night(): ReactNode {
  const { state, seat, prompt } = useScene();
  const own = useOwn();
  const talk = useSay();
  const ledger = useLedger();
  const asks = hasCards(prompt, useScreen());
  const reaches = prompt.startsWith('move.') || prompt === 'activate.place';
  const plans = prompt.startsWith('plan.') && prompt !== 'plan.reset' && own !== null && seat !== null;
  const mode = state.journey !== null ? 'journey' : plans ? 'plan' : ledger !== null ? 'ledger' : 'clock';
  return (
    <section className="dr-night" data-mode={mode} data-asks={asks || undefined} aria-label={talk(say('board-night'))}>
      {mode === 'ledger' && ledger !== null && <Ledger ledger={ledger} />}
      {(mode === 'plan' || mode === 'clock') && <TurnHead />}
      {mode === 'plan' && own !== null && seat !== null && <Plan wagon={own} seat={seat} />}
      {state.journey !== null &&
        (asks || prompt === 'visits.plan' || prompt === 'settle.goods' ? (
          <>
            <Stations trip={state.journey} />
            <NextVisit trip={state.journey} />
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
      <ol className="dr-stations">
        {['plan', 'move', 'activate', 'rest'].map((step, at) => (
          <li key={step} data-state={at === now ? 'now' : at < now ? 'done' : 'later'}>
            {talk(say(`board-step-${step}`))}
          </li>
        ))}
      </ol>
      <article className="dr-event dr-evening">
        <NightClock round={state.round} />
        <h2>{talk(say('board-round', { round: state.round, rounds: ROUNDS }))}</h2>
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
