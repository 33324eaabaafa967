import { type Refused, refused } from './refused.ts';

/** Requests remembered, so that one sent again is answered the same. Nobody has more than a few on the way. */
const REMEMBERED = 256;

export const reused = refused('request-reused', 'Another request had this id already: each needs an id of its own.');

/** A request as a journal keeps it: the id its sender gave it, and a mark of what it said. */
export const requestOf = (id: string, said: object): string => `${id}#${markOf(JSON.stringify(said))}`;

/** Tells different contents apart; it need not stand up to anybody, since whoever makes two of one mark fools only himself. */
function markOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + i;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

const parts = (request: string): [id: string, mark: string] => {
  const at = request.indexOf('#');
  return at < 0 ? [request, ''] : [request.slice(0, at), request.slice(at + 1)];
};

/** Null when both are the same request; those written before marks were kept say nothing of their content. */
export function reuseOf(known: string, request: string): Refused | null {
  const [, before] = parts(known);
  const [, now] = parts(request);
  return before === '' || now === '' || before === now ? null : reused;
}

/** What was answered at a table, by account and request. */
export class Answered {
  private readonly requests = new Map<string, { readonly request: string; readonly at: number }>();

  /** The number of the deed that a request led to; null when it is new; refused when its id was used for something else. */
  find(account: string, request: string): number | Refused | null {
    const known = this.requests.get(keyOf(account, request));
    return known === undefined ? null : (reuseOf(known.request, request) ?? known.at);
  }

  remember(account: string, request: string, at: number): void {
    this.requests.set(keyOf(account, request), { request, at });
    if (this.requests.size > REMEMBERED) {
      const [oldest] = this.requests.keys();
      if (oldest !== undefined) this.requests.delete(oldest);
    }
  }

  keep(): (readonly [account: string, request: string, at: number])[] {
    return [...this.requests].map(([key, { request, at }]) => [key.slice(0, key.indexOf(' ')), request, at]);
  }
}

const keyOf = (account: string, request: string): string => `${account} ${parts(request)[0]}`;
