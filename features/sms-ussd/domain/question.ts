import { TITLE_MAX } from '#features/community/domain/post.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';

const questionPattern = /^\s*(?:swali|uliza|question|ask)\b[\s:.,-]*([\s\S]*)$/i;

/** A community question: a message that starts with "SWALI" or "ASK". Null for other messages. */
export const questionIn = (text: string): string | null => {
  const found = questionPattern.exec(text);
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
const MAX_SMS_ANSWER_CHARACTERS = 160;
export const shortened = (channel: 'sms' | 'whatsapp', answer: string): string =>
  channel === 'sms' && answer.length > MAX_SMS_ANSWER_CHARACTERS
    ? `${answer.slice(0, MAX_SMS_ANSWER_CHARACTERS).replace(/\s+\S*$/, '')}...`
    : answer;

/** Which answers are sent back: an SMS costs money, and WhatsApp accepts free text for a day. */
export const MAX_ANSWERS_SENT = 3;
export const WHATSAPP_REPLY_HOURS = 23;
