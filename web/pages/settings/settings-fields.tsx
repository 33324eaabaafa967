import type { ReactNode } from 'react';
import { ChoiceRow } from '../../shell/choice-row.tsx';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { play } from '../../shell/sounds.ts';
import { useWords } from '../../shell/words.ts';

/** All that can be set, on its page and in the menu of a table alike. */
export function SettingsFields(): ReactNode {
  const w = useWords();
  const { lang, theme, motion, sound, pace, hold, hints, tips } = useSettings();
  return (
    <>
      <ChoiceRow
        label={w('set-language')}
        value={lang}
        options={[
          { value: 'pl', words: 'Polski' },
          { value: 'en', words: 'English' },
        ]}
        onChange={(value) => changeSettings({ lang: value })}
      />
      <ChoiceRow
        label={w('set-theme')}
        value={theme}
        options={[
          { value: 'system', words: w('set-as-system') },
          { value: 'light', words: w('set-theme-light') },
          { value: 'dark', words: w('set-theme-dark') },
        ]}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <ChoiceRow
        label={w('set-pace')}
        hint={w('set-pace-hint')}
        value={pace}
        options={[
          { value: 'calm', words: w('set-pace-calm') },
          { value: 'brisk', words: w('set-pace-brisk') },
          { value: 'instant', words: w('set-pace-instant') },
        ]}
        onChange={(value) => changeSettings({ pace: value })}
      />
      <ChoiceRow
        label={w('set-hold')}
        hint={w('set-hold-hint')}
        value={hold ? 'held' : 'not-held'}
        options={[
          { value: 'held', words: w('set-hold-on') },
          { value: 'not-held', words: w('set-hold-off') },
        ]}
        onChange={(value) => changeSettings({ hold: value === 'held' })}
      />
      <ChoiceRow
        label={w('set-hints')}
        hint={w('set-hints-hint')}
        value={hints ? 'on' : 'off'}
        options={[
          { value: 'on', words: w('set-hints-on') },
          { value: 'off', words: w('set-hints-off') },
        ]}
        onChange={(value) => changeSettings({ hints: value === 'on' })}
      />
      <ChoiceRow
        label={w('set-tips')}
        hint={w('set-tips-hint')}
        value={tips ? 'on' : 'off'}
        options={[
          { value: 'on', words: w('set-tips-on') },
          { value: 'off', words: w('set-tips-off') },
        ]}
        onChange={(value) => changeSettings({ tips: value === 'on' })}
      />
      <ChoiceRow
        label={w('set-motion')}
        value={motion}
        options={[
          { value: 'system', words: w('set-as-system') },
          { value: 'less', words: w('set-motion-less') },
        ]}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <ChoiceRow
        label={w('set-sound')}
        value={sound ? 'on' : 'off'}
        options={[
          { value: 'off', words: w('set-sound-off') },
          { value: 'on', words: w('set-sound-on') },
        ]}
        onChange={(value) => {
          changeSettings({ sound: value === 'on' });
          play('turn');
        }}
      />
    </>
  );
}
