import { say } from '@stolik/engine';
import { Section, Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { FORTUNES, programOf, upgradeKind } from '../content/catalogue.ts';
import type { Upgrade } from '../pieces.ts';
import { programNow } from '../rules/fortune.ts';
import { programText } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { type Counted, TokenIcon } from './art/pictures.tsx';
import { Effects } from './Gist.tsx';
import { useScene } from './scene.tsx';

/** Good Fortune: what the leader of a caravan chooses from. It unfolds when they do, and says what each brings. */
export function Fortunes(): ReactNode {
  const { state, prompt } = useScene();
  const talk = useSay();
  const asked = prompt === 'fortunes.fortune';
  return (
    <Section className="dr-fort" data-open={asked || undefined} label={say('board-fortune')}>
      <h3>{talk(say('board-fortune'))}</h3>
      <Zone className="dr-fortunes" label={say('board-fortune')}>
        {FORTUNES.map((fortune) => (
          <FortuneTile
            key={fortune.id}
            id={fortune.id}
            program={programNow(state, fortune)}
            upgrades={state.upgrades}
            asked={asked}
          />
        ))}
      </Zone>
    </Section>
  );
}

interface FortuneTileProps {
  readonly id: string;
  readonly program: string;
  readonly upgrades: readonly Upgrade[];
  readonly asked: boolean;
}

const FortuneTile = memo(function FortuneTile({ id, program, upgrades, asked }: FortuneTileProps): ReactNode {
  const talk = useSay();
  return (
    <Spot target={id} name={programText(program, 'capital')} shape="tile" className="dr-fortune">
      <span className="dr-fortune-pic">
        <FortunePicture program={program} upgrades={upgrades} />
      </span>
      <small>
        {talk(say(`board-${id}`))}
        {asked && <span>{talk(say(`board-${id}-how`))}</span>}
      </small>
    </Spot>
  );
});

/** What every fortune of the box is drawn by; another one would be drawn as it is elsewhere. */
function FortunePicture({
  program,
  upgrades,
}: {
  readonly program: string;
  readonly upgrades: readonly Upgrade[];
}): ReactNode {
  const [effect] = programOf(program).effects;
  if (effect?.does === 'gain')
    return (
      <>
        {effect.what !== 'glow' && <b>{effect.n}</b>}
        <TokenIcon of={effect.what} />
      </>
    );
  if (effect?.does === 'take-feat') return <TokenIcon of="feat" />;
  if (effect?.does !== 'take-upgrade') return <Effects program={program} />;
  return upgrades.length === 0 ? (
    '–'
  ) : (
    <span className="dr-badges">
      {upgrades.slice(0, 6).map((upgrade) => (
        <UpgradeBadge key={upgrade} upgrade={upgrade} />
      ))}
    </span>
  );
}

const UPGRADE_ICONS: Readonly<Record<string, Counted>> = {
  'upgrade-master-craft': 'upgrade',
  'upgrade-twin-lamp': 'lantern',
  'upgrade-strongbox': 'chest',
  'upgrade-trophy': 'star',
  'upgrade-everlight': 'feat',
  'upgrade-second-harness': 'horseshoe',
};

/** An upgrade as a round badge of wood. */
export const UpgradeBadge = memo(function UpgradeBadge({ upgrade }: { readonly upgrade: Upgrade }): ReactNode {
  const talk = useSay();
  return (
    <em className="badge dr-badge" title={talk(nameOf(upgrade))}>
      <TokenIcon of={UPGRADE_ICONS[upgradeKind(upgrade).id] ?? 'upgrade'} />
    </em>
  );
});
