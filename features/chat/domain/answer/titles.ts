import type { Language } from '#knowledge/types.ts';
import type { KnowledgeDoc } from '../book/book.ts';
import type { ParsedQuestion } from '../question/parse-question.ts';
import type { Ranked } from '../rank.ts';
import { chatText } from '../text.ts';
import type { ChatClarify } from '../types.ts';
import { leadOf } from './certainty.ts';

/** Kiswahili adds the English name: agro-dealers and labels use it. */
export const titleOf = ({ title }: KnowledgeDoc, language: Language): string => {
  const [name, english] = [title[language], title.en].map((one) => one.replace(/ \(.*\)$/, '')) as [
    string,
    string,
  ];
  return language === 'sw' && english !== name ? `${name} (${english.toLowerCase()})` : name;
};
/** The one crop that a document, or else the question, is about. */
export const cropOf = ({ crops }: KnowledgeDoc, asked: readonly string[]): string | null =>
  (crops !== 'any' && crops.length === 1 ? crops[0] : asked[0]) ?? null;
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;

/** Maximum score gap for rival conditions, which lead to different work. */
const MAX_RIVAL_GAP = 0.07;
export const rivalOf = ({ ranked, entities }: ParsedQuestion): Ranked | null => {
  const [first, second] = ranked;
  if (
    !first ||
    !second ||
    first.isNamed ||
    first.doc.kind !== 'condition' ||
    second.doc.kind !== 'condition' ||
    leadOf(ranked) > MAX_RIVAL_GAP
  )
    return null;
  return first.doc.crops === 'any' ||
    second.doc.crops === 'any' ||
    entities.crops.length > 0 ||
    first.doc.crops.some((crop) => second.doc.crops.includes(crop))
    ? second
    : null;
};

export const clarifyBetween = (
  a: KnowledgeDoc,
  b: KnowledgeDoc,
  { language }: ParsedQuestion,
): ChatClarify => {
  const choice = (doc: KnowledgeDoc) => ({
    label:
      `${doc.title[language]}: ${doc.points.find(({ role }) => role === 'confirm')?.text[language] ?? ''}`.slice(
        0,
        160,
      ),
    ask: doc.title[language],
  });
  return { question: chatText(language).which, choices: [choice(a), choice(b)] };
};
