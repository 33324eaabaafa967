import { seat, start, viewTable } from '@stolik/engine';
import { describe, expect, it, vi } from 'vitest';
import { choicesFor } from '../table/choices.ts';
import { glowStore } from '../table/glow.ts';
import { orchard } from './orchard.ts';

const nobody = { choose: () => {}, ask: () => {}, explain: () => {}, hover: () => {} };

const tableFor = (viewer: number | null) => {
  const table = start(orchard, { seats: 2, variants: {} }, 'glow');
  const view = viewTable(orchard, table, viewer === null ? null : seat(viewer));
  return { choices: choicesFor(orchard, view, nobody), justMoved: new Map([[3, seat(1)]]) };
};

describe('what spots show of a table', () => {
  const asked = tableFor(0);
  const [option] = asked.choices.decision?.options ?? [];
  const target = option ?? '';

  it('glows where it answers, is set back where it does not and should, and is plain otherwise', () => {
    const glow = glowStore(asked);
    expect(glow.shine(target, true)).toBe('legal');
    expect(glow.shine('nowhere', true)).toBe('off');
    expect(glow.shine('nowhere', false)).toBe('plain');
  });

  it('sets nothing back while nothing is asked', () => {
    const glow = glowStore(tableFor(null));
    expect(glow.shine(target, true)).toBe('plain');
  });

  it('knows who has moved a piece; a place is moved by nobody', () => {
    const glow = glowStore(asked);
    expect([glow.mover(3), glow.mover(4), glow.mover('3')]).toEqual([1, undefined, undefined]);
  });

  it('is read by those who are drawn with the table before it is told to the others', () => {
    const glow = glowStore(asked);
    const listener = vi.fn();
    const leave = glow.subscribe(listener);
    glow.expect(tableFor(null));
    expect(glow.shine(target, true)).toBe('plain');
    expect(listener).not.toHaveBeenCalled();
    glow.tell();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    glow.tell();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
