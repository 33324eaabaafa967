import type { Text } from '@stolik/engine';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useTable } from '../table/table-context.ts';
import { useTableKeys } from '../table/table-keys.ts';
import { useUi } from '../words/ui-text.tsx';
import { type LessonView, useLesson } from './lesson-context.ts';

/** What the lesson says now: one or two sentences, where one is, and the way back. Its place and height are the same for every beat that fits. */
export function BeatCard(): ReactNode {
  const lesson = useLesson();
  return lesson === null ? null : <Paper lesson={lesson} />;
}

function Paper({ lesson }: { readonly lesson: LessonView }): ReactNode {
  const { shown, held, mayBack, onBack, onLeave } = lesson;
  const { speaker, names, onRule } = useTable();
  const ui = useUi();
  const said = (text: Text): string => speaker.say(text, names);
  useTableKeys({ onUndo: () => mayBack && onBack() });
  const { number, of, rule } = shown;
  const title = held !== null ? ui('beat-later') : lesson.title === null ? ui('beat-label') : said(lesson.title);
  const place = ui('beat-at', { number, of });
  return (
    <section
      className="panel beat"
      aria-label={ui('beat-label')}
      data-kind={held === null ? shown.kind : 'held'}
      data-beat={shown.id ?? undefined}
      data-testid="beat"
    >
      <header className="beat-head">
        <Icon name="lamp" size={22} />
        <h2>{title}</h2>
        <span className="beat-at">
          {lesson.part !== null && <span className="beat-part">{said(lesson.part)} · </span>}
          {place}
        </span>
        <IconButton icon="back" label={ui('beat-back')} className="beat-small" disabled={!mayBack} onClick={onBack} />
        <IconButton icon="close" label={ui('beat-leave')} className="beat-small" onClick={onLeave} />
      </header>
      <div className="beat-segments" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its number.
          <i key={at} data-is={at + 1 < number ? 'done' : at + 1 === number ? 'now' : 'later'} />
        ))}
      </div>
      <div className="beat-body" role="status" aria-live="polite">
        <Words lesson={lesson} said={said} />
      </div>
      <Ways lesson={lesson} />
      <footer className="beat-foot">
        <Button look="quiet" icon="back" disabled={!mayBack} onClick={onBack} data-testid="beat-back">
          {ui('beat-back')}
        </Button>
        {rule !== null && onRule !== null && (
          <button type="button" className="beat-rule" onClick={() => onRule(rule)} data-testid="beat-rule">
            {ui('beat-rule')}
          </button>
        )}
      </footer>
    </section>
  );
}

function Words({ lesson, said }: { readonly lesson: LessonView; readonly said: (text: Text) => string }): ReactNode {
  const { shown, text, held, resumed } = lesson;
  const ui = useUi();
  const sentence = text === null ? null : said(text);
  if (held !== null)
    return (
      <>
        <p className="beat-says">{held.answer === null ? ui('beat-held') : said(held.answer)}</p>
        {sentence !== null && <p className="beat-again">{sentence}</p>}
      </>
    );
  if (shown.kind === 'between') return <p className="beat-says">{ui('beat-between')}</p>;
  if (shown.kind === 'bots') return <p className="beat-says beat-quiet">{ui('beat-bots')}</p>;
  return (
    <>
      {resumed && <p className="beat-again">{ui('beat-resumed')}</p>}
      <p className="beat-says">{sentence}</p>
    </>
  );
}

function Ways({ lesson }: { readonly lesson: LessonView }): ReactNode {
  const { shown, held, onNext, onOwnWay } = lesson;
  const ui = useUi();
  if (held !== null)
    return (
      <p className="beat-ways">
        <Button look="outline" onClick={onOwnWay} data-testid="beat-own-way">
          {ui('beat-own-way')}
        </Button>
      </p>
    );
  if (shown.kind !== 'tell') return null;
  return (
    <p className="beat-ways">
      <Button look="primary" onClick={onNext} data-testid="beat-next">
        {ui('beat-next')}
      </Button>
    </p>
  );
}
