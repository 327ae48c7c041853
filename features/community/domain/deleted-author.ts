import { prepareText } from './analysis/moderation/prepare-text.ts';
import { phoneSpan } from './analysis/moderation/scams-and-contacts.ts';

/**
 * The author id of posts whose account was deleted. It is stored among the deleted accounts, so that it can
 * never sign in.
 */
export const DELETED_AUTHOR_ID = '00000000-0000-0000-0000-000000000000';

const REDACTED = '…';
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/gi;

const withoutPhones = (text: string): string => {
  // Each iteration removes one number. A text has at most a few thousand characters.
  for (let left = 200, now = text; ; left -= 1) {
    const span = left > 0 ? phoneSpan(prepareText(now)) : undefined;
    if (!span || span.end <= span.start) return now;
    now = now.slice(0, span.start) + REDACTED + now.slice(span.end);
  }
};

/** Removes parts of the author's name, with their capital: the name Rose, but not the flower "rose". */
const withoutName = (text: string, name: string): string =>
  name
    .split(/[^\p{L}'’-]+/u)
    .filter((part) => /^\p{Lu}.{2}/u.test(part))
    .reduce(
      (whole, part) =>
        whole
          .split(/([\p{L}'’-]+)/u)
          .map((word) => (word === part ? REDACTED : word))
          .join(''),
      text,
    );

/** Removes the author's name, phone numbers and e-mail addresses from a text that outlives its account. */
export const removePersonalData = (text: string, name: string): string =>
  withoutName(withoutPhones(text.replace(EMAIL, REDACTED)), name);
