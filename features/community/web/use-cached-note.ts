import type { CallRefused } from '#kit/web/call.ts';
import { useCommunityWords } from './words.ts';

/** Shown above a stored copy when the update failed; only a missing network is named as such. */
export const useCachedNote = (): ((refusal: Pick<CallRefused, 'code'>) => string) => {
  const { offline, failedKept } = useCommunityWords();
  return ({ code }) => (code === 'network.unreachable' ? offline : failedKept);
};
