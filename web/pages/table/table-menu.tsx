import { Icon, type IconName, Sheet } from '@stolik/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { bringOnline } from '../../online/bring.ts';
import { download, fileName } from '../../saves/files.ts';
import { Link } from '../../shell/link.tsx';
import type { Route } from '../../shell/router.ts';
import { useWords, type Words } from '../../shell/words.ts';
import type { HouseSnapshot, HouseTable } from '../../table/client.ts';
import type { Kept } from '../../table/protocol.ts';
import { SettingsFields } from '../settings/settings-fields.tsx';
import type { MenuRow } from './company-parts.ts';

export interface TableMenuProps {
  readonly open: boolean;
  readonly client: HouseTable;
  readonly snapshot: HouseSnapshot;
  readonly plain: boolean;
  /** Has the game a board of its own? */
  readonly ownBoard: boolean;
  readonly onPlain: (wanted: boolean) => void;
  /** Tries once more to put the game on the shelf. */
  readonly onSaveAgain?: () => void;
  /** What happened since one's last choice, where there is something to tell. */
  readonly onRecap: (() => void) | null;
  readonly onHelp: () => void;
  readonly onCard: () => void;
  readonly onBox: () => void;
  readonly onClose: () => void;
  readonly onBug: () => void;
  /** What else can be done where people play elsewhere. */
  readonly company: readonly MenuRow[];
  /** Is it a game of its own, which lies on the shelf or on a server? That of a lesson does not. */
  readonly kept: boolean;
}

/** What can be done with a table beside playing at it, and the settings. */
export function TableMenu(props: TableMenuProps): ReactNode {
  const w = useWords();
  return (
    <Sheet open={props.open} onClose={props.onClose} title={w('table-menu')} side="right">
      <MenuPaper {...props} />
    </Sheet>
  );
}

function MenuPaper(props: TableMenuProps): ReactNode {
  const {
    client,
    snapshot,
    plain,
    ownBoard,
    kept,
    onPlain,
    onSaveAgain,
    onRecap,
    onHelp,
    onCard,
    onBox,
    onClose,
    onBug,
    company,
  } = props;
  const w = useWords();
  const { id, game, moment } = snapshot;
  const { saved } = useSyncExternalStore(client.subscribe, client.getKept);
  const { over } = snapshot.view;
  const { afterwards } = client;
  // A game on the server is sealed until it is over.
  const hasRecord = kept && (afterwards === undefined || over);
  const keep = async (): Promise<void> => {
    download(fileName(game.id, id, Date.now()), await client.recordText());
    onClose();
  };
  const then = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <div className="menu" data-testid="table-menu">
      <p className="menu-saved" data-saved={saved}>
        <Icon name={saved === 'failed' ? 'warn' : 'save'} size={18} />
        {savedWords(w, saved, afterwards !== undefined)}
      </p>
      <ul className="menu-ways">
        {saved === 'failed' && onSaveAgain && <Act icon="save" words={w('save-again')} onClick={onSaveAgain} />}
        <Act icon="rules" words={w('table-rules')} onClick={then(onHelp)} testId="menu-rules" />
        <Act icon="list" words={w('card')} onClick={then(onCard)} testId="menu-card" />
        {onRecap !== null && <Act icon="log" words={w('recap-open')} onClick={then(onRecap)} testId="menu-recap" />}
        {!kept ? null : afterwards === undefined ? (
          <Way
            icon="eye"
            words={w('menu-replay')}
            to={{ page: 'replay', id, moment, seat: null }}
            testId="menu-replay"
          />
        ) : (
          over && (
            <Act
              icon="eye"
              words={w('menu-replay')}
              onClick={then(() => void afterwards.replay())}
              testId="menu-replay"
            />
          )
        )}
        {kept && afterwards === undefined && !over && (
          <Act
            icon="users"
            words={w('menu-bring-online')}
            onClick={then(() => void client.recordText().then(bringOnline))}
            testId="menu-bring-online"
          />
        )}
        {hasRecord && <Act icon="download" words={w('menu-export')} onClick={() => void keep()} testId="menu-export" />}
        {ownBoard && (
          <Act
            icon="list"
            words={w(plain ? 'menu-own-board' : 'menu-plain-board')}
            onClick={then(() => onPlain(!plain))}
            testId="menu-plain"
          />
        )}
        <Act icon="cards" words={w('menu-box')} onClick={then(onBox)} testId="menu-box" />
        <Act icon="warn" words={w('menu-bug')} onClick={onBug} testId="menu-bug" />
        {company.map(({ icon, words, act, testId }) => (
          <Act key={testId} icon={icon} words={words} onClick={then(act)} testId={testId} />
        ))}
        {afterwards === undefined ? (
          <Way icon="table" words={w('nav-tables')} to={{ page: 'tables' }} />
        ) : (
          <Way icon="users" words={w('nav-friends')} to={{ page: 'friends' }} />
        )}
        <Way icon="home" words={w('menu-leave')} to={{ page: 'home' }} />
      </ul>
      <h3>{w('nav-settings')}</h3>
      <SettingsFields />
    </div>
  );
}

/** Elsewhere the server keeps the game, as long as there is a line to it. */
function savedWords(w: Words, saved: Kept['saved'], elsewhere: boolean): string {
  if (!elsewhere) return w(`saved-${saved}`);
  const kept = saved === 'saved';
  return w(kept ? 'saved-server' : 'online-broken');
}

interface RowProps {
  readonly icon: IconName;
  readonly words: string;
  readonly testId?: string;
}

const Way = ({ icon, words, to, testId }: RowProps & { readonly to: Route }): ReactNode => (
  <li>
    <Link to={to} className="menu-row" data-testid={testId}>
      <Icon name={icon} />
      {words}
    </Link>
  </li>
);

const Act = ({ icon, words, onClick, testId }: RowProps & { readonly onClick: () => void }): ReactNode => (
  <li>
    <button type="button" className="menu-row" onClick={onClick} data-testid={testId}>
      <Icon name={icon} />
      {words}
    </button>
  </li>
);
