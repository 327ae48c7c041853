import { TITLE_MAX } from '#features/community/domain/post.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';

const called = /^\s*(?:swali|uliza|question|ask)\b[\s:.,-]*([\s\S]*)$/i;

/** A community question: a message that starts with "SWALI" or "ASK". Null for other messages. */
export const questionIn = (text: string): string | null => {
  const found = called.exec(text);
  return found ? cleanText(found[1]!) : null;
};

/** The title: its first words, cut at a word. */
export const titleOf = (content: string): string => {
  const line = cleanLine(content);
  const first = /^.{10,}?[.?!](?=\s|$)/.exec(line)?.[0] ?? line;
  if (first.length <= TITLE_MAX / 2) return first;
  return `${first.slice(0, TITLE_MAX / 2).replace(/\s+\S*$/, '')}…`;
};

/** Shortens an answer so that name and link fit too in a two-part SMS. */
const SHORT = 160;
export const shortened = (way: 'sms' | 'whatsapp', answer: string): string =>
  way === 'sms' && answer.length > SHORT ? `${answer.slice(0, SHORT).replace(/\s+\S*$/, '')}...` : answer;

/** Which answers are sent back: an SMS costs money, and WhatsApp accepts free text for a day. */
export const ANSWERS_SENT = 3;
export const WHATSAPP_HOURS = 23;
