import { type Option, say, type Text } from '@stolik/engine';
import type { State } from '../state.ts';
export const optionText = (_view: State, prompt: string, option: Option): Text => say(`option-${prompt}-${option}`);
