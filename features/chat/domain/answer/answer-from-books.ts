import { countyOf, type ParsedQuestion } from '../question/parse-question.ts';
import type { Ranked } from '../rank.ts';
import { chatText } from '../text.ts';
import type { ChatBlock, ChatContext, ChatFinding } from '../types.ts';
import { certaintyOf, MIN_ANSWER_CERTAINTY, MIN_SURE_CERTAINTY } from './certainty.ts';
import { collapseLongAnswer } from './collapse-long-answer.ts';
import { secondTopicBlock, composeBlocks, cropHealthCategories } from './compose-blocks.ts';
import { directFirst } from './direct.ts';
import {
  fieldsAnswer,
  emptyAnswer,
  pricesAnswer,
  sprayAnswer,
  type FarmAnswer,
  plantingWindowAnswer,
} from './farm-tools.ts';
import type { AnswerDraft } from './finish-answer.ts';
import { noDoseBlock, substanceRefusal, unsureBlocks } from './refusals.ts';
import { clarifyBetween, cropOf, inSentence, rivalOf, titleOf } from './titles.ts';

/** What the best match is called, and how sure that is. */
const findingOf = (
  { language, entities }: ParsedQuestion,
  { doc, isNamed }: Ranked,
  rival: Ranked | null,
): ChatFinding => ({
  name: doc.kind === 'condition' ? titleOf(doc, language) : doc.title[language],
  alternative: rival && titleOf(rival.doc, language),
  certainty: doc.kind !== 'condition' || isNamed ? 'named' : rival ? 'maybe' : 'likely',
  crop: cropOf(doc, entities.crops),
});

const leadBlock = (
  parsed: ParsedQuestion,
  [first]: readonly Ranked[],
  finding: ChatFinding,
  certainty: number,
): readonly ChatBlock[] => {
  if (!first) return [];
  const phrases = chatText(parsed.language);
  const { name, alternative } = finding;
  const text =
    finding.certainty === 'named'
      ? /[?!.]$/.test(name)
        ? name
        : `${name}.`
      : alternative
        ? phrases.maybe(inSentence(name), inSentence(alternative))
        : phrases.likely(inSentence(name));
  const firstSources = first.doc.points.slice(0, 1).flatMap(({ sources }) => sources);
  return [
    {
      kind: 'lead',
      title: null,
      sentences: [
        { text, sources: first.doc.kind === 'condition' ? firstSources : [] },
        ...(certainty < MIN_SURE_CERTAINTY ? [{ text: phrases.weak, sources: [] }] : []),
      ],
    },
  ];
};

/** Maximum sentences of a second topic. It is always collapsed. */
const MAX_ADDED_SENTENCES = 4;
const MIN_SECOND_SHARE = 0.45;
const MIN_PHRASE_WEIGHT = 1.2;
const MIN_GENERIC_PHRASE_WEIGHT = 2;
const MIN_PAGE_SHARE = 0.75;
const MIN_LINKED_SHARE = 0.45;
/**
 * A second topic that the question also asks for: the page of a condition that the first topic compares with
 * others, or another document with a similar score whose phrases or terms are in the question.
 */
const secondTopicOf = ({ ranked }: ParsedQuestion): Ranked | null => {
  const [first, ...others] = ranked;
  if (!first) return null;
  const isHealthTopic = first.doc.kind === 'topic' && cropHealthCategories.has(first.doc.category);
  const linked = isHealthTopic
    ? others.find(
        ({ doc, score }) => first.doc.relatedIds.includes(doc.id) && score > MIN_LINKED_SHARE * first.score,
      )
    : undefined;
  return (
    linked ??
    others.find(({ doc, score, phrases, covered, intentWeight }) => {
      if (doc.kind === 'lesson') return false;
      if (doc.kind === 'condition') return isHealthTopic && score > MIN_PAGE_SHARE * first.score;
      // A topic for any crop adds nothing to the same topic for this crop.
      if (
        doc.category === first.doc.category &&
        doc.crops === 'any' &&
        first.doc.crops !== 'any' &&
        phrases < MIN_GENERIC_PHRASE_WEIGHT
      )
        return false;
      return (
        score > MIN_SECOND_SHARE * first.score &&
        (phrases > 0.6 || covered > 0.6) &&
        (intentWeight > 0 || phrases >= MIN_PHRASE_WEIGHT)
      );
    }) ??
    null
  );
};

/** Matches a request for a price itself, not only whether to sell. */
const ASKS_PRICE = /\b(?:prices?|bei)\b/;
const farmAnswerFor = (parsed: ParsedQuestion, context: ChatContext): FarmAnswer => {
  const { intent } = parsed.intentResult;
  const { language, entities } = parsed;
  if (intent === 'planting')
    return plantingWindowAnswer(countyOf(entities, context), context.today, language);
  if (intent === 'price')
    return context.prices.length > 0 || ASKS_PRICE.test(parsed.folded)
      ? pricesAnswer(context, entities, language)
      : emptyAnswer;
  if (intent === 'water')
    return context.fields.some(({ view }) => view !== null)
      ? fieldsAnswer(context, entities, language)
      : emptyAnswer;
  return (intent === 'pest' || intent === 'disease' || intent === 'safe_use') &&
    /\b(?:spray|dawa)|nyunyiz|puliz/.test(parsed.folded)
    ? sprayAnswer(context, language)
    : emptyAnswer;
};

const MIN_MAIN_SHARE = 0.6;
const MAX_NARROW_CROPS = 3;
/** Prefers the crop's own page to one for all crops if it scores at least this share. */
const MIN_CROP_PAGE_SHARE = 0.85;
/**
 * When scores are close, prefers the page of a condition to a topic that compares conditions: a page on
 * particular crops if the topic covers many, else the page that the question names.
 */
const mainFirst = (ranked: readonly Ranked[]): readonly Ranked[] => {
  const [first] = ranked;
  if (!first || first.doc.kind !== 'topic' || !cropHealthCategories.has(first.doc.category)) return ranked;
  const isBroad = first.doc.crops === 'any' || first.doc.crops.length > MAX_NARROW_CROPS;
  const near = ranked.filter(
    ({ doc, score }) => doc.kind === 'condition' && score > MIN_MAIN_SHARE * first.score,
  );
  const named = near.find(({ isNamed }) => isNamed);
  const page =
    near.find(
      ({ doc, score }) =>
        doc.crops !== 'any' &&
        (isBroad || (named !== undefined && score >= MIN_CROP_PAGE_SHARE * named.score)),
    ) ?? (isBroad ? undefined : named);
  return page ? [page, ...ranked.filter((one) => one !== page)] : ranked;
};

/** Answers a question that only asks for a dose: gives no dose, but the safety rule and where to find it. */
const answerDose = ({ ranked, language, question }: ParsedQuestion): AnswerDraft => {
  const rule = ranked.find(({ doc }) => doc.category === 'safe-use');
  return {
    blocks: [
      noDoseBlock(language),
      ...(rule ? composeBlocks({ doc: rule.doc, question, language, county: null, maxSentences: 6 }) : []),
    ],
    about: rule?.doc.id ?? null,
    intent: 'safe_use',
  };
};

/** Below this certainty, offering two guesses to choose from does not help. */
const MIN_CLARIFY_CERTAINTY = 0.15;

/**
 * Answers from the books: the best match, a second topic if the question also asks for it, and data from the
 * farm's records.
 */
export const answerFromBooks = (parsed: ParsedQuestion, context: ChatContext): AnswerDraft => {
  const reordered = { ...parsed, ranked: mainFirst(parsed.ranked) };
  const { ranked, language, question, entities } = reordered;
  const county = countyOf(entities, context);
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const [first] = ranked;
  if ((!first || certainty < MIN_ANSWER_CERTAINTY) && reordered.safety.includes('dose_asked'))
    return answerDose(reordered);
  if (!first || certainty < MIN_ANSWER_CERTAINTY)
    return {
      blocks: unsureBlocks(language),
      isUnsure: true,
      certainty,
      clarify:
        certainty >= MIN_CLARIFY_CERTAINTY &&
        ranked[0]?.doc.kind === 'condition' &&
        ranked[1]?.doc.kind === 'condition'
          ? clarifyBetween(ranked[0].doc, ranked[1].doc, reordered)
          : null,
    };
  const rival = rivalOf(reordered);
  const finding = findingOf(reordered, first, rival);
  const second = secondTopicOf(reordered);
  const farmAnswer = farmAnswerFor(reordered, context);
  const composeInput = { doc: first.doc, question, language, county };
  const main = directFirst(composeInput, composeBlocks(composeInput));
  const added = second
    ? secondTopicBlock({ ...composeInput, doc: second.doc }, main, MAX_ADDED_SENTENCES)
    : [];
  const dose = reordered.safety.includes('dose_asked') ? [noDoseBlock(language)] : [];
  return {
    blocks: [
      ...leadBlock(reordered, ranked, finding, certainty),
      ...dose,
      ...farmAnswer.blocks,
      ...collapseLongAnswer([...main, ...added.map((block) => ({ ...block, isMore: true as const }))]),
    ],
    sources: farmAnswer.sources,
    about: first.doc.id,
    finding,
    certainty,
    isUnsure: certainty < MIN_SURE_CERTAINTY,
    clarify: rival ? clarifyBetween(first.doc, rival.doc, reordered) : null,
  };
};

/**
 * Answers questions about banned or restricted products: why not to use them, then alternatives, but nothing
 * about how to use the product.
 */
export const answerBannedProduct = (parsed: ParsedQuestion, context: ChatContext): AnswerDraft => {
  const { language, entities, ranked } = parsed;
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const useful = ranked.filter(
    ({ doc, intentWeight, phrases, isNamed }) =>
      (intentWeight > 0 || phrases >= 1 || isNamed) &&
      (doc.kind === 'condition' ||
        doc.category === 'pest-management' ||
        doc.category === 'weeds' ||
        doc.category === 'storage'),
  );
  // Prefers a page about the problem: how to read a label does not help against termites.
  const first = useful[0] ?? ranked.find(({ doc }) => doc.category === 'safe-use');
  const alternativeBlocks =
    first && certainty >= MIN_ANSWER_CERTAINTY / 2
      ? composeBlocks({
          doc: first.doc,
          question: parsed.question,
          language,
          county: countyOf(entities, context),
          maxSentences: 8,
        }).filter(
          ({ kind }) =>
            kind === 'do' || kind === 'low_cost' || (kind === 'confirm' && first.doc.kind === 'condition'),
        )
      : [];
  const refusalBlocks = substanceRefusal(entities.substances, language);
  const titled = alternativeBlocks.map((block, i) =>
    i === 0 ? { ...block, title: chatText(language).instead } : block,
  );
  return {
    blocks: [...refusalBlocks, ...titled, noDoseBlock(language)],
    about: first?.doc.id ?? null,
    certainty,
    intent: 'safe_use',
  };
};
