import { BEINGS } from './beings.ts';
import { LAND } from './land.ts';
import { SCENES } from './scenes.ts';
import { SIGNS } from './signs.ts';
import { THINGS } from './things.ts';
import { WORKS } from './works.ts';

/** Pictures that fill a card by themselves, and backdrops. */
export const PICTURES = { ...LAND, ...WORKS, ...SIGNS, ...SCENES };

/** What stands before a backdrop. */
export const MOTIFS = { ...BEINGS, ...THINGS };

export type PictureName = keyof typeof PICTURES;
export type MotifName = keyof typeof MOTIFS;
