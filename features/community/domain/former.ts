import { phoneSpan } from './analysis/moderation/money.ts';
import { readingOf } from './analysis/moderation/reading.ts';

/**
 * The author id of posts whose account was deleted. It is stored among the deleted accounts, so that it can
 * never sign in.
 */
export const FORMER = '00000000-0000-0000-0000-000000000000';

const GAP = '…';
const MAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,190}\.[a-z]{2,}/gi;

const withoutPhones = (text: string): string => {
  // Each iteration removes one number. A text has at most a few thousand characters.
  for (let left = 200, now = text; ; left -= 1) {
    const span = left > 0 ? phoneSpan(readingOf(now)) : undefined;
    if (!span || span.end <= span.start) return now;
    now = now.slice(0, span.start) + GAP + now.slice(span.end);
  }
};

/** Removes capitalised parts of the author's name. The flower "rose" stays. */
const withoutName = (text: string, name: string): string =>
  name
    .split(/[^\p{L}'’-]+/u)
    .filter((part) => /^\p{Lu}.{2}/u.test(part))
    .reduce(
      (whole, part) =>
        whole
          .split(/([\p{L}'’-]+)/u)
          .map((word) => (word === part ? GAP : word))
          .join(''),
      text,
    );

/** A text that stays when its author leaves: without their name, phone numbers and e-mail addresses. */
export const withoutPerson = (text: string, name: string): string =>
  withoutName(withoutPhones(text.replace(MAIL, GAP)), name);
