import type { ComponentProps, ReactNode } from 'react';
import { type Called, useCall } from '../table/table-context.ts';

export interface SectionProps extends ComponentProps<'section'> {
  readonly label: Called;
}

/** A part of the page that has a name for those who cannot see where it begins. What is walked through by arrows is a `Zone`. */
export const Section = ({ label, ...rest }: SectionProps): ReactNode => (
  <section aria-label={useCall()(label)} {...rest} />
);
