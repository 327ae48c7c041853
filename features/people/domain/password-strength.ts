import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { commonPasswords } from './common-passwords.ts';
import { kenyanWords } from './kenyan-words.ts';

/**
 * Whether a new password is easy to guess. The lists are large: the server imports this module, but a screen
 * fetches it only while a new password is typed (`web/password-advice.ts`).
 */

/**
 * At 0.1 s per hash (scrypt, N 16384, r 16), trying this many passwords of a stolen database takes one core a
 * month.
 */
const MIN_GUESSES = 3e7;
/** Estimation time grows with each character, and this many are enough to decide. */
const MAX_ESTIMATED = 32;
/** Shorter parts of a name occur inside other words. */
const MIN_PERSONAL = 3;

/**
 * Why: a common password or word, the person's own name or address, or repeats, runs, dates and phone
 * numbers.
 */
export type Weakness = 'people.password_common' | 'people.password_personal' | 'people.password_simple';

/** The password's owner, as far as known. */
export interface PasswordOwner {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

let estimator: ZxcvbnFactory | null = null;
const getEstimator = (): ZxcvbnFactory =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { common: [...commonPasswords], kenyan: [...kenyanWords] },
  }));

const personalWords = ({ email = '', name = '' }: PasswordOwner): string[] => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...local.split(/[^\p{L}]+/u),
    ...domain.split('.'),
    ...name.toLowerCase().split(/\s+/),
  ];
  return [email.toLowerCase(), local, domain, name.toLowerCase().replace(/\s+/g, ''), ...parts].filter(
    (word) => word.length >= MIN_PERSONAL,
  );
};

/** With fewer letters and digits than this beside the owner's name and address, a password is too weak. */
const MIN_OTHER_CHARACTERS = 5;

const isPersonal = (text: string, words: readonly string[]): boolean => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.split(word).join(' '), text.toLowerCase());
  return rest !== text.toLowerCase() && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_OTHER_CHARACTERS;
};

/** A Kenyan phone number: most neighbours know it. */
const PHONE = /^(\+?254|0)[17]\d{8}$/;

/** Null when the password is hard enough to guess. */
export const weaknessOf = (password: string, owner: PasswordOwner): Weakness | null => {
  if (PHONE.test(password.replace(/[\s-]/g, ''))) return 'people.password_simple';
  const words = personalWords(owner);
  if (isPersonal(password, words)) return 'people.password_personal';
  const { guesses, sequence } = getEstimator().check(password.slice(0, MAX_ESTIMATED), words);
  if (guesses >= MIN_GUESSES) return null;
  const names = sequence.map((part) => ('dictionaryName' in part ? String(part.dictionaryName) : ''));
  if (names.includes('userInputs')) return 'people.password_personal';
  return names.some((name) => name !== '') ? 'people.password_common' : 'people.password_simple';
};
