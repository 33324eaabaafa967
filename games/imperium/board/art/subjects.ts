import type { Kind } from '../../content/catalogue.ts';
import type { MotifName, PictureName } from './pictures/index.ts';
import { COMMON_SUBJECTS } from './subjects-common.ts';
import { NATION_SUBJECTS } from './subjects-nations.ts';

/**
 * What is on the picture of each card, mapped by hand: the name of a picture or a backdrop, then what stands before it. A name that ends in `<`, `>` or
 * `-` stands to the left, to the right or smaller.
 */
export interface Subject {
  readonly scene: PictureName;
  readonly motifs: readonly { readonly name: MotifName; readonly place: string | undefined }[];
}

const PLACES: { readonly [sign: string]: string } = {
  '<': 'translate(-26 8) scale(.9)',
  '>': 'translate(36 8) scale(.9)',
  '-': 'translate(15 20) scale(.74)',
};

const ALL: { readonly [id: string]: string } = { ...COMMON_SUBJECTS, ...NATION_SUBJECTS };

/** By the card's id, or by the id without its box or nation: cards that many nations have look alike but for their colours. */
export function wordsFor({ id, record }: Kind): string | undefined {
  const bare = record.id.slice(record.id.indexOf('-') + 1).replace(/-(nation|accession|supply|barbarian|\dp)\b/g, '');
  return ALL[id] ?? ALL[record.id] ?? ALL[bare];
}

const known = new Map<Kind, Subject>();

export function subjectOf(kind: Kind): Subject {
  const before = known.get(kind);
  if (before !== undefined) return before;
  const [scene = 'cloth', ...motifs] = (wordsFor(kind) ?? 'cloth shield').split(' ');
  // The words are our own; test/board-pictures.test.ts holds that each is a picture or a motif.
  const subject: Subject = {
    scene: scene as PictureName,
    motifs: motifs.map((word) => {
      const place = PLACES[word.at(-1) ?? ''];
      return { name: (place === undefined ? word : word.slice(0, -1)) as MotifName, place };
    }),
  };
  known.set(kind, subject);
  return subject;
}
