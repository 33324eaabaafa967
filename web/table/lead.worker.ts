import { loadRules } from '../games/rules.ts';
import { isTrouble, openRecord } from '../saves/open-record.ts';
import { type LeadPoint, leadsOf, type TurningPoint, turningPoints } from './lead.ts';

/** Works out how the lead changed in a recorded game, a part at a time, so that the picture grows while one looks. */

export type LeadNews =
  | { readonly kind: 'points'; readonly points: readonly LeadPoint[] }
  | { readonly kind: 'done'; readonly turns: readonly TurningPoint[] };

/** So many points are told at once. */
const PART = 40;

/** So many turns are told of. */
const TURNS = 3;

const tell = (news: LeadNews): void => self.postMessage(news);

self.addEventListener('message', (event: MessageEvent<string>) => {
  void workOut(event.data);
});

async function workOut(text: string): Promise<void> {
  const opened = await openRecord(text, loadRules);
  if (isTrouble(opened)) return tell({ kind: 'done', turns: [] });
  const all = [];
  let part: LeadPoint[] = [];
  for (const point of leadsOf(opened)) {
    all.push(point);
    part.push({ mover: point.mover, leads: point.leads });
    if (part.length < PART) continue;
    tell({ kind: 'points', points: part });
    part = [];
  }
  tell({ kind: 'points', points: part });
  tell({ kind: 'done', turns: turningPoints(all, TURNS) });
}
