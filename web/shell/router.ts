import { useSyncExternalStore } from 'react';

/** What stands behind the question mark of an address. */
export type Asked = { readonly [what: string]: string };

/** Every page of the app. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly plain: boolean }
  /** `moment` counts choices; null is the end. `seat` is the chair one looks from. */
  | { readonly page: 'replay'; readonly id: string; readonly moment: number | null; readonly seat: number | null }
  /** A replay whose record is in the link itself. */
  | { readonly page: 'watch'; readonly packed: string; readonly moment: number | null; readonly seat: number | null }
  | { readonly page: 'tables' }
  /** People elsewhere: one's tables on the server. */
  | { readonly page: 'friends' }
  /** A new table on the server. */
  | { readonly page: 'invite'; readonly game: string }
  /** An invitation that somebody sent. */
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'online'; readonly id: string; readonly plain: boolean }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  /** The game on one page. */
  | { readonly page: 'card'; readonly game: string }
  /** `item` is one thing of the box, null the list of all; `asked` is what of the list somebody wants to see. */
  | { readonly page: 'box'; readonly game: string; readonly item: string | null; readonly asked: Asked }
  /** A first game that teaches itself; `part` counts from 1, null is where one left it. */
  | { readonly page: 'learn'; readonly game: string; readonly part: number | null }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'unknown'; readonly address: string };

/** The address of a page, as a link has it. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
    case 'invite':
    case 'card':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'table':
    case 'online':
      return `#/${route.page}/${encodeURIComponent(route.id)}${route.plain ? '?board=plain' : ''}`;
    case 'replay':
    case 'watch': {
      const what = route.page === 'replay' ? encodeURIComponent(route.id) : route.packed;
      const moment = route.moment === null ? '' : `/${route.moment}`;
      const seat = route.seat === null ? '' : `?seat=${route.seat}`;
      return `#/${route.page}/${what}${moment}${seat}`;
    }
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}${route.part === null ? '' : `/${route.part}`}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
    case 'box': {
      const item = route.item === null ? '' : `/${encodeURIComponent(route.item)}`;
      const asked = new URLSearchParams(route.asked).toString();
      return `#/box/${encodeURIComponent(route.game)}${item}${asked === '' ? '' : `?${asked}`}`;
    }
    case 'tables':
    case 'friends':
    case 'settings':
    case 'about':
      return `#/${route.page}`;
    case 'unknown':
      return route.address;
  }
}

/** The page of an address. `search` is the part that stands before the hash: it may ask for the plain board as well. */
export function routeOf(hash: string, search = ''): Route {
  const unknown: Route = { page: 'unknown', address: hash };
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const asked = new URLSearchParams(query);
  const [page = '', first, second, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (more.length > 0) return unknown;
  switch (page) {
    case '':
      return { page: 'home' };
    case 'tables':
    case 'friends':
    case 'settings':
    case 'about':
      return first === undefined ? { page } : unknown;
    case 'join':
      return first !== undefined && second === undefined ? { page, code: first } : unknown;
    case 'new':
    case 'invite':
    case 'card':
      return first !== undefined && second === undefined ? { page, game: first } : unknown;
    case 'box':
      return first === undefined
        ? unknown
        : { page, game: first, item: second ?? null, asked: Object.fromEntries(asked) };
    case 'learn': {
      const part = wholeNumber(second);
      return first === undefined || (second !== undefined && part === null) ? unknown : { page, game: first, part };
    }
    case 'rules':
      return first === undefined ? unknown : { page, game: first, rule: second ?? null };
    case 'table':
    case 'online': {
      if (first === undefined || second !== undefined) return unknown;
      const board = asked.get('board') ?? new URLSearchParams(search).get('board');
      return { page, id: first, plain: board === 'plain' };
    }
    case 'replay':
    case 'watch': {
      const moment = wholeNumber(second);
      if (first === undefined || (second !== undefined && moment === null)) return unknown;
      const when = { moment, seat: wholeNumber(asked.get('seat') ?? undefined) };
      return page === 'replay' ? { page, id: first, ...when } : { page, packed: first, ...when };
    }
    default:
      return unknown;
  }
}

const wholeNumber = (word: string | undefined): number | null =>
  word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : null;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const goTo = (route: Route): void => {
  window.location.hash = addressOf(route);
};

/** Changes the address without a new step in the browser's history: a slider would fill it. */
export const stayAt = (route: Route): void => {
  window.history.replaceState(window.history.state, '', addressOf(route));
};

/** The same, when what is shown follows from the address: a field that is part of it. */
export const replaceWith = (route: Route): void => {
  stayAt(route);
  window.dispatchEvent(new Event('hashchange'));
};

const listen = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const address = (): string => `${window.location.search}${window.location.hash}`;

/** The page of the address line. */
export function useRoute(): Route {
  useSyncExternalStore(listen, address);
  return routeOf(window.location.hash, window.location.search);
}

/** Drops what was asked for before the hash: from now on the page's own address counts. */
export function dropSearch(): void {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.hash}`);
  window.dispatchEvent(new Event('hashchange'));
}
