import { type Refusal, say, type Text, type TextArgs } from '@stolik/engine';

/** Something a person has to be told before the program ends: one sentence, and the exit status that goes with it. */
export class Complaint extends Error {
  constructor(
    readonly status: 1 | 2,
    readonly text: Text,
  ) {
    super(text.key);
  }
}

/** The command was not given as it has to be. */
export const wrongUsage = (key: string, args?: TextArgs): Complaint => new Complaint(2, say(key, args));

/** The command was right, but the thing itself failed. */
export const failure = (key: string, args?: TextArgs): Complaint => new Complaint(1, say(key, args));

/** What the engine refuses, with its own words for the details. */
export function complaintOf(refusal: Refusal, status: 1 | 2 = 1): Complaint {
  return new Complaint(status, say(`cli-refused-${refusal.why}`, { details: refusal.message }));
}
