import { describe, expect, it } from 'vitest';
import { addressOf, type Route, routeOf } from '../shell/router.ts';

const routes: readonly Route[] = [
  { page: 'home' },
  { page: 'tables' },
  { page: 'settings' },
  { page: 'about' },
  { page: 'new', game: 'star-scrappers' },
  { page: 'box', game: 'star-scrappers', item: null, asked: {} },
  { page: 'box', game: 'imperium', item: 'c-oasis', asked: {} },
  { page: 'box', game: 'imperium', item: null, asked: { type: 'region', q: 'zasoby i „łódź”' } },
  { page: 'box', game: 'imperium', item: 'romans-legions', asked: { nation: 'romans' } },
  { page: 'table', id: 'abc', plain: false },
  { page: 'table', id: 'abc', plain: true },
  { page: 'replay', id: 'abc', moment: null, seat: null },
  { page: 'replay', id: 'abc', moment: 0, seat: null },
  { page: 'replay', id: 'abc', moment: 17, seat: 2 },
  { page: 'watch', packed: 'q1Yq-_x', moment: 3, seat: null },
  { page: 'watch', packed: 'q1Yq', moment: null, seat: 1 },
  { page: 'learn', game: 'star-scrappers', part: null },
  { page: 'learn', game: 'excavation-earth', part: 2 },
  { page: 'card', game: 'star-scrappers' },
  { page: 'rules', game: 'star-scrappers', rule: null },
  { page: 'rules', game: 'star-scrappers', rule: 'SS-7.3' },
];

describe('addresses', () => {
  for (const route of routes) {
    it(`${addressOf(route)} leads where it says`, () => expect(routeOf(addressOf(route))).toEqual(route));
  }

  it('no address at all is home', () => {
    expect(routeOf('')).toEqual({ page: 'home' });
    expect(routeOf('#')).toEqual({ page: 'home' });
  });

  it('the plain board may be asked for before the hash as well', () => {
    expect(routeOf('#/table/abc', '?board=plain')).toEqual({ page: 'table', id: 'abc', plain: true });
  });

  it('anything else is no page, and breaks nothing', () => {
    for (const odd of [
      '#/nowhere',
      '#/table',
      '#/table/a/b',
      '#/replay/abc/x',
      '#/replay/abc/1/2',
      '#/new',
      '#/%E0%A4%A',
      '#/tables/7',
    ])
      expect(routeOf(odd).page).toBe('unknown');
  });

  it('ids with odd letters survive', () => {
    const route: Route = { page: 'table', id: 'a b/ć', plain: false };
    expect(routeOf(addressOf(route))).toEqual(route);
  });
});
