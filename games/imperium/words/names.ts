import { given, say, type Text } from '@stolik/engine';
import { KINDS, type Kind, kindOf } from '../content/cards.ts';
import { DEVELOPMENT_AREA, isCard, NATION_DECK } from '../pieces.ts';
import { kindTexts } from './abilities.ts';
import { nameText } from './filters.ts';

/** What a card is called; of a face-down one nothing can be said. */
export function nameOf(piece: number): Text {
  if (isCard(piece)) return kindName(kindOf(piece));
  if (piece === NATION_DECK) return say('place-nation-deck');
  return piece === DEVELOPMENT_AREA ? say('place-development-area') : say('face-down-card');
}

/** A side has a name of its own, or that of the card; of a power card the side is said too, of namesakes the icon (IM-19.2). */
export function kindName(kind: Kind): Text {
  const { record, side, start } = kind;
  const own = side === null ? undefined : record.sides?.[side].name;
  const name = nameText(own ?? record.name);
  if (ICON_IN_NAME.has(kind)) return say('card-with-icon', { name, icon: given(record.state) });
  return side !== null && (start === 'power' || start === 'common') ? say('card-side', { name, side }) : name;
}

/** Cards with an icon whose nation has a card of the same name without it. */
const ICON_IN_NAME: ReadonlySet<Kind> = new Set(
  KINDS.filter(
    ({ nation, family, record }) =>
      record.state !== null &&
      KINDS.some((other) => other.nation === nation && other.family === family && other.record.state === null),
  ),
);

/** What a card is and does, line by line. */
export const explain = (piece: number): Text[] => (isCard(piece) ? kindTexts(kindOf(piece)) : []);
