import { useSyncExternalStore } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { targetOf } from '../outbox/item.ts';
import { useSpeech, type Columns, type Speech } from '../outbox/speech.ts';
import { titleOf } from '../outbox/titles.ts';
import { outboxWords } from '../outbox-words.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export interface Describe {
  /** What the farmer did, with the name of the thing. */
  what(item: Pick<ShownItem, 'name' | 'args' | 'minds' | 'row'>): string;
  /** Why the server refused it. */
  why(refusal: NonNullable<ShownItem['refusal']>): string;
  readonly speech: Speech;
}

const commands: (typeof outboxWords)[number]['commands'] = Object.assign({}, ...outboxWords.map((part) => part.commands));

export const useDescribe = (): Describe => {
  const { language } = useLanguage();
  const { outbox } = useWords({ en, sw });
  const store = useStore();
  const view = useSyncExternalStore(store.subscribe, () => store.snapshot().view);
  const speech = useSpeech((kind, id) => view.get(kind, id) as Columns | undefined);
  const refusalText = useRefusalText(Object.assign({}, ...outboxWords.map((part) => part.refusals[language])));
  return {
    speech,
    what: (item) => {
      const target = targetOf(item, speech);
      const title = target?.known ? titleOf(target.kind, target.known, speech) : null;
      const args = (item.args ?? {}) as Record<string, unknown>;
      const said = commands[item.name]?.[language](title === null ? args : { ...args, name: title }) ?? outbox.unknownCommand(item.name);
      return title === null || said.includes(title) ? said : `${said}: ${title}`;
    },
    why: ({ code, details }) => refusalText({ code, ...(details && { details: { ...details } }) }),
  };
};
