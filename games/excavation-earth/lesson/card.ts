import type { GameCard } from '@stolik/engine/lesson';

/** The game on one page. */
export const card: GameCard = [
  { id: 'turn', look: 'steps', items: ['prepare', 'actions', 'centres'] },
  {
    id: 'actions',
    look: 'list',
    items: ['travel', 'excavate', 'market', 'sell', 'command', 'smuggle', 'survey', 'pass'],
    icons: {
      travel: 'ee-a-travel',
      excavate: 'ee-a-excavate',
      market: 'ee-a-market',
      sell: 'ee-a-sell',
      command: 'ee-a-command',
      smuggle: 'ee-a-smuggle',
      survey: 'ee-a-survey',
      pass: 'ee-a-pass',
    },
  },
  { id: 'sale', look: 'lines', items: ['markets', 'price', 'envoys'] },
  { id: 'points', look: 'list', items: ['centres', 'gallery'] },
  { id: 'end', look: 'lines', items: ['round', 'unsold'] },
];
