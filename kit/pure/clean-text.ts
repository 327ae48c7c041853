/**
 * What a database stores of a text from outside: PostgreSQL takes no NUL, and its JSON no half of a surrogate
 * pair.
 */
export const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '');

/** Marks that turn or hide the text around them, and control characters except newline and tab. */
// oxlint-disable no-control-regex -- they are what this removes
const HIDDEN =
  /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// oxlint-enable no-control-regex

/** Combining marks beyond the fourth on one letter: no script needs more, and they draw over other lines. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** A text of several lines as it is stored and shown. */
export const cleanText = (text: string): string =>
  storable(text)
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .replace(PILED, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Null where nothing is left. */
export const cleanTextOrNull = (text: string | null): string | null =>
  text === null ? null : cleanText(text) || null;
export const cleanLineOrNull = (text: string | null): string | null =>
  text === null ? null : cleanLine(text) || null;
