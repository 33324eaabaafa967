import { type Score, type Seat, say, seatIn, type Text, type View } from '@stolik/engine';
import { type BoardScene, foreseenBy, sceneBy, useHovered } from '@stolik/ui';
import { UNSTABLE } from '../content/catalogue.ts';
import { is } from '../pieces.ts';
import { type Terms, termsOf } from '../rules/terms.ts';
import { newTurn, type State } from '../state.ts';
import { haulOf } from '../words/haul.ts';
import { type Bill, billOf } from './bill.ts';
import { type GainPart, gainOf } from './gain.ts';
import { isForSale, subjectOf } from './subject.ts';

export interface Scene extends BoardScene<State> {
  /** The state as this chair would pay in it: on others' turns without the skills that are in force for them. */
  readonly payer: State;
  readonly terms: Terms;
  /** What is being paid for. */
  readonly subject: number | null;
}

/** What follows from what is being paid for, or else from what is pointed at. */
export interface Prospect {
  /** The piece whose price is shown. */
  readonly priced: number | null;
  readonly bill: Bill | null;
  readonly gain: ShownGain | null;
  /** Where the cave-in marker would come to. */
  readonly caveIn: number | null;
}

export interface ShownGain {
  readonly title: Text;
  readonly points: number;
  readonly parts: readonly (GainPart | { readonly text: Text; readonly points: null })[];
  /** The whole score as it would be; null when nothing of it changes. */
  readonly after: Score | null;
}

/** The page finds a board by the game's id, and this is all that types do not know: the view that it is given is this game's. */
export const stateOf = ({ state }: View<unknown>): State => state as State;

export const useScene = sceneBy(stateOf, (scene): Scene => {
  const { state, seat, decision } = scene;
  const payer = seat === null || state.active === seat ? state : { ...state, active: seat, turn: newTurn() };
  return { ...scene, payer, terms: termsOf(payer), subject: subjectOf(decision) };
});

/** What follows from what is pointed at. */
export const useProspect = foreseenBy(useScene, useHovered, prospectOf);

function prospectOf({ state, seat, decision, payer, subject }: Scene, hovered: number | string | null): Prospect {
  const priced = subject ?? (isForSale(state, hovered) ? hovered : null);
  const caveIn = shakes(state, priced) ? Math.min(state.collapse, state.caveIn + 1) : null;
  if (seat === null || state.ended !== null) return { priced, bill: null, gain: null, caveIn };
  return {
    priced,
    bill: priced === null ? null : billOf(payer, priced),
    gain: shownGain(state, seat, decision?.prompt ?? null, subject ?? hovered),
    caveIn,
  };
}

/** Would gaining it move the marker (SS-17.2, SS-17.3)? */
const shakes = (state: State, piece: number | null): boolean =>
  (is.crystal(piece) && UNSTABLE[piece] === true) ||
  (is.artifact(piece) && state.artifactStacks.some((stack) => stack.length === 1 && stack[0] === piece));

/** What the thing pointed at would bring, where that can be told. */
function shownGain(state: State, seat: Seat, prompt: string | null, at: number | string | null): ShownGain | null {
  if (is.crystal(at) && state.mine.includes(at))
    return { title: say('gain-title'), ...gainOf(state, seat, { piece: at }) };
  if (is.half(at) && !state.players.some(({ artifacts }) => artifacts.includes(at)))
    return { title: say('gain-title-half'), ...gainOf(state, seat, { piece: at }) };
  if (is.mercenary(at) && prompt?.startsWith('subjugate-'))
    return { title: say('gain-title-subjugate'), ...gainOf(state, seat, { piece: at }) };
  if (typeof at === 'string' && at.startsWith('base-') && (prompt === 'actions.move' || prompt === 'raid.another'))
    return raidGain(state, seat, seatIn(at));
  return null;
}

function raidGain(state: State, seat: Seat, owner: Seat): ShownGain | null {
  if (state.players[owner]?.base.length === 0) return null;
  const { cards, totem } = haulOf(state, owner);
  const gain = totem === null ? { points: 0, parts: [], after: null } : gainOf(state, seat, { totem });
  const took = { text: say('gain-cards', { count: cards }), points: null };
  return { ...gain, title: say('gain-title-raid'), parts: [...gain.parts, took] };
}
