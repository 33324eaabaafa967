import type { GameCard } from '@stolik/engine/lesson';

/** The game on one page. */
export const card: GameCard = [
  { id: 'turn', look: 'steps', items: ['plan', 'move', 'activate', 'rest'] },
  {
    id: 'districts',
    look: 'list',
    items: ['bazaar', 'commissions', 'excursions', 'dark', 'inn'],
    icons: {
      bazaar: 'dr-token-wheel',
      commissions: 'dr-token-contract',
      excursions: 'dr-ring-wagon',
      dark: 'dr-token-hood',
      inn: 'dr-class-bard',
    },
  },
  { id: 'caravan', look: 'lines', items: ['lead', 'dice'] },
  {
    id: 'points',
    look: 'list',
    items: ['commission', 'hero', 'sales', 'deeds'],
    icons: { commission: 'dr-token-seal', hero: 'dr-class-knight', sales: 'dr-token-coins', deeds: 'dr-token-feat' },
  },
  { id: 'end', look: 'lines', items: ['turns'] },
];
