import { say, type Text } from '@stolik/engine';
import type { Event } from '../events.ts';
export const eventText = (event: Event): Text => say(`event-${event.type}`);
