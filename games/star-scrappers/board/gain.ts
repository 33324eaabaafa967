import { defined, type Score, type ScoreLine, type Seat, say, type Text } from '@stolik/engine';
import { colourOf, HAS_SYMBOL } from '../content/catalogue.ts';
import { type Colour, is } from '../pieces.ts';
import { score, symbolSets } from '../score.ts';
import { playerAt, type State } from '../state.ts';
import { factionText } from '../words/phrases.ts';

/** What a piece or a Totem would bring a seat, in points: the score after minus the score before, line by line. */
export interface Gain {
  readonly points: number;
  readonly parts: readonly GainPart[];
  /** The whole score as it would be. */
  readonly after: Score;
}

export interface GainPart {
  readonly text: Text;
  readonly points: number;
}

export type Prize = { readonly piece: number } | { readonly totem: Colour };

/** From the seat's own view, which knows all its crystals. */
export function gainOf(view: State, seat: Seat, prize: Prize): Gain {
  const before = defined(score(view)[seat]);
  const after = defined(score(withPrize(view, seat, prize))[seat]);
  const parts = after.lines.flatMap((line, at) => lineParts(view, seat, prize, defined(before.lines[at]), line));
  return { points: after.total - before.total, parts: parts.filter(({ points }) => points !== 0), after };
}

/** The view in which the seat has it: a crystal on its pile, a half among its Artifacts, a card subjugated. */
function withPrize(view: State, seat: Seat, prize: Prize): State {
  if ('totem' in prize) {
    return { ...view, totems: view.totems.map((holder, colour) => (colour === prize.totem ? seat : holder)) };
  }
  const player = { ...playerAt(view, seat) };
  const { piece } = prize;
  if (is.crystal(piece)) player.crystals = [...player.crystals, piece];
  else if (is.half(piece)) player.artifacts = [...player.artifacts, piece];
  else if (is.mercenary(piece)) player.subjugated = [...player.subjugated, piece];
  return { ...view, players: view.players.map((one, at) => (at === seat ? player : one)) };
}

function lineParts(view: State, seat: Seat, prize: Prize, before: ScoreLine, after: ScoreLine): GainPart[] {
  const points = after.points - before.points;
  switch (after.what) {
    case 'symbol-sets':
      return [{ text: setText(view, seat, prize), points }];
    case 'artefacts':
      return (after.parts ?? []).map((part) => ({
        text: part.text,
        points: part.points - (before.parts?.find(({ piece }) => piece === part.piece)?.points ?? 0),
      }));
    case 'totems':
      return 'totem' in prize
        ? [{ text: say('gain-totem', { faction: factionText(prize.totem, 'gen') }), points }]
        : [];
    default:
      return [{ text: say(`gain-${after.what}`), points }];
  }
}

/** "fourth symbol": the place of the new symbol in the set that it joins. */
function setText(view: State, seat: Seat, prize: Prize): Text {
  const crystal = 'piece' in prize && is.crystal(prize.piece) ? prize.piece : null;
  if (crystal === null || !HAS_SYMBOL[crystal]) return say('gain-symbol-sets');
  const joined = symbolSets(playerAt(view, seat)).find((set) => !set.includes(colourOf(crystal)));
  return say('gain-symbol', { place: (joined?.length ?? 0) + 1 });
}
