import { say } from '@stolik/engine';
import { Spot, useSay } from '@stolik/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { FIELD_ORDER, WHEEL_VALUES } from '../content/tables.ts';
import { ALL_KINDS, KINDS, type Kind } from '../pieces.ts';
import { priceNow } from '../rules/bazaar.ts';
import { FIELD_PLACES, worthOf } from '../rules/market.ts';
import { kindText } from '../words/phrases.ts';
import { Picture, TokenIcon } from './art/pictures.tsx';
import { around, boxAt, CENTRE, polar, WEDGE_CLIP, WEDGE_PATH } from './geometry.ts';
import { usePointed, useScene } from './scene.tsx';

const SIXTH = 360 / WHEEL_VALUES.length;

/** The market wheel: six fields with their dice turn, the values on the rim stay. */
export function Wheel(): ReactNode {
  const { state, options, prompt } = useScene();
  const pointed = usePointed();
  const talk = useSay();
  const turned = useTurned(state.rotation);
  const turning = pointed === 'rotate' && options.has('rotate');
  return (
    <>
      <span className="dr-rim" style={around(CENTRE, 158)} />
      <span className="dr-disc" style={{ ...around(CENTRE, 124), '--turned': `${turned * SIXTH}deg` } as CSSProperties}>
        {ALL_KINDS.map((kind) => (
          <Field key={kind} kind={kind} />
        ))}
      </span>
      {WHEEL_VALUES.map((value, place) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of the rim never change.
          key={place}
          className="dr-worth"
          style={around(polar(70.5, place * SIXTH), 26)}
          data-later={turning || undefined}
        >
          {value}
        </b>
      ))}
      <Spot
        target="rotate"
        name={talk(say('board-turn-wheel'))}
        shape="token"
        className="dr-hub"
        style={around(CENTRE, 34)}
        explain={[say('board-turn-wheel-how')]}
      >
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <circle className="dr-hub-disc" cx="15" cy="15" r="14" />
          <path className="dr-hub-arrow" d="M9 16a6 6 0 1 0 2-4.5M9 9v4.5h4.5" />
        </svg>
      </Spot>
      {prompt === 'bazaar.buy' && <RunningPrice />}
    </>
  );
}

/** How often it was turned, so that it always turns onwards and never spins back from the last place to the first. */
function useTurned(rotation: number): number {
  const seen = useRef({ rotation, turned: rotation });
  const { current } = seen;
  if (current.rotation !== rotation) {
    const sixths = WHEEL_VALUES.length;
    const on = (rotation - current.rotation + sixths) % sixths;
    current.turned += on <= sixths / 2 ? on : on - sixths;
    current.rotation = rotation;
  }
  return current.turned;
}

function Field({ kind }: { readonly kind: Kind }): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const dice = state.market[kind] as number;
  const buying = prompt === 'bazaar.buy' && dice > 0;
  return (
    <Spot
      target={FIELD_PLACES[kind] as string}
      name={talk(say('board-field', { kind: kindText(kind), worth: worthOf(state, kind), dice }))}
      className="dr-field"
      style={{ '--home': `${(FIELD_ORDER[kind] as number) * SIXTH}deg`, clipPath: WEDGE_CLIP } as CSSProperties}
      explain={[say('board-field-how', { left: state.goods[kind] as number })]}
    >
      <svg viewBox="0 0 124 124" aria-hidden="true" data-good={KINDS[kind]}>
        <path className="dr-wedge" d={WEDGE_PATH} />
      </svg>
      <span className="dr-field-dice" data-good={KINDS[kind]}>
        {dice === 0 ? (
          <Picture of={`good-${KINDS[kind]}`} className="dr-field-icon" />
        ) : (
          Array.from({ length: dice }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: market dice are alike.
            <i key={at} className="dr-cube">
              <Picture of={`good-${KINDS[kind]}`} />
            </i>
          ))
        )}
        {buying && <em className="dr-price">{priceNow(state, kind)}</em>}
      </span>
    </Spot>
  );
}

/** What is in the basket and what it has cost so far (DR-8.2). */
function RunningPrice(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const bought = state.turn.basket.flatMap((n, kind) => Array<Kind>(n).fill(kind as Kind));
  if (bought.length === 0) return null;
  return (
    <span className="dr-basket" style={boxAt(0, 46, 96, 26)}>
      {talk(say('board-basket', { count: bought.length }))}
      <TokenIcon of="chest" />
    </span>
  );
}
