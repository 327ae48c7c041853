// Control characters and marks that turn the reading direction would break the lines around the text.
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const unseenButLines = /(?!\n)[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** One line as it may stand in a list. */
export const plainLine = (text: string): string =>
  text.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim();

/** Several lines; null where nothing is said. */
export const plainText = (text: string | null): string | null =>
  text?.normalize('NFC').replace(unseenButLines, ' ').trim() || null;
