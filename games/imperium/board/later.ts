import { say } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import { kindOf } from '../content/catalogue.ts';
import type { Card } from '../pieces.ts';
import { iconFits } from '../rules/can.ts';
import { useScene } from './scene.ts';

/** What is said of a card whose icon does not fit one's state (IM-6.4): in full, and as short as the ribbon of a small card is. */
export interface Later {
  readonly words: string;
  readonly ribbon: string;
}

/** Why a card cannot be played for long yet, or ever again; null for those that can. */
export function useLater(card: Card): Later | null {
  const talk = useSay();
  const phone = useScreen() === 'phone';
  const { state, seat } = useScene();
  if (seat === null || iconFits(state, seat, card)) return null;
  const key = `board-later-${kindOf(card).record.state}`;
  const words = talk(say(key));
  return { words, ribbon: phone ? talk(say(`${key}-short`)) : words };
}
