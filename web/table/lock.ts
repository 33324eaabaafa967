/** How often, and after how many milliseconds, a table that seems taken is asked for again: a page that was just left lets go a little late. */
const TRIES = 4;
const WAIT = 200;

/** The table is this tab's alone until it is let go. */
export interface TableLock {
  release(): void;
}

/**
 * Takes the table for this tab. Null: another tab has it. `lost` is called when another tab takes it over later. Where the browser has
 * no locks, the shelf's revisions still keep two tabs from spoiling a game.
 */
export async function lockTable(id: string, takeOver: boolean, lost: () => void): Promise<TableLock | null> {
  if (!('locks' in navigator)) return { release: () => {} };
  for (let tried = 1; ; tried++) {
    const lock = await request(`stolik-table-${id}`, takeOver, lost);
    if (lock !== null || tried === TRIES) return lock;
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}

function request(name: string, takeOver: boolean, lost: () => void): Promise<TableLock | null> {
  return new Promise((answer) => {
    const held = navigator.locks.request(name, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(null);
      return new Promise<void>((release) => answer({ release }));
    });
    held.catch(lost);
  });
}
