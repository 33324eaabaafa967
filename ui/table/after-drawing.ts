/** Milliseconds; a few frames. */
const A_FEW_FRAMES = 60;

/** Does something once the choice is drawn: to measure the page before would lay the whole table out a second time. Returns how to call it off. */
export function afterDrawing(act: () => void): () => void {
  const later = setTimeout(act, A_FEW_FRAMES);
  return () => clearTimeout(later);
}
