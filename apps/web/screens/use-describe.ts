import { useRefusalText } from '#kit/web/refusal.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { outboxWords } from '../outbox-words.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';

export interface Describe {
  /** What the farmer did. */
  what(item: Pick<ShownItem, 'name' | 'args'>): string;
  /** Why the server refused it. */
  why(refusal: NonNullable<ShownItem['refusal']>): string;
  /** What another phone had set, and this replaced. */
  replaced(values: NonNullable<ShownItem['replaced']>): string;
}

const commands: (typeof outboxWords)[number]['commands'] = Object.assign({}, ...outboxWords.map((part) => part.commands));

/** Columns that hold the farmer's own words; others hold keys and numbers that only their feature can say. */
const WRITTEN = ['name', 'description', 'notes', 'location_description', 'variety', 'product'] as const;

export const useDescribe = (): Describe => {
  const { language } = useLanguage();
  const { outbox } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const refusalText = useRefusalText(Object.assign({}, ...outboxWords.map((part) => part.refusals[language])));
  return {
    what: ({ name, args }) => commands[name]?.[language]((args ?? {}) as Record<string, unknown>) ?? outbox.unknownCommand(name),
    replaced: (values) => {
      const written = WRITTEN.map((column) => values[column]).find((value) => typeof value === 'string' && value !== '');
      return written === undefined ? more.replacedUnnamed : more.replaced(String(written));
    },
    why: ({ code, details }) => refusalText({ code, ...(details && { details: { ...details } }) }),
  };
};
