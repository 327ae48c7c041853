import { refuse } from '#kit/pure/result.ts';
import { tryLimits } from '../../domain/tries.ts';
import type { Tries } from '../tries.ts';

export const tooMany = refuse('people.too_many_tries', { minutes: tryLimits.passwordHere.minutes });

/**
 * Counts one password try for an account, from this network address and from anywhere. All password prompts
 * share the count.
 */
export const mayTryPassword = async (tries: Tries, email: string, address: string): Promise<boolean> =>
  (await tries.take(tryLimits.passwordHere, 'password', email, address)) &&
  tries.take(tryLimits.passwordAnywhere, 'password-anywhere', email);

export const passwordWasRight = async (tries: Tries, email: string, address: string): Promise<void> => {
  await tries.forget('password', email, address);
  await tries.forget('password-anywhere', email);
};
