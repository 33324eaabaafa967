import { type Row, say } from '@stolik/engine';
import { noteRow, piecesRow, section, trackRow, unlessEmpty } from '@stolik/engine/rows';
import { deliveryTileOf } from '../content/cards.ts';
import { LEVELS, STOCK_MOST } from '../content/concern.ts';
import { ALL_TOWNS } from '../pieces.ts';
import type { Concern } from '../state.ts';
import { townText } from './phrases.ts';
import { shownCompanion, shownContract, shownPiece } from './shown.ts';

/** The Private Concern: all it has lies open but for feats and deliveries, which are counted. */
export function concernSection(concern: Concern) {
  const card = concern.usedActions.at(-1);
  const notice = concern.usedNotices.at(-1);
  const rows: Row[] = [
    noteRow('concern-purse', say('note-purse', { coins: concern.coins, prestige: concern.prestige })),
    trackRow('concern-stock', say('row-stock'), concern.stock, STOCK_MOST),
    noteRow('concern-town', say('note-concern-town', { town: townText(concern.town) })),
    ...(card === undefined ? [] : [piecesRow('concern-card', say('row-concern-card'), [shownPiece(card)])]),
    ...(notice === undefined ? [] : [piecesRow('concern-notice', say('row-notice'), [shownPiece(notice)])]),
    ...unlessEmpty(
      'concern-heroes',
      say('row-heroes'),
      concern.heroes.map((hero) => shownPiece(hero)),
    ),
    ...unlessEmpty('concern-contracts', say('row-contracts'), concern.contracts.map(shownContract)),
    ...unlessEmpty(
      'concern-companions',
      say('row-companions-of', { gifts: 0 }),
      concern.companions.map((companion) => shownCompanion(companion, 0, false)),
    ),
    piecesRow(
      'concern-tiles',
      say('row-tiles'),
      ALL_TOWNS.map((town) => ({
        id: deliveryTileOf(town),
        name: say('shown-contract', { town: townText(town) }),
        note: say(`mark-side-${concern.tiles[town]}`),
      })),
    ),
    noteRow(
      'concern-counts',
      say('note-concern-counts', {
        feats: concern.feats.length,
        heroes: concern.deliveredHeroes.length,
        contracts: concern.deliveredContracts.length,
      }),
    ),
  ];
  const level = say(`level-${LEVELS[concern.level]?.id}`);
  return section('concern', say('table-concern', { level }), rows);
}
