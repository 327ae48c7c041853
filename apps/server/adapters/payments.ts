import path from 'node:path';
import { daraja } from '#adapters/payments/daraja.ts';
import { pesapal } from '#adapters/payments/pesapal.ts';
import { sandboxPayments } from '#adapters/payments/sandbox.ts';
import { mpesaHookUrl, pesapalIpnUrl } from '#features/payments/server/index.ts';
import type { PaymentProvider, SandboxControl } from '#features/payments/server/ports.ts';
import { splitList, type Env } from '../env.ts';

/** A provider's keys, else the sandbox; on a public address there is no sandbox unless PAYMENTS says so. */
const wantsSandbox = ({ PAYMENTS, NODE_ENV, PUBLIC_ORIGIN }: Env, hasKeys: boolean): boolean =>
  PAYMENTS === 'sandbox' ||
  (PAYMENTS === undefined && !hasKeys && !(NODE_ENV === 'production' && PUBLIC_ORIGIN !== undefined));

/** All payment methods, the default first: M-Pesa prompts for the PIN on the phone, Pesapal leads to a page. */
export const paymentsOf = (
  env: Env,
  dataDir: string,
  origin: string,
  secret: string,
): {
  readonly providers: readonly PaymentProvider[];
  readonly sandboxControl: SandboxControl | null;
  readonly mpesaAddresses: readonly string[];
} => {
  const {
    MPESA_CONSUMER_KEY,
    MPESA_CONSUMER_SECRET,
    MPESA_SHORTCODE,
    MPESA_PASSKEY,
    PESAPAL_CONSUMER_KEY,
    PESAPAL_CONSUMER_SECRET,
  } = env;
  const real: PaymentProvider[] = [];
  if (
    env.PAYMENTS !== 'off' &&
    MPESA_CONSUMER_KEY &&
    MPESA_CONSUMER_SECRET &&
    MPESA_SHORTCODE &&
    MPESA_PASSKEY
  ) {
    real.push(
      daraja({
        consumerKey: MPESA_CONSUMER_KEY,
        consumerSecret: MPESA_CONSUMER_SECRET,
        shortcode: MPESA_SHORTCODE,
        passkey: MPESA_PASSKEY,
        till: env.MPESA_TILL,
        url: env.MPESA_URL,
        hookUrl: mpesaHookUrl(origin, secret),
      }),
    );
  }
  if (env.PAYMENTS !== 'off' && PESAPAL_CONSUMER_KEY && PESAPAL_CONSUMER_SECRET) {
    real.push(
      pesapal({
        consumerKey: PESAPAL_CONSUMER_KEY,
        consumerSecret: PESAPAL_CONSUMER_SECRET,
        url: env.PESAPAL_URL,
        ipnUrl: pesapalIpnUrl(origin),
      }),
    );
  }
  const sandbox = wantsSandbox(env, real.length > 0)
    ? sandboxPayments({ folder: path.join(dataDir, 'sandbox-payments') })
    : null;
  return {
    providers: [...real, ...(sandbox ? [sandbox] : [])],
    sandboxControl: sandbox?.sandboxControl ?? null,
    mpesaAddresses: splitList(env.MPESA_HOOK_ADDRESSES),
  };
};
