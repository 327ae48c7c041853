import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import * as contract from '../../contract.ts';
import { checkEmail, checkNewPassword } from '../../domain/credentials.ts';
import { tryLimits } from '../../domain/tries.ts';
import { createLink, ownerOfLink } from '../account-links.ts';
import { passwordRequestUrl, resetLink } from '../auth.ts';
import { findAccountByEmail } from '../persons.ts';
import type { PeopleRouteDeps } from '../route-deps.ts';
import { sessionCookie } from '../session.ts';
import { checkPassword, checkStrength } from './new-password.ts';
import { passwordHashOf, replacePassword, resetByLink } from './password-changes.ts';
import { mayTryPassword, resetPasswordTries, tooManyTries } from './password-tries.ts';

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly language: 'en' | 'sw';
}

/** Mails a link for a new password. */
export const sendResetLink = async (
  { db, origin, queueMail }: PeopleRouteDeps,
  { id, email, language }: Recipient,
): Promise<void> =>
  queueMail({
    kind: 'reset',
    to: email,
    language,
    link: resetLink(origin, await createLink(db, 'reset', id)),
  });

export const servePasswords = (parts: PeopleRouteDeps): readonly ServedOperation[] => {
  const { auth, db, tries, origin, queueMail, cookie, secret } = parts;
  return [
    serve(contract.requestReset, async (_ctx, { body }) => {
      const email = checkEmail(body.email);
      if (!email.ok) return email;
      // Over the limit nothing is sent, and the response does not reveal it.
      if (await tries.consume(tryLimits.mailPerRecipient, 'reset', email.value)) {
        const account = await findAccountByEmail(db, email.value);
        if (account) await sendResetLink(parts, { ...account, email: email.value });
      }
      return ok({ sent: true as const });
    }),

    serve(contract.resetPassword, async (_ctx, { body }) => {
      const password = checkNewPassword(body.password);
      if (!password.ok) return password;
      const owner = await ownerOfLink(db, 'reset', body.token);
      if (!owner) return refuse('people.token_invalid');
      const strong = checkStrength(password.value, owner);
      if (!strong.ok) return strong;
      const hash = await (await auth.$context).password.hash(password.value);
      if (!(await resetByLink(db, owner.id, body.token, hash))) return refuse('people.token_invalid');
      await queueMail({
        kind: 'new_password',
        to: owner.email,
        language: owner.language,
        link: passwordRequestUrl(origin),
      });
      return ok({ updated: true as const });
    }),

    serve(contract.changePassword, async ({ session, address, headers, setCookie }, { body }) => {
      const { userId, sessionId, email, language } = session;
      const password = checkPassword(body.password, session);
      if (!password.ok) return password;
      const previousHash = await passwordHashOf(db, userId);
      if (previousHash === null) return refuse('people.no_password');
      if (!(await mayTryPassword(tries, email, address))) return tooManyTries;
      const { password: scrypt } = await auth.$context;
      if (!(await scrypt.verify({ hash: previousHash, password: body.current })))
        return refuse('people.wrong_password');
      const hash = await scrypt.hash(password.value);
      const token = await replacePassword(db, {
        userId,
        sessionId,
        previousHash,
        hash,
        userAgent: headers['user-agent'] ?? null,
      });
      if (token === null) return refuse('people.wrong_password');
      setCookie(sessionCookie(token, cookie, secret));
      await resetPasswordTries(tries, email, address);
      await queueMail({ kind: 'new_password', to: email, language, link: passwordRequestUrl(origin) });
      return ok({ updated: true as const });
    }),
  ];
};
