import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  PaymentStatus,
  PaymentProvider,
  SandboxAction,
  SandboxControl,
  SandboxOrder,
} from '#features/payments/server/ports.ts';

/** "Pay late" is paid after this without a callback: our own polling finds it. */
export const LATE_PAYMENT_DELAY_MS = 20_000;

interface StoredOrder extends SandboxOrder {
  readonly paid: number;
  readonly code: string | null;
  readonly lateUntil: number | null;
}

const TRACKING_ID = /^[0-9a-f-]{36}$/;

/** A `late` payment becomes `completed` when its delay is over, like a real delayed payment. */
const completeIfDue = (saved: StoredOrder, now: number): StoredOrder =>
  saved.state === 'late' && saved.lateUntil !== null && now >= saved.lateUntil
    ? { ...saved, state: 'completed' }
    : saved;

const nextOrder = (saved: StoredOrder, action: SandboxAction, now: number): StoredOrder => {
  const code = saved.code ?? `SANDBOX-${randomUUID().slice(0, 8).toUpperCase()}`;
  if (action === 'reverse') return saved.state === 'completed' ? { ...saved, state: 'reversed' } : saved;
  // As with a real provider, a paid or reversed order cannot be paid again.
  if (saved.state === 'completed' || saved.state === 'reversed') return saved;
  switch (action) {
    case 'pay':
      return { ...saved, state: 'completed', code, paid: saved.amount };
    case 'late':
      return { ...saved, state: 'late', code, paid: saved.amount, lateUntil: now + LATE_PAYMENT_DELAY_MS };
    case 'wrong_amount':
      return { ...saved, state: 'completed', code, paid: Math.max(1, Math.floor(saved.amount / 2)) };
    case 'fail':
      return { ...saved, state: 'failed' };
    case 'cancel':
      return { ...saved, state: 'cancelled' };
  }
};

const toPaymentStatus = ({ state, paid, currency, reference, code, phone }: StoredOrder): PaymentStatus => {
  switch (state) {
    case 'completed':
      return { is: 'completed', amount: paid, currency, reference, code, method: 'Sandbox', account: phone };
    case 'failed':
      return { is: 'failed', why: 'refused' };
    case 'cancelled':
      return { is: 'failed', why: 'cancelled' };
    case 'reversed':
      return { is: 'reversed', reference };
    default:
      return { is: 'pending' };
  }
};

interface SandboxOptions {
  readonly folder: string;
  readonly now?: () => number;
}

/**
 * A provider without money: each order is a file, and a person on its payment page, on this server, decides
 * its outcome.
 */
export const sandboxPayments = ({
  folder,
  now = Date.now,
}: SandboxOptions): PaymentProvider & { readonly sandboxControl: SandboxControl } => {
  const pathOf = (trackingId: string): string => join(folder, `${trackingId}.json`);
  const write = async (saved: StoredOrder): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const tempPath = join(folder, `.${randomUUID()}.part`);
    await writeFile(tempPath, JSON.stringify(saved), { mode: 0o600 });
    await rename(tempPath, pathOf(saved.trackingId));
  };
  const read = async (trackingId: string): Promise<StoredOrder | null> => {
    if (!TRACKING_ID.test(trackingId)) return null;
    const text = await readFile(pathOf(trackingId), 'utf8').catch(() => null);
    return text === null ? null : completeIfDue(JSON.parse(text) as StoredOrder, now());
  };
  return {
    id: 'sandbox',
    sandbox: true,
    push: false,
    start: async (order) => {
      const trackingId = randomUUID();
      await write({ ...order, trackingId, state: 'pending', paid: 0, code: null, lateUntil: null });
      return { ok: true, trackingId, redirectUrl: `/api/pay/sandbox/${trackingId}` };
    },
    getStatus: async (trackingId) => {
      const saved = await read(trackingId).catch(() => null);
      return saved ? toPaymentStatus(saved) : { is: 'unreachable', code: 'no such order' };
    },
    sandboxControl: {
      read,
      applyAction: async (trackingId, act, at) => {
        const saved = await read(trackingId);
        if (!saved) return null;
        const next = nextOrder(saved, act, at.getTime());
        if (next !== saved) await write(next);
        return next;
      },
    },
  };
};
