import { use } from 'react';
import type { OutboxText } from '#kit/web/feature.ts';
import type { Language } from '#kit/web/words.tsx';
import { web } from './compose.ts';

/** Loaded once, when the outbox screen first opens. A failed load is retried at the next opening. */
let loading: Promise<readonly OutboxText[]> | null = null;

/** The outbox texts of all features; suspends until they are loaded. */
export const useOutboxTexts = (): readonly OutboxText[] =>
  use(
    (loading ??= web.outboxText().catch((error: unknown) => {
      loading = null;
      throw error;
    })),
  );

/** "3 crops"; null if no feature counts rows of this kind. */
export const countedText = (
  texts: readonly OutboxText[],
  language: Language,
  kind: string,
  n: number,
): string | null => {
  const feature = texts.find(({ counted }) => counted && kind in counted);
  // `defineOutboxText` checked that these words fit the feature's texts.
  return feature?.counted?.[kind]?.(feature.words[language]() as never, n) ?? null;
};
