import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** Where the column of points and log stands: what lies over it is as wide, and nothing of it looks out at the edge. Undefined where there is none. */
export function useColumn(): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const look = (): void => {
      const column = document.querySelector('.area-side')?.getBoundingClientRect();
      setStyle(column && { right: document.documentElement.clientWidth - column.right, width: column.width });
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return style;
}
