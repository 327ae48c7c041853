import type { ChatAnswer } from '../types.ts';

/** An answer as plain text: for copying, reading aloud, and messages. */
export const answerText = ({ blocks, clarify }: ChatAnswer): string =>
  [
    ...blocks.map(({ title, sentences }) =>
      [
        ...(title === null ? [] : [title]),
        ...sentences.map(({ text }) => (sentences.length > 1 && title !== null ? `• ${text}` : text)),
      ].join('\n'),
    ),
    ...(clarify ? [[clarify.question, ...clarify.choices.map(({ label }) => `• ${label}`)].join('\n')] : []),
  ].join('\n\n');
