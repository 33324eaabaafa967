import { say } from '@stolik/engine';
import { ruleIn, Say, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { colourName } from '../pieces.ts';
import { withCard } from '../shortcuts.ts';
import { Coin, Cut, Deed, Fuel } from './art/pictures.tsx';
import { CHOOSES_ACTION, useHold } from './hold.tsx';
import { type DeedPlan, deedPlans, imaginedPlans } from './plan/deeds.ts';
import { useProspect } from './prospect.tsx';
import { useScene } from './scene.tsx';

/** The eight things that can be done, always in the same places, with what the card held or pointed at would bring. */
export const Deeds = memo(function Deeds(): ReactNode {
  const { state, seat, prompt } = useScene();
  const { card } = useProspect();
  const plans = useMemo((): readonly DeedPlan[] => {
    if (seat === null) return [];
    if (prompt === CHOOSES_ACTION) return deedPlans(state, seat, card);
    return imaginedPlans(state);
  }, [state, seat, prompt, card]);
  return (
    <Zone label={say('board-deeds')} className="ee-deeds">
      {plans.map((plan) => (
        <DeedSpot key={plan.deed} plan={plan} />
      ))}
    </Zone>
  );
});

function DeedSpot({ plan }: { readonly plan: DeedPlan }): ReactNode {
  const talk = useSay();
  const { deed, possible, brings, line, short, why } = plan;
  const rule = why === null ? null : ruleIn(talk(why)).rule;
  const { card } = useHold();
  const name = talk(say(`deed-name-${deed}`));
  return (
    <Spot
      target={card === null || deed === 'pass' ? deed : withCard(card, deed)}
      shape="tile"
      name={`${name}: ${talk(line)}`}
      className="ee-deed-spot"
      explain={[say(`explain-deed-${deed}`)]}
    >
      <span className="ee-deed" data-off={!possible || undefined} data-plain={brings === null || undefined}>
        <span className="badge ee-deed-icon">
          <Deed deed={deed === 'decline' ? 'pass' : deed} />
        </span>
        <span className="ee-deed-name">{name}</span>
        {brings !== null && <Brings brings={brings} />}
        {rule !== null && <em>{rule}</em>}
        {short !== null && (
          <span className="ee-deed-short" aria-hidden="true">
            <Say text={short} />
          </span>
        )}
        <span className="quiet ee-deed-line">
          <Say text={line} />
        </span>
      </span>
    </Spot>
  );
}

/** Credits, tiles, fuel. */
export function Brings({ brings }: { readonly brings: NonNullable<DeedPlan['brings']> }): ReactNode {
  const { unit, count, colour } = brings;
  return (
    <i className="ee-deed-brings">
      {unit === 'fuel' ? <Fuel fuel={count} /> : `+${count}`}
      {unit === 'credits' && <Coin />}
      {colour !== undefined && (
        <span data-region={colourName(colour)}>
          <Cut colour={colour} />
        </span>
      )}
    </i>
  );
}
