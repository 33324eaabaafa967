export { type Asked, whoIsAsked } from './asked.ts';
export { ChairLog, eventsIn, type News } from './chair-log.ts';
export { Chronicle, type KeptChronicle, type Told } from './chronicle.ts';
export { Hold } from './hold.ts';
export {
  beginRecord,
  chooseAloud,
  dealAloud,
  forkTelling,
  retell,
  type Telling,
  takeBack,
  tellNext,
  whyNoUndo,
} from './telling.ts';
