/**
 * Whether what a card says fits below its picture is known only on the page. Where it does not, the words are set tightly first; where even that is not
 * enough the face shows a mark. Written to the element itself: no face is drawn a second time for it.
 */
export function fit(texts: readonly HTMLElement[]): void {
  for (const text of texts) {
    text.removeAttribute('data-cut');
    text.removeAttribute('data-tight');
    text.style.maxHeight = '';
  }
  // All are looked at before any is changed: the page is laid out anew for all of them together and not for each.
  const long = texts.filter(overflows);
  for (const text of long) text.setAttribute('data-tight', '');
  const cut = long.filter(overflows).map((text) => ({ text, whole: wholeLines(text) }));
  for (const { text, whole } of cut) {
    text.setAttribute('data-cut', '');
    // The box of a line reaches a little into the next one.
    if (whole > 0) text.style.maxHeight = `${whole - 2}px`;
  }
}

/** How high it is without a line of which only a part can be seen. */
function wholeLines(text: HTMLElement): number {
  const { top, height } = text.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(text);
  const bottoms = [...words.getClientRects()].map(({ bottom }) => Math.ceil(bottom - top));
  return Math.max(0, ...bottoms.filter((bottom) => bottom <= height + 1 && bottom < text.scrollHeight));
}

const overflows = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1;

let faces: ResizeObserver | null = null;

/** A `ref` for the clauses of a card: they are looked at when the card is drawn and when its size changes. */
export function watchText(text: HTMLElement | null): (() => void) | undefined {
  const face = text?.parentElement;
  if (!text || !face) return undefined;
  faces ??= new ResizeObserver((entries) =>
    fit(entries.flatMap(({ target }) => target.querySelector<HTMLElement>('.im-tx') ?? [])),
  );
  faces.observe(face);
  watchFonts();
  return () => faces?.unobserve(face);
}

let fonts = false;

/** Letters that come later are wider or narrower than those they replace. */
function watchFonts(): void {
  if (fonts) return;
  fonts = true;
  document.fonts.addEventListener('loadingdone', () => {
    fit([...document.querySelectorAll<HTMLElement>('.im-tx')]);
  });
}
