import { itemOfPiece } from '@stolik/engine';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import { Tooltip } from '../parts/tooltip.tsx';
import { ZoomCard } from '../parts/zoom-card.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { useUi } from '../words/ui-text.tsx';
import { explained } from './explained.ts';
import { LINKS, PaperBeside } from './paper-beside.tsx';
import { useTable } from './table-context.ts';
import { useOwners } from './table-words.ts';
import type { Tip } from './tips.ts';

/** The one tooltip of the table, or on touch the sheet that says the same at large. */
export function TipLayer(): ReactNode {
  const { tips, resting, game, speaker, names, tints, face: Face, onRule, onItem, view, ways } = useTable();
  const owners = useOwners();
  const ui = useUi();
  const waiting = useSyncExternalStore(tips.subscribe, tips.get);
  // Where a click means several things, the question which one stands in the tip's place.
  const tip = ways === null ? waiting : null;

  // What is explained may be gone after a choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position hides the old explanation.
  useEffect(() => tips.hide(), [tips, view.sequence]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && tips.get()?.as === 'tooltip') tips.hide();
    };
    let shown: Tip | null = null;
    let distance = 0;
    const onMove = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
      resting.moved({ x, y }, target instanceof Node ? target : null);
      const now = tips.get();
      if (now?.as !== 'tooltip') return;
      const before = now === shown ? distance : Number.POSITIVE_INFINITY;
      shown = now;
      distance = fromLinks(x, y);
      if (distance < before) tips.near();
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointermove', onMove, { capture: true, passive: true, signal });
    return () => ended.abort();
  }, [tips, resting]);

  const asSheet = tip?.as === 'sheet';
  const said = tip === null ? null : explained(game, speaker, names, tip.target, tip.texts);
  // Some things say no more than their name.
  const sentences = (said?.sentences ?? []).filter((sentence) => sentence !== tip?.name);
  const owner = typeof tip?.target === 'number' ? owners.get(tip.target) : undefined;
  const title = (words: string): ReactNode =>
    owner === undefined ? (
      words
    ) : (
      <>
        <SeatMark seat={owner} size={16} className="chip-seat" />
        {words}
      </>
    );
  const item = typeof tip?.target === 'number' && onItem !== null ? itemOfPiece(game.box, tip.target) : null;
  const inBox = item !== null && (
    <button
      type="button"
      className="rule-link"
      onClick={() => {
        tips.hide();
        onItem?.(item.id);
      }}
      data-testid="tip-box"
    >
      {ui('tip-box')}
    </button>
  );
  return (
    <>
      {tip !== null && said !== null && !asSheet && (
        <PaperBeside through idles anchor={tip.anchor} onPointerEnter={tips.hold} onPointerLeave={tips.leave}>
          <Tooltip title={title(tip.name)} rule={said.rule} onRule={onRule} id="table-tip" after={inBox}>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Tooltip>
        </PaperBeside>
      )}
      <Sheet open={asSheet} onClose={tips.hide} title={asSheet ? tip.name : ''} className="sheet-tip">
        {asSheet && said !== null && (
          <ZoomCard
            title={title(tip.name)}
            texts={sentences}
            rule={said.rule}
            onRule={onRule}
            after={inBox}
            {...(Face !== null && typeof tip.target === 'number'
              ? { art: <Face piece={tip.target} size="full" /> }
              : {})}
            tint={typeof tip.target === 'number' ? tints.get(tip.target) : undefined}
          />
        )}
      </Sheet>
    </>
  );
}

/** How far it is to the nearest link of the tip. */
function fromLinks(x: number, y: number): number {
  const links = [...document.querySelectorAll(`.paper-through:not([data-idle]) :is(${LINKS})`)];
  const far = links.map((link) => {
    const { left, top, right, bottom } = link.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  });
  return Math.min(...far, Number.POSITIVE_INFINITY);
}
