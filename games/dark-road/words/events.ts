import { defined, say, type Text, type TextArg, type TextArgs } from '@stolik/engine';
import { piecesArg } from '@stolik/engine/phrases';
import { ORACLE_FACES, ROUTES, RUINS_FACES } from '../content/cards.ts';
import { DARK_MARKET_SPACES, RUINS_SPACES } from '../content/tables.ts';
import type { Event } from '../events.ts';
import { EMPTY } from '../pieces.ts';
import { abilityOf } from '../rules/companions.ts';
import { costText, programText } from './effects.ts';
import { concernEventText, isConcernEvent } from './events-concern.ts';
import {
  amountText,
  districtText,
  faceText,
  goodArg,
  goodsArg,
  kindsArg,
  kindText,
  spaceText,
  townText,
  who,
} from './phrases.ts';

/** What happened, in a sentence for the log. */
export function eventText(event: Event): Text {
  return isConcernEvent(event) ? concernEventText(event) : say(keyOf(event), argsOf(event));
}

/** Sentences are called after the event; some come in several kinds. */
function keyOf(event: Event): string {
  const key = `event-${event.type}`;
  if (event.type === 'planned' && event.face === EMPTY) return `${key}-late`;
  if (event.type === 'feat-scored' && event.times === 0) return `${key}-not`;
  return event.type === 'marker-moved' ? `${key}-${event.circle}` : key;
}

function argsOf(event: Event): TextArgs {
  const player = playerOf(event);
  switch (event.type) {
    case 'game-began':
      return {
        order: { all: event.order.map((merchant) => who(merchant, 'inside')) },
        first: who(defined(event.order[0]), 'start'),
      };
    case 'upgrades-removed':
      return { upgrades: piecesArg(event.upgrades) };
    case 'building-named':
    case 'building-activated':
      return { player, building: { piece: event.building } };
    case 'buildings-placed':
      return { buildings: piecesArg(event.buildings) };
    case 'outfitted':
      return { player, steed: { piece: event.steed }, hero: { piece: event.hero } };
    case 'feats-dealt':
      return { feats: piecesArg(event.feats), count: event.feats.length };
    case 'feat-kept':
    case 'feat-seen':
      return { feat: { piece: event.feat } };
    case 'feats-returned':
      return { count: event.count };
    case 'start-good':
      return { player, good: goodArg(event.good, 'acc'), coins: event.coins };
    case 'turn-began':
      return { player: who(event.merchant, 'inside'), round: event.round };
    case 'planned':
      return { player, slot: event.slot + 1, face: faceText(event.face), freed: faceText(event.freed) };
    case 'glow-moved':
    case 'glow-gained':
      return { player, face: faceText(event.face) };
    case 'rode':
      return { player, space: spaceText(event.space), by: event.by };
    case 'horseshoe-used':
      return { player, space: spaceText(event.space) };
    case 'activated':
      return { player, district: districtText(event.district, 'acc') };
    case 'dice-rolled-anew':
      return { player, faces: { all: event.faces.map(faceText) } };
    case 'market-refilled':
      return { kinds: kindsArg(event.kinds, 'acc'), count: event.kinds.length };
    case 'refilled':
      return { pieces: piecesArg(event.pieces), count: event.pieces.length };
    case 'gained':
    case 'lost':
    case 'paid':
    case 'no-room':
      return { player, amount: amountText(event.n, event.what) };
    case 'supply-empty':
      return { player, what: typeof event.what === 'number' ? kindText(event.what) : say(`token-${event.what}`) };
    case 'goods-gained':
    case 'goods-lost':
    case 'goods-given-up':
      return { player, goods: goodsArg(event.goods, 'acc') };
    case 'good-flipped':
      return { player, good: goodArg(event.good, 'acc'), up: event.up ? 'yes' : 'no' };
    case 'swapped':
      return { player, given: { all: event.given.map(({ n, what }) => amountText(n, what)) } };
    case 'market-die-turned':
      return { player, from: kindText(event.from, 'gen'), into: kindText(event.into, 'acc') };
    case 'bought':
      return { player, kind: kindText(event.kind, 'acc'), price: event.price };
    case 'marker-moved':
      return { player, space: say(spaceOf(event)), paid: event.paid };
    case 'heroes-revealed':
      return { player, heroes: piecesArg(event.heroes) };
    case 'sold':
      return { player, hero: { piece: event.hero }, goods: goodsArg(event.goods, 'acc'), coins: event.coins };
    case 'ruins-rolled':
      return { player, does: programText(defined(RUINS_FACES[event.face]).program, 'told') };
    case 'oracle-rolled':
      return { player, does: programText(defined(ORACLE_FACES[event.face]).program, 'told') };
    case 'hero-joined':
    case 'hero-bonus':
    case 'hero-left':
    case 'hero-delivered':
      return { player, hero: { piece: event.hero } };
    case 'contract-taken':
    case 'contract-returned':
      return { player, contract: { piece: event.contract } };
    case 'feat-taken':
      return { player, feat: { piece: event.feat } };
    case 'upgrade-taken':
    case 'upgrade-helped':
      return { player, upgrade: { piece: event.upgrade } };
    case 'steed-taken':
    case 'steed-helped':
      return { player, steed: { piece: event.steed } };
    case 'companion-taken':
      return { player, card: { piece: event.card }, die: event.die ? 'yes' : 'no' };
    case 'companion-used': {
      const { gift, program } = abilityOf(event.card, event.ability);
      return { player, card: { piece: event.card }, gift: costText(gift), does: programText(program, 'told') };
    }
    case 'companion-passed':
      return { player, card: { piece: event.card }, left: who(event.left, 'inside') };
    case 'caravan-announced':
      return { player, route: say(`by-${ROUTES[event.route]?.id}`), town: townText(event.town, 'to') };
    case 'event-revealed':
      return { card: { piece: event.event }, dice: { all: event.dice }, count: event.dice.length };
    case 'dice-rerolled':
      return { player, dice: { all: event.dice }, count: event.dice.length };
    case 'die-changed':
      return { player, value: event.value };
    case 'die-picked':
      return { player, value: event.value, does: programText(event.line, 'told') };
    case 'visited':
      return { player, town: townText(event.town, 'to') };
    case 'contract-delivered':
      return {
        player,
        contract: { piece: event.contract },
        goods: goodsArg(event.goods, 'acc'),
        prestige: event.prestige,
      };
    case 'fortune-taken':
      return { player, does: programText(event.program, 'told') };
    case 'feat-scored':
      return {
        player,
        feat: { piece: event.feat },
        times: event.times,
        rewards: { all: rewardsOf(event) },
      };
    case 'tied': {
      const { by, seats, counts } = event;
      const ranked = seats
        .map((seat, at) => ({ seat, n: defined(counts[at]) }))
        .toSorted((one, other) => other.n - one.n);
      return {
        by,
        who: {
          all: ranked.map(({ seat, n }) => (by === 'none' ? { seat } : say('tied-one', { player: { seat }, n }))),
        },
      };
    }
    default:
      return { player };
  }
}

/** Whom the sentence is about, if anybody. */
function playerOf(event: Event): TextArg {
  if ('seat' in event) return { seat: event.seat };
  return 'merchant' in event ? who(event.merchant, 'start') : '';
}

const spaceOf = ({ circle, space }: Extract<Event, { type: 'marker-moved' }>): string =>
  defined((circle === 'ruins' ? RUINS_SPACES : DARK_MARKET_SPACES)[space]);

function rewardsOf({ coins, prestige, vp }: Extract<Event, { type: 'feat-scored' }>): Text[] {
  const rewards: Text[] = [];
  if (coins > 0) rewards.push(amountText(coins, 'coins'));
  if (prestige > 0) rewards.push(amountText(prestige, 'prestige'));
  if (vp > 0) rewards.push(amountText(vp, 'vp'));
  return rewards;
}
