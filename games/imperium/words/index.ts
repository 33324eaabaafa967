/** What it says and shows, by the names that the engine asks for. */
export { describe } from '../describe.ts';
export { means } from '../means.ts';
export { eventText } from './events.ts';
export { moment } from './moment.ts';
export { explain, nameOf } from './names.ts';
export { optionText } from './options.ts';
export { whyNot } from './why-not.ts';
export { actions } from './why-not-own.ts';
