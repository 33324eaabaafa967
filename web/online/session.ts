import { isObject, isWord } from '@stolik/engine';
import type { AccountInfo } from '@stolik/server/protocol';

/** Who one is on the server of this house; `nobody` has not said a name yet, and a house without a server plays alone. */
export type Me = AccountInfo | 'nobody' | 'no-server';

/** A refusal of the server over HTTP; its words are `server-error-<code>`. */
export class HttpRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server something. Throws an `HttpRefusal` when it refuses, and `no-server` when there is none. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new HttpRefusal('no-server', 'The server cannot be reached.');
  }
  // A house that serves pages only answers every address with a page.
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json'))
    throw new HttpRefusal('no-server', 'There is no server at this address.');
  const said: unknown = await response.json();
  if (!response.ok) {
    const { code, message } = isObject(said) ? said : {};
    throw new HttpRefusal(isWord(code) ? code : 'failed', isWord(message) ? message : '');
  }
  return said as T; // as the address answers that was asked
}

const CAME = 'stolik-came-in';

/** Has anybody come in to the server from this browser? Whoever plays alone is not kept waiting for one. */
export function hasCome(): boolean {
  try {
    return localStorage.getItem(CAME) !== null;
  } catch {
    return false;
  }
}

function rememberComing(): void {
  try {
    localStorage.setItem(CAME, 'yes');
  } catch {
    // Then tables that wait are told on the page of friends only.
  }
}

export async function whoAmI(): Promise<Me> {
  try {
    const { account } = await ask<{ account: AccountInfo | null }>('/api/session');
    if (account !== null) rememberComing();
    return account ?? 'nobody';
  } catch {
    return 'no-server';
  }
}

/** Comes in as a guest, or changes one's name. */
export async function comeIn(name: string): Promise<AccountInfo> {
  const { account } = await ask<{ account: AccountInfo }>('/api/session', { name });
  rememberComing();
  return account;
}
