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

/** "Pay late" is paid after this, and nobody tells us: the order is found by our own looking. */
export const LATE_MS = 20_000;

interface Kept extends SandboxOrder {
  readonly paid: number;
  readonly code: string | null;
  readonly lateUntil: number | null;
}

const isOrder = /^[0-9a-f-]{36}$/;

/** `late` turns into `completed` by the clock, as money that is on its way does. */
const seen = (kept: Kept, now: number): Kept =>
  kept.state === 'late' && kept.lateUntil !== null && now >= kept.lateUntil
    ? { ...kept, state: 'completed' }
    : kept;

const after = (kept: Kept, act: SandboxAct, now: number): Kept => {
  const code = kept.code ?? `SANDBOX-${randomUUID().slice(0, 8).toUpperCase()}`;
  if (act === 'reverse') return kept.state === 'completed' ? { ...kept, state: 'reversed' } : kept;
  // As at a real counter: what was paid or taken back is not paid again.
  if (kept.state === 'completed' || kept.state === 'reversed') return kept;
  switch (act) {
    case 'pay':
      return { ...kept, state: 'completed', code, paid: kept.amount };
    case 'late':
      return { ...kept, state: 'late', code, paid: kept.amount, lateUntil: now + LATE_MS };
    case 'wrong_amount':
      return { ...kept, state: 'completed', code, paid: Math.max(1, Math.floor(kept.amount / 2)) };
    case 'fail':
      return { ...kept, state: 'failed' };
    case 'cancel':
      return { ...kept, state: 'cancelled' };
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

export interface SandboxOptions {
  readonly folder: string;
  readonly now?: () => number;
}

/**
 * A provider without money: each order is a file, and somebody at its counter, on this very server by
 * whatever name, says what becomes of it.
 */
export const sandboxPayments = ({
  folder,
  now = Date.now,
}: SandboxOptions): PaymentProvider & { readonly sandboxControl: SandboxControl } => {
  const pathOf = (trackingId: string): string => join(folder, `${trackingId}.json`);
  const write = async (kept: Kept): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const half = join(folder, `.${randomUUID()}.part`);
    await writeFile(half, JSON.stringify(kept), { mode: 0o600 });
    await rename(half, pathOf(kept.trackingId));
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
      const kept = await read(trackingId).catch(() => null);
      return kept ? wordOf(kept) : { is: 'unreachable', code: 'no such order' };
    },
    sandboxControl: {
      read,
      act: async (trackingId, act, at) => {
        const kept = await read(trackingId);
        if (!kept) return null;
        const next = after(kept, act, at.getTime());
        if (next !== kept) await write(next);
        return next;
      },
    },
  };
};
