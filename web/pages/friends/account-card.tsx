import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountInfo } from '@stolik/server/protocol';
import { Button, Icon } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { canRing, ring, rings, silence } from '../../online/bells.ts';
import { ask, HttpRefusal } from '../../online/session.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';

type Begun<T> = { readonly ask: string; readonly options: T };
type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export interface AccountCardProps {
  readonly me: AccountInfo;
  readonly onMe: (me: AccountInfo) => void;
}

/** Who one is on the server: kept by a passkey if one likes, and called when it is one's turn. */
export function AccountCard({ me, onMe }: AccountCardProps): ReactNode {
  const w = useWords();
  const [called, setCalled] = useState(false);
  useEffect(() => {
    rings().then(setCalled, () => setCalled(false));
  }, []);
  const trying = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (error instanceof HttpRefusal) tellRefusal(error);
      // The browser's own dialogue was closed, or the device knows no passkeys.
      else tell({ words: w('online-passkey-failed'), kind: 'bad' });
    }
  };
  const keep = async (): Promise<void> => {
    const begun = await ask<Begun<Registration>>('/api/passkeys/keep', {});
    const response = await startRegistration({ optionsJSON: begun.options });
    await ask('/api/passkeys/kept', { ask: begun.ask, response });
    onMe({ ...me, kept: true });
    tell({ words: w('online-kept'), kind: 'good' });
  };
  const signIn = async (): Promise<void> => {
    const begun = await ask<Begun<Authentication>>('/api/passkeys/sign-in', {});
    const response = await startAuthentication({ optionsJSON: begun.options });
    const { account } = await ask<{ account: AccountInfo }>('/api/passkeys/signed-in', { ask: begun.ask, response });
    onMe(account);
  };
  const toggleCalls = async (): Promise<void> => {
    if (called) await silence();
    else if (!(await ring())) return tell({ words: w('online-calls-denied'), kind: 'bad' });
    setCalled(!called);
  };
  return (
    <section className="panel account">
      <h2>{w('online-account', { name: me.name })}</h2>
      <p>{w(me.kept ? 'online-account-kept' : 'online-account-guest')}</p>
      <div className="form-ways">
        {!me.kept && (
          <Button look="outline" onClick={() => void trying(keep)}>
            {w('online-keep')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void trying(signIn)}>
          {w('online-sign-in')}
        </Button>
        {canRing() && (
          <Button look="quiet" onClick={() => void trying(toggleCalls)} aria-pressed={called}>
            <Icon name="clock" size={18} />
            {w(called ? 'online-calls-off' : 'online-calls-on')}
          </Button>
        )}
      </div>
    </section>
  );
}
