import { betterAuth } from 'better-auth';
import { phoneNumber } from 'better-auth/plugins/phone-number';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../domain/credentials.ts';
import { CODE_DIGITS, CODE_MINUTES, MAX_CODE_TRIES } from '../domain/phone-code.ts';
import { placeholderEmail } from '../domain/placeholder-email.ts';
import { receiveCode } from './phone-codes.ts';
import type { PasswordHasher, PeopleMail } from './ports.ts';
import { SESSION_SECONDS, RENEWAL_INTERVAL_SECONDS } from './session.ts';

interface AuthDeps {
  readonly pool: Pool;
  readonly secret: string;
  readonly origin: string;
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly queueMail: (mail: PeopleMail) => Promise<void>;
  /** Creates our own token that confirms the account's address: better-auth's token cannot be revoked. */
  readonly createVerifyToken: (userId: string) => Promise<string>;
  /** Called when a session starts. */
  readonly onSessionStart: (userId: string) => Promise<void>;
  readonly logFault: (message: string) => void;
  readonly passwordHasher?: PasswordHasher | undefined;
}

const timestampFields = { createdAt: 'created_at', updatedAt: 'updated_at' };

const languageOf = (user: object): 'en' | 'sw' =>
  'language' in user && user.language === 'sw' ? 'sw' : 'en';

/** Where to request a new password. */
export const passwordRequestUrl = (origin: string): string => `${origin}/auth/reset-password`;

/** The token is in the fragment: it reaches the page, but no server log and no referrer. */
export const resetLink = (origin: string, token: string): string =>
  `${origin}/auth/reset-password#access_token=${encodeURIComponent(token)}&type=recovery`;

const verifyLink = (origin: string, url: string, token: string): string => {
  const redirect = new URL(url).searchParams.get('callbackURL') ?? '/dashboard';
  return `${origin}/api/auth/verify-email?token=${encodeURIComponent(token)}&redirect=${encodeURIComponent(redirect)}`;
};

/**
 * better-auth with our pool and tables. Its router is not mounted: each of our operations calls one
 * `auth.api` function. It does not know `role`, so no request can set one through it.
 */
export const createAuth = (deps: AuthDeps) =>
  betterAuth({
    appName: 'Mavuno',
    baseURL: deps.origin,
    basePath: '/api/auth',
    secret: deps.secret,
    trustedOrigins: [deps.origin],
    database: deps.pool,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => deps.logFault(message) },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', ...timestampFields },
      additionalFields: { language: { type: 'string', required: false, defaultValue: 'en', input: true } },
    },
    session: {
      modelName: 'auth_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestampFields,
      },
      expiresIn: SESSION_SECONDS,
      updateAge: RENEWAL_INTERVAL_SECONDS,
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestampFields,
      },
      encryptOAuthTokens: true,
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', ...timestampFields },
    },
    advanced: {
      cookiePrefix: 'mavuno',
      database: { generateId: () => v7() },
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // In UTF-16 units here; `checkNewPassword` counts characters.
      maxPasswordLength: 2 * MAX_PASSWORD_LENGTH,
      ...(deps.passwordHasher && { password: deps.passwordHasher }),
    },
    plugins: [
      phoneNumber({
        otpLength: CODE_DIGITS,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: MAX_CODE_TRIES,
        sendOTP: ({ code }) => receiveCode(code),
        signUpOnVerification: { getTempEmail: () => placeholderEmail(v7()), getTempName: () => '' },
        schema: {
          user: { fields: { phoneNumber: 'phone_number', phoneNumberVerified: 'phone_number_verified' } },
        },
      }),
    ],
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user, url }) => {
        const link = verifyLink(deps.origin, url, await deps.createVerifyToken(user.id));
        await deps.queueMail({ kind: 'verify', to: user.email, language: languageOf(user), link });
      },
    },
    databaseHooks: {
      session: { create: { after: ({ userId }) => deps.onSessionStart(userId) } },
    },
    ...(deps.google && {
      socialProviders: {
        google: { ...deps.google, accessType: 'offline' as const, prompt: 'consent' as const },
      },
    }),
  });

export type Auth = ReturnType<typeof createAuth>;
