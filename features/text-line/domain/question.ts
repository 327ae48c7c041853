import { TITLE_MAX } from '#features/community/domain/post.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';

const called = /^\s*(?:swali|uliza|question|ask)\b[\s:.,-]*([\s\S]*)$/i;

/** What somebody asks the community: a message that begins with "SWALI" or "ASK". Null: it is none. */
export const questionIn = (text: string): string | null => {
  const found = called.exec(text);
  return found ? cleanText(found[1]!) : null;
};

/** Its first words stand above it, cut where a word ends. */
export const titleOf = (content: string): string => {
  const line = cleanLine(content);
  const first = /^.{10,}?[.?!](?=\s|$)/.exec(line)?.[0] ?? line;
  if (first.length <= TITLE_MAX / 2) return first;
  return `${first.slice(0, TITLE_MAX / 2).replace(/\s+\S*$/, '')}…`;
};

/** So much of an answer that name and address stand beside it in two parts of an SMS. */
const SHORT = 160;
export const shortened = (way: 'sms' | 'whatsapp', answer: string): string =>
  way === 'sms' && answer.length > SHORT ? `${answer.slice(0, SHORT).replace(/\s+\S*$/, '')}...` : answer;

/** What goes back: an SMS costs, and WhatsApp takes free text for a day. */
export const ANSWERS_SENT = 3;
export const WHATSAPP_HOURS = 23;
