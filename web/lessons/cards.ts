import type { GameCard } from '@stolik/engine/lesson';

interface CardModule {
  readonly card: GameCard;
}

/** The cards of all games, each loaded when somebody looks at it. */
const cards = import.meta.glob<CardModule>('../../games/*/lesson/card.ts');

export async function loadCard(game: string): Promise<GameCard | null> {
  return (await cards[`../../games/${game}/lesson/card.ts`]?.())?.card ?? null;
}
