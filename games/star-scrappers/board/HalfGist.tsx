import { Icon } from '@stolik/ui';
import { memo, type ReactNode } from 'react';
import type { Award, HalfPower, Lasting } from '../content/effects.ts';
import { Glyph } from './art/glyphs.tsx';
import { Signs } from './Signs.tsx';

/** What half an Artifact does, in pictures: made from its program. The words are in its tooltip. */
export const HalfGist = memo(function HalfGist({ power }: { readonly power: HalfPower }): ReactNode {
  const { awards, lasting, start, onRaid } = power;
  return (
    <span className="ss-gist">
      {awards.map((award) => (
        <Scores key={award.counts + award.vp} award={award} />
      ))}
      {lasting !== null && <Lasts lasting={lasting} />}
      {start !== null && <Signs signs={start.verb.shows(start)} />}
      {onRaid !== null && (
        <>
          <Glyph name="raid" />
          <Signs signs={onRaid.verb.shows(onRaid)} />
        </>
      )}
    </span>
  );
});

function Scores({ award }: { readonly award: Award }): ReactNode {
  const signs = award.verb.shows(award);
  return (
    signs !== null && (
      <span className="ss-gist-pair">
        <Signs signs={signs} />
        <b className="ss-vp">
          {award.vp}
          <Icon name="star" size={11} />
        </b>
      </span>
    )
  );
}

export const Lasts = ({ lasting }: { readonly lasting: Lasting }): ReactNode => (
  <Signs signs={lasting.parts.flatMap(({ verb, value }) => verb.shows(value))} />
);
