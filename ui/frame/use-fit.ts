import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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
      const first = children[0]?.offsetTop ?? 0;
      const inLine = children.filter((child) => child.offsetTop - first < 8);
      for (const child of children) child.style.visibility = inLine.includes(child) ? '' : 'hidden';
      setFits(inLine.length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [count, key]);
  return { ref, fits };
}
