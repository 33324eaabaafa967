import { allSeats, type Description, type Option, type Piece, type Row, say, type Text, verbOf } from '@stolik/engine';
import { FACE_DOWN, fruitOf, isBasket, type Orchard, type OrchardEvent, worthOf } from './state.ts';

export const nameOf = (piece: number): Text =>
  isBasket(piece) ? say('basket', { worth: worthOf(piece) }) : say(`card-${fruitOf(piece)}`, { worth: worthOf(piece) });

export const explain = (piece: number): Text[] =>
  isBasket(piece) ? [say('about-basket', { worth: worthOf(piece) })] : [say('about-card', { worth: worthOf(piece) })];

const pieceOf = (piece: number): Piece =>
  piece === FACE_DOWN ? { id: null, name: say('face-down') } : { id: piece, name: nameOf(piece) };

const pieces = (id: string, held: readonly number[]): Row => ({
  kind: 'pieces',
  id,
  title: say(`row-${id.replace(/-\d+$/, '')}`),
  pieces: held.map(pieceOf),
});

export function describe(view: Orchard): Description {
  return [
    {
      id: 'middle',
      title: say('section-middle'),
      rows: [
        { kind: 'track', id: 'round', title: say('row-round'), at: view.round, end: view.rounds },
        { kind: 'note', id: 'weather', text: say('weather', { weather: view.weather }) },
        { kind: 'count', id: 'deck', title: say('row-deck'), count: view.deck.length },
        pieces('basket', view.basket === null ? [] : [view.basket]),
        pieces('laid', view.laid === null ? [] : [view.laid]),
        pieces('discard', view.discard),
      ],
    },
    ...allSeats(view.seats).map((seat) => ({
      id: `player-${seat}`,
      title: say('section-player', { player: { seat } }),
      seat,
      rows: [
        { kind: 'count', id: `coins-${seat}`, title: say('row-coins'), count: view.coins[seat] as number } as const,
        pieces(`hand-${seat}`, view.hands[seat] as number[]),
        pieces(`sun-${seat}`, view.sun[seat] as number[]),
        pieces(`shade-${seat}`, view.shade[seat] as number[]),
        pieces(`won-${seat}`, view.won[seat] as number[]),
      ],
    })),
  ];
}

export const optionText = (_: Orchard, prompt: string, option: Option): Text =>
  typeof option === 'number'
    ? say(`do-${prompt.replace('.', '-')}`, { card: { piece: option } })
    : option.includes('@')
      ? say(`do-${verbOf(option)}-${option.includes('@sun') ? 'sun' : 'shade'}`)
      : say(`do-${option}`);

export function eventText(event: OrchardEvent): Text {
  const key = `event-${event.type}`;
  switch (event.type) {
    case 'weather':
      return say(key, { weather: event.weather, basket: { piece: event.basket } });
    case 'drew':
      return say(key, { player: { seat: event.seat }, count: event.count });
    case 'drew-cards':
      return say(key, { cards: { all: event.cards.map((piece) => ({ piece })) } });
    case 'rested':
      return say(key, { player: { seat: event.seat } });
    case 'laid':
      return say(key, { player: { seat: event.seat }, card: { piece: event.card } });
    case 'planted':
      return say(key, {
        player: { seat: event.seat },
        card: { piece: event.card },
        where: say(event.sunny ? 'row-sun' : 'row-shade'),
        coins: event.coins,
      });
    case 'reshuffled':
      return say(key);
    case 'bid':
      return say(key, {
        player: { seat: event.seat },
        cards: { all: event.cards.map((piece) => ({ piece })) },
        sum: event.sum,
      });
    case 'won':
      return say(key, { player: { seat: event.seat }, basket: { piece: event.basket } });
  }
}
