import type { ReactNode } from 'react';
import { Deed } from './art/pictures.tsx';
import { useProspect } from './prospect.tsx';

/** What the card that is held or pointed at could be played for here. */
export function Pin({ at }: { readonly at: number | string }): ReactNode {
  const deed = useProspect().pins.get(at);
  return deed === undefined ? null : (
    <span className="badge ee-pin" aria-hidden="true">
      <Deed deed={deed} />
    </span>
  );
}
