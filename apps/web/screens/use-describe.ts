import { useRefusalText } from '#kit/web/refusal.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { useOutboxTexts } from '../outbox-texts.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export interface Describe {
  /** What the farmer did. */
  what(item: Pick<OutboxItemView, 'name' | 'args'>): string;
  /** Why the server refused it. */
  why(refusal: NonNullable<OutboxItemView['refusal']>): string;
}

export const useDescribe = (): Describe => {
  const { language } = useLanguage();
  const { outbox } = useWords({ en, sw });
  const features = useOutboxTexts();
  const refusalText = useRefusalText(
    Object.assign({}, ...features.map(({ words }) => words[language]().refusals)),
  );
  return {
    what: ({ name, args }) => {
      const feature = features.find(({ commands }) => name in commands);
      return (
        feature?.commands[name]?.(
          // `defineWebFeature` checked that these words fit the feature's commands.
          feature.words[language]() as never,
          (args ?? {}) as Readonly<Record<string, unknown>>,
          language,
        ) ?? outbox.unknownCommand(name)
      );
    },
    why: ({ code, details }) => refusalText({ code, ...(details && { details: { ...details } }) }),
  };
};
