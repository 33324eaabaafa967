import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many children of a wrapping row stand in its first line. Those that wrapped are hidden from everyone, so that a row of options shows as many as
 * there is room for.
 */
export function useFit<T extends HTMLElement>(count: number, key: unknown): { ref: RefObject<T | null>; fits: number } {
  const ref = useRef<T>(null);
  const [fits, setFits] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are measured anew.
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const measure = (): void => {
      const children = [...row.children] as HTMLElement[];
      const tops = children.map((child) => child.offsetTop);
      const inLine = tops.filter((top) => top - (tops[0] ?? 0) < 8).length;
      for (const [at, child] of children.entries()) child.style.visibility = at < inLine ? '' : 'hidden';
      // At once, so that it is painted together with what was measured.
      flushSync(() => setFits(inLine));
    };
    // An observer looks for the first time when the page has been laid out for the next frame: measuring now would lay it out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [count, key]);
  return { ref, fits };
}
