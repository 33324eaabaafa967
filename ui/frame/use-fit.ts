import { type RefObject, useLayoutEffect } from 'react';
import { afterDrawing } from '../table/after-drawing.ts';

/**
 * Do all children of a wrapping row stand in its first line? The row shows that line only; what wrapped out of it is taken from the keyboard and from
 * screen readers, too, and the row says so (`data-wraps`) where somebody asks. All of that beside React's tree: it is known when the page is laid out for a
 * frame that should be painted at once.
 */
export function useFit(row: RefObject<HTMLElement | null>, key: unknown, asks: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are measured anew.
  useLayoutEffect(() => {
    const line = row.current;
    if (line === null) return;
    // What was found out about others does not hold for these.
    line.removeAttribute('data-wraps');
    for (const child of line.children as HTMLCollectionOf<HTMLElement>) child.style.visibility = '';
    let callOff = (): void => {};
    const measure = (): void => {
      const children = [...line.children] as HTMLElement[];
      const tops = children.map((child) => child.offsetTop);
      const inLine = tops.filter((top) => top - (tops[0] ?? 0) < 8).length;
      // What is seen is painted together with what was measured. What has wrapped is clipped already: to style it anew can wait.
      for (const child of children.slice(0, inLine)) child.style.visibility = '';
      if (asks) line.toggleAttribute('data-wraps', inLine < children.length);
      callOff();
      callOff = afterDrawing(() => {
        for (const child of children.slice(inLine)) child.style.visibility = 'hidden';
      });
    };
    // An observer looks for the first time when the page has been laid out for the next frame: measuring now would lay it out twice.
    const observer = new ResizeObserver(measure);
    const begin = (): void => observer.observe(line);
    // Where nobody asks, nothing that is painted now depends on it.
    if (asks) begin();
    else callOff = afterDrawing(begin);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, [row, key, asks]);
}
