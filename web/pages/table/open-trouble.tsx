import { Button } from '@stolik/ui';
import type { ReactNode } from 'react';
import { download } from '../../saves/files.ts';
import { library } from '../../saves/library.ts';
import { troubleWords } from '../../saves/take-in.ts';
import { Page } from '../../shell/page.tsx';
import { goTo } from '../../shell/router.ts';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords, type Words } from '../../shell/words.ts';
import type { OpenTrouble } from '../../table/protocol.ts';

export interface OpenTroublePageProps {
  /** The game on the shelf; null where it came from elsewhere. */
  readonly id: string | null;
  readonly trouble: OpenTrouble;
  readonly onAgain: (takeOver: boolean) => void;
}

/** A table that cannot be opened: what is the matter, and what can be done without losing anything. */
export function OpenTroublePage({ id, trouble, onAgain }: OpenTroublePageProps): ReactNode {
  const w = useWords();
  return (
    <Page here="table" title={w('nav-tables')}>
      <TroublePaper title={w(`open-${trouble.why}-title`)} ways={<Ways id={id} trouble={trouble} onAgain={onAgain} />}>
        <p>{lineOf(w, trouble)}</p>
        {detailOf(trouble) !== null && (
          <p className="trouble-detail">
            <code>{detailOf(trouble)}</code>
          </p>
        )}
      </TroublePaper>
    </Page>
  );
}

function lineOf(w: Words, trouble: OpenTrouble): string {
  switch (trouble.why) {
    case 'unreadable':
    case 'unknown-game':
    case 'other-version':
      return troubleWords(w, trouble);
    case 'missing':
    case 'torn-link':
    case 'elsewhere':
    case 'closed-shelf':
    case 'broken':
      return w(`open-${trouble.why}-line`);
  }
}

function detailOf(trouble: OpenTrouble): string | null {
  if (trouble.why === 'unreadable') return trouble.refusal.message;
  return trouble.why === 'broken' ? trouble.message : null;
}

function Ways({ id, trouble, onAgain }: OpenTroublePageProps): ReactNode {
  const w = useWords();
  const text = 'text' in trouble ? trouble.text : null;
  const remove = (): void => {
    if (id !== null) void library.remove(id).then(() => goTo({ page: 'tables' }));
  };
  return (
    <>
      {trouble.why === 'elsewhere' && (
        <Button look="primary" onClick={() => onAgain(true)} data-testid="take-over">
          {w('open-take-over')}
        </Button>
      )}
      {trouble.why === 'broken' && (
        <Button look="primary" onClick={() => onAgain(false)}>
          {w('try-again')}
        </Button>
      )}
      {text !== null && (
        <>
          <Button
            look="primary"
            onClick={() => download(`stolik-${id ?? 'game'}.stolik.json`, text)}
            data-testid="download"
          >
            {w('download-what-is-there')}
          </Button>
          {id !== null && (
            <Button look="outline" onClick={remove} data-testid="delete">
              {w('delete')}
            </Button>
          )}
        </>
      )}
      <HomeButton look={['missing', 'torn-link', 'closed-shelf'].includes(trouble.why) ? 'primary' : 'outline'} />
    </>
  );
}
