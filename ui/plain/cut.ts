/**
 * Words that have no room on their card say so: the card is marked (`data-cut`), and the mark opens them. Seen when the page has been laid out anyway, beside
 * React's tree.
 */
const observer =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries)
          target.toggleAttribute('data-cut', target.scrollHeight > target.clientHeight + 1);
      });

export function watchCut(words: HTMLElement): () => void {
  observer?.observe(words);
  return () => observer?.unobserve(words);
}
