/** What it says and shows, by the names that the engine asks for. */
export { describe } from '../describe.ts';
export { means } from '../means.ts';
export { shortcuts } from '../shortcuts.ts';
export { eventText } from './events.ts';
export { explain } from './explain.ts';
export { moment } from './moment.ts';
export { nameOf } from './names.ts';
export { optionText } from './options.ts';
export { whyNot } from './why-not.ts';
export { actions } from './why-not-own.ts';
