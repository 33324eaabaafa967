import { type Score, type ScoreLine, say } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useFrameFacts } from '../table/frame-facts.ts';
import { useTable } from '../table/table-context.ts';
import { Say } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { difference, scoreRows } from './score-rows.ts';

export interface ScoreSheetProps {
  readonly score: Score | null;
  /** What the score would be after what is pointed at; otherwise what the board told by `useFrame`. */
  readonly preview?: Score | null;
  readonly title?: ReactNode;
}

/** One row for each source of points, with what they are made of, and the total. */
export function ScoreSheet({ score, title, ...given }: ScoreSheetProps): ReactNode {
  const told = useFrameFacts();
  const preview = given.preview ?? told.preview ?? null;
  const ui = useUi();
  const { speaker } = useTable();
  const rows = scoreRows([score, preview]);
  return (
    <section className="panel score" data-part="score">
      <header className="score-head">
        <h2>{title ?? ui(score === null ? 'tab-score' : 'score-title')}</h2>
        {score !== null && (
          <p className="score-total">
            <span className="sr-only">{ui('score-total')}: </span>
            <b>{figure(score.total)}</b>
            {preview !== null && <i>{difference(score.total, preview.total)}</i>}
          </p>
        )}
      </header>
      {score === null ? (
        <p className="score-none">{ui('score-none')}</p>
      ) : (
        <ul className="score-rows">
          {rows.map(({ what, points: [now, after] }) => (
            <li key={what}>
              <ScoreRowOf
                name={speaker.say(say(`score-${what}`))}
                line={score.lines.find((line) => line.what === what)}
                now={now ?? 0}
                change={preview === null ? '' : difference(now ?? null, after ?? null)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ScoreRowOfProps {
  readonly name: string;
  readonly line: ScoreLine | undefined;
  readonly now: number;
  readonly change: string;
}

function ScoreRowOf({ name, line, now, change }: ScoreRowOfProps): ReactNode {
  const figures = (
    <>
      <span className="score-name">{name}</span>
      <b className="score-points">{figure(now)}</b>
      <i className="score-change">{change}</i>
    </>
  );
  const parts = line?.parts ?? [];
  if (line === undefined || (parts.length === 0 && line.text === undefined))
    return <div className="score-row">{figures}</div>;
  return (
    <details className="score-details">
      <summary className="score-row">
        {figures}
        {change === '' && <Icon name="down" size={12} />}
      </summary>
      {line.text !== undefined && (
        <p className="score-why">
          <Say text={line.text} />
        </p>
      )}
      <ul className="score-parts">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order within one score.
          <li key={at} className="score-part">
            <span>
              <Say text={part.text} />
            </span>
            <b>{figure(part.points)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
