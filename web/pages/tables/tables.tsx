import { Button, Icon, IconButton, SeatMark } from '@stolik/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Cover } from '../../art/cover.tsx';
import { boxes, isPlayable } from '../../games/boxes.ts';
import { gameName } from '../../games/game-name.ts';
import { download, fileName } from '../../saves/files.ts';
import { type Listed, library } from '../../saves/library.ts';
import { takeIn } from '../../saves/take-in.ts';
import { useLibrary } from '../../saves/use-library.ts';
import { ago, dayAndTime } from '../../shell/dates.ts';
import { Link } from '../../shell/link.tsx';
import { Page } from '../../shell/page.tsx';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import { StorageNote } from './storage-note.tsx';

type Playing = Listed & { readonly kind: 'game' };

/** All games on this device: those that wait, those that are over, those that cannot be read. */
export default function Tables(): ReactNode {
  const w = useWords();
  const shelved = useLibrary();
  const games = shelved?.games ?? [];
  const whole = games.filter((listed): listed is Playing => listed.kind === 'game');
  const damaged = games.filter((listed) => listed.kind === 'damaged');
  const running = whole.filter(({ record }) => record.result === undefined);
  const finished = whole.filter(({ record }) => record.result !== undefined);
  return (
    <Page here="tables" title={w('nav-tables')}>
      <div className="page-head">
        <h1 className="page-title">{w('nav-tables')}</h1>
        <ImportButton />
      </div>
      {shelved?.closed && <p className="panel notice-bad">{w('shelf-closed')}</p>}
      {shelved !== null && games.length === 0 && (
        <div className="panel empty-note">
          <p>{w('tables-none')}</p>
          <Link to={{ page: 'home' }} className="btn btn-primary">
            {w('tables-choose')}
          </Link>
          <ul className="empty-boxes" aria-label={w('home-shelf')}>
            {boxes
              .filter(({ id }) => isPlayable(id))
              .map(({ id }) => (
                <li key={id} data-game={id}>
                  <Link to={{ page: 'new', game: id }}>
                    <Cover game={id} />
                    <span>{gameName(w, id)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      )}
      <Group title={w('tables-running')} shown={running.length > 0}>
        {running.map((listed) => (
          <GameLine key={listed.save.id} listed={listed} />
        ))}
      </Group>
      <Group title={w('tables-finished')} shown={finished.length > 0}>
        {finished.map((listed) => (
          <GameLine key={listed.save.id} listed={listed} />
        ))}
      </Group>
      <Group title={w('tables-damaged')} shown={damaged.length > 0}>
        {damaged.map(({ save }) => (
          <li key={save.id} className="panel table-line" data-testid="damaged">
            <Icon name="warn" size={24} />
            <div className="table-words">
              <h3>{w('tables-damaged-one')}</h3>
              <p>{w('tables-damaged-line')}</p>
            </div>
            <div className="table-ways">
              <Button look="outline" onClick={() => download(`stolik-${save.id}.txt`, save.text, 'text/plain')}>
                {w('download-what-is-there')}
              </Button>
              <DeleteButton id={save.id} />
            </div>
          </li>
        ))}
      </Group>
      <StorageNote games={games.length} />
    </Page>
  );
}

function Group({
  title,
  shown,
  children,
}: {
  readonly title: string;
  readonly shown: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return shown ? (
    <section className="tables-group">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  ) : null;
}

function GameLine({ listed: { save, record } }: { readonly listed: Playing }): ReactNode {
  const w = useWords();
  const over = record.result !== undefined;
  const winners = record.result?.winners ?? [];
  return (
    <li className="panel table-line" data-game={record.game} data-testid="saved-game">
      <div className="table-words">
        <h3>{gameName(w, record.game)}</h3>
        <p className="table-who">
          {record.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <span key={seat} data-won={winners.includes(seat) || undefined}>
              <SeatMark seat={seat} size={17} />
              {name}
              {winners.includes(seat) && (
                <>
                  <Icon name="crown" size={14} />
                  <span className="sr-only">{w('tables-won')}</span>
                </>
              )}
            </span>
          ))}
        </p>
        <p className="table-facts" title={dayAndTime(save.touched, w.lang)}>
          {w('tables-choices', { count: record.choices.length })} · {ago(save.touched, w.lang)}
        </p>
      </div>
      <div className="table-ways">
        {over ? (
          <Link to={{ page: 'replay', id: save.id, moment: 0, seat: null }} className="btn btn-primary">
            {w('end-replay')}
          </Link>
        ) : (
          <Link to={{ page: 'table', id: save.id, plain: false }} className="btn btn-primary">
            {w('tables-continue')}
          </Link>
        )}
        {!over && (
          <Link
            to={{ page: 'replay', id: save.id, moment: record.choices.length, seat: null }}
            className="tool"
            aria-label={w('end-replay')}
            title={w('end-replay')}
          >
            <Icon name="eye" />
          </Link>
        )}
        <IconButton
          icon="download"
          label={w('menu-export')}
          onClick={() => download(fileName(record.game, save.id, save.begun), save.text)}
          data-testid="export"
        />
        <DeleteButton id={save.id} />
      </div>
    </li>
  );
}

/** Deletes at once; what was deleted can be put back. */
function DeleteButton({ id }: { readonly id: string }): ReactNode {
  const w = useWords();
  const remove = async (): Promise<void> => {
    try {
      const save = await library.remove(id);
      tell({
        words: w('deleted'),
        ...(save === null ? {} : { action: { words: w('put-back'), run: () => void library.add(save) } }),
      });
    } catch {
      tell({ words: w('shelf-closed'), kind: 'bad' });
    }
  };
  return <IconButton icon="trash" label={w('delete')} onClick={() => void remove()} data-testid="delete" />;
}

function ImportButton(): ReactNode {
  const w = useWords();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const input = picker.current;
    if (input === null) return;
    const onChange = (): void => {
      const file = input.files?.[0];
      input.value = '';
      if (file === undefined) return;
      setBusy(true);
      void takeIn(file).finally(() => setBusy(false));
    };
    input.addEventListener('change', onChange);
    return () => input.removeEventListener('change', onChange);
  }, []);
  return (
    <div className="import">
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="import-file"
      />
      <Button
        look="outline"
        icon="plus"
        onClick={() => picker.current?.click()}
        aria-disabled={busy}
        data-testid="import"
      >
        {w('import')}
      </Button>
      <small>{w('import-drop')}</small>
    </div>
  );
}
