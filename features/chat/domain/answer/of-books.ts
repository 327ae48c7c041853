import { countyOf, type Reading } from '../question/reading.ts';
import type { Ranked } from '../rank.ts';
import { chatText } from '../text.ts';
import type { ChatBlock, ChatContext } from '../types.ts';
import { certaintyOf, ENOUGH, SURE } from './certainty.ts';
import { addedBlock, blocksOf, cures } from './compose.ts';
import { directFirst } from './direct.ts';
import { foldMore } from './fold-more.ts';
import type { Made } from './made.ts';
import {
  fieldsAnswer,
  nothing,
  pricesAnswer,
  sprayAnswer,
  type FarmAnswer,
  plantingWindowAnswer,
} from './own-farm.ts';
import { noDose, refused, unsure } from './refusals.ts';
import { clarifyBetween, inSentence, rivalOf, titleOf } from './titles.ts';

const lead = (
  reading: Reading,
  [first]: readonly Ranked[],
  rival: Ranked | null,
  certainty: number,
): readonly ChatBlock[] => {
  if (!first) return [];
  const say = chatText(reading.language);
  const name = titleOf(first.doc, reading.language);
  const head = first.doc.kind === 'condition' ? name : first.doc.title[reading.language];
  const text =
    first.doc.kind !== 'condition' || first.isNamed
      ? /[?!.]$/.test(head)
        ? head
        : `${head}.`
      : rival
        ? say.maybe(inSentence(name), inSentence(titleOf(rival.doc, reading.language)))
        : say.likely(inSentence(name));
  const its = first.doc.points.slice(0, 1).flatMap(({ sources }) => sources);
  return [
    {
      kind: 'lead',
      title: null,
      sentences: [
        { text, sources: first.doc.kind === 'condition' ? its : [] },
        ...(certainty < SURE ? [{ text: say.weak, sources: [] }] : []),
      ],
    },
  ];
};

/** Maximum sentences of a second topic: collapsed, or in a short answer. */
const ADDED = 4;
const SECOND = 0.45;
const SPOKEN = 1.2;
const SPECIAL = 2;
const PAGE = 0.75;
const LINKED = 0.45;
/**
 * A second topic that the question also asks for: the page of a condition behind a comparing topic, or
 * another close match that is mentioned.
 */
const secondOf = ({ ranked }: Reading): Ranked | null => {
  const [first, ...others] = ranked;
  if (!first) return null;
  const tells = first.doc.kind === 'topic' && cures.has(first.doc.category);
  const linked = tells
    ? others.find(({ doc, score }) => first.doc.relatedIds.includes(doc.id) && score > LINKED * first.score)
    : undefined;
  return (
    linked ??
    others.find(({ doc, score, phrases, covered, wish: request }) => {
      if (doc.kind === 'lesson') return false;
      if (doc.kind === 'condition') return tells && score > PAGE * first.score;
      // A topic for any crop adds nothing to the same topic for this crop.
      if (
        doc.category === first.doc.category &&
        doc.crops === 'any' &&
        first.doc.crops !== 'any' &&
        phrases < SPECIAL
      )
        return false;
      return (
        score > SECOND * first.score && (phrases > 0.6 || covered > 0.6) && (request > 0 || phrases >= SPOKEN)
      );
    }) ??
    null
  );
};

/** Matches a request for a price itself, not only whether to sell. */
const PRICE = /\b(?:prices?|bei)\b/;
const toolsFor = (reading: Reading, context: ChatContext): FarmAnswer => {
  const { intent } = reading.judged;
  const { language, entities } = reading;
  if (intent === 'planting')
    return plantingWindowAnswer(countyOf(entities, context), context.today, language);
  if (intent === 'price')
    return context.prices.length > 0 || PRICE.test(reading.folded)
      ? pricesAnswer(context, entities, language)
      : nothing;
  if (intent === 'water')
    return context.fields.some(({ view }) => view !== null)
      ? fieldsAnswer(context, entities, language)
      : nothing;
  return (intent === 'pest' || intent === 'disease' || intent === 'safe_use') &&
    /\b(?:spray|nyunyiz|puliz|dawa)/.test(reading.folded)
    ? sprayAnswer(context, language)
    : nothing;
};

const MAIN = 0.6;
const FEW_CROPS = 3;
/** Prefers the crop's own page to one for all crops if it scores at least this share. */
const KIN = 0.85;
/**
 * Prefers a page on the crop's own condition to a topic that compares conditions of all crops, and the most
 * mentioned page, when they score closely.
 */
const mainFirst = (ranked: readonly Ranked[]): readonly Ranked[] => {
  const [first] = ranked;
  if (!first || first.doc.kind !== 'topic' || !cures.has(first.doc.category)) return ranked;
  const isBroad = first.doc.crops === 'any' || first.doc.crops.length > FEW_CROPS;
  const near = ranked.filter(({ doc, score }) => doc.kind === 'condition' && score > MAIN * first.score);
  const named = near.find(({ isNamed }) => isNamed);
  const page =
    near.find(
      ({ doc, score }) =>
        doc.crops !== 'any' && (isBroad || (named !== undefined && score >= KIN * named.score)),
    ) ?? (isBroad ? undefined : named);
  return page ? [page, ...ranked.filter((one) => one !== page)] : ranked;
};

/** Only a dose was asked: what may be said about it, and where to find it. */
const ofDose = ({ ranked, language, question }: Reading): Made => {
  const rule = ranked.find(({ doc }) => doc.category === 'safe-use');
  return {
    blocks: [
      noDose(language),
      ...(rule ? blocksOf({ doc: rule.doc, question, language, county: null, room: 6 }) : []),
    ],
    about: rule?.doc.id ?? null,
    intent: 'safe_use',
  };
};

/** Below this certainty, offering two guesses to choose from does not help. */
const NEARLY = 0.15;

/**
 * Answers from the books: the best match, a second topic if the question also asks for it, and data from the
 * farm's records.
 */
export const ofBooks = (asked: Reading, context: ChatContext): Made => {
  const reading = { ...asked, ranked: mainFirst(asked.ranked) };
  const { ranked, language, question, entities } = reading;
  const county = countyOf(entities, context);
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const [first] = ranked;
  if ((!first || certainty < ENOUGH) && reading.safety.includes('dose_asked')) return ofDose(reading);
  if (!first || certainty < ENOUGH)
    return {
      blocks: unsure(language),
      isUnsure: true,
      certainty,
      clarify:
        certainty >= NEARLY && ranked[0]?.doc.kind === 'condition' && ranked[1]?.doc.kind === 'condition'
          ? clarifyBetween(ranked[0].doc, ranked[1].doc, reading)
          : null,
    };
  const rival = rivalOf(reading);
  const second = secondOf(reading);
  const tools = toolsFor(reading, context);
  const wanted = { doc: first.doc, question, language, county };
  const main = directFirst(wanted, blocksOf(wanted));
  const added = second ? addedBlock({ ...wanted, doc: second.doc }, main, ADDED) : [];
  const dose = reading.safety.includes('dose_asked') ? [noDose(language)] : [];
  return {
    blocks: [
      ...lead(reading, ranked, rival, certainty),
      ...dose,
      ...tools.blocks,
      ...foldMore([...main, ...added.map((block) => ({ ...block, isMore: true as const }))]),
    ],
    sources: tools.sources,
    about: first.doc.id,
    certainty,
    isUnsure: certainty < SURE,
    clarify: rival ? clarifyBetween(first.doc, rival.doc, reading) : null,
  };
};

/**
 * Answers questions about listed products: why not to use them, then alternatives, but nothing about using
 * the product.
 */
export const ofBanned = (reading: Reading, context: ChatContext): Made => {
  const { language, entities, ranked } = reading;
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const useful = ranked.filter(
    ({ doc, wish: request, phrases, isNamed }) =>
      (request > 0 || phrases >= 1 || isNamed) &&
      (doc.kind === 'condition' ||
        doc.category === 'pest-management' ||
        doc.category === 'weeds' ||
        doc.category === 'storage'),
  );
  // Prefers a page about the problem: how to read a label does not help against termites.
  const first = useful[0] ?? ranked.find(({ doc }) => doc.category === 'safe-use');
  const instead =
    first && certainty >= ENOUGH / 2
      ? blocksOf({
          doc: first.doc,
          question: reading.question,
          language,
          county: countyOf(entities, context),
          room: 8,
        }).filter(
          ({ kind }) =>
            kind === 'do' || kind === 'low_cost' || (kind === 'confirm' && first.doc.kind === 'condition'),
        )
      : [];
  const head = refused(entities.substances, language);
  const titled = instead.map((block, i) =>
    i === 0 ? { ...block, title: chatText(language).instead } : block,
  );
  return {
    blocks: [...head, ...titled, noDose(language)],
    about: first?.doc.id ?? null,
    certainty,
    intent: 'safe_use',
  };
};
