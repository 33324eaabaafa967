import { Button } from '@stolik/ui';
import { type ReactNode, useId, useState } from 'react';
import { myName } from '../../games/my-name.ts';
import { signIn, tryOnDevice } from '../../online/passkeys.ts';
import { comeIn, HttpRefusal, type Me } from '../../online/session.ts';
import { tellRefusal } from '../../online/tell-refusal.ts';
import { changeSettings } from '../../shell/settings.ts';
import { useWords } from '../../shell/words.ts';

/** A name is all that one needs to play with others. */
export function NameForm({ onMe }: { readonly onMe: (me: Me) => void }): ReactNode {
  const w = useWords();
  const [name, setName] = useState(() => myName(w));
  const field = useId();
  const enter = async (): Promise<void> => {
    try {
      onMe(await comeIn(name));
      changeSettings({ name: name.trim() });
    } catch (error) {
      if (error instanceof HttpRefusal) tellRefusal(error);
      else throw error;
    }
  };
  return (
    <form
      className="panel sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div className="field">
        <label htmlFor={field}>{w('online-name')}</label>
        <input
          id={field}
          className="text-field"
          value={name}
          maxLength={32}
          required
          onChange={(event) => setName(event.target.value)}
          data-testid="online-name"
        />
        <small>{w('online-name-hint')}</small>
      </div>
      <div className="form-ways">
        <Button look="primary" type="submit" data-testid="come-in">
          {w('online-come-in')}
        </Button>
        <Button look="quiet" onClick={() => void tryOnDevice(async () => onMe(await signIn()))} data-testid="sign-in">
          {w('online-sign-in')}
        </Button>
      </div>
    </form>
  );
}
