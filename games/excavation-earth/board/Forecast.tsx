import { defined, say } from '@stolik/engine';
import { SeatMark, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { cardRegion, cardSymbol } from '../content/catalogue.ts';
import { ROUNDS } from '../content/tables.ts';
import { type ActionCard, colourName, NONE } from '../pieces.ts';
import { playerAt } from '../state.ts';
import { nameOf } from '../words/names.ts';
import { Cut, Sign } from './art/pictures.tsx';
import { Touch } from './hold.tsx';
import { Pin } from './Pin.tsx';
import { useProspect } from './prospect.tsx';
import { markOf, useScene } from './scene.tsx';
import { ZuMark } from './ZuTurn.tsx';

/** EE-2.8, EE-6.27: the cards that say what is found next round, with the markers of those who laid them, and the initiative tokens left. */
export const Forecast = memo(function Forecast(): ReactNode {
  const { state, seat } = useScene();
  const { deed, surveys } = useProspect();
  const talk = useSay();
  if (state.round >= ROUNDS || state.forecast.length === 0) return null;
  const last = state.players.length;
  const tokens = Array.from({ length: Math.max(0, last - state.nextToken + 1) }, (_, at) => state.nextToken + at);
  const takes = (deed === 'survey' || surveys !== null) && seat !== null && playerAt(state, seat).token === 0;
  return (
    <Zone label={say('table-forecast')} className="ee-forecast">
      <h2>{talk(say('board-forecast'))}</h2>
      {tokens.length > 0 && (
        <p className="ee-tokens">
          <span>{talk(say('board-tokens'))}</span>
          {tokens.map((token, at) => (
            <i key={token} className="badge ee-token" data-taken={(takes && at === 0) || undefined}>
              {token}
            </i>
          ))}
        </p>
      )}
      <div className="ee-forecast-cards" data-many={state.forecast.length > 4 || undefined}>
        {state.forecast.map((card, at) => (
          <ForecastCard key={card} card={card} owner={defined(state.markers[at])} />
        ))}
      </div>
    </Zone>
  );
});

function ForecastCard({ card, owner }: { readonly card: ActionCard; readonly owner: number }): ReactNode {
  const { state, seat } = useScene();
  const { surveys } = useProspect();
  const comes = surveys?.replaced === card;
  const face = comes ? surveys.card : card;
  const colour = cardRegion(face);
  const marker = comes && seat !== null ? seat : owner;
  return (
    <Touch target={card} shape="tile" name={nameOf(card)} className="ee-forecast-spot" from="deck">
      <span className="ee-forecast-card" data-region={colourName(colour)} data-comes={comes || undefined}>
        <Cut colour={colour} />
        <Sign market={cardSymbol(face)} />
        <Pin at={card} />
        <ZuMark at={card} />
        {marker !== NONE && <SeatMark seat={markOf(state, marker)} size={18} className="ee-survey-mark" />}
      </span>
    </Touch>
  );
}
