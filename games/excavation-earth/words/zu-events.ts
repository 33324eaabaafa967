import { say, type Text } from '@stolik/engine';
import type { Event } from '../events.ts';
import { buyerText, colourText, marketText } from './phrases.ts';

/** What Zu chose and why: `zu-chose-colour`, with the reason in words of its own. */
export function zuChoiceText(event: Extract<Event, { type: 'zu-chose' }>): Text {
  const key = `zu-chose-${event.what}`;
  const why = say(`zu-by-${event.by}`);
  switch (event.what) {
    case 'colour':
    case 'favourite':
      return say(key, { colour: colourText(event.colour, 'pl'), why });
    case 'buyer':
      return say(key, { buyer: buyerText(event.colour, 'one'), why });
    case 'sale':
      return say(key, { colour: colourText(event.colour, 'pl'), why });
    case 'tile':
    case 'given':
    case 'purchase':
    case 'delivery':
      return say(key, { tile: { piece: event.tile, form: 'acc' }, why });
    case 'market':
      return say(key, { market: marketText(event.market), why });
  }
}
