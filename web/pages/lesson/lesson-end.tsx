import { type Lesson, titleText } from '@stolik/engine/lesson';
import { Button, Dialog, Icon } from '@stolik/ui';
import type { ReactNode } from 'react';
import type { GameKit } from '../../games/kit.ts';
import { openNew, playNow } from '../../games/start-table.ts';
import { askForTips } from '../../lessons/told.ts';
import { Link } from '../../shell/link.tsx';
import { goTo } from '../../shell/router.ts';
import { useWords } from '../../shell/words.ts';
import type { LessonTable } from '../../table/lesson-table.ts';
import { useGameWords } from '../table/use-game-words.ts';

export interface LessonEndProps {
  readonly lesson: Lesson;
  readonly part: number;
  readonly table: LessonTable;
  readonly kit: GameKit;
  readonly onAgain: () => void;
}

/** The end of a part: what one can do now, and what to do with it. */
export function LessonEnd({ lesson, part, table, kit, onAgain }: LessonEndProps): ReactNode {
  const w = useWords();
  const speaker = useGameWords(kit.game, w.lang);
  const { game } = lesson;
  const titles = speaker === null ? [] : learnedIn(lesson, part).map((beat) => speaker.say(titleText(beat)));
  const more = lesson.parts[part + 1] !== undefined;
  const open = table.playOn();
  const newGame = (): void => {
    askForTips(game);
    void playNow(game);
  };
  const leave = (): void => goTo({ page: 'home' });
  return (
    <Dialog open onClose={leave} title={w(more ? 'lesson-end-part' : 'lesson-end-title')}>
      <div className="lesson-end" data-testid="lesson-end">
        <p className="lesson-end-line">{w(more ? 'lesson-end-part-line' : 'lesson-end-line')}</p>
        <ul className="lesson-learned">
          {titles.map((title) => (
            <li key={title}>
              <Icon name="check" size={16} />
              {title}
            </li>
          ))}
        </ul>
        <div className="lesson-ways">
          {more && (
            <Button
              look="primary"
              onClick={() => goTo({ page: 'learn', game, part: part + 2 })}
              data-testid="lesson-next-part"
            >
              {w('lesson-next-part', { number: part + 2 })}
            </Button>
          )}
          {open !== null && (
            <Button
              look={more ? 'outline' : 'primary'}
              onClick={() => void openNew(open.record, 0)}
              data-testid="lesson-play-on"
            >
              {w(open.isShown ? 'lesson-play-on' : 'lesson-play-on-earlier')}
            </Button>
          )}
          <Button look={more || open !== null ? 'outline' : 'primary'} onClick={newGame} data-testid="lesson-new-game">
            {w('lesson-new-game')}
          </Button>
          <Button look="outline" onClick={onAgain} data-testid="lesson-again">
            {w('lesson-again')}
          </Button>
        </div>
        <p className="lesson-others">
          <Link to={{ page: 'card', game }}>{w('card')}</Link>
          <Link to={{ page: 'rules', game, rule: null }}>{w('lesson-rules')}</Link>
          <Link to={{ page: 'home' }}>{w('lesson-other-games')}</Link>
        </p>
      </div>
    </Dialog>
  );
}

/** One beat for each rule that the part was about. */
function learnedIn(lesson: Lesson, part: number): string[] {
  const beats = (lesson.parts[part]?.scenes ?? []).flatMap((scene) => scene.beats);
  const firsts = new Map<string, string>();
  for (const { id, rule } of beats) if (rule !== undefined && !firsts.has(rule)) firsts.set(rule, id);
  return [...firsts.values()];
}
