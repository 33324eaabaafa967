import type { BoxItem } from '@stolik/engine';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Asked } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import { sourcesIn } from './box-content.ts';
import { BoxFace, facesOf } from './box-face.tsx';
import { useBox } from './box-place.ts';
import { partWords, SourceBadge } from './source-badge.tsx';

/** So many things are drawn at once; the next follow when one comes near them. */
const BATCH = 36;

export interface BoxListProps {
  readonly items: readonly BoxItem[];
  /** What was asked for, to come back to. */
  readonly asked: Asked;
}

/** Things of the box, one after the other, each with what it says. Another list begins at its beginning. */
export function BoxList({ items, asked }: BoxListProps): ReactNode {
  const w = useWords();
  const [read, setRead] = useState({ items, drawn: BATCH });
  const drawn = read.items === items ? read.drawn : BATCH;
  const drawMore = useCallback(
    () => setRead((before) => ({ items, drawn: (before.items === items ? before.drawn : BATCH) + BATCH })),
    [items],
  );
  const more = useRef<HTMLButtonElement>(null);
  const whole = drawn >= items.length;
  useEffect(() => {
    const button = more.current;
    if (button === null || whole) return;
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) drawMore();
      },
      { rootMargin: '600px' },
    );
    near.observe(button);
    return () => near.disconnect();
  }, [whole, drawMore]);
  const spoken = items.some(({ faces }) => faces !== undefined);
  return (
    <>
      <ul className={spoken ? 'box-cards' : 'box-items'}>
        {items.slice(0, drawn).map((item) => (
          <BoxTile key={item.id} item={item} asked={asked} />
        ))}
      </ul>
      {!whole && (
        <button ref={more} type="button" className="btn btn-outline box-more" onClick={drawMore}>
          {w('box-more', { count: items.length - drawn })}
        </button>
      )}
    </>
  );
}

/** One thing of the box: what it is called, what it says, where we know it from. */
const BoxTile = memo(function BoxTile({ item, asked }: { readonly item: BoxItem; readonly asked: Asked }): ReactNode {
  const w = useWords();
  const { game, speaker, face, way } = useBox();
  const faces = facesOf(item);
  const name = item.name[w.lang];
  return (
    <li className={faces.length > 0 ? 'box-card' : undefined} data-tint={item.tint} data-item={item.id}>
      <span className="box-head">
        {way({ item: item.id, asked }, name, { className: 'box-name' })}
        {item.count > 1 && <span className="box-count">×{item.count}</span>}
      </span>
      {faces.map((piece) => (
        <BoxFace
          key={piece}
          game={game}
          speaker={speaker}
          piece={piece}
          drawn={face === null ? null : { face, size: 'head' }}
          named={faces.length > 1}
          heading="h4"
        />
      ))}
      <span className="box-badges">
        {sourcesIn(item).map(({ source, parts }) => (
          <SourceBadge key={source} source={source} parts={parts.map((part) => partWords(w, speaker, part))} />
        ))}
      </span>
    </li>
  );
});
