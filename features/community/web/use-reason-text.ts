import { useWords } from '#kit/web/words.tsx';
import { moderationEn } from '../words-moderation.en.ts';
import { moderationSw } from '../words-moderation.sw.ts';
import { useCommunityWords } from './words.ts';

/** Why a text is not shown; a moderator's own words stand as they are written. */
export const useReasonText = (): ((reason: string | null) => string) => {
  const { ask } = useCommunityWords();
  const words: Readonly<Record<string, string>> = useWords({ en: moderationEn, sw: moderationSw });
  return (reason) => (reason === null ? ask.guidelines : words[reason] ?? reason);
};
