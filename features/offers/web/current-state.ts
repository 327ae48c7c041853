import type { Offer } from '../contract.ts';

/** An offer past its thirty days has ended, even if this phone has not synced since. */
export const currentState = (
  { state, ends_at: end }: Pick<Offer, 'state' | 'ends_at'>,
  now = Date.now(),
): Offer['state'] => (state === 'open' && Date.parse(end) <= now ? 'ended' : state);
