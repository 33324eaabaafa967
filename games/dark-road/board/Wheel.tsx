import { defined, say } from '@stolik/engine';
import { Drawn, Picture, Spot } from '@stolik/ui';
import { memo, type ReactNode, useRef } from 'react';
import { FIELD_ORDER, WHEEL_VALUES } from '../content/tables.ts';
import { ALL_KINDS, KINDS, type Kind, kindOfGood } from '../pieces.ts';
import { priceNow } from '../rules/bazaar.ts';
import { FIELD_PLACES, worthOf } from '../rules/market.ts';
import { kindText } from '../words/phrases.ts';
import { GoodIcon, TokenIcon } from './art/pictures.tsx';
import { around, CENTRE, polar, trayAt, WEDGE_CLIP, WEDGE_PATH } from './geometry.ts';
import { useBasket, usePointed, useScene } from './scene.tsx';

const SIXTH = 360 / WHEEL_VALUES.length;

/** The market wheel: six fields with their dice turn, the values on the rim stay. */
export function Wheel(): ReactNode {
  const { state, options, prompt } = useScene();
  const pointed = usePointed();
  const turned = useTurned(state.rotation);
  const turning = pointed === 'rotate' && options.has('rotate');
  // While one buys, the rim says what each costs: on the wares there is no room.
  const prices = new Map(
    prompt === 'bazaar.buy'
      ? ALL_KINDS.filter((kind) => defined(state.market[kind]) > 0).map((kind) => [
          (FIELD_ORDER[kind] + state.rotation) % WHEEL_VALUES.length,
          priceNow(state, kind),
        ])
      : [],
  );
  return (
    <>
      <span className="dr-rim" style={around(CENTRE, 158)} />
      <span className="dr-disc" style={{ ...around(CENTRE, 124), '--turned': `${turned * SIXTH}deg` }}>
        {ALL_KINDS.map((kind) => (
          <Field
            key={kind}
            kind={kind}
            worth={worthOf(state, kind)}
            dice={defined(state.market[kind])}
            left={defined(state.goods[kind])}
          />
        ))}
      </span>
      {WHEEL_VALUES.map((value, place) => {
        const price = prices.get(place);
        return (
          <b
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the rim never change.
            key={place}
            className="dr-worth"
            style={around(polar(70.5, place * SIXTH), 26)}
            data-later={turning || undefined}
            data-price={price !== undefined || undefined}
          >
            {price ?? value}
          </b>
        );
      })}
      <Spot
        target="rotate"
        name={say('board-turn-wheel')}
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
      {prompt === 'bazaar.buy' && <Basket />}
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

interface FieldProps {
  readonly kind: Kind;
  readonly worth: number;
  readonly dice: number;
  /** So many goods are left to buy. */
  readonly left: number;
}

const Field = memo(function Field({ kind, worth, dice, left }: FieldProps): ReactNode {
  return (
    <Spot
      target={FIELD_PLACES[kind]}
      name={say('board-field', { kind: kindText(kind), worth, dice })}
      className="dr-field"
      style={{ '--home': `${FIELD_ORDER[kind] * SIXTH}deg`, clipPath: WEDGE_CLIP }}
      explain={[say('board-field-how', { left })]}
    >
      <svg viewBox="0 0 124 124" aria-hidden="true" data-good={KINDS[kind]}>
        <path className="dr-wedge" d={WEDGE_PATH} />
      </svg>
      <span className="dr-field-dice" data-good={KINDS[kind]} data-loop>
        {dice === 0 ? (
          <Picture of={`dr-good-${KINDS[kind]}`} className="dr-field-icon" />
        ) : (
          Array.from({ length: dice }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: market dice are alike.
            <i key={at} className="dr-cube">
              <Picture of={`dr-good-${KINDS[kind]}`} />
            </i>
          ))
        )}
      </span>
    </Spot>
  );
});

/** What was bought here and comes aboard when one has enough (DR-8.4). */
function Basket(): ReactNode {
  const bought = useBasket();
  if (bought.length === 0) return null;
  return (
    <Drawn className="dr-basket" style={trayAt(0, 46, 100, 30)} label={say('board-basket', { count: bought.length })}>
      <TokenIcon of="chest" />
      {bought.map((good, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind are alike.
        <GoodIcon key={at} kind={kindOfGood(good)} />
      ))}
    </Drawn>
  );
}
