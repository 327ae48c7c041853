import type { CallRefused } from '#kit/web/call.ts';
import { useCommunityWords } from './words.ts';

/** Above what this phone kept, when the newest did not come: only a missing network is called one. */
export const useCachedNote = (): ((refusal: Pick<CallRefused, 'code'>) => string) => {
  const { offline, failedKept } = useCommunityWords();
  return ({ code }) => (code === 'network.unreachable' ? offline : failedKept);
};
