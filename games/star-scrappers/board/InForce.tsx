import { defined, say } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { Icon, useSay } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { MERCENARY_KINDS, type MercenaryKind } from '../content/catalogue.ts';
import { inForceTexts } from '../words/effects.ts';
import { kindName } from '../words/names.ts';
import { Glyph } from './art/glyphs.tsx';
import { Lasts } from './HalfGist.tsx';
import { useScene } from './scene.tsx';

/** What holds until the end of this turn: skills that last, and extra mining actions. */
export const InForce = memo(function InForce(): ReactNode {
  const { state } = useScene();
  const talk = useSay();
  const { skills, extraMine } = state.turn;
  if (skills.length === 0 && extraMine === 0) return null;
  return (
    <ul className="ss-in-force">
      {skills.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same skill may be used twice.
        <Skill key={at} kind={defined(MERCENARY_KINDS[kind])} />
      ))}
      {extraMine > 0 && (
        <li className="tag" title={talk(say('row-extra-mine'))}>
          <Glyph name="pick" />
          <b>+{extraMine}</b>
          <span className="sr-only">{talk(say('row-extra-mine'))}</span>
        </li>
      )}
    </ul>
  );
});

function Skill({ kind }: { readonly kind: MercenaryKind }): ReactNode {
  const talk = useSay();
  const { lasting } = kind.skill;
  const words = talk(say('note-in-force', { skill: kindName(kind), does: inSentences(inForceTexts(lasting)) }));
  return (
    <li className="tag" title={words}>
      <Icon name="turn" size={13} />
      {lasting !== null && <Lasts lasting={lasting} />}
      <span className="sr-only">{words}</span>
    </li>
  );
}
