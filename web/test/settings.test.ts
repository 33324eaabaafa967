import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../shell/settings-from.ts';

describe('settings', () => {
  it('without any, follow the browser', () => {
    expect(settingsFrom(null, ['de-DE', 'pl-PL', 'en'])).toEqual({
      lang: 'pl',
      theme: 'system',
      motion: 'system',
      sound: false,
      pace: 'calm',
      name: '',
      hold: true,
      hints: true,
      tips: true,
      quiet: true,
      chatBeside: false,
      plainBoard: false,
    });
    expect(settingsFrom(null, ['de', 'fr']).lang).toBe('en');
  });

  it('are kept as they were chosen', () => {
    const chosen = {
      lang: 'en',
      theme: 'dark',
      motion: 'less',
      sound: true,
      pace: 'instant',
      name: 'Ania',
      hold: false,
      hints: false,
      tips: false,
      quiet: false,
      chatBeside: true,
      plainBoard: true,
    };
    expect(settingsFrom(JSON.stringify(chosen), ['pl'])).toEqual(chosen);
  });

  it('that make no sense are as if never chosen', () => {
    for (const odd of ['', '{', 'null', '[]', '7', '{"lang":"xx","theme":5,"pace":"warp","name":{},"sound":"yes"}'])
      expect(settingsFrom(odd, ['pl'])).toEqual(settingsFrom(null, ['pl']));
    expect(settingsFrom(`{"name":"${'x'.repeat(99)}"}`, []).name).toHaveLength(24);
  });
});
