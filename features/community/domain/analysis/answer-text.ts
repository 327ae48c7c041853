import type { Language } from '#knowledge/types.ts';
import type { PreliminaryAnswer } from './types.ts';

/** The answer as plain text, as stored with a question: the page's name, its symptoms, what to do first. */
export const answerText = ({ name, passages }: PreliminaryAnswer, language: Language): string =>
  [`${name[language]}:`, ...passages.map(({ text }) => text[language])].join(' ');
