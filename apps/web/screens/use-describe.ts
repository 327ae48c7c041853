import { useRefusalText } from '#kit/web/refusal.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { outboxWords } from '../outbox-words.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export interface Describe {
  /** What the farmer did. */
  what(item: Pick<ShownItem, 'name' | 'args'>): string;
  /** Why the server refused it. */
  why(refusal: NonNullable<ShownItem['refusal']>): string;
}

const commands: (typeof outboxWords)[number]['commands'] = Object.assign(
  {},
  ...outboxWords.map((part) => part.commands),
);

export const useDescribe = (): Describe => {
  const { language } = useLanguage();
  const { outbox } = useWords({ en, sw });
  const refusalText = useRefusalText(
    Object.assign({}, ...outboxWords.map((part) => part.refusals[language])),
  );
  return {
    what: ({ name, args }) =>
      commands[name]?.[language]((args ?? {}) as Record<string, unknown>) ?? outbox.unknownCommand(name),
    why: ({ code, details }) => refusalText({ code, ...(details && { details: { ...details } }) }),
  };
};
