import { createHmac, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { serve, type Context, type ServedOperation } from '#kit/server/context.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import * as contract from '../contract-phone.ts';
import { CODE_MINUTES } from '../domain/phone-code.ts';
import { readMobileNumber } from '../domain/phone-number.ts';
import { isPlaceholderEmail } from '../domain/placeholder-email.ts';
import { tryLimits } from '../domain/tries.ts';
import { headersOf, refusalCodeOf } from './better-auth-http.ts';
import { tooManyTries } from './password/password-tries.ts';
import { endSuspendedSessions } from './persons.ts';
import { accountOfPhone, releasePhone, writePhone } from './phone-accounts.ts';
import { createdCodeOf } from './phone-codes.ts';
import type { PeopleRouteDeps } from './route-deps.ts';
import { cookieValue } from './session.ts';

const DEVICE_COOKIE = 'mavuno.device';
const DEVICE_SECONDS = 400 * 86_400;

interface Device {
  readonly id: string;
  /** Set when the request carried no id of ours. */
  readonly newCookie: string | null;
}

/** The signed id of this browser, or a new one. Codes are limited per device. */
const deviceOf = (ctx: Context, { secret, origin }: PeopleRouteDeps): Device => {
  const sign = (id: string) => createHmac('sha256', secret).update(`device\n${id}`).digest('base64url');
  const [id = '', signature = ''] = cookieValue(ctx.headers.cookie ?? '', DEVICE_COOKIE)?.split('.') ?? [];
  if (id && sameSecret(signature, sign(id))) return { id, newCookie: null };
  const created = randomBytes(12).toString('base64url');
  return {
    id: created,
    newCookie: `${DEVICE_COOKIE}=${created}.${sign(created)}; Max-Age=${DEVICE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
  };
};

/** Spending is counted in hundredths. A provider that names no cost counts as one unit of money. */
const UNIT = 100;
const addSpending = ({ tries }: PeopleRouteDeps, amount: number) => tries.add('code-spend', 60, amount);

/** Reserves one unit before sending, so that requests at the same time can't pass the ceiling together. */
const reserveSpending = async (deps: PeopleRouteDeps): Promise<boolean> => {
  const total = await addSpending(deps, UNIT);
  if (total - UNIT < deps.codeSpendPerHour * UNIT) return true;
  await addSpending(deps, -UNIT);
  return false;
};

/** Against SMS pumping: counts a code under its number, its device, its network and the whole server. */
const mayTakeCode = async (
  deps: PeopleRouteDeps,
  phone: string,
  device: Device,
  address: string,
): Promise<boolean> => {
  const { tries, codeSpendPerHour } = deps;
  if (!(await tries.hasRemaining({ times: codeSpendPerHour * UNIT, minutes: 60 }, 'code-spend')))
    return false;
  const limits = [
    ...(device.newCookie ? [[tryLimits.newDevicesPerNetwork, 'code-new-device', address] as const] : []),
    [tryLimits.codesPerDevice, 'code-device', device.id],
    [tryLimits.codesPerDeviceDay, 'code-device-day', device.id],
    [tryLimits.codesPerNetwork, 'code-network', address],
    [tryLimits.codesPerNetworkDay, 'code-network-day', address],
    [tryLimits.codesPerNumber, 'code-number', phone],
    [tryLimits.codesPerNumberDay, 'code-number-day', phone],
  ] as const;
  for (const [limit, name, about] of limits) if (!(await tries.consume(limit, name, about))) return false;
  return reserveSpending(deps);
};

const serveSendCode = (deps: PeopleRouteDeps): ServedOperation =>
  serve(contract.sendPhoneCode, async (ctx, { body: { phone: typed, channel, language = 'en' } }) => {
    const { auth, db, codeSenders } = deps;
    const phone = readMobileNumber(typed);
    if (!phone.ok) return phone;
    const sender = codeSenders[channel];
    if (!sender) return refuse('people.phone_off');
    const device = deviceOf(ctx, deps);
    if (device.newCookie) ctx.setCookie(device.newCookie);
    if (!(await mayTakeCode(deps, phone.value, device, ctx.address))) return refuse('people.too_many_codes');
    // Only the newest code of a number is valid.
    await db.run(sql`delete from auth_verifications where identifier = ${phone.value}`);
    const code = await createdCodeOf(() =>
      auth.api.sendPhoneNumberOTP({ body: { phoneNumber: phone.value } }),
    );
    const sent = await sender.send({ id: newId(), to: phone.value, code, language });
    await addSpending(deps, (sent.ok ? Math.ceil((sent.cost ?? 1) * UNIT) : 0) - UNIT);
    if (!sent.ok) {
      ctx.log.warn({ part: 'people', channel, why: sent.reason }, 'a sign-in code was not sent');
      return refuse('people.code_not_sent');
    }
    return ok({ phone: phone.value, minutes: CODE_MINUTES, shown_code: sender.showsCode ? code : null });
  });

type CodeRefusal = 'people.code_wrong' | 'people.code_late' | 'people.too_many_tries';

/** Does what needs the right code. The refusals do not tell whether the number has an account. */
const redeem = async <T>(
  { tries }: PeopleRouteDeps,
  { address }: Context,
  work: () => Promise<T>,
): Promise<Result<T, CodeRefusal>> => {
  if (!(await tries.hasRemaining(tryLimits.wrongPerNetwork, 'wrong', address))) return tooManyTries;
  try {
    return ok(await work());
  } catch (error) {
    const problem = refusalCodeOf(error);
    await tries.consume(tryLimits.wrongPerNetwork, 'wrong', address);
    return refuse(problem === 'INVALID_OTP' ? 'people.code_wrong' : 'people.code_late');
  }
};

const consumeCode = (deps: PeopleRouteDeps, ctx: Context, phone: string, code: string) =>
  redeem(deps, ctx, () => deps.auth.api.consumePhoneNumberOTP({ body: { phoneNumber: phone, code } }));

const expiryOfCode = async ({ db }: PeopleRouteDeps, phone: string): Promise<Date> =>
  (
    await db.maybe<{ expires_at: Date }>(sql`
      select expires_at from auth_verifications where identifier = ${phone} order by created_at desc limit 1
    `)
  )?.expires_at ?? new Date();

/** Makes a right code valid again until its former end, for the step that follows. */
const restoreCode = async (
  { auth }: PeopleRouteDeps,
  phone: string,
  code: string,
  expiresAt: Date,
): Promise<void> => {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: phone,
    value: `${code}:0`,
    expiresAt,
  });
};

const digitsOfCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

const serveVerify = (deps: PeopleRouteDeps): ServedOperation =>
  serve(contract.verifyPhone, async (ctx, { body }) => {
    const { auth, db, onPhoneProven, findNumberOwner, startSession } = deps;
    const phone = readMobileNumber(body.phone);
    if (!phone.ok) return phone;
    const code = digitsOfCode(body.code);
    const expiresAt = await expiryOfCode(deps, phone.value);
    const checked = await consumeCode(deps, ctx, phone.value, code);
    if (!checked.ok) return checked;
    await restoreCode(deps, phone.value, code, expiresAt);
    const account = await db.asSystem((tx) => accountOfPhone(tx, phone.value, findNumberOwner));
    if (account?.is_silent && !body.start_new)
      return refuse(isPlaceholderEmail(account.email) ? 'people.phone_silent' : 'people.phone_silent_email');
    // better-auth then finds the account by its number, or opens a new one.
    if (account)
      await db.asSystem((tx) =>
        account.is_silent ? releasePhone(tx, account.id) : writePhone(tx, account.id, phone.value),
      );
    const entered = await redeem(deps, ctx, () =>
      auth.api.verifyPhoneNumber({
        body: { phoneNumber: phone.value, code, language: body.language ?? 'en' },
        headers: headersOf(ctx),
        returnHeaders: true,
      }),
    );
    if (!entered.ok) return entered;
    const { headers, response } = entered.value;
    const userId = response.user.id;
    const suspended = await endSuspendedSessions(db, userId);
    if (suspended !== null) return refuse('people.suspended', { why: suspended });
    await db.asSystem(async (tx) => {
      await writePhone(tx, userId, phone.value);
      await onPhoneProven(tx, { userId, phone: phone.value, formerPhone: null, now: ctx.now });
    });
    return ok({ session: await startSession(ctx, headers), is_new: account?.id !== userId });
  });

const serveSetPhone = (deps: PeopleRouteDeps): ServedOperation =>
  serve(contract.setPhone, async (ctx, { body }) => {
    const phone = readMobileNumber(body.phone);
    if (!phone.ok) return phone;
    const checked = await consumeCode(deps, ctx, phone.value, digitsOfCode(body.code));
    if (!checked.ok) return checked;
    const { userId, phone: formerPhone } = ctx.session;
    return deps.db.asSystem(async (tx) => {
      const owner = await accountOfPhone(tx, phone.value, async () => null);
      if (owner && owner.id !== userId) {
        if (!owner.is_silent) return refuse('people.phone_taken');
        await releasePhone(tx, owner.id);
      }
      await writePhone(tx, userId, phone.value);
      await deps.onPhoneProven(tx, { userId, phone: phone.value, formerPhone, now: ctx.now });
      return ok({ phone: phone.value });
    });
  });

export const servePhone = (deps: PeopleRouteDeps): readonly ServedOperation[] => [
  serveSendCode(deps),
  serveVerify(deps),
  serveSetPhone(deps),
];
