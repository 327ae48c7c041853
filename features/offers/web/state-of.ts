import type { Offer } from '../contract.ts';

/** What is past its thirty days has ended, also where this phone has not heard it yet. */
export const stateOf = (
  { state, ends_at: end }: Pick<Offer, 'state' | 'ends_at'>,
  now = Date.now(),
): Offer['state'] => (state === 'open' && Date.parse(end) <= now ? 'ended' : state);
