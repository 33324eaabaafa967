/** Of things that are done one after another: this one is behind, it is being done, or it is still to come. */
export type When = 'done' | 'now' | 'later';

export const whenOf = (step: number, now: number): When => (step < now ? 'done' : step === now ? 'now' : 'later');
