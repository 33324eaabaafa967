import { Button } from '@stolik/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { hangUp } from '../../online/line.ts';
import { forgetMyTables } from '../../online/my-tables.ts';
import { ask, HttpRefusal } from '../../online/session.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { ago } from '../../shell/dates.ts';
import { useWords } from '../../shell/words.ts';

interface Device {
  readonly id: string;
  /** `Firefox, Linux`; nothing where the browser did not say. */
  readonly device: string;
  readonly used: number;
  readonly here: boolean;
}

/** Where one is signed in, and the ways out. */
export function Devices({ onGone }: { readonly onGone: () => void }): ReactNode {
  const w = useWords();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const read = async (): Promise<void> => setDevices((await ask<{ devices: Device[] }>('/api/devices')).devices);
  const attempt = (work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => {
      if (!(error instanceof HttpRefusal)) throw error;
      tellRefusal(error);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => attempt(read), []);
  const leave = async (path: string): Promise<void> => {
    await ask(path, {});
    hangUp();
    forgetMyTables();
    onGone();
  };
  return (
    <details className="account-devices">
      <summary>{w('online-devices')}</summary>
      <ul>
        {devices.map(({ id, device, used, here }) => (
          <li key={id}>
            {device === '' ? w('online-device-unknown') : device}, {here ? w('online-device-here') : ago(used, w.lang)}{' '}
            {!here && (
              <Button look="quiet" onClick={() => attempt(() => ask('/api/devices/end', { id }).then(read))}>
                {w('online-sign-out-there')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="form-ways">
        <Button look="quiet" onClick={() => attempt(() => leave('/api/session/end'))} data-testid="sign-out">
          {w('online-sign-out')}
        </Button>
        <Button
          look="quiet"
          onClick={() => attempt(() => leave('/api/devices/end-all'))}
          data-testid="sign-out-everywhere"
        >
          {w('online-sign-out-everywhere')}
        </Button>
      </div>
    </details>
  );
}
