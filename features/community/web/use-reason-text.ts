import { useWords } from '#kit/web/words.tsx';
import { moderationEn } from '../words.moderation.en.ts';
import { moderationSw } from '../words.moderation.sw.ts';
import { useCommunityWords } from './words.ts';

/** Why a text is not public, by a rule or a person; a language model's reason is shown as written. */
export const useReasonText = (): ((reason: string | null) => string) => {
  const { ask, mine } = useCommunityWords();
  const rules: Readonly<Record<string, string>> = useWords({ en: moderationEn, sw: moderationSw });
  const byStaff: Readonly<Record<string, string>> = mine.byStaff;
  return (reason) => (reason === null ? ask.guidelines : (rules[reason] ?? byStaff[reason] ?? reason));
};
