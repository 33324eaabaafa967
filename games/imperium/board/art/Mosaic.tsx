import { memo, type ReactNode } from 'react';
import type { Kind } from '../../content/catalogue.ts';
import { subjectOf } from './subjects.ts';

/** A card's picture in tesserae: a scene, and before it what the card is about. */
export const Mosaic = memo(function Mosaic({ kind }: { readonly kind: Kind }): ReactNode {
  const { scene, motifs } = subjectOf(kind);
  return (
    <svg className="im-art" viewBox="0 0 120 70" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#im-p-${scene}`} />
      {motifs.map(({ name, place }) => (
        <use key={`${name}${place}`} href={`#im-m-${name}`} transform={place} />
      ))}
    </svg>
  );
});
