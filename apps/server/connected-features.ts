import { alertsServer } from '#features/alerts/server/index.ts';
import type { Moderate } from '#features/community/server/ports.ts';
import { keepAccount } from '#features/farm-data/server/index.ts';
import { adoptNumber, ownerOf, verifiedNumbers } from '#features/notify/server/api.ts';
import { closeDealings } from '#features/offers/server/api.ts';
import { peopleServer } from '#features/people/server/index.ts';
import { plansServer } from '#features/plans/server/index.ts';
import { referralsServer } from '#features/referrals/server/index.ts';
import { smsUssdServer } from '#features/sms-ussd/server/index.ts';
import { weatherServer } from '#features/weather/server/index.ts';
import { databaseRateLimiter } from '#kit/server/database-rate-limiter.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type { SyncServer } from '#kit/server/sync/sync.ts';
import type { ServerParts } from './adapters/build-adapters.ts';
import { codeSendersOf } from './adapters/code-senders.ts';
import { hookSecretOf } from './hook-secret.ts';

/** What every feature gets. */
interface BaseParts extends Pick<
  ServerParts,
  'db' | 'jobs' | 'log' | 'origin' | 'secret' | 'storage' | 'version'
> {
  readonly moderate: Moderate;
  readonly listeners: () => Listeners;
}

/** Builds the features whose services or callbacks other features use. */
export const buildConnectedFeatures = (
  { env, adapters, listening, signingKey, passwordHasher }: ServerParts,
  base: BaseParts,
  sync: () => SyncServer,
) => {
  const { db, jobs, origin } = base;
  const { mailer, look, senders } = adapters;

  const people = peopleServer({
    ...base,
    mailer,
    google: adapters.google,
    codeSenders: codeSendersOf(adapters.sms, senders.whatsapp, {
      origin,
      showsCodes: env.NODE_ENV !== 'production',
    }),
    codeSpendPerHour: env.CODE_SPEND_PER_HOUR,
    onPhoneProven: (tx, proven) => adoptNumber(referrals.onConfirmed)(tx, proven),
    findNumberOwner: (tx, phone) => ownerOf(tx, 'sms', { phone }),
    passwordHasher,
    adminEmails: env.ADMIN_EMAILS,
    onAuthenticated: async (userId) => {
      await keepAccount({ db, jobs })(userId);
      await referrals.onPerson(userId);
    },
    // A suspended account can neither sell nor buy.
    onSuspended: (tx, userId) => closeDealings(jobs, tx, userId),
  });
  const plans = plansServer({
    ...base,
    listening,
    key: signingKey,
    numbers: verifiedNumbers,
    needsNumber: env.AT_USERNAME !== undefined,
  });
  const alerts = alertsServer({ ...base, fetchForecast: (cell, now) => weather.refresh(cell, now) });
  const weather = weatherServer({ ...base, providers: adapters.weather, onForecast: alerts.onForecast });
  const referrals = referralsServer(base);
  const smsUssd = smsUssdServer({
    ...base,
    look,
    smsSecret: hookSecretOf(env, base.secret),
    link: origin,
    take: databaseRateLimiter(db),
    media: adapters.media,
    evaluateFields: alerts.evaluateForUser,
    senders,
    sync,
    openAccount: people.openPhoneAccount,
  });
  return { people, plans, alerts, weather, referrals, smsUssd };
};
