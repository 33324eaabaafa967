import type { GameCard } from '@stolik/engine/lesson';

/** The game on one page. */
export const card: GameCard = [
  { id: 'round', look: 'steps', items: ['rest', 'bid', 'unrest', 'crisis', 'actions', 'cards'] },
  {
    id: 'turn',
    look: 'list',
    items: ['disc', 'card', 'port', 'talk'],
    icons: { disc: 'ar-disc', port: 'ar-port', talk: 'ar-hand-up' },
  },
  {
    id: 'wheel',
    look: 'list',
    items: ['harvest', 'taxes', 'trade', 'people', 'explore'],
    icons: { harvest: 'ar-fish', taxes: 'ar-taxes', trade: 'ar-trade', people: 'ar-recruit', explore: 'ar-explore' },
  },
  {
    id: 'build',
    look: 'list',
    items: ['ship', 'city', 'temple', 'market', 'port'],
    icons: { ship: 'ar-ship', city: 'ar-city', temple: 'ar-temple', market: 'ar-market', port: 'ar-port' },
  },
  { id: 'crisis', look: 'list', items: ['domestic', 'export'], icons: { domestic: 'ar-citizen', export: 'ar-cube' } },
  { id: 'points', look: 'list', items: ['secret', 'public', 'medals'], icons: { medals: 'ar-medal' } },
  { id: 'end', look: 'lines', items: ['met', 'lost'] },
];
