import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { addField, removeField } from '#features/fields/contract.ts';
import { setLanguage } from '#features/people/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Transport } from '#kit/web/store/transport.ts';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  acceptingTransport,
  toastTexts,
  unreachableTransport,
  waitFor,
} from '../testing.tsx';

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
const openOutbox = async (more: Parameters<typeof openApp>[0] = {}) => {
  const app = await openApp({
    at: '/outbox',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) },
    ...more,
  });
  await screen.findByRole('heading', { name: /Outbox|Sanduku la kutuma/ });
  return app;
};
const cardTitles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('section')!;

/** The server is reachable, but fails on the first command. */
const failingTransport: Transport = {
  ...unreachableTransport,
  exchange: async ({ commands }) => ({
    ok: true,
    value: {
      outcomes: commands.map(({ id }, index) => ({ id, result: 'retry', fault: index === 0 })),
      changes: { rows: [], cursor: 0, head: 0, more: false, restart: false },
      serverTime: new Date().toISOString(),
    },
  }),
};

test('X-04b waiting items are in order and show failed attempts, and all can be sent now', async () => {
  const { store } = await openOutbox({ transport: failingTransport });
  await store.send(addField, field('Shamba la mto') as never);
  await store.send(setLanguage, { language: 'sw' });
  await waitFor(() => expect(cardTitles()).toEqual(['New field: Shamba la mto', 'Language: Kiswahili']));
  await within(await cardOf('New field: Shamba la mto')).findByText(/tried/);
  expect((await cardOf('New field: Shamba la mto')).textContent).toMatch(/Waiting/);
  const sendNowSpy = vi.spyOn(store, 'sendNow');
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Send now' }) as HTMLButtonElement).disabled).toBe(false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  expect(sendNowSpy).toHaveBeenCalledOnce();
});

test('X-04b a sent item moves to "Sent recently", and the outbox says that everything is sent', async () => {
  const { store } = await openOutbox();
  await store.send(setLanguage, { language: 'sw' });
  expect(await screen.findByRole('heading', { name: 'Sent recently' })).toBeTruthy();
  expect(await screen.findByText('Everything is sent. Nothing is waiting here.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
});

test('X-04b a refused item shows the reason in the farmer’s language and can be retried', async () => {
  const { store } = await openOutbox({
    transport: acceptingTransport((name) =>
      name === 'fields.add' ? { code: 'fields.limit_reached' } : null,
    ),
  });
  await store.send(addField, field('Juu') as never);
  await screen.findByText('Not accepted');
  const card = await cardOf('New field: Juu');
  expect(card.textContent).toMatch(/Free users can only create 1 field/);
  const tryAgainSpy = vi.spyOn(store, 'tryAgain');
  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(tryAgainSpy).toHaveBeenCalledOnce();
});

test('X-17 discarding an item names it and deletes it only after confirmation', async () => {
  const { store } = await openOutbox({
    transport: acceptingTransport(() => ({ code: 'fields.limit_reached' })),
  });
  await store.send(addField, field('Juu') as never);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Discard “New field: Juu”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(store.snapshot().items).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Discarded']));
  expect(store.snapshot().items).toHaveLength(0);
});

test('X-17 an item that cannot be discarded stays, with a message', async () => {
  const { store } = await openOutbox({
    transport: acceptingTransport(() => ({ code: 'fields.limit_reached' })),
  });
  await store.send(addField, field('Juu') as never);
  vi.spyOn(store, 'discard').mockResolvedValue({ ok: false, code: 'store.unavailable', details: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
  expect(toastTexts()).not.toContain('Discarded');
  expect(store.snapshot().items).toHaveLength(1);
});

test('X-04b with a refused photo the outbox does not say that everything is sent', async () => {
  const { store } = await openOutbox();
  await store.send(setLanguage, { language: 'sw' });
  await screen.findByText('Everything is sent. Nothing is waiting here.');
  const snapshot = store.snapshot();
  const photo = { userId: 'u', hash: 'a'.repeat(64), type: 'image/jpeg', size: 9, sentBytes: 0 };
  vi.spyOn(store, 'snapshot').mockReturnValue({
    ...snapshot,
    photos: [{ ...photo, state: 'refused', code: 'photo.quota' } as never],
  });
  await store.send(setLanguage, { language: 'en' });
  await screen.findByText(/One photo wasn’t accepted/);
  expect(screen.queryByText('Everything is sent. Nothing is waiting here.')).toBeNull();
});

test('X-04b unsent items can be saved as a file', async () => {
  const { store } = await openOutbox({ transport: unreachableTransport });
  await store.send(addField, field('Shamba la mto') as never);
  await cardOf('New field: Shamba la mto');
  const savedBlobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      savedBlobs.push(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => {},
  });
  const downloadNames: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloadNames.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(downloadNames).toEqual(['mavuno-outbox.json']);
  expect(JSON.parse(await savedBlobs[0]!.text())).toMatchObject([
    { name: 'fields.add', args: { name: 'Shamba la mto' } },
  ]);
});

test('X-04b the outbox is in Kiswahili, and shows commands of another version by name', async () => {
  const { store } = await openOutbox({ transport: unreachableTransport, language: 'sw' });
  await store.send(removeField, { id: newId() });
  await store.send({ ...setLanguage, name: 'goats.milk' }, { language: 'sw' });
  await waitFor(() =>
    expect(cardTitles()).toEqual([
      'Futa shamba',
      'Kazi iliyofanywa kwa toleo lingine la programu (goats.milk)',
    ]),
  );
});
