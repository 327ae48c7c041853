/**
 * Text from outside in a form that a database can store: PostgreSQL accepts no NUL, and its JSON no lone
 * surrogates.
 */
export const stripUnstorable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '');

/** Characters that change text direction or hide text, and control characters except newline and tab. */
// oxlint-disable no-control-regex -- they are what this removes
const HIDDEN =
  /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// oxlint-enable no-control-regex

/** Combining marks beyond the fourth on a letter: no script needs more, and they overlap other lines. */
const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A multi-line text as stored and shown. */
export const cleanText = (text: string): string =>
  stripUnstorable(text)
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .replace(EXCESS_MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A single line of text. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Null when nothing is left. */
export const cleanTextOrNull = (text: string | null): string | null =>
  text === null ? null : cleanText(text) || null;
export const cleanLineOrNull = (text: string | null): string | null =>
  text === null ? null : cleanLine(text) || null;
