import { fold } from '#kit/pure/search/fold.ts';
import type { Language } from '#knowledge/types.ts';
import type { KnowledgeBase } from '../book/book.ts';
import { rank, type Ranked } from '../rank.ts';
import type { ChatContext, ChatEntities, QuestionLanguage, SafetyNote } from '../types.ts';
import { withTurns } from './conversation.ts';
import { entitiesOf, READ } from './entities.ts';
import { intentOf, type IntentScores } from './intent.ts';
import { languageOfQuestion } from './language.ts';
import { asksDose, isInjection } from './traps.ts';

/** A question as parsed by the engine. */
export interface Reading {
  readonly question: string;
  readonly folded: string;
  readonly asked: QuestionLanguage;
  readonly language: Language;
  readonly entities: ChatEntities;
  readonly judged: IntentScores;
  readonly safety: readonly SafetyNote[];
  readonly ranked: readonly Ranked[];
}

const ownCropsOf = ({ fields }: ChatContext): readonly string[] =>
  fields.flatMap(({ crops }) => crops.map(({ crop }) => crop));
export const countyOf = ({ county }: ChatEntities, context: ChatContext): string | null =>
  county ?? context.county ?? context.fields.find((field) => field.county !== null)?.county ?? null;

/** Parses a question's first `READ` characters: language, intent, entities, matches. */
export const readQuestion = (asked: string, context: ChatContext, book: KnowledgeBase): Reading => {
  const own = asked.slice(0, READ);
  const question = withTurns(own, context.turns).slice(0, READ);
  const folded = fold(question).text;
  const entities = entitiesOf(question, context.today);
  const judged = intentOf(folded, entities);
  const safety: SafetyNote[] = [
    ...(judged.intent === 'poisoning' ? ['poisoning' as const] : []),
    ...(entities.substances.length > 0 ? ['banned' as const] : []),
    ...(asksDose(folded) ? ['dose_asked' as const] : []),
    ...(judged.intent === 'outside' ? ['outside' as const] : []),
    ...(isInjection(folded) ? ['injection' as const] : []),
  ];
  const ranked = /\p{L}/u.test(question)
    ? rank({ text: question, entities, judged, ownCrops: ownCropsOf(context) }, book)
    : [];
  return { question, folded, ...languageOfQuestion(own, context.language), entities, judged, safety, ranked };
};
