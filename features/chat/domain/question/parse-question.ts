import { fold } from '#kit/pure/search/fold.ts';
import type { Language } from '#knowledge/types.ts';
import type { KnowledgeBase } from '../book/book.ts';
import { rank, type Ranked } from '../rank.ts';
import type { ChatContext, ChatEntities, QuestionLanguage, SafetyNote } from '../types.ts';
import { expandFollowUp } from './conversation.ts';
import { entitiesOf, MAX_READ_CHARS } from './entities.ts';
import { intentOf, type IntentScores } from './intent.ts';
import { languageOfQuestion } from './language.ts';
import { asksDose, isInjection } from './traps.ts';

/** A question as parsed by the engine. */
export interface ParsedQuestion {
  readonly question: string;
  readonly folded: string;
  readonly questionLanguage: QuestionLanguage;
  readonly language: Language;
  readonly entities: ChatEntities;
  readonly intentResult: IntentScores;
  readonly safety: readonly SafetyNote[];
  readonly ranked: readonly Ranked[];
}

const cropsOfFields = ({ fields }: ChatContext): readonly string[] =>
  fields.flatMap(({ crops }) => crops.map(({ crop }) => crop));
export const countyOf = ({ county }: ChatEntities, context: ChatContext): string | null =>
  county ?? context.county ?? context.fields.find((field) => field.county !== null)?.county ?? null;

/** Parses the start of a question: language, intent, entities, matching documents. */
export const parseQuestion = (asked: string, context: ChatContext, book: KnowledgeBase): ParsedQuestion => {
  const own = asked.slice(0, MAX_READ_CHARS);
  const question = expandFollowUp(own, context.turns).slice(0, MAX_READ_CHARS);
  const folded = fold(question).text;
  const entities = entitiesOf(question, context.today);
  const intentResult = intentOf(folded, entities);
  const safety: SafetyNote[] = [
    ...(intentResult.intent === 'poisoning' ? ['poisoning' as const] : []),
    ...(entities.substances.length > 0 ? ['banned' as const] : []),
    ...(asksDose(folded) ? ['dose_asked' as const] : []),
    ...(intentResult.intent === 'outside' ? ['outside' as const] : []),
    ...(isInjection(folded) ? ['injection' as const] : []),
  ];
  const ranked = /\p{L}/u.test(question)
    ? rank({ text: question, entities, intentResult, ownCrops: cropsOfFields(context) }, book)
    : [];
  return {
    question,
    folded,
    ...languageOfQuestion(own, context.language),
    entities,
    intentResult,
    safety,
    ranked,
  };
};
