import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addField } from '#features/fields/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import { closeApp, cachedSessionOf, openApp, screen, acceptingTransport } from '../testing.tsx';

afterEach(closeApp);

const field = {
  id: newId(),
  farm_id: newId(),
  name: 'Juu',
  size: 1,
  size_unit: 'acres',
  crop_type: 'maize',
  season: '2026',
  soil_type: null,
  irrigation_type: null,
  location_description: null,
  place: null,
} as const;
const choices = async (code: string): Promise<(string | null)[]> => {
  const { store } = await openApp({
    at: '/outbox',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) },
    transport: acceptingTransport(() => ({ code })),
  });
  await screen.findByRole('heading', { name: 'Outbox' });
  await store.send(addField, field);
  await screen.findByText('Not accepted');
  const card = (await screen.findByRole('heading', { level: 3, name: 'New field: Juu' })).closest('section')!;
  // The choices load as a separate chunk.
  await within(card).findByRole('button', { name: 'Discard' });
  return [...within(card).queryAllByRole('button'), ...within(card).queryAllByRole('link')].map(
    (e) => e.textContent ?? e.getAttribute('href'),
  );
};

test('FLD-28 a field over the limit offers three choices: try again, discard or upgrade', async () => {
  expect(await choices('fields.limit_reached')).toEqual(['Try again', 'Discard', 'Upgrade to Pro']);
});

test('another refusal offers no upgrade', async () => {
  expect(await choices('fields.size_wrong')).toEqual(['Try again', 'Discard']);
});
