import { defined, type Piece, type Row, type Seat, say, type Text } from '@stolik/engine';
import { figure } from '@stolik/engine/phrases';
import { countRow, noteRow, piecesRow, section, unlessEmpty } from '@stolik/engine/rows';
import { GLYPH_NAMES, PLAYABLE } from './content/catalogue.ts';
import { COLUMN_AWARDS, ROW_AWARDS } from './content/tables.ts';
import {
  ALL_COLOURS,
  cellOf,
  colourName,
  FACE_DOWN,
  type Faction,
  filled,
  GLYPHS,
  kindAt,
  NONE,
  type Tile,
} from './pieces.ts';
import { hasGuard } from './rules/crew.ts';
import { galleryPoints, guardsInColumn, guardsInRow, pointsOf } from './score.ts';
import { isZu, LEDGER, type Player, playerAt, type State, whoIs, ZU } from './state.ts';
import { zuRuleTexts } from './words/effects.ts';
import { nameOf } from './words/names.ts';
import { colourText, listed, whoText } from './words/phrases.ts';
import { shownCard, shownCell, shownTile, shownTravel } from './words/shown.ts';

/** Everybody's own board: hand, hold and hatch, gallery, crew. */

/** While factions are picked, those that nobody has (EE-14.20). */
export function factionsSection(view: State) {
  const left = PLAYABLE.filter((faction) => !view.players.some((player) => player.faction === faction));
  if (view.phase !== 'opening' || !view.players.some(({ faction }) => faction === NONE)) return [];
  return [
    section('factions', say('table-factions'), [
      piecesRow(
        'factions-left',
        say('row-factions'),
        left.map((faction) => ({ id: faction, name: nameOf(faction) })),
      ),
    ]),
  ];
}

export function playerRows(view: State, seat: Seat): Row[] {
  const player = playerAt(view, seat);
  const rows: Row[] = [
    ...boardRows(view, seat),
    piecesRow(
      `hand-${seat}`,
      say('row-hand', { count: player.hand.length }),
      sorted(player.hand).map((card) => shownCard(card)),
    ),
    piecesRow(`travel-${seat}`, say('row-travel'), player.travel.map(shownTravel)),
    ...storageRows(view, seat),
    ...galleryRows(view, seat),
  ];
  return rows;
}

/** Zu has a board, but neither hand nor explorers (EE-12.1). */
export function zuSection(view: State) {
  const { zu } = view;
  if (zu === null) return [];
  return [
    section('zu', say('table-zu'), [
      ...boardRows(view, ZU),
      countRow('zu-deck', say('row-zu-deck'), zu.deck.length),
      ...unlessEmpty(
        'zu-discard',
        say('row-zu-discard'),
        zu.discard.map((card) => ({ id: card, name: nameOf(card) })),
      ),
      ...storageRows(view, ZU),
      ...galleryRows(view, ZU),
      noteRow('zu-ledger', say('note-ledger', { lines: listed(ledgerLines(playerAt(view, ZU))) })),
      ...zuRuleTexts(zu.rules).map((text, at) => noteRow(`zu-rule-${at}`, text)),
    ]),
  ];
}

/** Where Zu's credits came from: no score sheet has a column for it. */
const ledgerLines = ({ ledger }: Player): Text[] =>
  LEDGER.flatMap((line, at) =>
    ledger[at] === 0 ? [] : [say('ledger-line', { what: say(`ledger-${line}`), credits: figure(defined(ledger[at])) })],
  );

/** Numbers first: what is in sight of all. */
function boardRows(view: State, rival: number): Row[] {
  const player = playerAt(view, rival);
  const rows: Row[] = [];
  if (player.faction !== NONE && !isZu(view, rival))
    rows.push(piecesRow(`faction-${rival}`, say('row-faction'), [factionPiece(filled(player.faction))]));
  rows.push(
    countRow(`credits-${rival}`, say('row-credits'), player.credits),
    countRow(`gallery-points-${rival}`, say('row-gallery-points'), galleryPoints(player)),
    countRow(`score-${rival}`, say('row-score'), pointsOf(view, rival)),
    ...(isZu(view, rival) && view.zu?.rules.crew === null
      ? []
      : [countRow(`crew-${rival}`, say('row-crew'), player.supply)]),
  );
  if (player.token > 0) rows.push(noteRow(`token-${rival}`, say('note-token', { token: player.token })));
  if (player.passed && view.phase === 'action')
    rows.push(noteRow(`passed-${rival}`, say('note-passed', { player: whoText(whoIs(view, rival)) })));
  return rows;
}

const factionPiece = (faction: Faction): Piece => ({ id: faction, name: nameOf(faction) });

const storageRows = (view: State, rival: number): Row[] => {
  const { hold, hatch } = playerAt(view, rival);
  return [
    piecesRow(
      `hold-${rival}`,
      say('row-hold', { count: hold.length }),
      hold.map((tile: Tile) => shownTile(tile)),
    ),
    piecesRow(
      `hatch-${rival}`,
      say('row-hatch', { count: hatch.length }),
      hatch.map((tile: Tile) => shownTile(tile)),
    ),
  ];
};

/**
 * A row for each colour: its four cells, guarded or not, and what the column is worth. All galleries are alike, so of others only the guarded cells are
 * shown: one's own is known by a hand that can be read, or, with an empty hand, by the turn.
 */
function galleryRows(view: State, rival: number): Row[] {
  const player: Player = playerAt(view, rival);
  const [card] = player.hand;
  const own = !isZu(view, rival) && (card === undefined ? rival === view.active : card !== FACE_DOWN);
  const rows = ALL_COLOURS.flatMap((colour) => {
    const guards = guardsInColumn(player.gallery, colour);
    const kinds = Array.from({ length: GLYPHS }, (_, glyph) => kindAt(colour, glyph));
    const cells = own ? kinds : kinds.filter((kind) => hasGuard(player, kind));
    const credits = COLUMN_AWARDS[colour]?.[guards] ?? 0;
    return unlessEmpty(
      `gallery-${colourName(colour)}-${rival}`,
      say('row-gallery', { colour: colourText(colour), guards, credits }),
      cells.map((kind) => shownCell(cellOf(rival, kind), hasGuard(player, kind))),
    );
  });
  return player.gallery === 0 ? rows : [...rows, noteRow(`rows-${rival}`, rowsText(player))];
}

/** How far the rows are, which no line of the table shows: guards, and what they are worth (EE-11.1). */
function rowsText({ gallery }: Player): Text {
  const rows = GLYPH_NAMES.flatMap((glyph, row) => {
    const guards = guardsInRow(gallery, row);
    const credits = ROW_AWARDS[row]?.[guards] ?? 0;
    return guards === 0 ? [] : [say('gallery-line', { glyph: say(`glyph-${glyph}`), guards, credits })];
  });
  return say('note-gallery-rows', { rows: listed(rows) });
}

/** By colour and market: card numbers go in that order. */
const sorted = <T extends number>(cards: readonly T[]): T[] => cards.toSorted((one, other) => one - other);
