import { say } from '@stolik/engine';
import { useSay, useScreen } from '@stolik/ui';
import type { ReactNode } from 'react';
import { Sign } from './art/pictures.tsx';

interface NumbersProps {
  readonly label: string;
  /** What is counted. */
  readonly unit?: 'florins' | 'citizens' | 'cubes';
  readonly least?: number;
  readonly most: number;
  readonly now: number;
  /** The number of the answered offer, struck where it was changed. */
  readonly was?: number | null;
  onNumber(number: number): void;
}

/** A number of a letter, and what it counts. */
export function Numbers(props: NumbersProps): ReactNode {
  const talk = useSay();
  const phone = useScreen() === 'phone';
  const { label, unit = 'florins' } = props;
  return (
    <fieldset className="ar-letter-numbers">
      <legend className="sr-only">{label}</legend>
      <span className="ar-letter-unit" aria-hidden="true">
        {unit === 'florins' && <Sign name="coin" />}
        {talk(say('letter-unit', { unit }))}
      </span>
      <div>{phone ? <Counted {...props} /> : <Row {...props} />}</div>
    </fieldset>
  );
}

/** A phone has room for a line: less, more, and a good deal more; the number between them. */
function Counted({ label, least = 0, most, now, was = null, onNumber }: NumbersProps): ReactNode {
  const talk = useSay();
  const step = (by: number, sign: string): ReactNode => (
    <button
      type="button"
      disabled={now + by < least || now + by > most}
      onClick={() => onNumber(now + by)}
      aria-label={talk(say('letter-beyond', { label, number: now + by }))}
    >
      {sign}
    </button>
  );
  return (
    <>
      {step(-1, '−')}
      <output>
        {was !== null && was !== now && <s>{was}</s>}
        <b>{now}</b>
      </output>
      {step(1, '+')}
      {most >= STEP && step(STEP, `+${STEP}`)}
    </>
  );
}
const STEP = 5;

/** Larger sums are rare, and a letter should not be a table of numbers: beyond this they are counted up. */
const LONGEST = 8;

/** A few numbers, and a plus for more: the last of them counts up, so that nothing moves under the finger. */
function Row({ label, least = 0, most, now, was = null, onNumber }: NumbersProps): ReactNode {
  const talk = useSay();
  const few = Array.from({ length: Math.max(0, Math.min(most + 1, LONGEST) - least) }, (_, at) => at + least);
  const last = Math.max(now, LONGEST);
  const numbers = [
    ...new Set([...few, ...(was !== null && was > LONGEST ? [was] : []), ...(most < LONGEST ? [] : [last])]),
  ];
  return (
    <>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === now}
          data-was={(number === was && number !== now) || undefined}
          onClick={() => onNumber(number)}
        >
          {number}
        </button>
      ))}
      {most > LONGEST && (
        <button
          type="button"
          disabled={now === most}
          onClick={() => onNumber(last + 1)}
          aria-label={talk(say('letter-beyond', { label, number: last + 1 }))}
        >
          +
        </button>
      )}
    </>
  );
}
