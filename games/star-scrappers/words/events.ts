import { defined, type Seat, say, type Text, type TextArg } from '@stolik/engine';
import { piecesArg } from '@stolik/engine/phrases';
import type { Event } from '../events.ts';
import { colourText } from './phrases.ts';

/** What happened, in a sentence for the log. */
export function eventText(event: Event): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'game-began':
      return say(key, { player: { seat: event.first } });
    case 'hand-dealt':
      return say(key, { cards: piecesArg(event.cards) });
    case 'turn-began':
      return say(key, { player: by(event), round: event.round });
    case 'start-artifact-used':
    case 'artifact-helped':
      return say(key, { player: by(event), half: { piece: event.half, form: 'gen' } });
    case 'leader-used':
    case 'second-used':
      return say(key, { player: by(event), card: { piece: event.card } });
    case 'card-laid':
    case 'recruited':
    case 'skill-played':
    case 'taken-from-docks':
    case 'subjugated-from-hand':
      return say(key, { player: by(event), card: { piece: event.card, form: 'acc' } });
    case 'mined':
      return say(key, { player: by(event), crystal: { piece: event.crystal, form: 'acc' }, cost: event.cost });
    case 'crystal-taken':
      return say(key, { player: by(event), crystal: { piece: event.crystal, form: 'acc' } });
    case 'collected':
      return say(key, { player: by(event), half: { piece: event.half, form: 'acc' } });
    case 'artifact-shown':
      return say(key, { artifact: { piece: event.artifact } });
    case 'taken-from-base':
    case 'subjugated-from-base':
      return say(ownOr(key, event), {
        player: by(event),
        card: { piece: event.card, form: 'acc' },
        owner: { seat: event.owner },
      });
    case 'crystal-recoloured':
      return say(key, {
        player: by(event),
        crystal: { piece: event.crystal, form: 'acc' },
        colour: colourText(event.colour),
      });
    case 'hand-recoloured':
      return say(key, { player: by(event), count: event.count, colour: colourText(event.colour) });
    case 'card-recoloured':
      return say(key, { card: { piece: event.card }, colour: colourText(event.colour) });
    case 'extra-mining':
      return say(key, { player: by(event), actions: event.actions });
    case 'raided':
      return say(ownOr(key, event), { player: by(event), owner: { seat: event.owner } });
    case 'leader-returned':
      return say(key, { owner: { seat: event.owner }, card: { piece: event.card } });
    case 'force-field-took':
      return say(key, { owner: { seat: event.owner }, card: { piece: event.card, form: 'acc' } });
    case 'totem-taken': {
      const totem = { player: by(event), colour: colourText(event.colour) };
      return event.from === null ? say(`${key}-supply`, totem) : say(key, { ...totem, from: { seat: event.from } });
    }
    case 'raid-took':
      return say(ownOr(key, event), {
        player: by(event),
        owner: { seat: event.owner },
        cards: piecesArg(event.cards, 'acc'),
      });
    case 'cave-in':
      return say(key, { at: event.at, collapse: event.collapse });
    case 'base-built':
      return say(key, {
        player: by(event),
        cards: event.cards.length,
        leader: { piece: defined(event.cards.at(-1)) },
      });
    case 'removed':
      return say(key, { player: by(event), count: event.cards.length, cards: piecesArg(event.cards) });
    case 'refilled':
      return say(key, { pieces: piecesArg(event.pieces, 'acc') });
    case 'crystal-stack-empty':
      return say(key, { cost: event.cost });
    case 'mercenary-stack-empty':
      return say(key, { level: event.level });
    case 'game-ended':
      return say(`${key}-${event.ending}`);
    case 'collapse-begun':
      return say(key);
  }
}

const by = ({ seat }: { seat: Seat }): TextArg => ({ seat });

/** Some sentences are others when it is one's own Base. */
const ownOr = (key: string, { seat, owner }: { seat: Seat; owner: Seat }): string =>
  seat === owner ? `${key}-own` : key;
