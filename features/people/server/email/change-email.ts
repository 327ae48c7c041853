import type { Result } from '#kit/pure/result.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { duplicateOf } from '#kit/server/database/database.ts';
import * as contract from '../../contract-account.ts';
import { checkEmail } from '../../domain/credentials.ts';
import { tryLimits } from '../../domain/tries.ts';
import { passwordHashOf } from '../password/password-changes.ts';
import { mayTryPassword, resetPasswordTries, tooManyTries } from '../password/password-tries.ts';
import { revokeStrangersAccess, ensureProfile } from '../persons.ts';
import type { PeopleRouteDeps } from '../route-deps.ts';
import { requestEmailChange, cancelChange, confirmChange, isTaken, undoChange } from './email-changes.ts';

/**
 * The token is in the fragment: it reaches the page, but no server log and no referrer. The page requires a
 * button press, because mail scanners open every link.
 */
const emailLink = (origin: string, what: 'confirm' | 'undo', token: string): string =>
  `${origin}/auth/email#${what}=${token}`;

/** Refuses instead of failing when another user takes the address at the same moment. */
const refuseIfTaken = async <T>(work: Promise<T>): Promise<T | Result<never, 'people.email_taken'>> =>
  work.catch((fault: unknown) => {
    if (duplicateOf(fault) === null) throw fault;
    return refuse('people.email_taken');
  });

export const serveChangeEmail = ({
  auth,
  db,
  tries,
  origin,
  queueMail,
  admins,
}: PeopleRouteDeps): readonly ServedOperation[] => {
  const ensure = ensureProfile(db, admins);

  const isCorrectPassword = async (hash: string, password: string): Promise<boolean> =>
    (await auth.$context).password.verify({ hash, password });

  return [
    serve(contract.changeEmail, async ({ session, address, now }, { body }) => {
      const { userId, email: oldEmail, emailVerified, language } = session;
      const email = checkEmail(body.email);
      if (!email.ok) return email;
      if (email.value === oldEmail) return refuse('people.email_same');
      if (!(await mayTryPassword(tries, oldEmail, address))) return tooManyTries;
      const passwordHash = await passwordHashOf(db, userId);
      // An account that was opened by phone number adds its first address: the link in the mail proves it.
      const isFirst = oldEmail === '' && passwordHash === null;
      if (!isFirst) {
        if (passwordHash === null) return refuse('people.password_first');
        if (!(await isCorrectPassword(passwordHash, body.password))) return refuse('people.wrong_password');
      }
      await resetPasswordTries(tries, oldEmail, address);
      // Counted before anything about the other address is revealed, so that it cannot be used to list addresses.
      if (!(await tries.consume(tryLimits.mailPerRecipient, 'change-email', userId)))
        return refuse('people.too_many_tries', { minutes: tryLimits.mailPerRecipient.minutes });
      if (await isTaken(db, email.value, userId)) return refuse('people.email_taken');
      const tokens = await requestEmailChange(db, {
        userId,
        passwordHash,
        oldEmail,
        isOldEmailVerified: emailVerified,
        newEmail: email.value,
        now,
      });
      if (!tokens) return refuse('people.wrong_password');
      await queueMail({
        kind: 'new_email',
        to: email.value,
        language,
        link: emailLink(origin, 'confirm', tokens.confirmToken),
        about: oldEmail || (session.phone ?? ''),
      });
      if (tokens.undoToken)
        await queueMail({
          kind: 'old_email',
          to: oldEmail,
          language,
          link: emailLink(origin, 'undo', tokens.undoToken),
          about: email.value,
        });
      return ok({ email: email.value, until: tokens.expiresAt.toISOString() });
    }),

    serve(contract.cancelEmail, async ({ session: { userId } }) => {
      await cancelChange(db, userId);
      return ok({ cancelled: true as const });
    }),

    serve(contract.confirmEmail, async ({ session, now }, { body }) => {
      const done = await refuseIfTaken(confirmChange(db, body.token, now));
      if (!done.ok) return done;
      await revokeStrangersAccess(db, admins, done.value.email, session?.userId);
      await ensure(done.value.userId);
      return ok({ email: done.value.email });
    }),

    serve(contract.undoEmail, ({ now }, { body }) => refuseIfTaken(undoChange(db, body.token, now))),
  ];
};
