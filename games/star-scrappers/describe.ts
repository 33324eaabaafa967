import { defined, type Piece, type Row, type Seat, say } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { countRow, noteRow, piecesRow, section, sectionsOf, trackRow, unlessEmpty } from '@stolik/engine/rows';
import { MERCENARY_KINDS } from './content/catalogue.ts';
import { DOCK_ROWS, MINE_ROWS, ROW_OF_SLOT } from './content/tables.ts';
import { ALL_COLOURS, type Colour, EMPTY, FACE_DOWN, type Half, type Mercenary } from './pieces.ts';
import { isWild, termsOf } from './rules/terms.ts';
import { IN_SUPPLY, playerAt, type State } from './state.ts';
import { inForceTexts } from './words/effects.ts';
import { kindName } from './words/names.ts';
import { colourText } from './words/phrases.ts';
import { artifactOnTop, crystalInMine, namedPiece, ownedCrystal, shownCard } from './words/shown.ts';

/** The table in words and numbers. What is empty and means nothing is left out; Bases and hands are always there. */
export const describe = (view: State) =>
  sectionsOf(view, [mineSection, docksSection, artifactsSection, turnSection], playerRows);

function mineSection(view: State) {
  const terms = termsOf(view);
  const wild = ALL_COLOURS.filter((colour) => isWild(view, colour));
  const supply = ALL_COLOURS.filter((colour) => view.totems[colour] === IN_SUPPLY);
  return section('mine', say('table-mine'), [
    trackRow('cave-in', say('row-cave-in'), view.caveIn, view.collapse),
    ...MINE_ROWS.map(({ cost }, row) =>
      piecesRow(
        `mine-${cost}`,
        say('row-mine', { cost, stack: sizeOf(view.crystalStacks, row) }),
        slotsOf(view.mine, row).map((crystal) => crystalInMine(view, crystal, terms)),
      ),
    ),
    noteRow('wild', say('note-wild', { colours: listed(wild) })),
    ...(supply.length === 0 ? [] : [noteRow('totem-supply', say('note-supply', { totems: listed(supply) }))]),
  ]);
}

const docksSection = (view: State) =>
  section(
    'docks',
    say('table-docks'),
    DOCK_ROWS.map(({ level }, row) =>
      piecesRow(
        `docks-${level}`,
        say('row-docks', { level, stack: sizeOf(view.mercenaryStacks, row) }),
        slotsOf(view.docks, row).map((card) => shownCard(view, card)),
      ),
    ),
  );

const sizeOf = (stacks: readonly (readonly unknown[])[], row: number): number => stacks[row]?.length ?? 0;

const slotsOf = <T extends number>(slots: readonly T[], row: number): T[] =>
  slots.filter((piece, slot) => piece !== EMPTY && ROW_OF_SLOT[slot] === row);

function artifactsSection(view: State) {
  const terms = termsOf(view);
  return section(
    'artifacts',
    say('table-artifacts'),
    view.artifactStacks.map((stack, index) => {
      const top = stack.at(-1);
      return piecesRow(
        `artifact-${index + 1}`,
        say('row-artifact', { number: index + 1, cards: stack.length }),
        top === undefined ? [] : artifactOnTop(top, terms),
      );
    }),
  );
}

function turnSection(view: State) {
  if (view.ended !== null) {
    return section('turn', say('table-over'), [noteRow('ending', say(`ending-${view.ended}`))]);
  }
  const { turn } = view;
  const rows = unlessEmpty(
    'play-area',
    say('row-play-area'),
    turn.playArea.map((card) => shownCard(view, card)),
  );
  if (turn.mainUsed.length > 0) {
    const actions = { all: turn.mainUsed.map((type) => say(`option-${type}`)) };
    rows.push(noteRow('actions', say('note-actions', { actions })));
  }
  if (turn.raids.length > 0)
    rows.push(noteRow('raids', say('note-raids', { owners: { all: turn.raids.map((seat) => ({ seat })) } })));
  if (turn.extraMine > 0) rows.push(countRow('extra-mine', say('row-extra-mine'), turn.extraMine));
  turn.skills.forEach((kind, index) => {
    const named = defined(MERCENARY_KINDS[kind]);
    const does = inSentences(inForceTexts(named.skill.lasting));
    rows.push(noteRow(`skill-${index}`, say('note-in-force', { skill: kindName(named), does })));
  });
  rows.push(...hiddenChanges(view));
  if (view.caveIn === view.collapse) rows.push(noteRow('last-round', say('note-last-round')));
  return section('turn', say('table-turn', { round: view.round, player: { seat: view.active } }), rows);
}

/** Cards in another's hand that pay as another colour: of them only colour and number can be seen (SS-15.12a). */
function hiddenChanges({ turn }: State): Row[] {
  const hidden = turn.rusted.filter(({ card }) => card === FACE_DOWN);
  return ALL_COLOURS.flatMap((colour) => {
    const count = hidden.filter((change) => change.colour === colour).length;
    return count === 0 ? [] : [noteRow(`rusted-${colour}`, say('note-rusted', { count, colour: colourText(colour) }))];
  });
}

function playerRows(view: State, seat: Seat): Row[] {
  const { hand, base, crystals, artifacts, subjugated } = playerAt(view, seat);
  const totems = ALL_COLOURS.filter((colour) => view.totems[colour] === seat);
  return [
    piecesRow(
      `hand-${seat}`,
      say('row-hand', { count: hand.length }),
      inOrder(hand).map((card) => shownCard(view, card)),
    ),
    piecesRow(`base-${seat}`, say('row-base', { count: base.length }), baseCards(view, base)),
    ...unlessEmpty(
      `crystals-${seat}`,
      say('row-crystals', { count: crystals.length }),
      inOrder(crystals).map(ownedCrystal),
    ),
    ...unlessEmpty(
      `artifacts-${seat}`,
      say('row-artifacts'),
      artifacts.map((half: Half) => namedPiece(half)),
    ),
    ...unlessEmpty(
      `subjugated-${seat}`,
      say('row-subjugated', { count: subjugated.length }),
      inOrder(subjugated).map((card) => shownCard(view, card)),
    ),
    noteRow(
      `totems-${seat}`,
      totems.length === 0 ? say('note-no-totems') : say('note-totems', { totems: listed(totems) }),
    ),
  ];
}

/** By colour and then by level or cost: piece numbers go in that order, those of face-down ones downwards. */
const inOrder = <T extends number>(pieces: readonly T[]): T[] =>
  pieces.toSorted((one, other) => Math.abs(one) - Math.abs(other));

/** Bottom to top; the last one leads. */
const baseCards = (view: State, base: readonly Mercenary[]): Piece[] =>
  base.map((card, at) => shownCard(view, card, at === base.length - 1 ? say('mark-leader') : null));

const listed = (colours: readonly Colour[]) => ({ all: colours.map((colour) => colourText(colour)) });
