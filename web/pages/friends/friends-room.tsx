import type { AccountInfo } from '@stolik/server/protocol';
import type { ReactNode } from 'react';
import type { Me } from '../../online/session.ts';
import { useMe } from '../../online/use-me.ts';
import { Page } from '../../shell/page.tsx';
import type { Route } from '../../shell/router.ts';
import { HomeButton, TroublePaper } from '../../shell/trouble.tsx';
import { useWords } from '../../shell/words.ts';
import { NameForm } from './name-form.tsx';

export interface FriendsRoomProps {
  readonly here: Route['page'];
  readonly title: string;
  /** What one sees who has no name there yet, around the form that asks for it. */
  readonly nobody?: (form: ReactNode) => ReactNode;
  readonly children: (me: AccountInfo, changed: (me: Me) => void) => ReactNode;
}

/** A page for which one needs the server and a name there; asks for what is missing. */
export function FriendsRoom({ here, title, nobody = (form) => form, children }: FriendsRoomProps): ReactNode {
  const w = useWords();
  const { me, setMe } = useMe();
  return (
    <Page here={here} title={title}>
      {me === 'no-server' ? (
        <TroublePaper title={w('online-no-server-title')} ways={<HomeButton />}>
          <p>{w('online-no-server')}</p>
        </TroublePaper>
      ) : (
        <>
          <h1 className="page-title">{title}</h1>
          {me === null && <p className="loading">{w('loading')}</p>}
          {me === 'nobody' && nobody(<NameForm onMe={setMe} />)}
          {me !== null && me !== 'nobody' && children(me, setMe)}
        </>
      )}
    </Page>
  );
}
