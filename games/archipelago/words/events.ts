import { defined, type Seat, say, type Text, type TextArg } from '@stolik/engine';
import { backZones } from '../content/catalogue.ts';
import type { Event } from '../events.ts';
import { is, isShip } from '../pieces.ts';
import { zoneText } from './effects.ts';
import { offerText, pledgeText } from './offers.ts';
import { all, cubeList, cubesText, florinsText, kindText, marketText } from './phrases.ts';

/** What happened, in a sentence for the log. */
export function eventText(event: Event): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'game-began':
      return say(key, { order: seats(event.order) });
    case 'voted':
      return say(key, { player: by(event), trend: { piece: event.trend } });
    case 'trends-shown':
      return say(key, { trends: pieces(event.trends), count: event.trends.length });
    case 'objectives-open':
      return say(key, { objectives: pieces(event.objectives) });
    case 'objectives-dealt':
      return say(key, { objectives: pieces(event.objectives), count: event.objectives.length });
    case 'objectives-kept':
      return say(key, { objectives: pieces(event.objectives) });
    case 'turn-began':
      return say(key, { player: by(event), round: event.round });
    case 'voyage-began':
    case 'passed':
    case 'showed-no-cubes':
    case 'talks-opened':
    case 'silent':
      return say(key, { player: by(event) });
    case 'hand-raised':
      return say(key, { player: by(event), other: { seat: event.other } });
    case 'tiles-exchanged':
      return say(key, { player: by(event), regions: pieces(event.regions) });
    case 'went-ashore':
    case 'born':
    case 'ship-built':
    case 'ship-added':
      return say(key, { player: by(event), area: { piece: event.area } });
    case 'round-zero-over':
      return say(key, { population: event.population });
    case 'phase-began':
      return say(key, { phase: say(`phase-${event.phase}`), round: event.round });
    case 'bids-opened':
      return say(key, {
        bids: all(
          event.seats.map((seat, at) =>
            say('phrase-bid', { player: { seat }, florins: florinsText(defined(event.bids[at])) }),
          ),
        ),
      });
    case 'bid-won':
      return say(key, { player: by(event), florins: florinsText(event.florins) });
    case 'bid-tied':
      return say(event.again ? `${key}-again` : key);
    case 'order-set':
      return say(key, { player: by(event), order: seats(event.order) });
    case 'unrest':
    case 'workers':
      return say(key, { way: event.by < 0 ? 'down' : 'up', by: Math.abs(event.by), now: event.now });
    case 'domestic-crisis':
      return say(key, { kind: kindText(event.kind, 'gen'), rate: event.rate, lying: event.lying });
    case 'domestic-crisis-over':
      return say(key, { rebels: event.rebels });
    case 'export-crisis':
      return say(key, { cubes: cubesText(event.cubes, event.kind, 'acc') });
    case 'export-crisis-over':
      return say(key, { missing: event.missing });
    case 'event':
      return say(key, { does: all(backZones(event.back).map(zoneText)) });
    case 'given':
      return say(`${key}-${event.source}`, { player: by(event), kind: kindText(event.kind, 'gen') });
    case 'stood-up':
      return say(key, { player: by(event), count: event.units.length });
    case 'built':
      return say(key, { player: by(event), building: { piece: event.building, form: 'acc' } });
    case 'left-building':
      return say(key, {
        player: by(event),
        building: { piece: event.building },
        ship: isShip(event.unit) ? 'yes' : 'no',
      });
    case 'temple-used':
    case 'served':
      return say(key, { player: by(event), building: { piece: event.building } });
    case 'evicted':
      return say(key, { player: by(event), unit: { piece: event.unit }, building: { piece: event.building } });
    case 'honoured':
      return say(key, { player: { seat: event.seat }, now: florinsText(event.now) });
    case 'disc-laid':
      return say(key, { player: by(event), zone: say(`zone-name-${event.zone}`) });
    case 'taxed':
    case 'florins-gained':
      return say(key, { player: by(event), florins: florinsText(event.florins) });
    case 'harvested':
      return say(key, {
        player: by(event),
        region: { piece: event.region },
        cubes: cubesText(event.cubes, event.kind, 'acc'),
      });
    case 'fee-paid':
      return say(key, { player: by(event), lord: { seat: event.lord }, florins: florinsText(event.florins) });
    case 'bought':
      return say(key, {
        player: by(event),
        market: marketText(event.market, 'loc'),
        kind: kindText(event.kind, 'gen'),
        price: florinsText(event.price),
      });
    case 'sold':
      return say(event.token ? `${key}-token` : key, {
        player: by(event),
        market: marketText(event.market, 'loc'),
        kind: kindText(event.kind, 'gen'),
        price: florinsText(event.price),
      });
    case 'paid-cube':
      return event.token
        ? say(`${key}-token`, { player: by(event) })
        : say(key, { player: by(event), kind: kindText(event.kind, 'gen') });
    case 'cube-to-market':
      return say(key, { market: marketText(event.market, 'acc'), kind: kindText(event.kind, 'gen') });
    case 'cubes-gained':
      return say(key, { player: by(event), cubes: cubesText(event.cubes, event.kind, 'acc') });
    case 'tile-refused':
    case 'tile-taken':
    case 'exploration-failed':
    case 'tile-laid':
      return say(key, { player: by(event), region: { piece: event.region } });
    case 'token-taken':
      return say(key, { player: by(event), left: event.left });
    case 'hired':
      return say(key, { player: by(event), area: { piece: event.area }, price: florinsText(event.price) });
    case 'moved':
      return say(`${key}${is.area(event.target) ? '' : '-building'}${isShip(event.unit) ? '-ship' : ''}`, {
        player: by(event),
        target: { piece: event.target },
      });
    case 'card-used':
    case 'wonder-built':
      return event.owner === event.seat
        ? say(key, { player: by(event), card: { piece: event.card } })
        : say(`${key}-other`, {
            player: by(event),
            card: { piece: event.card },
            owner: { seat: event.owner },
            florins: florinsText(event.florins),
          });
    case 'citizen-on-wonder':
      return say(key, { player: by(event), card: { piece: event.card } });
    case 'disengaged':
      return say(key, { player: by(event), ship: isShip(event.unit) ? 'yes' : 'no' });
    case 'ship-sunk':
      return say(key, { player: by(event), owner: { seat: event.owner }, area: { piece: event.area } });
    case 'cube-taken':
      return say(key, { player: by(event), from: { seat: event.from }, kind: kindText(event.kind, 'gen') });
    case 'robbed':
    case 'empty-hand':
      return say(key, { player: by(event), victim: { seat: event.victim } });
    case 'spied':
      return say(key, { player: by(event), watched: { seat: event.watched } });
    case 'stock-seen':
      return say(key, {
        watched: { seat: event.watched },
        things: all([
          florinsText(event.florins),
          ...cubeList(event.cubes),
          ...(event.tokens > 0 ? [say('phrase-tokens', { count: event.tokens })] : []),
        ]),
      });
    case 'pillaged':
      return say(key, {
        player: by(event),
        area: { piece: event.area },
        cubes: cubesText(event.cubes, event.kind, 'acc'),
      });
    case 'cards-revealed':
      return say(key, { player: by(event), cards: pieces(event.cards) });
    case 'card-bought':
      return say(key, { player: by(event), card: { piece: event.card }, price: florinsText(event.price) });
    case 'card-turned':
      return say(event.gone ? `${key}-gone` : key, {
        player: by(event),
        card: { piece: event.card },
        price: florinsText(event.price),
      });
    case 'track-filled':
      return say(key, { card: { piece: event.card } });
    case 'deck-renewed':
      return say(key, { cards: event.cards });
    case 'offer-made':
    case 'offer-accepted':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'offer-expired':
    case 'offer-void':
      return say(key, {
        player: { seat: event.offer.from },
        other: { seat: event.offer.to },
        offer: offerText(event.offer),
      });
    case 'place-settled':
      return say(event.paid ? `${key}-paid` : `${key}-not`, {
        player: { seat: event.payer },
        offer: offerText(event.offer),
      });
    case 'promised':
      return say(key, { pledge: pledgeText(event.pledge) });
    case 'promise-kept':
      return say(key, { pledge: pledgeText(event.pledge, 'kept') });
    case 'promise-broken':
      return say(key, { pledge: pledgeText(event.pledge, 'broken') });
    case 'objective-met':
      return say(event.open ? `${key}-open` : key, { player: by(event), objective: { piece: event.objective } });
    case 'game-ended':
      return say(`ending-${event.ending}`);
    case 'discs-gained':
    case 'talks-closed':
      return say(key);
  }
}

const by = ({ seat }: { seat: Seat }): TextArg => ({ seat });
const seats = (list: readonly Seat[]): TextArg => all(list.map((seat) => ({ seat })));
const pieces = (list: readonly number[]): TextArg => all(list.map((piece) => ({ piece })));
