import type { BoxItem } from '@stolik/engine';
import { Icon } from '@stolik/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Asked } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import { valuesIn } from './asked.ts';
import { sourcesIn } from './box-content.ts';
import { BoxFace, facesOf } from './box-face.tsx';
import { useBox } from './box-place.ts';
import { partWords, SourceBadge } from './source-badge.tsx';

export interface BoxItemViewProps {
  readonly item: BoxItem;
  readonly asked: Asked;
  /** The things that were asked for, to go on from one to the next. */
  readonly among: readonly BoxItem[];
}

/** One thing of the box at large: both names, what it says, what it is found by, how we know. */
export function BoxItemView({ item, asked, among }: BoxItemViewProps): ReactNode {
  const w = useWords();
  const { game, speaker, face, way } = useBox();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is another page to one who cannot see it change.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.box-item')?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  const other = w.lang === 'pl' ? 'en' : 'pl';
  const faces = facesOf(item);
  return (
    <article className="panel box-item" data-tint={item.tint} data-testid="box-item">
      <BoxSteps item={item} asked={asked} among={among} />
      <h2 ref={heading} tabIndex={-1}>
        {item.name[w.lang]}
        {item.count > 1 && <span className="box-count"> ×{item.count}</span>}
      </h2>
      {item.name[other] !== item.name[w.lang] && (
        <p className="box-other-name" lang={other}>
          {item.name[other]}
        </p>
      )}
      <div className="box-faces">
        {faces.map((piece) => (
          <BoxFace
            key={piece}
            game={game}
            speaker={speaker}
            piece={piece}
            drawn={face === null ? null : { face, size: 'full' }}
            named={faces.length > 1}
            heading="h3"
          />
        ))}
      </div>
      <dl className="box-facts">
        {(game.box.facets ?? []).map((facet) => {
          const values = valuesIn(item, facet);
          return (
            values.length > 0 && (
              <div key={facet.id}>
                <dt>{speaker.say(facet.name)}</dt>
                <dd>
                  {values.map(({ id, name }, at) => (
                    <Fragment key={id}>
                      {at > 0 && ', '}
                      {way({ item: null, asked: { [facet.id]: id } }, speaker.say(name), { className: 'box-fact' })}
                    </Fragment>
                  ))}
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{w('box-source')}</dt>
          <dd className="box-known">
            {sourcesIn(item).map(({ source, parts }) => (
              <span key={source}>
                <SourceBadge source={source} parts={parts.map((part) => partWords(w, speaker, part))} />{' '}
                {w(`source-${source}-line`)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** Back to the list, and to the neighbours in it. */
function BoxSteps({ item, asked, among }: BoxItemViewProps): ReactNode {
  const w = useWords();
  const { way } = useBox();
  const at = among.indexOf(item);
  const before = at > 0 ? among[at - 1] : undefined;
  const after = at >= 0 ? among[at + 1] : undefined;
  return (
    <nav className="box-steps" aria-label={w('box-steps')}>
      {way({ item: null, asked }, w('box-back'), { className: 'btn btn-outline' })}
      <span className="box-neighbours">
        {before !== undefined &&
          way({ item: before.id, asked }, <Icon name="back" />, {
            className: 'tool',
            label: w('box-before', { name: before.name[w.lang] }),
          })}
        {at >= 0 && <span>{w('box-at', { at: at + 1, count: among.length })}</span>}
        {after !== undefined &&
          way({ item: after.id, asked }, <Icon name="forward" />, {
            className: 'tool',
            label: w('box-after', { name: after.name[w.lang] }),
          })}
      </span>
    </nav>
  );
}
