import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  farmer,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { offersEn as en } from '../words.en.ts';
import { offersOutboxEn as outbox } from '../words.outbox.en.ts';
import { offersSw as sw } from '../words.sw.ts';
import { AdminOffersScreen } from './AdminOffersScreen.tsx';
import { openOffers } from './testing.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

const admin = { ...farmer, role: 'admin' } as typeof farmer;
const queuedOffer = {
  id: '01a00000-0000-7000-8000-000000000001',
  target: 'offer',
  offer_id: '01a00000-0000-7000-8000-000000000001',
  crop: 'maize',
  text: 'Njoro · Call 0712 345 678',
  price: 3_600,
  unit: 'bag_90kg',
  by: { id: 'b', name: 'Otieno' },
  created_at: '2026-11-20T08:00:00Z',
  standing: 'pending',
  reason: 'phone_number',
  reports: [{ reason: 'scam', note: 'He takes money first', at: '2026-11-21T08:00:00Z' }],
};
const secondOffer = { ...queuedOffer, id: '01a00000-0000-7000-8000-000000000002', crop: 'bean', reports: [] };

/** Fakes the moderation API. A decision removes its offer from the queue. */
const fakeModerationApi = (): { bodies: unknown[] } => {
  const bodies: unknown[] = [];
  let posts = [queuedOffer, secondOffer];
  globalThis.fetch = (async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://x');
    if (method === 'GET')
      return new Response(
        JSON.stringify(
          url.searchParams.get('after')
            ? { posts: posts.slice(1), next: null, waiting: posts.length }
            : { posts: posts.slice(0, 1), next: posts.length > 1 ? 'n' : null, waiting: posts.length },
        ),
      );
    const decision = JSON.parse(String(body)) as { act: string; note: string | null };
    bodies.push(decision);
    if (decision.act === 'remove' && decision.note === null)
      return new Response(JSON.stringify({ refusal: { code: 'offers.reason_missing' }, requestId: 'x' }), {
        status: 400,
      });
    posts = posts.filter(({ id }) => !url.pathname.endsWith(id));
    return new Response(JSON.stringify({ done: true }));
  }) as typeof fetch;
  return { bodies };
};

test('MKT-06 staff see queued offers with their reports, and need a reason to remove one', async () => {
  const { bodies } = fakeModerationApi();
  await openOffers(<AdminOffersScreen />, { at: '/admin/offers', session: admin });
  await waitForUpdates(80);
  for (const text of [
    `2 ${staffScreenEn.cases(2)}`,
    'Maize',
    'KES 3,600 per 90 kg bag',
    'Call 0712 345 678',
    `${en.report.reasons.scam} · He takes money first`,
  ])
    expect(pageText()).toContain(text);
  await tap(en.more);
  await waitForUpdates(60);
  expect(screen.getByRole('button', { name: /Beans/ })).toBeTruthy();
  await tap(en.admin.remove);
  await waitForUpdates(60);
  expect(toastTexts().join()).toContain(outbox.refusals['offers.reason_missing']);
  fireEvent.input(screen.getByLabelText(en.admin.reason), { target: { value: 'Not real.' } });
  await tap(en.admin.remove);
  await waitForUpdates(80);
  expect(bodies).toEqual([
    { act: 'remove', note: null },
    { act: 'remove', note: 'Not real.' },
  ]);
  expect(pageText()).toContain(`1 ${staffScreenEn.cases(1)}`);
  expect(pageText()).not.toContain('He takes money first');
});

test('MKT-06 a farmer cannot see the moderation queue; staff can read it in Kiswahili', async () => {
  fakeModerationApi();
  await openOffers(<AdminOffersScreen />, { at: '/admin/offers' });
  await waitForUpdates(60);
  expect(pageText()).toContain(staffScreenEn.adminOnly);
  cleanUp();
  await openOffers(<AdminOffersScreen />, { at: '/admin/offers', session: admin, language: 'sw' });
  await waitForUpdates(80);
  for (const text of [sw.admin.title, sw.admin.reported, 'Mahindi']) expect(pageText()).toContain(text);
});
