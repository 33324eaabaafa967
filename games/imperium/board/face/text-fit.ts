/**
 * Whether what a card says fits below its picture is known only on the page. Where it does not, the words are set tightly first; where even that is not
 * enough the face shows a mark. Written to the element itself: no face is drawn a second time for it.
 */
export function fit(text: HTMLElement): void {
  text.removeAttribute('data-cut');
  text.removeAttribute('data-tight');
  text.style.maxHeight = '';
  if (!overflows(text)) return;
  text.setAttribute('data-tight', '');
  if (!overflows(text)) return;
  // Before the mark is drawn, which stands at the very bottom.
  const whole = wholeLines(text);
  text.setAttribute('data-cut', '');
  // The box of a line reaches a little into the next one.
  if (whole > 0) text.style.maxHeight = `${whole - 2}px`;
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
  faces ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const inside = target.querySelector<HTMLElement>('.im-tx');
      if (inside !== null) fit(inside);
    }
  });
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
    for (const text of document.querySelectorAll<HTMLElement>('.im-tx')) fit(text);
  });
}
