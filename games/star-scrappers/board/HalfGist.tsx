import { say } from '@stolik/engine';
import { Icon } from '@stolik/ui';
import { Fragment, memo, type ReactNode } from 'react';
import type { Award, CrystalFilter, Effect, HalfPower, Lasting } from '../content/effects.ts';
import { Glyph } from './art/glyphs.tsx';
import { Cut, Hex, Mark } from './art/pictures.tsx';
import { useTalk } from './scene.tsx';

/** What half an Artifact does, in pictures: made from its program. The words are in its tooltip. */
export const HalfGist = memo(function HalfGist({ power }: { readonly power: HalfPower }): ReactNode {
  const { awards, lasting, start, onRaid, onRaided } = power;
  return (
    <span className="ss-gist">
      {awards.filter(isMain).map((award) => (
        <span key={award.counts + award.vp} className="ss-gist-pair">
          <Counted award={award} />
          <Points vp={award.vp} />
        </span>
      ))}
      {lasting !== null && <Lasts lasting={lasting} />}
      {start !== null && <Does effect={start} />}
      {onRaid !== null && <Glyph name="raid" />}
      {onRaid === 'raid-another' ? <Words of="raids" /> : onRaid !== null && <Does effect={onRaid} />}
      {onRaided > 0 && <Glyph name="base" />}
    </span>
  );
});

/** A bonus for all colours is left to the tooltip. */
const isMain = ({ counts }: Award): boolean => counts !== 'all-colours';

const Points = ({ vp }: { readonly vp: number }): ReactNode => (
  <b className="ss-vp">
    {vp}
    <Icon name="star" size={11} />
  </b>
);

const Less = ({ amount }: { readonly amount: number }): ReactNode => <b className="ss-less">−{amount}</b>;

function Words({ of }: { readonly of: string }): ReactNode {
  const talk = useTalk();
  return <span>{talk(say(`half-gist-${of}`))}</span>;
}

/** Two cuts for "any colour": their shapes differ most. */
const ANY = [2, 4] as const;

function Counted({ award }: { readonly award: Award }): ReactNode {
  switch (award.counts) {
    case 'crystals':
      return <Crystals filter={award.crystals} group={award.group} />;
    case 'totems':
      return <Glyph name="totem" />;
    case 'artifacts':
      return <Glyph name="artifact" />;
    case 'colours':
    case 'all-colours':
      return <Cuts />;
    case 'hand':
      return <Glyph name="hand" />;
    case 'leader-level':
      return <Icon name="crown" size={16} />;
  }
}

const Cuts = (): ReactNode => (
  <span className="ss-dots">
    {ANY.map((colour) => (
      <Cut key={colour} colour={colour} className="ss-dot" />
    ))}
  </span>
);

function Crystals({ filter, group }: { readonly filter: CrystalFilter; readonly group: number }): ReactNode {
  if (filter.colour === 'best')
    return (
      <span className="ss-dots">
        <Cut colour={2} className="ss-dot" />
        <Cut colour={2} className="ss-dot" />
      </span>
    );
  if (filter.symbol) return <Mark colour={5} className="ss-dot" />;
  if (filter.caveIn) return <Icon name="rocks" size={16} />;
  const costs = filter.cost === null || filter.cost === 'same' ? [null] : filter.cost;
  return (
    <>
      {group > 1 && <span>{group}×</span>}
      {costs.map((cost) => (
        <Hex key={cost}>{cost}</Hex>
      ))}
    </>
  );
}

export function Lasts({ lasting }: { readonly lasting: Lasting }): ReactNode {
  return (
    <>
      {lasting.collectDiscount > 0 && (
        <>
          <Glyph name="artifact" />
          <Less amount={lasting.collectDiscount} />
        </>
      )}
      {lasting.recruitDiscount > 0 && (
        <>
          <Glyph name="card" />
          <Less amount={lasting.recruitDiscount} />
        </>
      )}
      {lasting.mineDiscounts.map(({ amount, cost }) => (
        <Fragment key={amount}>
          {(cost ?? [null]).map((one) => (
            <Hex key={one}>{one}</Hex>
          ))}
          <Less amount={amount} />
        </Fragment>
      ))}
      {lasting.totemDiscount > 0 && (
        <>
          <Glyph name="totem" />
          <Less amount={lasting.totemDiscount} />
        </>
      )}
      {lasting.repeat && <Words of="same" />}
      {lasting.offColour > 0 && (
        <>
          <Glyph name="card" />
          <Cuts />
        </>
      )}
      {lasting.doubled !== null && (
        <>
          <Mark colour={lasting.doubled} className="ss-dot" />
          <b>×2</b>
        </>
      )}
      {lasting.scrapes.length > 0 && (
        <>
          <Glyph name="pick" />
          <b>+1</b>
        </>
      )}
      {lasting.second && <Words of="instead" />}
      {lasting.protects && <Glyph name="shield" />}
    </>
  );
}

function Does({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.does) {
    case 'take-crystal':
      return <Crystals filter={effect.crystals} group={1} />;
    case 'take-from-docks':
      return (
        <>
          <Glyph name="start" />
          <Glyph name="card" />
          <b>{effect.level}</b>
        </>
      );
    case 'take-from-base':
      return (
        <>
          <Glyph name="start" />
          <Glyph name="base" />
          <Glyph name="hand" />
        </>
      );
    default:
      return null;
  }
}
