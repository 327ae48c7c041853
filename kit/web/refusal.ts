import type { CallRefused } from './call.ts';
import { useWords } from './words.tsx';
import { en } from './words.ui.en.ts';
import { sw } from './words.ui.sw.ts';

type Sentence = string | ((details: Record<string, string | number>) => string);
type Refusal = Pick<CallRefused, 'code' | 'details'>;

const sentenceIn = (
  words: Readonly<Record<string, unknown>>,
  { code, details = {} }: Refusal,
): string | null => {
  const found = words[code] as Sentence | undefined;
  return typeof found === 'function' ? found(details) : (found ?? null);
};

/**
 * Returns the text of a refusal. The feature's own `refusals` take precedence over those that every call may
 * return.
 */
export const useRefusalText = (
  own: Readonly<Record<string, unknown>> = {},
): ((refusal: Refusal) => string) => {
  const words = useWords({ en, sw });
  return (refusal) =>
    sentenceIn(own, refusal) ?? sentenceIn(words.refusals, refusal) ?? words.refusalUnknown(refusal.code);
};
