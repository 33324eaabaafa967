/**
 * Whether what a card says fits below its picture is known only on the page. Where it does not, the words are set tightly first; where even that is not
 * enough the face shows a mark. Written to the element itself: no face is drawn a second time for it.
 */
export function fit(text: Element): void {
  text.removeAttribute('data-cut');
  text.removeAttribute('data-tight');
  if (!overflows(text)) return;
  text.setAttribute('data-tight', '');
  if (overflows(text)) text.setAttribute('data-cut', '');
}

const overflows = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1;

let faces: ResizeObserver | null = null;

/** A `ref` for the clauses of a card: they are looked at when the card is drawn and when its size changes. */
export function watchText(text: HTMLElement | null): (() => void) | undefined {
  const face = text?.parentElement;
  if (!text || !face) return undefined;
  faces ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const inside = target.querySelector('.im-tx');
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
    for (const text of document.querySelectorAll('.im-tx')) fit(text);
  });
}
