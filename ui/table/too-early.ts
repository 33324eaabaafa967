import { useEffect, useLayoutEffect, useState } from 'react';
import { earlyPresses, QUIET_MS } from './early-presses.ts';
import { useMaybeTable } from './table-context.ts';

/** Where answers lie: not in the bar at the top, in the tabs of a phone, or on the paper of a lesson, through which some hurry. */
const answersAt = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('.table-layout') !== null &&
  target.closest('.area-top, .area-tabs, .beat') === null;

/**
 * Presses at the table that come too early answer nothing: whoever was about to hurry a bot, or to look at a piece, would else choose what comes to lie there in
 * that moment. Maps still move and pieces still explain themselves. Keys that are held down press nothing twice.
 */
export function TooEarly(): null {
  const table = useMaybeTable();
  const [presses] = useState(() => earlyPresses(table?.quiet ?? QUIET_MS));
  const seat = table?.view.seat ?? null;
  const asks = (table?.choices.decision ?? null) !== null;
  useLayoutEffect(() => presses.asked(seat, asks, performance.now()), [presses, seat, asks]);
  useEffect(() => {
    let early = false;
    const onDown = ({ target, timeStamp }: PointerEvent): void => {
      early = answersAt(target) && presses.isEarly(timeStamp);
    };
    /** Nobody hears of it, and it is over. */
    const callOff = (event: Event): void => {
      early = false;
      event.stopPropagation();
      if (event.cancelable) event.preventDefault();
    };
    const onLift = (event: TouchEvent): void => {
      if (early) callOff(event);
    };
    const onClick = (event: MouseEvent): void => {
      // A click of a key or of a reader is not one of the press before it.
      if (early && event.detail > 0) callOff(event);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat && event.key === 'Enter' && answersAt(event.target)) event.preventDefault();
    };
    const ended = new AbortController();
    const heard = { capture: true, signal: ended.signal };
    document.addEventListener('pointerdown', onDown, heard);
    document.addEventListener('touchend', onLift, { ...heard, passive: false });
    document.addEventListener('click', onClick, heard);
    document.addEventListener('keydown', onKey, heard);
    return () => ended.abort();
  }, [presses]);
  return null;
}
