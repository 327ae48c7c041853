import { tokenizeDocument, searchIndex } from '#kit/pure/search/search-index.ts';
import type { ConditionKey } from '#knowledge/books.ts';
import { substancesIn } from '#knowledge/substances.ts';
import type { Condition } from '#knowledge/types.ts';
import { farmVocabulary } from './features.ts';
import type { AnswerSource, Passage, PreliminaryAnswer } from './types.ts';

const MAX_SYMPTOMS = 2;
const MAX_ACTIONS = 3;
const MAX_SOURCES = 4;

const toPassage =
  (part: Passage['part']) =>
  (text: Passage['text']): Passage => ({ part, text });

/** The symptoms that the question mentions, in the order of the book. */
const symptomsFor = ({ symptoms }: Condition, question: string): readonly Passage[] => {
  const matching = searchIndex(
    symptoms.map((text) =>
      tokenizeDocument({ key: text, fields: [{ text: `${text.en} ${text.sw}`, weight: 1 }] }, farmVocabulary),
    ),
    farmVocabulary,
  )
    .search(question, MAX_SYMPTOMS)
    .map(({ key }) => key);
  return symptoms
    .filter((text, i) => (matching.length > 0 ? matching.includes(text) : i < MAX_SYMPTOMS))
    .map(toPassage('symptoms'));
};

/** Loaded separately: they belong to the books. */
const sourcesOf = async (page: Condition): Promise<readonly AnswerSource[]> => {
  const { sources } = await import('#knowledge/sources.ts');
  return [...new Set(page.sources)].slice(0, MAX_SOURCES).map((id) => {
    const { title, publisher, basis, ...rest } = sources[id];
    return { title, publisher, basis, ...('url' in rest && rest.url ? { url: rest.url } : {}) };
  });
};

/**
 * Sentences of one page, word for word. Leaves out chemicals: products and doses are on the label and on the
 * page.
 */
export const quotePage = async (page: Condition, question: string): Promise<PreliminaryAnswer> => ({
  condition: page.key as ConditionKey,
  path: `/conditions/${page.key as ConditionKey}`,
  name: page.name,
  passages: [
    ...symptomsFor(page, question),
    ...page.immediateActions
      .filter(({ en }) => substancesIn(en).length === 0)
      .slice(0, MAX_ACTIONS)
      .map(toPassage('immediateActions')),
  ],
  sources: await sourcesOf(page),
});
