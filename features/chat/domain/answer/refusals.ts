import { poisoningCard } from '#knowledge/safe-use.ts';
import { restrictions, statusText, substancesCheckAgain } from '#knowledge/substances.ts';
import type { Language } from '#knowledge/types.ts';
import { mentionsAnimals, mentionsHumanMedicine } from '../question/intent.ts';
import { isForbidden, statusesOf } from '../question/substances-in-text.ts';
import { chatText } from '../text.ts';
import type { ChatBlock, ChatSentence } from '../types.ts';

const withoutSource = (text: string): ChatSentence => ({ text, sources: [] });
const withSources = (text: string, ...sources: readonly string[]): ChatSentence => ({ text, sources });

/** First aid steps, with the numbers to call. */
export const firstAid = (language: Language): readonly ChatBlock[] => {
  const say = chatText(language);
  const numbers = poisoningCard.numbers.map(({ number, name }) => `${number} (${name[language]})`).join(', ');
  return [
    { kind: 'lead', title: null, sentences: [withoutSource(say.poisonLead)] },
    {
      kind: 'do',
      title: say.titles.do,
      sentences: [
        ...poisoningCard.steps.map((step) => withSources(step[language], 'safe_use')),
        withSources(say.call(numbers), ...new Set(poisoningCard.numbers.map(({ source }) => source))),
      ],
    },
  ];
};

/** Explains why a listed substance is not advised. For one that is only restricted, gives the restriction. */
export const substanceRefusal = (names: readonly string[], language: Language): readonly ChatBlock[] => {
  const say = chatText(language);
  const sentences = names.slice(0, 3).flatMap((name): readonly ChatSentence[] => {
    const limit = restrictions[name.toLowerCase()];
    const statuses = statusesOf(name);
    if (!isForbidden(name) && limit)
      return [
        withSources(
          say.restriction(`${name[0]!.toUpperCase()}${name.slice(1)}`, limit[language]),
          'kenya_june_2025_list',
        ),
        withSources(say.refuse(name)),
      ];
    return [
      withSources(say.refuse(name)),
      ...statuses.slice(0, 2).map((status) => withSources(say.status[status], statusText[status].source)),
    ];
  });
  return sentences.length === 0
    ? []
    : [
        {
          kind: 'lead',
          title: null,
          sentences: [
            ...sentences,
            ...(names.some(isForbidden) ? [withSources(say.reportShop, 'safe_use')] : []),
            withSources(substancesCheckAgain[language], 'kenya_june_2025'),
          ],
        },
      ];
};

export const noDoseBlock = (language: Language): ChatBlock => ({
  kind: 'safe',
  title: null,
  sentences: [withSources(chatText(language).noDose, 'safe_use')],
});

/** Questions outside our scope, and who can answer them. */
export const outOfScope = (folded: string, language: Language): readonly ChatBlock[] => {
  const say = chatText(language);
  const texts = mentionsAnimals(folded)
    ? [say.animals, say.animalsGo]
    : mentionsHumanMedicine(folded)
      ? [say.people]
      : [say.elsewhere];
  return [{ kind: 'ask', title: null, sentences: texts.map((text) => withSources(text, 'safe_use')) }];
};

export const courtesyReply = (kind: 'greeting' | 'thanks', language: Language): readonly ChatBlock[] => {
  const say = chatText(language);
  return [
    {
      kind: 'lead',
      title: null,
      sentences:
        kind === 'thanks'
          ? [withoutSource(say.thanks)]
          : [withoutSource(say.greeting('Mavuno')), withoutSource(say.greetingHow)],
    },
  ];
};

/** Nothing in the books matches well enough. */
export const unsureBlocks = (language: Language): readonly ChatBlock[] => {
  const say = chatText(language);
  return [
    {
      kind: 'ask',
      title: null,
      sentences: [withoutSource(say.unsure), withSources(say.until, 'safe_use'), withoutSource(say.tellMore)],
    },
  ];
};
