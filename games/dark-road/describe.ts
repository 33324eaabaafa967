import { allSeats, type Description, type Row, say, type Text } from '@stolik/engine';
import { noteRow, piecesRow, section, unlessEmpty } from '@stolik/engine/rows';
import { BUILDINGS, heroKind, ROUTES, regionOf } from './content/catalogue.ts';
import { ROUNDS } from './content/tables.ts';
import { EMPTY } from './pieces.ts';
import { merchantOf, type State } from './state.ts';
import { bonusText } from './words/explain.ts';
import { classText, regionText, townText, who } from './words/phrases.ts';
import { cityRows, commissionRows, darkMarketRows, innRows, marketRows, roadRows } from './words/shown-board.ts';
import { concernSection } from './words/shown-concern.ts';
import { wagonSection } from './words/shown-wagon.ts';

/** The table in words and numbers. What is empty and means nothing is left out. */
export const describe = (view: State): Description => [
  section('turn', turnTitle(view), openingRows(view)),
  ...journeySection(view),
  section('ringway', say('table-ringway'), cityRows(view)),
  section('great-bazaar', say('district-great-bazaar'), marketRows(view)),
  section('queens-commissions', say('district-queens-commissions'), commissionRows(view)),
  section('yurgs-excursions', say('district-yurgs-excursions'), roadRows(view)),
  section('dark-market', say('district-dark-market'), darkMarketRows(view)),
  section('ringway-inn', say('district-ringway-inn'), innRows(view)),
  ...allSeats(view.seats).map((seat) => wagonSection(view, seat)),
  ...(view.concern === null ? [] : [concernSection(view.concern)]),
];

function turnTitle(view: State): Text {
  switch (view.phase) {
    case 'setup':
      return say('table-opening');
    case 'play':
      return say('table-turn', { round: view.round, rounds: ROUNDS, player: who(merchantOf(view)) });
    case 'final':
      return say('table-final');
    case 'scoring':
    case 'ended':
      return say('table-over');
  }
}

/** What is chosen from before the first turn. */
function openingRows(view: State): Row[] {
  const pairs = view.draft.map(({ steed, hero }) => {
    const { town, bonus } = heroKind(hero);
    const note = say('mark-pair', {
      hero: { piece: hero },
      class: classText(town),
      town: townText(town, 'to'),
      bonus: bonusText(bonus),
    });
    return { id: steed, name: say('shown', { piece: { piece: steed } }), note };
  });
  const buildings = view.buildings.includes(EMPTY)
    ? BUILDINGS.map((building) => ({ id: building, name: say('shown', { piece: { piece: building } }) }))
    : [];
  return [
    ...unlessEmpty('draft', say('row-draft'), pairs),
    ...unlessEmpty('building-tiles', say('row-building-tiles'), buildings),
  ];
}

/** A caravan on its way: where to, who, which event, which dice are left. */
function journeySection({ journey }: State) {
  if (journey === null) return [];
  const { leader, route, town, travellers, event, dice } = journey;
  const rows: Row[] = [
    noteRow('travellers', say('note-travellers', { travellers: { all: travellers.map((merchant) => who(merchant)) } })),
  ];
  if (event !== EMPTY)
    rows.push(piecesRow('event', say('row-event'), [{ id: event, name: say('shown', { piece: { piece: event } }) }]));
  rows.push(
    ...unlessEmpty(
      'dice',
      say('row-dice'),
      dice.map((value) => ({ id: null, name: say('shown-number', { n: value }) })),
    ),
  );
  const title = say('table-journey', {
    leader: who(leader),
    route: say(`by-${ROUTES[route].id}`),
    town: townText(town, 'to'),
    region: regionText(regionOf(town)),
  });
  return [section('journey', title, rows)];
}
