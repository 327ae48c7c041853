import { refuse, type Result } from '#kit/pure/result.ts';
import { checkNewPassword, type PasswordRefusal } from '../../domain/credentials.ts';
import { type PasswordOwner, type Weakness, weaknessOf } from '../../domain/password-strength.ts';

/** Checks how easy a new password is to guess. Existing passwords are never checked: they still sign in. */
export const checkStrength = (password: string, owner: PasswordOwner): Result<string, Weakness> => {
  const weakness = weaknessOf(password, owner);
  return weakness === null ? { ok: true, value: password } : refuse(weakness);
};

/** Length and strength. Returns the password in the form that is hashed. */
export const checkPassword = (
  password: string,
  owner: PasswordOwner,
): Result<string, PasswordRefusal | Weakness> => {
  const checked = checkNewPassword(password);
  return checked.ok ? checkStrength(checked.value, owner) : checked;
};
