import { createHmac } from 'node:crypto';
import type { Env } from './env.ts';

/**
 * The secret part of the addresses of the SMS and USSD webhooks. A development server without one derives it
 * from its own secret, so that `npm run ussd` reaches it and nobody else; null elsewhere: the webhooks are
 * off.
 */
export const hookSecretOf = (
  { AT_HOOK_SECRET: given, NODE_ENV: mode }: Pick<Env, 'AT_HOOK_SECRET' | 'NODE_ENV'>,
  serverSecret: string,
): string | null => {
  if (given) return given;
  return mode === 'production'
    ? null
    : createHmac('sha256', serverSecret).update('sms and ussd webhooks').digest('base64url');
};
