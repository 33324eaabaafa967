export { partsWithCapital, withCapital } from './capital.ts';
export { folded } from './folded.ts';
export { brokenKeysOf, keysOf } from './source.ts';
export {
  isLanguage,
  type Language,
  languages,
  type Mark,
  type Namer,
  type Part,
  type Speaker,
  speakerOf,
} from './speaker.ts';
