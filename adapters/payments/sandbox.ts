import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Answer,
  PaymentProvider,
  SandboxAct,
  SandboxControl,
  SandboxOrder,
} from '#features/payments/server/ports.ts';

/** "Pay late" is paid after this without a callback: our own polling finds it. */
export const LATE_MS = 20_000;

interface Kept extends SandboxOrder {
  readonly paid: number;
  readonly code: string | null;
  readonly lateUntil: number | null;
}

const isOrder = /^[0-9a-f-]{36}$/;

/** A `late` payment becomes `completed` when its delay is over, like a real delayed payment. */
const seen = (saved: Kept, now: number): Kept =>
  saved.state === 'late' && saved.lateUntil !== null && now >= saved.lateUntil
    ? { ...saved, state: 'completed' }
    : saved;

const after = (saved: Kept, act: SandboxAct, now: number): Kept => {
  const code = saved.code ?? `SANDBOX-${randomUUID().slice(0, 8).toUpperCase()}`;
  if (act === 'reverse') return saved.state === 'completed' ? { ...saved, state: 'reversed' } : saved;
  // As with a real provider, a paid or reversed order cannot be paid again.
  if (saved.state === 'completed' || saved.state === 'reversed') return saved;
  switch (act) {
    case 'pay':
      return { ...saved, state: 'completed', code, paid: saved.amount };
    case 'late':
      return { ...saved, state: 'late', code, paid: saved.amount, lateUntil: now + LATE_MS };
    case 'wrong_amount':
      return { ...saved, state: 'completed', code, paid: Math.max(1, Math.floor(saved.amount / 2)) };
    case 'fail':
      return { ...saved, state: 'failed' };
    case 'cancel':
      return { ...saved, state: 'cancelled' };
  }
};

const wordOf = ({ state, paid, currency, reference, code, phone }: Kept): Answer => {
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
  const write = async (saved: Kept): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const half = join(folder, `.${randomUUID()}.part`);
    await writeFile(half, JSON.stringify(saved), { mode: 0o600 });
    await rename(half, pathOf(saved.trackingId));
  };
  const read = async (trackingId: string): Promise<Kept | null> => {
    if (!isOrder.test(trackingId)) return null;
    const text = await readFile(pathOf(trackingId), 'utf8').catch(() => null);
    return text === null ? null : seen(JSON.parse(text) as Kept, now());
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
    ask: async (trackingId) => {
      const saved = await read(trackingId).catch(() => null);
      return saved ? wordOf(saved) : { is: 'unreachable', code: 'no such order' };
    },
    sandboxControl: {
      read,
      act: async (trackingId, act, at) => {
        const saved = await read(trackingId);
        if (!saved) return null;
        const next = after(saved, act, at.getTime());
        if (next !== saved) await write(next);
        return next;
      },
    },
  };
};
