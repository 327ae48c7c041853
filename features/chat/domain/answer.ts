import { fold } from '#kit/pure/search/fold.ts';
import type { Language } from '#knowledge/types.ts';
import type { BookDoc, ChatBook } from './book.ts';
import { certaintyOf, ENOUGH, leadOf, SURE } from './certainty.ts';
import { checkSafe } from './check-safe.ts';
import { addedBlock, blocksOf } from './compose.ts';
import { withTurns } from './conversation.ts';
import { entitiesOf, READ } from './entities.ts';
import { intentOf, type Judged } from './intent.ts';
import { languageOfQuestion } from './language.ts';
import { fieldsTold, nothing, pricesTold, sprayTold, todayTold, type Told, weatherTold, windowTold } from './own-farm.ts';
import { rank, type Ranked } from './rank.ts';
import { courtesy, elsewhere, firstAid, noDose, refused, unsure } from './refusals.ts';
import { asksDose, isInjection } from './traps.ts';
import { sayIn } from './say.ts';
import type { ChatAnswer, ChatBlock, ChatClarify, ChatContext, ChatEntities, ChatIntent, ChatSource, QuestionLanguage, SafetyNote } from './types.ts';

/** A question as the engine has read it. */
export interface Reading {
  readonly question: string;
  readonly folded: string;
  readonly asked: QuestionLanguage;
  readonly language: Language;
  readonly entities: ChatEntities;
  readonly judged: Judged;
  readonly safety: readonly SafetyNote[];
  readonly ranked: readonly Ranked[];
}

const ownCropsOf = ({ fields }: ChatContext): readonly string[] => fields.flatMap(({ crops }) => crops.map(({ crop }) => crop));
const countyOf = ({ county }: ChatEntities, context: ChatContext): string | null => county ?? context.county ?? context.fields.find((field) => field.county !== null)?.county ?? null;

/** Language, wishes and matters of a question, as far as it is read. */
export const readQuestion = (asked: string, context: ChatContext, book: ChatBook): Reading => {
  const own = asked.slice(0, READ);
  const question = withTurns(own, context.turns).slice(0, READ);
  const folded = fold(question).text;
  const entities = entitiesOf(question, context.today);
  const judged = intentOf(folded, entities);
  const safety: SafetyNote[] = [
    ...(judged.intent === 'poisoning' ? ['poisoning' as const] : []), ...(entities.substances.length > 0 ? ['banned' as const] : []),
    ...(asksDose(folded) ? ['dose_asked' as const] : []), ...(judged.intent === 'outside' ? ['outside' as const] : []), ...(isInjection(folded) ? ['injection' as const] : []),
  ];
  const ranked = /\p{L}/u.test(question) ? rank({ text: question, entities, judged, ownCrops: ownCropsOf(context) }, book) : [];
  return { question, folded, ...languageOfQuestion(own, context.language), entities, judged, safety, ranked };
};

interface Made { readonly blocks: readonly ChatBlock[]; readonly sources?: readonly ChatSource[]; readonly about?: string | null; readonly clarify?: ChatClarify | null; readonly isUnsure?: boolean; readonly certainty?: number; readonly intent?: ChatIntent }

const bookSource = (id: string, book: ChatBook, path: string | null): ChatSource | null => {
  const source = book.sources.get(id);
  return source ? { id, ...source, path } : null;
};

/** No sentence leaves that breaks a rule of safe use; the books hold none, and tests say so. */
const safeBlocks = (blocks: readonly ChatBlock[], language: Language): readonly ChatBlock[] =>
  blocks.map((block) => (block.kind === 'own' ? block : { ...block, sentences: block.sentences.filter(({ text }) => checkSafe(text, language).ok) })).filter(({ sentences }) => sentences.length > 0);

const finish = (reading: Reading, book: ChatBook, { blocks, sources = [], about = null, clarify = null, isUnsure = false, certainty = 1, intent }: Made): ChatAnswer => {
  const safe = safeBlocks(blocks, reading.language);
  const path = about === null ? null : book.docs[book.byId.get(about) ?? -1]?.path ?? null;
  const ids = [...new Set(safe.flatMap((block) => block.sentences.flatMap((one) => one.sources)))];
  const cited = ids.flatMap((id) => sources.find((one) => one.id === id) ?? bookSource(id, book, path) ?? []);
  return {
    language: reading.language, asked: reading.asked, intent: intent ?? reading.judged.intent, entities: reading.entities, about, blocks: safe, sources: cited, clarify,
    isUnsure, certainty, door: isUnsure || safe.some(({ kind }) => kind === 'ask') ? 'expert' : null, safety: reading.safety,
  };
};

const titleOf = ({ title }: BookDoc, language: Language): string => {
  const [name, english] = [title[language], title.en].map((one) => one.replace(/ \(.*\)$/, '')) as [string, string];
  return language === 'sw' && english !== name ? `${name} (${english.toLowerCase()})` : name;
};
const inSentence = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

/** Two readings that are near each other and lead to different work. */
const RIVAL = 0.07;
const rivalOf = ({ ranked, entities }: Reading): Ranked | null => {
  const [first, second] = ranked;
  if (!first || !second || first.isNamed || first.doc.kind !== 'condition' || second.doc.kind !== 'condition' || leadOf(ranked) > RIVAL) return null;
  return first.doc.crops === 'any' || second.doc.crops === 'any' || entities.crops.length > 0 || first.doc.crops.some((crop) => second.doc.crops.includes(crop)) ? second : null;
};

const clarifyBetween = (a: BookDoc, b: BookDoc, { language }: Reading): ChatClarify => {
  const choice = (doc: BookDoc) => ({ label: `${doc.title[language]}: ${doc.points.find(({ role }) => role === 'confirm')?.text[language] ?? ''}`.slice(0, 160), ask: doc.title[language] });
  return { question: sayIn(language).which, choices: [choice(a), choice(b)] };
};

const lead = (reading: Reading, [first]: readonly Ranked[], rival: Ranked | null, certainty: number): readonly ChatBlock[] => {
  if (!first) return [];
  const say = sayIn(reading.language);
  const name = titleOf(first.doc, reading.language);
  const head = first.doc.kind === 'condition' ? name : first.doc.title[reading.language];
  const text = first.doc.kind !== 'condition' || first.isNamed ? (/[?!.]$/.test(head) ? head : `${head}.`) : rival ? say.maybe(inSentence(name), inSentence(titleOf(rival.doc, reading.language))) : say.likely(inSentence(name));
  const its = first.doc.points.slice(0, 1).flatMap(({ sources }) => sources);
  return [{ kind: 'lead', title: null, sentences: [{ text, sources: first.doc.kind === 'condition' ? its : [] }, ...(certainty < SURE ? [{ text: say.weak, sources: [] }] : [])] }];
};

const SECOND = 0.55;
const NEAR = 0.8;
/** A second matter that the question also asks for: near the first, of another kind, or spoken of in the farmers' own phrases. */
const secondOf = ({ ranked }: Reading): Ranked | null => {
  const [first, ...others] = ranked;
  if (!first) return null;
  return others.find(({ doc, score, phrases, covered }) => doc.kind !== 'lesson' && (doc.kind === 'condition' ? first.doc.kind !== 'condition' && score > NEAR * first.score : score > SECOND * first.score && (phrases > 0.6 || covered > 0.6))) ?? null;
};

const toolsFor = (reading: Reading, context: ChatContext): Told => {
  const { intent } = reading.judged;
  const { language, entities } = reading;
  if (intent === 'planting') return windowTold(countyOf(entities, context), context.today, language);
  if (intent === 'price') return context.prices.length > 0 ? pricesTold(context, entities, language) : nothing;
  if (intent === 'water') return context.fields.some(({ view }) => view !== null) ? fieldsTold(context, entities, language) : nothing;
  return (intent === 'pest' || intent === 'disease' || intent === 'safe_use') && /\b(?:spray|nyunyiz|puliz|dawa)/.test(reading.folded) ? sprayTold(context, language) : nothing;
};

const ofBooks = (reading: Reading, context: ChatContext, book: ChatBook): Made => {
  const { ranked, language, question, entities } = reading;
  const county = countyOf(entities, context);
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const [first] = ranked;
  if (!first || certainty < ENOUGH) return { blocks: unsure(language), isUnsure: true, certainty, clarify: ranked[0] && ranked[1] ? clarifyBetween(ranked[0].doc, ranked[1].doc, reading) : null };
  const rival = rivalOf(reading);
  const second = secondOf(reading);
  const told = toolsFor(reading, context);
  const main = blocksOf({ doc: first.doc, question, language, county });
  const length = main.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const added = second ? addedBlock({ doc: second.doc, question, language, county }, main, length > 10 ? 2 : 4) : [];
  const dose = reading.safety.includes('dose_asked') ? [noDose(language)] : [];
  return {
    blocks: [...lead(reading, ranked, rival, certainty), ...dose, ...told.blocks, ...main, ...added], sources: told.sources, about: first.doc.id, certainty,
    isUnsure: certainty < SURE, clarify: rival ? clarifyBetween(first.doc, rival.doc, reading) : null,
  };
};

const withLeaf = (reading: Reading, context: ChatContext, book: ChatBook): Made | null => {
  const { leaf } = context;
  if (!leaf) return null;
  const say = sayIn(reading.language);
  const docs = leaf.conditions.flatMap((key) => book.docs[book.byId.get(`condition:${key}`) ?? -1] ?? []);
  const [doc] = docs;
  const only = (text: string): Made => ({ blocks: [{ kind: 'lead', title: null, sentences: [{ text, sources: [] }] }, ...unsure(reading.language)], isUnsure: true, certainty: leaf.certainty });
  if (leaf.outcome === 'no_leaf') return only(say.photoNoLeaf);
  if (leaf.outcome === 'unknown' || !doc) return leaf.outcome === 'healthy' ? { blocks: [{ kind: 'lead', title: null, sentences: [{ text: say.photoHealthy, sources: [] }] }], certainty: leaf.certainty } : only(say.photoUnknown);
  const names = docs.slice(0, 3).map((one) => titleOf(one, reading.language)).join(say.or);
  const text = leaf.outcome === 'sure' ? say.photoSure(names) : say.photoMaybe(names);
  return {
    blocks: [{ kind: 'lead', title: null, sentences: [{ text, sources: doc.points.slice(0, 1).flatMap(({ sources }) => sources) }] }, ...blocksOf({ doc, question: reading.question, language: reading.language, county: null })],
    about: doc.id, certainty: leaf.certainty, isUnsure: leaf.outcome !== 'sure', clarify: docs[1] && leaf.outcome === 'maybe' ? clarifyBetween(doc, docs[1], reading) : null,
  };
};

/** Banned products: why not, then what to do instead, without anything that was asked of the product. */
const ofBanned = (reading: Reading, context: ChatContext, book: ChatBook): Made => {
  const { language, entities, ranked } = reading;
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  const [first] = ranked.filter(({ doc }) => doc.kind === 'condition' || doc.matter === 'pest-management' || doc.matter === 'weeds' || doc.matter === 'safe-use' || doc.matter === 'storage');
  const instead = first && certainty >= ENOUGH ? blocksOf({ doc: first.doc, question: reading.question, language, county: countyOf(entities, context), room: 8 }) : [];
  const head = refused(entities.substances, language);
  const titled = instead.map((block, i) => (i === 0 ? { ...block, title: sayIn(language).instead } : block));
  return { blocks: [...head, ...titled, noDose(language)], about: first?.doc.id ?? null, certainty, intent: 'safe_use' };
};

const withTold = (told: Told, made: Made): Made => ({ ...made, blocks: [...told.blocks, ...made.blocks], sources: [...told.sources, ...(made.sources ?? [])] });

/** With what the farmer's own records say, and from the books where they have something near. */
const ofFarm = (reading: Reading, context: ChatContext, book: ChatBook): Made | null => {
  const { judged: { intent }, entities, language, ranked } = reading;
  if (intent === 'today') return { ...todayTold(context, language) };
  if (intent === 'own_field') return { ...fieldsTold(context, entities, language) };
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  if (intent === 'weather' && context.fields.some(({ forecast }) => forecast.length > 0)) return withTold(weatherTold(context, entities, language), certainty >= SURE ? ofBooks(reading, context, book) : { blocks: [] });
  return null;
};

const made = (reading: Reading, context: ChatContext, book: ChatBook): Made => {
  const { judged: { intent }, language, folded, entities, safety } = reading;
  if (intent === 'poisoning') return { blocks: firstAid(language), about: 'topic:poisoning' };
  if (entities.substances.length > 0) return ofBanned(reading, context, book);
  if (intent === 'outside') return { blocks: elsewhere(folded, language) };
  if (intent === 'greeting' || intent === 'thanks') return { blocks: courtesy(intent, language) };
  const answered = withLeaf(reading, context, book) ?? ofFarm(reading, context, book) ?? ofBooks(reading, context, book);
  if (!safety.includes('injection')) return answered;
  return { ...answered, blocks: [{ kind: 'safe', title: null, sentences: [{ text: sayIn(language).notMoved, sources: ['safe_use'] }] }, ...answered.blocks] };
};

/** Mavuno's own answer to a question, from the books and the farmer's own records: the same on phone and server, without any network. */
export const answer = (question: string, context: ChatContext, book: ChatBook): ChatAnswer => {
  const reading = readQuestion(question, context, book);
  return finish(reading, book, made(reading, context, book));
};
