import { useWords } from '#kit/web/words.tsx';
import { moderationEn } from '../words.moderation.en.ts';
import { moderationSw } from '../words.moderation.sw.ts';
import { useCommunityWords } from './words.ts';

/**
 * Why a text is not shown, by the rules or by a person; what a language model says of it stands as it is
 * written.
 */
export const useReasonText = (): ((reason: string | null) => string) => {
  const { ask, mine } = useCommunityWords();
  const rules: Readonly<Record<string, string>> = useWords({ en: moderationEn, sw: moderationSw });
  const byStaff: Readonly<Record<string, string>> = mine.byStaff;
  return (reason) => (reason === null ? ask.guidelines : (rules[reason] ?? byStaff[reason] ?? reason));
};
