import { say } from '@stolik/engine';
import { Icon, Spot, Token, useSay, Zone } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import { colourOf, costOf, HAS_SYMBOL, UNSTABLE, VP } from '../content/catalogue.ts';
import { MINE_ROWS, ROW_OF_SLOT } from '../content/tables.ts';
import { type Colour, type Crystal, colourName, EMPTY } from '../pieces.ts';
import { crystalColour, mineCost } from '../rules/terms.ts';
import { colourText } from '../words/phrases.ts';
import { Cut, Hex, Mark } from './art/pictures.tsx';
import { useScene } from './scene.tsx';

/** How much larger a crystal is drawn, by row: the deeper the dearer. */
const SCALES = [0.84, 0.92, 1, 1.14];

/** The Mine: a pit that narrows downwards, each row with its stack. */
export const Mine = memo(function Mine(): ReactNode {
  const { state, payer, terms, subject } = useScene();
  const talk = useSay();
  return (
    <Zone label={say('board-mine')} className="ss-mine">
      {MINE_ROWS.map(({ cost }, row) => (
        <div className="ss-mine-row" key={cost} data-depth={row + 1}>
          {state.mine.map((crystal, slot) =>
            ROW_OF_SLOT[slot] !== row ? null : crystal === EMPTY ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
                key={`slot-${slot}`}
                className="ss-hollow"
                style={{ '--k': SCALES[row] }}
                title={talk(say('board-slot-empty'))}
              />
            ) : (
              <Gem
                key={crystal}
                crystal={crystal}
                scale={SCALES[row] ?? 1}
                from={`mine-${cost}`}
                colour={crystalColour(payer, crystal)}
                cost={mineCost(payer, crystal, terms)}
                selected={subject === crystal}
              />
            ),
          )}
          <GemStack cost={cost} count={state.crystalStacks[row]?.length ?? 0} />
        </div>
      ))}
    </Zone>
  );
});

interface GemProps {
  readonly crystal: Crystal;
  readonly scale: number;
  readonly from: string;
  /** As this chair would mine it now. */
  readonly colour: Colour;
  readonly cost: number;
  readonly selected: boolean;
}

/** A crystal with its price for this chair, its points and its marks. */
const Gem = memo(function Gem({ crystal, scale, from, colour, cost, selected }: GemProps): ReactNode {
  const printed = colourOf(crystal);
  const cheaper = cost < costOf(crystal);
  const args = { crystal: { piece: crystal }, cost, colour: colourText(colour) };
  const name =
    colour !== printed
      ? say('spot-crystal-colour', args)
      : cheaper
        ? say('spot-crystal-now', args)
        : say('option-crystal', args);
  return (
    <Spot target={crystal} shape="token" name={name} from={from} selected={selected} dark>
      <Token
        className={colour === printed ? 'ss-gem' : 'ss-gem ss-gem-changed'}
        tint={colourName(colour)}
        scale={scale}
        art={<Cut colour={colour} />}
        cost={cheaper ? <span className="ss-cheaper">{cost}</span> : cost}
        worth={VP[crystal]}
        points
        left={UNSTABLE[crystal] ? <CaveMark /> : undefined}
        right={HAS_SYMBOL[crystal] ? <SymbolMark colour={printed} /> : undefined}
      />
    </Spot>
  );
});

const CaveMark = (): ReactNode => (
  <span className="ss-cave">
    <Icon name="rocks" size={12} />
  </span>
);

/** The faction's mark that counts for sets: always the printed one (SS-1.5). */
const SymbolMark = ({ colour }: { readonly colour: Colour }): ReactNode => (
  <span className="ss-symbol">
    <Mark colour={colour} />
  </span>
);

const GemStack = memo(function GemStack({ cost, count }: { readonly cost: number; readonly count: number }): ReactNode {
  return (
    <Spot
      target={`mine-${cost}`}
      shape="token"
      name={say('board-stack-crystals', { cost, count })}
      className="ss-gem-stack"
      explain={[say('explain-stack'), say('explain-stack-empties')]}
      still
      dark
    >
      <span data-place={`mine-${cost}`} data-empty={count === 0 || undefined}>
        <Hex>{count}</Hex>
      </span>
    </Spot>
  );
});
