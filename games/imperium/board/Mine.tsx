import { say } from '@stolik/engine';
import { Spot, useSay, useScreen, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { kindOf } from '../content/catalogue.ts';
import { type Card, isCard, NONE } from '../pieces.ts';
import { COUNTED } from './Amounts.tsx';
import { inPlay } from './cards-in-play.ts';
import { Fan } from './Fan.tsx';
import { worthOf } from './face/clauses.ts';
import { Face } from './face/Face.tsx';
import { Short } from './face/Short.tsx';
import { Held } from './Held.tsx';
import { Resolved, Ruling, rulesHere } from './Resolved.tsx';
import { Age, Stacks } from './Stacks.tsx';
import { foreignNow, nearPlayer, resolvedNow, useScene } from './scene.ts';
import { Theirs } from './Theirs.tsx';
import { Trail } from './Trail.tsx';

/** The lower half of the mat: what lies before the viewer. */
export const Mine = memo(function Mine(): ReactNode {
  const scene = useScene();
  const player = nearPlayer(scene);
  const { power, journey, others } = inPlay(player);
  const foreign = foreignNow(scene) !== null;
  const running = foreign ? null : resolvedNow(scene.state);
  const resolved =
    running === null || isCard(running.self) || rulesHere(running, scene.seat === null ? null : scene.decision)
      ? running
      : null;
  const paying = !foreign && resolved === null && scene.seat !== null && COUNTED.has(scene.decision?.prompt ?? '');
  const phone = useScreen() === 'phone';
  // Where nothing is being resolved the journey, or the power card, has its room; a phone has none for the power card.
  const large = journey !== NONE ? journey : phone ? NONE : power;
  // What is done by others lies over it, unless it is what they ask for.
  const wide = resolved === null && !paying && !(foreign && scene.asked.has(large)) ? large : NONE;
  const narrow = [power, journey].filter((card) => card !== NONE && card !== wide);
  const heads = phone ? [...narrow, ...others] : others;
  return (
    <Zone label={say('board-own')} className="im-mine">
      <div className="im-now">
        {resolved !== null ? (
          <Resolved running={resolved} />
        ) : paying ? (
          <Ruling running={null} />
        ) : (
          wide !== NONE && <Wide card={wide} />
        )}
      </div>
      {!phone && narrow.length > 0 && (
        <div className="im-powers">
          {narrow.map((card) => (
            <Power key={card} card={card} />
          ))}
          <Age />
        </div>
      )}
      <div className="im-lying">
        <Fan />
        <div className="im-grid" data-many={manyOf(heads.length)}>
          {heads.map((card) => (
            <Held key={card} card={card} />
          ))}
          {player.quest !== NONE && !player.garrison.includes(player.quest) && <Held card={player.quest} />}
        </div>
      </div>
      <Theirs />
      <Stacks />
    </Zone>
  );
});

/** The size of cards in play changes by steps and not with every card. */
const manyOf = (count: number): string => (count <= 8 ? 'few' : count <= 12 ? 'more' : 'most');

/** The power card or the journey at large, while nothing is resolved. */
function Wide({ card }: { readonly card: Card }): ReactNode {
  const player = nearPlayer(useScene());
  const { power } = inPlay(player);
  return (
    <>
      {card !== power && <Trail card={card} />}
      <Spot target={card} className="im-spot im-wide" name={say('card-named', { card: { piece: card } })}>
        <Face card={card} size="full" exhausted={player.exhausted.includes(card)} />
      </Spot>
      {card === power && <Age />}
    </>
  );
}

function Power({ card }: { readonly card: Card }): ReactNode {
  const talk = useSay();
  const { exhausted } = nearPlayer(useScene());
  const worth = worthOf(kindOf(card));
  return (
    <Spot target={card} className="im-spot im-power" name={say('card-named', { card: { piece: card } })}>
      <Face card={card} size="head" exhausted={exhausted.includes(card)} />
      {worth !== null && (
        <span className="im-power-worth">
          <Short text={worth} plain /> {talk(say('face-points'))}
        </span>
      )}
    </Spot>
  );
}
