import { say, type Text } from '@stolik/engine';
export const nameOf = (piece: number): Text => say(`piece-${piece}`);
export const explain = (_piece: number): Text[] => [];
