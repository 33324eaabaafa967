import { isRefusal } from '@stolik/engine';
import { retell } from '@stolik/engine/host';
import { isTrouble, openRecord } from '../saves/open-record.ts';
import { type Save, ShelfError } from '../saves/shelf.ts';
import { Host, type Manner, type World } from './host.ts';
import type { OpenTrouble } from './protocol.ts';

/** Opens the table as the save left it, or says why that cannot be done. */
export async function openHost(
  id: string,
  given: Save | null,
  manner: Manner,
  world: World,
): Promise<Host | OpenTrouble> {
  let kept: Save | null = null;
  try {
    kept = await world.shelf.read(id);
  } catch (error) {
    if (!(error instanceof ShelfError)) throw error;
    if (given === null) return { why: 'closed-shelf' };
  }
  const save = goesOn(given, kept) ? given : kept;
  if (save === null) return { why: 'missing' };
  const opened = await openRecord(save.text, world.loadRules);
  if (isTrouble(opened)) return opened;
  const telling = retell(opened.game, opened.record);
  if (isRefusal(telling)) return { why: 'unreadable', refusal: telling, text: save.text };
  return new Host(save, opened.record, telling, world, manner, save === kept);
}

/** Is what the page holds the later one: begun where the shelf had no room for it, or gone on with from just what lies there? */
const goesOn = (given: Save | null, kept: Save | null): given is Save =>
  given !== null && (kept === null || (given.revision === kept.revision && given.touched > kept.touched));
