import { myName } from '../games/my-name.ts';
import { goTo } from '../shell/router.ts';
import { wordsNow } from '../shell/words.ts';
import { ask, comeIn, HttpRefusal, whoAmI } from './session.ts';
import { tellRefusal } from './tell-refusal.ts';

/** Takes a game that was begun on this device to the server, where people elsewhere can take its other seats. */
export async function bringOnline(record: string): Promise<void> {
  try {
    if ((await whoAmI()) === 'nobody') await comeIn(myName(wordsNow()));
    const { table } = await ask<{ table: string }>('/api/tables', record);
    goTo({ page: 'online', id: table, plain: false });
  } catch (error) {
    if (!(error instanceof HttpRefusal)) throw error;
    tellRefusal(error);
  }
}
