import { checkEmail } from './credentials.ts';

export const roles = ['farmer', 'expert', 'admin'] as const;
export type Role = (typeof roles)[number];

/** ADMIN_EMAILS as a list of addresses in stored form. */
export const adminList = (setting: string): readonly string[] =>
  setting.split(',').flatMap((part) => {
    const email = checkEmail(part);
    return email.ok ? [email.value] : [];
  });

/** An unconfirmed address gives no role. */
export const becomesAdmin = (
  admins: readonly string[],
  person: { readonly email: string; readonly emailVerified: boolean },
): boolean => person.emailVerified && admins.includes(person.email);
