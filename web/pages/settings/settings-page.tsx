import { type ReactNode, useId } from 'react';
import { Page } from '../../shell/page.tsx';
import { changeSettings, useSettings } from '../../shell/settings.ts';
import { LONGEST_NAME } from '../../shell/settings-from.ts';
import { useWords } from '../../shell/words.ts';
import { SettingsFields } from './settings-fields.tsx';

export default function SettingsPage(): ReactNode {
  const w = useWords();
  const { name, plainBoard } = useSettings();
  const field = useId();
  return (
    <Page here="settings" title={w('nav-settings')}>
      <h1 className="page-title">{w('nav-settings')}</h1>
      <form className="panel sheet-form settings" onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor={field}>{w('set-name')}</label>
          <input
            id={field}
            className="text-field"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={w('my-name')}
            autoComplete="nickname"
            onChange={(event) => changeSettings({ name: event.target.value })}
          />
        </div>
        <SettingsFields />
        <label className="check">
          <input
            type="checkbox"
            checked={plainBoard}
            onChange={(event) => changeSettings({ plainBoard: event.target.checked })}
          />
          <span>
            {w('set-plain')}
            <small>{w('set-plain-hint')}</small>
          </span>
        </label>
      </form>
      <p className="aside-note">{w('set-kept')}</p>
    </Page>
  );
}
