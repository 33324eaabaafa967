/** Milliseconds; a few frames. */
const A_FEW_FRAMES = 60;

const waiting = new Set<() => void>();
let due = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Does something once the choice is drawn: to measure the page before would lay the whole table out a second time. Returns how to call it off. Many parts of a
 * table wait at every choice; they go together, so that what they change is drawn once.
 */
export function afterDrawing(act: () => void): () => void {
  const mine = (): void => act();
  waiting.add(mine);
  due = performance.now() + A_FEW_FRAMES;
  timer ??= setTimeout(go, A_FEW_FRAMES);
  return () => void waiting.delete(mine);
}

function go(): void {
  // Another choice may have come in the meantime: that one is drawn first, too.
  const early = due - performance.now();
  timer = early > 1 && waiting.size > 0 ? setTimeout(go, early) : undefined;
  if (timer !== undefined) return;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}
