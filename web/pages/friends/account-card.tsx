import type { AccountInfo } from '@stolik/server/protocol';
import { Button, Icon } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { keepAccount, signIn, tryOnDevice } from '../../online/passkeys.ts';
import { canSubscribe, isSubscribed, subscribe, unsubscribe } from '../../online/push.ts';
import type { Me } from '../../online/session.ts';
import { tell } from '../../shell/toasts.tsx';
import { useWords } from '../../shell/words.ts';
import { Devices } from './devices.tsx';

export interface AccountCardProps {
  readonly me: AccountInfo;
  readonly onMe: (me: Me) => void;
}

/** Who one is on the server: kept by a passkey if one likes, and called when it is one's turn. */
export function AccountCard({ me, onMe }: AccountCardProps): ReactNode {
  const w = useWords();
  const [called, setCalled] = useState(false);
  useEffect(() => {
    isSubscribed().then(setCalled, () => setCalled(false));
  }, []);
  const keep = async (): Promise<void> => {
    await keepAccount();
    onMe({ ...me, kept: true });
    tell({ words: w('online-kept'), kind: 'good' });
  };
  const toggleCalls = async (): Promise<void> => {
    if (called) await unsubscribe();
    else if (!(await subscribe())) return tell({ words: w('online-calls-denied'), kind: 'bad' });
    setCalled(!called);
  };
  return (
    <section className="panel account">
      <h2>{w('online-account', { name: me.name })}</h2>
      <p>{w(me.kept ? 'online-account-kept' : 'online-account-guest')}</p>
      <div className="form-ways">
        {!me.kept && (
          <Button look="outline" onClick={() => void tryOnDevice(keep)} data-testid="keep-account">
            {w('online-keep')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void tryOnDevice(async () => onMe(await signIn()))} data-testid="sign-in">
          {w('online-sign-in')}
        </Button>
        {canSubscribe() && (
          <Button look="quiet" onClick={() => void tryOnDevice(toggleCalls)} aria-pressed={called}>
            <Icon name="clock" size={18} />
            {w(called ? 'online-calls-off' : 'online-calls-on')}
          </Button>
        )}
      </div>
      <Devices key={me.id} onGone={() => onMe('nobody')} />
    </section>
  );
}
