const known = new Map<string, MediaQueryList>();

/** What the browser knows of a query. Asked at every choice, and so made once. */
export function media(query: string): MediaQueryList {
  const list = known.get(query) ?? window.matchMedia(query);
  known.set(query, list);
  return list;
}
