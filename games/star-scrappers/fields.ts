import { defined } from '@stolik/engine';
import { type Fits, fieldsFor, type Look, pieces } from '@stolik/engine/state';
import { ARTIFACTS, CRYSTALS, colourOf, costOf, halfKind, LEVEL, MERCENARIES } from './content/catalogue.ts';
import { DOCK_ROWS, MINE_ROWS } from './content/tables.ts';
import { type Crystal, FACE_DOWN, faceDownCrystal, is, type Mercenary } from './pieces.ts';
import type { Player, Rusted, State, Turn } from './state.ts';

/** SS-3: every field of the state, how it is copied, who sees it, and which pieces lie there. */
const { value, list, piles, part, each, record, whole } = fieldsFor<State>();

const MERCENARY = pieces<State>('Mercenary', ({ inPlay }) =>
  MERCENARIES.filter((card) => inPlay.includes(colourOf(card))),
); // SS-20.1
const CRYSTAL = pieces<State>('crystal', () => CRYSTALS, { special: true }); // SS-20.2
/** Once a card is collected only its chosen half is left of it. */
const ARTIFACT = pieces<State>('Artifact', () => ARTIFACTS, {
  piece: (number) => (is.half(number) ? halfKind(number).artifact : number),
}); // SS-20.3

const ofRowsLevel: Fits = (card, pile) => LEVEL[card] === DOCK_ROWS[pile]?.level;

const costsOfRows = (stacks: Crystal[][]): Crystal[][] =>
  stacks.map((stack, row) => stack.map(() => faceDownCrystal(defined(MINE_ROWS[row]).cost)));

/** Of crystals the others see the sizes (SS-3.9). */
export const sizes = (crystals: Crystal[], { own }: Look<State>): Crystal[] =>
  own ? crystals.slice() : crystals.map((crystal) => faceDownCrystal(costOf(crystal))).sort((a, b) => b - a);

/** Which hand cards were recoloured is hidden until they are played (SS-15.12a). */
export const played = (rusted: Rusted[], { own, viewer, state }: Look<State>, { playArea }: Turn): Rusted[] =>
  rusted.map(
    (entry) =>
      own || state.active === viewer || playArea.includes(entry.card)
        ? entry
        : { card: FACE_DOWN as Mercenary, colour: entry.colour }, // a card all the same, though it has no number of one
  );

/** Of hands and subjugated cards the others see the number (SS-3.6, SS-3.10). */
export const player = record<Player>('Player', {
  hand: list('owner', MERCENARY),
  base: list('all', MERCENARY),
  crystals: list(sizes, CRYSTAL),
  subjugated: list('owner', MERCENARY),
  artifacts: list('all', ARTIFACT),
});

export const turn = record<Turn>('Turn', {
  mainUsed: list('all'),
  raids: list('all'),
  extraMine: value('all'),
  skills: list('all'),
  recoloured: list('all'),
  rusted: list(played),
  playArea: list('all', MERCENARY),
  startUsed: list('all'),
});

const everythingIsOpen = ({ open, ended }: State): boolean => open || ended !== null; // SS-19.3, SS-18.3

export const state = whole('State', FACE_DOWN, everythingIsOpen, {
  seats: value('all'),
  open: value('all'),
  first: value('all'),
  active: value('all'),
  round: value('all'),
  inPlay: value('all'),
  mine: list('all', CRYSTAL),
  docks: list('all', MERCENARY),
  crystalStacks: piles(costsOfRows, CRYSTAL),
  mercenaryStacks: piles('nobody', MERCENARY, ofRowsLevel),
  artifactStacks: piles('tops', ARTIFACT), // SS-3.5
  players: each(player),
  totems: list('all'),
  removed: list('all', MERCENARY),
  caveIn: value('all'),
  collapse: value('all'),
  emptied: value('all'),
  turn: part(turn),
  progress: value('all'),
  quietRounds: value('all'),
  ended: value('all'),
});
