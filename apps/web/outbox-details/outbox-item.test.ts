import { expect, test } from 'vitest';
import { updateOffer, replyToOffer } from '#features/offers/contract.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { canRetry, targetOf } from './outbox-item.ts';
import type { RowTextContext } from './row-text-context.ts';

const offer = (more: object = {}) => ({
  id: newId(),
  state: 'open',
  ends_at: new Date(Date.now() + DAY_MS).toISOString(),
  ...more,
});
const canRetryRefusedEdit = (row: { readonly id: string }, code: string): boolean => {
  const item = {
    name: updateOffer.name,
    args: { id: row.id },
    minds: updateOffer.conflictPolicy,
    refusal: { code },
  } as unknown as OutboxItemView;
  return canRetry(item, targetOf(item, { row: () => row } as unknown as RowTextContext));
};

test('an edit of a closed offer cannot be retried, although its row is still on the phone', () => {
  for (const state of ['closed', 'agreed', 'ended'])
    expect(canRetryRefusedEdit(offer({ state }), 'offers.not_open'), state).toBe(false);
  expect(canRetryRefusedEdit(offer({ ends_at: '2026-11-01T08:00:00.000Z' }), 'offers.not_open')).toBe(false);
  expect(canRetryRefusedEdit(offer(), 'offers.not_open')).toBe(true);
  expect(canRetryRefusedEdit(offer({ state: 'closed' }), 'offers.price_low')).toBe(true);
});

test('a reply to a closed offer cannot be retried', () => {
  const item = {
    name: replyToOffer.name,
    args: { id: newId() },
    refusal: { code: 'offers.not_open' },
  } as unknown as OutboxItemView;
  expect(canRetry(item, null)).toBe(false);
});
