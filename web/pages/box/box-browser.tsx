import type { BoxItem } from '@stolik/engine';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Asked } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import { askedOf, itemsFor, NOTHING_ASKED } from './asked.ts';
import { itemsByKind, kindWords } from './box-content.ts';
import { BoxFilter } from './box-filter.tsx';
import { BoxItemView } from './box-item.tsx';
import { BoxList } from './box-list.tsx';
import { type BoxPlace, useBox } from './box-place.ts';
import { useEntries } from './use-entries.ts';

export interface BoxBrowserProps {
  readonly place: BoxPlace;
  /** Stands above the whole list. */
  readonly lead?: ReactNode;
}

/** Everything in a box, to look through: all of it by kind, what was asked for, or one thing at large. */
export function BoxBrowser({ place, lead }: BoxBrowserProps): ReactNode {
  const w = useWords();
  const { game, stay } = useBox();
  const { items } = game.box;
  const entries = useEntries(game);
  // An address is read anew at every step; as long as it asks for the same, the list stays as far as it was read.
  const wish = JSON.stringify(askedOf(place.asked, game.box));
  const asked = useMemo((): Asked => JSON.parse(wish), [wish]);
  // The list may come a moment later than the letter that was typed.
  const listed = useDeferredValue(asked);
  const found = useMemo(() => itemsFor(items, listed, entries), [items, listed, entries]);
  const kinds = useMemo(() => itemsByKind(items), [items]);
  const shown = place.item === null ? null : (items.find(({ id }) => id === place.item) ?? null);
  const list = useReturn(shown?.id ?? null);
  if (items.length === 0) return <p className="panel empty-note">{w('box-empty')}</p>;
  const anything = Object.keys(listed).length > 0;
  return (
    <>
      {place.item !== null && shown === null && <p className="panel empty-note">{w('box-no-item')}</p>}
      {shown !== null && <BoxItemView item={shown} asked={asked} among={anything ? found : items} />}
      <div ref={list} hidden={shown !== null}>
        {!anything && lead}
        <BoxFilter
          items={items}
          asked={asked}
          entries={entries}
          onAsked={(wish) => stay({ item: null, asked: wish })}
        />
        {anything ? (
          <section
            className="panel box-found"
            aria-label={w('box-results')}
            data-asked={new URLSearchParams({ ...listed }).toString()}
          >
            <p className="box-found-head">
              <b aria-live="polite" data-testid="box-found">
                {w('box-found', { count: found.length })}
              </b>
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => stay({ item: null, asked: NOTHING_ASKED })}
                data-testid="box-clear"
              >
                {w('box-clear')}
              </button>
            </p>
            {found.length === 0 ? (
              <p className="box-none">{w('box-none')}</p>
            ) : (
              <BoxList items={found} asked={listed} />
            )}
          </section>
        ) : (
          kinds.map(({ kind, items: ofKind, count }) => <BoxKind key={kind} kind={kind} items={ofKind} count={count} />)
        )}
      </div>
    </>
  );
}

/** A kind of things as a fold; what is inside is drawn when it is opened. */
function BoxKind({ kind, items, count }: { kind: string; items: readonly BoxItem[]; count: number }): ReactNode {
  const w = useWords();
  const { speaker } = useBox();
  const [open, setOpen] = useState(items.length <= 12);
  return (
    <details className="panel box-kind" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{kindWords(speaker, kind)}</h2>
        <span>{w('box-pieces', { count })}</span>
      </summary>
      {open && <BoxList items={items} asked={NOTHING_ASKED} />}
    </details>
  );
}

/** Whoever comes back from one thing to the list stands again where it lies there. */
function useReturn(shown: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (shown !== null || from === null) return;
    const way = list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(from)}"] .box-name`);
    way?.scrollIntoView({ block: 'center' });
    way?.focus({ preventScroll: true });
  }, [shown]);
  return list;
}
