import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { addField } from '#features/fields/contract.ts';
import { setLanguage } from '#features/people/contract-session.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  acceptingTransport,
  cachedSessionOf,
  closeApp,
  openApp,
  screen,
  unreachableTransport,
  waitFor,
} from '../testing.tsx';
// Preloaded, so that a short wait is long enough.
import './OutboxBlock.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const field = (name: string) => ({
  id: newId(),
  farm_id: newId(),
  name,
  size: 1,
  size_unit: 'acres' as const,
  crop_type: 'maize',
  season: '2026',
  soil_type: null,
  irrigation_type: null,
  location_description: null,
  place: null,
});
const open = (more: Parameters<typeof openApp>[0] = {}) =>
  openApp({
    at: '/dashboard',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) },
    ...more,
  });
const block = (name: RegExp) => screen.findByRole('region', { name }, { timeout: 10_000 });

test('X-04b X-16 without a network home shows what waits as a block, with a button to send it, and no ribbon', async () => {
  const { store } = await open({ transport: unreachableTransport, isOnline: () => false });
  await act(() => store.send(addField, field('Shamba la mto') as never));
  const shown = await block(/Nothing is lost\.\s*1 waiting to send/);
  expect(within(shown).getByText('You are offline')).toBeTruthy();
  expect(
    within(shown)
      .getByRole('link', { name: /New field: Shamba la mto.*Waiting/ })
      .getAttribute('href'),
  ).toBe('/outbox');
  expect(document.documentElement.dataset['outbox']).toBe('');
  const sendNow = vi.spyOn(store, 'sendNow');
  await userEvent.click(within(shown).getByRole('button', { name: 'Send now' }));
  expect(sendNow).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Fields' }));
  await waitFor(() => expect(document.documentElement.dataset['outbox']).toBeUndefined());
});

test('X-04b a refused item says why and that it needs the farmer', async () => {
  const { store } = await open({
    transport: acceptingTransport(() => ({ code: 'fields.limit_reached' })),
  });
  await act(() => store.send(setLanguage, { language: 'sw' }));
  const shown = await block(/Nothing is lost\.\s*1 needs you/);
  expect(within(shown).getByText('Not sent yet')).toBeTruthy();
  expect(within(shown).getByText(/Free users can only create 1 field/)).toBeTruthy();
  expect(within(shown).getByText('Needs you')).toBeTruthy();
  expect(within(shown).queryByRole('button', { name: 'Send now' })).toBeNull();
});
