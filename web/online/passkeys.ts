import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountInfo } from '@stolik/server/protocol';
import { tell } from '../shell/toasts.tsx';
import { wordsNow } from '../shell/words.ts';
import { hangUp } from './line.ts';
import { forgetMyTables } from './my-tables.ts';
import { ask, HttpRefusal } from './session.ts';
import { tellRefusal } from './tell-refusal.ts';

type Begun<T> = { readonly ask: string; readonly options: T };
type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Makes a passkey for the account of this browser. */
export async function keepAccount(): Promise<void> {
  const begun = await ask<Begun<Registration>>('/api/passkeys/keep', {});
  const response = await startRegistration({ optionsJSON: begun.options });
  await ask('/api/passkeys/kept', { ask: begun.ask, response });
}

/** Comes in as the one whom a passkey of this device proves. */
export async function signIn(): Promise<AccountInfo> {
  const begun = await ask<Begun<Authentication>>('/api/passkeys/sign-in', {});
  const response = await startAuthentication({ optionsJSON: begun.options });
  const { account } = await ask<{ account: AccountInfo }>('/api/passkeys/signed-in', { ask: begun.ask, response });
  // The open line speaks for whoever was here before.
  hangUp();
  forgetMyTables();
  return account;
}

/** Does what may fail because the server refuses, the browser's own dialogue was closed, or the device knows no passkeys; and says so. */
export async function tryOnDevice(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof HttpRefusal) tellRefusal(error);
    else tell({ words: wordsNow()('online-passkey-failed'), kind: 'bad' });
  }
}
