/** JSON that this house has written itself: in its store, for its threads and for the nodes beside it. What others send is looked at (`protocol/`), hence the one cast. */
export const ownJson = <T>(text: string): T => JSON.parse(text) as T;
