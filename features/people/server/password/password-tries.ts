import { refuse } from '#kit/pure/result.ts';
import { tryLimits } from '../../domain/tries.ts';
import type { AttemptLimiter } from '../attempt-limiter.ts';

export const tooManyTries = refuse('people.too_many_tries', {
  minutes: tryLimits.passwordPerNetwork.minutes,
});

/**
 * Counts one password try for an account, from this network address and from anywhere. All password prompts
 * share the count.
 */
export const mayTryPassword = async (
  tries: AttemptLimiter,
  email: string,
  address: string,
): Promise<boolean> =>
  (await tries.consume(tryLimits.passwordPerNetwork, 'password', email, address)) &&
  tries.consume(tryLimits.passwordPerAccount, 'password-anywhere', email);

export const resetPasswordTries = async (
  tries: AttemptLimiter,
  email: string,
  address: string,
): Promise<void> => {
  await tries.reset('password', email, address);
  await tries.reset('password-anywhere', email);
};
