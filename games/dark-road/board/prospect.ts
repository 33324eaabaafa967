import { foreseenBy } from '@stolik/ui';
import { prospectOf } from './previews.ts';
import { usePointed, useScene } from './scene.tsx';

/** What follows from what is pointed at. */
export const useProspect = foreseenBy(useScene, usePointed, prospectOf);
