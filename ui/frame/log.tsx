import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LogEntry } from '../contract.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { afterDrawing } from '../table/after-drawing.ts';
import { useWords } from '../table/table-words.ts';
import { piecesIn, seatIn } from '../words/rich.ts';
import { Said } from '../words/say.tsx';
import { useUi } from '../words/ui-text.tsx';
import { earlierLines, groupLog } from './log-lines.ts';

export interface LogProps {
  readonly entries: readonly LogEntry[];
  /** The heading under which an entry begins a new part (a round), null where it goes on. */
  readonly group?: (entry: LogEntry) => string | null;
  readonly title?: ReactNode;
  /** Beside the title: the way to the chat. */
  readonly aside?: ReactNode;
  /** Lines after so many would be taken back, if the others agree. */
  readonly falls?: number | null;
  /** Below: the slider through time. */
  readonly slider?: ReactNode;
}

/** What happened, in sentences with pieces in them; pointing at a line rings its pieces. */
export function Log({ entries, group, title, aside, falls = null, slider }: LogProps): ReactNode {
  const ui = useUi();
  const [whole, setWhole] = useState(false);
  const earlier = whole ? 0 : earlierLines(entries.length);
  const groups = useMemo(() => groupLog(entries.slice(earlier), group), [entries, earlier, group]);
  const last = entries.at(-1)?.id;
  const { list, away, above, toEnd } = useNewest(last);
  const unfold = (): void => {
    const element = list.current;
    if (element === null) return;
    const below = element.scrollHeight - element.scrollTop;
    flushSync(() => setWhole(true));
    // The lines one was reading stay where they are; the focus does not go with the button.
    element.scrollTop = element.scrollHeight - below;
    element.focus();
  };
  return (
    <section className="panel log">
      <header className="log-head">
        <h2>{title ?? ui('log-title')}</h2>
        {aside}
      </header>
      <div className="log-window" data-above={above || undefined}>
        <div className="log-scroll" ref={list} role="log" aria-label={ui('log-title')} tabIndex={-1}>
          {entries.length === 0 && <p className="log-empty">{ui('log-empty')}</p>}
          {earlier > 0 && (
            <button type="button" className="log-earlier" onClick={unfold}>
              <Icon name="up" size={16} />
              {ui('log-earlier', { count: earlier })}
            </button>
          )}
          {groups.map(({ heading, entries: lines }) => (
            <section key={lines[0]?.id ?? 0} className="log-group">
              {heading !== null && <h3>{heading}</h3>}
              <ol>
                {lines.map((entry) => (
                  <LogLine
                    key={entry.id}
                    entry={entry}
                    now={entry.id === last}
                    falls={falls !== null && entry.id > falls}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
        {away && (
          <button type="button" className="log-newest" onClick={toEnd}>
            <Icon name="down" size={16} />
            {ui('log-newest')}
          </button>
        )}
      </div>
      {slider !== undefined && <footer className="log-slider">{slider}</footer>}
    </section>
  );
}

/** Stays with the newest line unless the reader has scrolled away. */
function useNewest(last: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const reads = useRef(false);
  reads.current = away;
  /** Lines go on above what is seen: the uppermost fades instead of being cut. */
  const [above, setAbove] = useState(false);
  const toEnd = (): void => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
    setAway(false);
  };
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let last = element.scrollTop;
    const onScroll = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const far = scrollHeight - scrollTop - clientHeight > 40;
      // Lines that are laid out late push the end away; only who scrolls upwards wants to read on there.
      const upwards = scrollTop < last;
      last = scrollTop;
      setAway((before) => far && (before || upwards));
      setAbove(scrollTop > 1);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    // A log that comes into sight, or has less room than before, is read from its end; an observer looks just before it is painted.
    const room = new ResizeObserver(() => {
      if (element.clientHeight > 0 && !reads.current) element.scrollTop = element.scrollHeight;
    });
    room.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      room.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls to the end.
  useEffect(() => (away ? undefined : afterDrawing(toEnd)), [last]);
  return { list, away, above, toEnd };
}

interface LogLineProps {
  readonly entry: LogEntry;
  readonly now: boolean;
  readonly falls: boolean;
}

const LogLine = memo(function LogLine({ entry, now, falls }: LogLineProps): ReactNode {
  const { game, speaker, names, rings } = useWords();
  const parts = useMemo(() => speaker.parts(game.eventText(entry.event), names), [game, speaker, entry.event, names]);
  const seat = seatIn(parts);
  const pieces = piecesIn(parts);
  const point = (): void => void rings.ring(pieces);
  const leave = (): void => void rings.ring([]);
  return (
    <li
      className="log-line"
      data-now={now || undefined}
      data-falls={falls || undefined}
      tabIndex={pieces.length > 0 ? 0 : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {seat === null ? <span className="log-nobody" /> : <SeatMark seat={seat} size={18} />}
      <p>
        <Said parts={parts} />
      </p>
    </li>
  );
});
