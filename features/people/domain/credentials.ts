import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';

/** A new password needs this many characters; an existing shorter one may still sign in. */
export const MIN_PASSWORD_LENGTH = 8;
/** Below this length the refusal is `people.password_floor`, which has its own text. */
const LEGACY_MIN_PASSWORD = 6;
/** Hashing costs grow with length; real passwords are shorter. */
export const MAX_PASSWORD_LENGTH = 128;
const MAX_EMAIL_LENGTH = 254;

export type PasswordRefusal = 'people.password_floor' | 'people.password_short' | 'people.password_long';

/**
 * Checks the length in characters, not in UTF-16 units. Returns the password in the form that is hashed
 * (NFKC), so that two keyboards that write one letter differently make the same password.
 * `password-strength.ts` checks the rest.
 */
export const checkNewPassword = (password: string): Result<string, PasswordRefusal> => {
  const text = password.normalize('NFKC');
  const { length } = [...text];
  if (length < LEGACY_MIN_PASSWORD) return refuse('people.password_floor', { min: LEGACY_MIN_PASSWORD });
  if (length < MIN_PASSWORD_LENGTH) return refuse('people.password_short', { min: MIN_PASSWORD_LENGTH });
  if (length > MAX_PASSWORD_LENGTH) return refuse('people.password_long', { max: MAX_PASSWORD_LENGTH });
  return ok(text);
};

/** Local part, one @, a domain with a dot. Does not check that the mailbox exists. */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** The address as it is stored and compared: trimmed, lower case. */
export const checkEmail = (text: string): Result<string, 'people.email_invalid'> => {
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && emailPattern.test(email) && !isPlaceholderEmail(email)
    ? ok(email)
    : refuse('people.email_invalid');
};

export type NewPasswordProblem = PasswordRefusal | 'people.password_mismatch';

/** The problem with a new password typed twice; null without one. */
export const newPasswordProblem = (password: string, confirmation: string): NewPasswordProblem | null => {
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked.code;
  return password === confirmation ? null : 'people.password_mismatch';
};
