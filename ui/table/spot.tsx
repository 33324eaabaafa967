import type { Text } from '@stolik/engine';
import { type CSSProperties, type PointerEvent, type ReactNode, useContext, useRef } from 'react';
import type { Target } from '../contract.ts';
import { useUi } from '../words/ui-text.tsx';
import { explained } from './explained.ts';
import { MOVER, moverColour, useMarks } from './marks.ts';
import { glowingNear, type Point } from './near-miss.ts';
import { type Press, pressing, SPENT } from './press.ts';
import { type Called, useCall, useTableNow } from './table-context.ts';
import type { Tip } from './tips.ts';
import { useTap } from './touch.ts';
import { Dimming, InZone } from './zone.tsx';

export type SpotShape = 'card' | 'tile' | 'token' | 'panel';

export interface SpotProps {
  /** A piece by its number, a place by its id. */
  readonly target: Target;
  /** Its accessible name. */
  readonly name: Called;
  /** What heads its tooltip where the name says all that the picture says: the sentences below would say it again. */
  readonly title?: Called;
  readonly shape?: SpotShape;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
  /** Chosen already in the running move: thick ring and tick. */
  readonly selected?: boolean;
  /** Only a preview of what would be here. */
  readonly ghost?: boolean;
  /** Set back while something is asked and this does not answer it. Spots in a `Hand` do it by themselves. */
  readonly dims?: boolean;
  /** Lies on a dark part of the mat: light rings in both themes. */
  readonly dark?: boolean;
  /** An empty place: dashed outline, full size. */
  readonly empty?: boolean;
  /** Where a piece that was not on the table before comes from: the id of a pile or a place. */
  readonly from?: Target;
  /** Where it goes when it leaves the table, if not to whoever took it: the id of a pile or a place. */
  readonly to?: Target;
  /** The places it passes on its way here: their ids, parted by spaces. Of two `edge:…` that follow each other: out at the one, in at the other. */
  readonly via?: string | undefined;
  /** What the tooltip says instead of `game.explain(piece)`; an empty list: there is none. */
  readonly explain?: readonly Text[];
  /** Does not move with its piece: for second pictures of the same piece. */
  readonly still?: boolean;
  /** What a click means instead of the target itself, as long as that answers: the target together with a card that is held. */
  readonly picks?: Target | undefined;
  /** It answers nothing by itself, but can be taken up: it glows, and a click does this. */
  readonly onTake?: (() => void) | undefined;
}

/** The one thing that can be clicked at a table: a piece or a place in all its states. */
export function Spot(props: SpotProps): ReactNode {
  const { target, shape = 'card', selected = false, ghost = false, dark = false, empty = false } = props;
  const dimming = useContext(Dimming);
  const now = useTableNow();
  const ui = useUi();
  const call = useCall();
  const name = call(props.name);
  const nameWith = (...states: (string | false)[]): string =>
    [name, ...states, selected && ui('spot-selected')].filter((words) => words !== false).join(', ');
  const names = { legal: nameWith(ui('spot-legal')), other: nameWith() };
  const { picks, onTake } = props;
  const takes = onTake !== undefined;
  const { root, shine, mover } = useMarks({
    target,
    picks,
    takes,
    dims: (props.dims ?? dimming) && !selected,
    ghost,
    names,
  });
  const legal = shine === 'legal';
  /** Where a board shows by itself what is pointed at there is nothing else to say. */
  const tells = props.explain?.length !== 0;
  const inZone = useContext(InZone);
  const press = useRef<Press | null>(null);
  /** Where a finger has just been lifted. */
  const finger = useRef<Point | null>(null);

  const pick = (): void => {
    const at = finger.current;
    finger.current = null;
    if (press.current?.isLong) {
      press.current = null;
      return;
    }
    // The tip of a piece that is chosen goes when the choice is drawn, not in a drawing of its own before that.
    const { choices, tips } = now.current;
    if (onTake !== undefined) {
      tips.hide();
      onTake();
      return;
    }
    const meant = meantBy();
    if (choices.of(meant) === null) {
      tips.hide();
      const beside = at === null ? null : glowingNear(at, root.current ?? undefined);
      if (beside !== null) {
        beside.click();
        return;
      }
    }
    choices.pick(meant);
  };
  const meantBy = (): Target => (picks !== undefined && now.current.choices.of(picks) !== null ? picks : target);
  const getReady = (): void => {
    const { choices } = now.current;
    choices.prepare(takes ? [] : (choices.of(meantBy()) ?? []));
  };
  // What lay under the finger was told: a key may press it at once.
  const tap = useTap(pick, getReady, () => {
    press.current = null;
  });
  const tip = (anchor: Element, as: Tip['as']): Tip => ({
    target,
    name: props.title === undefined ? name : call(props.title),
    texts: props.explain ?? null,
    anchor,
    as,
  });
  /** Is there a face that can be opened at large? By the right button, the key I or a long press. */
  const opensWhole = (): boolean => typeof target === 'number' && target >= 0 && now.current.face !== null;
  const endPress = (): void => press.current?.end();
  const startPress = ({ pointerType, currentTarget: anchor, timeStamp }: PointerEvent<HTMLButtonElement>): void => {
    endPress();
    press.current = null;
    if (pointerType === 'mouse') return;
    // A finger that rests points, as a mouse does.
    const rests = (): void => {
      now.current.choices.hover(target);
      if (tells) now.current.tips.show(tip(anchor, 'sheet'));
    };
    const wasShort = (): void => {
      now.current.choices.hover(null);
      now.current.tips.hide();
    };
    press.current = pressing(timeStamp, rests, wasShort);
  };

  /** On the mark of words that have no room: nothing is chosen, all of them are shown. */
  const openAll = (event: PointerEvent<HTMLButtonElement>): boolean => {
    if (!(event.target instanceof Element) || event.target.closest('[data-opens]') === null) return false;
    press.current = SPENT;
    const { currentTarget: anchor, pointerType } = event;
    now.current.tips.show(tip(anchor, pointerType === 'mouse' ? 'tooltip' : 'sheet'));
    return true;
  };

  return (
    <button
      type="button"
      ref={root}
      className={`spot spot-${shape} ${props.className ?? ''}`}
      style={mover === undefined ? props.style : { ...props.style, [MOVER]: moverColour(mover) }}
      tabIndex={inZone ? -1 : 0}
      aria-disabled={(ghost && !legal) || undefined}
      data-spot={target}
      data-piece={typeof target === 'number' && props.still !== true && !ghost ? target : undefined}
      data-from={props.from}
      data-to={props.to}
      data-via={props.via}
      data-legal={legal || undefined}
      data-selected={selected || undefined}
      data-ghost={ghost || undefined}
      data-off={shine === 'off' || undefined}
      data-moved={mover !== undefined || undefined}
      data-dark={dark || undefined}
      data-empty={empty || undefined}
      onClick={pick}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        const { currentTarget: anchor, clientX: x, clientY: y } = event;
        now.current.resting.enter(anchor, { x, y }, () => {
          now.current.choices.hover(target);
          if (tells) now.current.tips.soon(tip(anchor, 'tooltip'));
        });
      }}
      onPointerLeave={() => {
        endPress();
        now.current.resting.leave();
        now.current.choices.hover(null);
        now.current.tips.leave();
      }}
      onPointerDown={(event) => {
        if (openAll(event)) return;
        startPress(event);
        tap.onPointerDown(event);
      }}
      onPointerUp={(event) => {
        const { pointerType, clientX: x, clientY: y, timeStamp } = event;
        press.current?.lift(timeStamp);
        finger.current = pointerType === 'touch' ? { x, y } : null;
        tap.onPointerUp(event);
      }}
      onPointerCancel={endPress}
      onTouchEnd={tap.onTouchEnd}
      onContextMenu={(event) => {
        if (press.current?.isLong) event.preventDefault();
        else if (opensWhole()) {
          event.preventDefault();
          now.current.tips.show(tip(event.currentTarget, 'sheet'));
        }
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || !opensWhole()) return;
        now.current.tips.show(tip(event.currentTarget, 'sheet'));
      }}
      onFocus={(event) => {
        if (!event.currentTarget.matches(':focus-visible')) return;
        const { game, speaker, names, choices, tips } = now.current;
        const { sentences } = explained(game, speaker, names, target, props.explain ?? null);
        // Set here and not at every drawing: only what has the focus is read out.
        event.currentTarget.setAttribute('aria-description', sentences.join(' '));
        choices.hover(target);
        if (tells) tips.soon(tip(event.currentTarget, 'tooltip'));
      }}
      onBlur={() => {
        now.current.choices.hover(null);
        now.current.tips.leave();
      }}
    >
      {/* Its name is that of a picture, not hidden words beside it: those would be laid out anew wherever something begins or ceases to glow. */}
      <span className="spot-face" role="img" aria-label={legal ? names.legal : names.other}>
        {props.children}
      </span>
    </button>
  );
}
