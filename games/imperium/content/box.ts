import type { Box } from '@stolik/engine';
export const box: Box = { items: [], checkPack: () => [] };
