import { reasonOf } from '@stolik/engine';
import { loadRules } from '../games/rules.ts';
import { DiskShelf } from '../saves/disk-shelf.ts';
import { Host } from './host.ts';
import { tellLead } from './lead.ts';
import { lockTable, type TableLock } from './lock.ts';
import { openHost } from './open-host.ts';
import type { Call, News } from './protocol.ts';

/** The worker of a table, and after it of another: hands what the page says to the host, and what the host says to the page. */

const tell = (news: News): void => self.postMessage(news);
const world = { shelf: new DiskShelf(), loadRules, tell, now: () => Date.now() };

let host: Host | null = null;
let lock: TableLock | null = null;

self.addEventListener('message', (event: MessageEvent<Call>) => {
  hear(event.data).catch((error: unknown) => {
    tell({ kind: 'broken', message: reasonOf(error) });
  });
});

async function hear(call: Call): Promise<void> {
  switch (call.kind) {
    case 'open':
      return open(call);
    case 'choose':
      if (host !== null)
        tell({
          kind: 'answer',
          call: call.call,
          refusal: host.choose(call.decision, call.option, call.then, call.shown),
        });
      return;
    case 'foresee':
      if (host !== null)
        tell({ kind: 'foreseen', call: call.call, state: host.foresee(call.decision, call.option, call.then) });
      return;
    case 'undo':
      if (host !== null) tell({ kind: 'answer', call: call.call, refusal: host.undo() });
      return;
    case 'sit':
      host?.sit(call.seat);
      tell({ kind: 'answer', call: call.call, refusal: null });
      return;
    case 'record':
      if (host !== null) tell({ kind: 'record', call: call.call, text: host.recordText() });
      return;
    case 'hint': {
      const asked = host;
      const advice = await asked?.hint();
      // The next table would take it for an answer of its own.
      if (advice !== undefined && host === asked) tell({ kind: 'hint', call: call.call, advice });
      return;
    }
    case 'hurry':
      host?.hurry();
      return;
    case 'release':
      host?.release();
      return;
    case 'hold':
      host?.setHold(call.hold);
      return;
    case 'pace':
      host?.setPace(call.pace);
      return;
    case 'save':
      host?.keep();
      return;
    case 'lead':
      return tellLead(call.text, loadRules, tell);
    case 'close': {
      const unsaved = (await host?.close()) ?? null;
      lock?.release();
      [host, lock] = [null, null];
      tell({ kind: 'closed', unsaved });
      return;
    }
  }
}

async function open(call: Call & { kind: 'open' }): Promise<void> {
  lock = await lockTable(call.id, call.takeOver, () => host?.letGo());
  if (lock === null) {
    tell({ kind: 'refused', trouble: { why: 'elsewhere' } });
    return;
  }
  const opened = await openHost(call.id, call.given, call, world);
  if (opened instanceof Host) {
    host = opened;
    host.begin();
  } else tell({ kind: 'refused', trouble: opened });
}
