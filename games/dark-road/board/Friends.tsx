import { defined, type Seat, say } from '@stolik/engine';
import { inSentences } from '@stolik/engine/phrases';
import { Spot, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { type Ability, companionKind, steedKind } from '../content/catalogue.ts';
import type { Companion, Steed, Upgrade } from '../pieces.ts';
import { abilityOption } from '../rules/companions.ts';
import type { Wagon } from '../state.ts';
import { programText } from '../words/effects.ts';
import { abilityText } from '../words/explain.ts';
import { nameOf } from '../words/names.ts';
import { powerTexts } from '../words/powers.ts';
import { CompanionPicture, SteedPicture, TokenIcon } from './art/pictures.tsx';
import { UpgradeBadge } from './Fortune.tsx';
import { CostIcons, Gist } from './Gist.tsx';

interface FriendsProps {
  readonly wagon: Wagon;
  readonly seat: Seat;
  /** A sheet has room for all of them, however many they are. */
  readonly roomy?: boolean;
}

/** Steed, upgrades, and companions with the places of their gifts. */
export const Friends = memo(function Friends({ wagon, roomy = false }: FriendsProps): ReactNode {
  const talk = useSay();
  return (
    <Zone className="dr-box dr-friends" label={say('board-friends')}>
      {wagon.steeds.map((steed) => (
        <SteedCard key={steed} steed={steed} upgrades={steed === wagon.steeds[0] ? wagon.upgrades : []} />
      ))}
      <div
        className="dr-mates"
        data-many={(!roomy && (wagon.companions.length > 2 || wagon.steeds.length > 1)) || undefined}
        data-roomy={roomy || undefined}
      >
        {wagon.companions.map((card, at) => (
          <Mate key={card} card={card} gifts={defined(wagon.gifts[at])} roomy={roomy} />
        ))}
        {wagon.companions.length === 0 && <p className="quiet dr-no-mates">{talk(say('board-no-companions'))}</p>}
      </div>
    </Zone>
  );
});

interface SteedCardProps {
  readonly steed: Steed;
  readonly upgrades: readonly Upgrade[];
}

function SteedCard({ steed, upgrades }: SteedCardProps): ReactNode {
  const talk = useSay();
  const does = talk(inSentences(powerTexts(steedKind(steed).power)));
  return (
    <div className="dr-steed">
      <Spot
        target={steed}
        name={`${talk(nameOf(steed))}. ${does}`}
        title={nameOf(steed)}
        shape="tile"
        className="dr-steed-spot"
        dark
      >
        <span className="dr-steed-face">
          <SteedPicture steed={steed} />
          <b>{talk(nameOf(steed))}</b>
          <small>{talk(say(`board-${steedKind(steed).id}`))}</small>
        </span>
      </Spot>
      {upgrades.length > 0 && (
        <span className="dr-upgrades">
          {upgrades.map((upgrade) => (
            <Spot key={upgrade} target={upgrade} name={nameOf(upgrade)} shape="token" className="dr-upgrade">
              <UpgradeBadge upgrade={upgrade} />
            </Spot>
          ))}
        </span>
      )}
    </div>
  );
}

interface MateProps {
  readonly card: Companion;
  readonly gifts: number;
  readonly roomy: boolean;
}

const Mate = memo(function Mate({ card, gifts, roomy }: MateProps): ReactNode {
  const talk = useSay();
  const { abilities, loyal } = companionKind(card);
  return (
    <div
      className="dr-mate"
      data-loyal={loyal || undefined}
      data-spent={gifts === 2 ** abilities.length - 1 || undefined}
    >
      <Spot
        target={card}
        name={say('board-companion', { card: { piece: card }, die: 'no' })}
        shape="tile"
        className="dr-mate-pic"
      >
        <CompanionPicture card={card} />
      </Spot>
      <div>
        <b>{talk(nameOf(card))}</b>
        {abilities.map((ability, at) => (
          <AbilityLine
            key={ability.id}
            card={card}
            ability={ability}
            at={at}
            given={((gifts >> at) & 1) === 1}
            worded={roomy}
          />
        ))}
      </div>
    </div>
  );
});

interface AbilityLineProps {
  readonly card: Companion;
  readonly ability: Ability;
  readonly at: number;
  readonly given: boolean;
  /** Its words stand beside its signs. */
  readonly worded: boolean;
}

/** One ability: its gift lies on the card, or its place is empty and it may be given. */
function AbilityLine({ card, ability, at, given, worded }: AbilityLineProps): ReactNode {
  const talk = useSay();
  return (
    <Spot
      target={abilityOption({ card, ability: at })}
      name={say('board-ability', { does: abilityText(ability), given: given ? 'yes' : 'no' })}
      shape="tile"
      className="dr-ability"
      explain={[abilityText(ability)]}
    >
      <span className="dr-gift" data-given={given || undefined}>
        {given ? <TokenIcon of="quartz" /> : <CostIcons cost={ability.gift} />}
      </span>
      <Gist program={ability.program} silent />
      {worded && <small>{talk(programText(ability.program))}</small>}
    </Spot>
  );
}
