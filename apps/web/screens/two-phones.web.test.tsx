import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeField, removeField } from '#features/fields/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Transport } from '#kit/web/store/transport.ts';
import { closeApp, mirrorOf, openApp, screen, takesAll } from '../testing.tsx';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';

afterEach(closeApp);

const open = async (transport: Transport, more: Partial<Parameters<typeof openApp>[0]> = {}) => {
  const { store } = await openApp({ at: '/outbox', mirror: mirrorOf(), server: { '/api/start': () => ({ body: { ...mirrorOf(), changes: null } }) }, transport, ...more });
  await screen.findByRole('heading', { name: /Outbox|Sanduku la kutuma/ });
  return store;
};
/** The server, after another phone had set these columns. */
const after = (replaced: Record<string, unknown>): Transport => ({ ...takesAll(), exchange: async (body) => {
  const reply = await takesAll().exchange(body);
  if (!reply.ok) return reply;
  return { ok: true, value: { ...reply.value, outcomes: reply.value.outcomes.map((o) => ({ ...o, replaced }) as typeof o) } };
} });

test('X-04b what another phone had written, and this replaced, stands beside it', async () => {
  const store = await open(after({ name: 'Chini' }));
  await store.send(changeField, { id: newId(), name: 'Juu' });
  const told = await screen.findByText(outboxEn.replaced('Chini'));
  expect(within(told.closest('section')!).getByRole('heading', { name: 'Change of the field Juu' })).toBeTruthy();
}, 20_000);

test('a replaced value that is a key and no word is told without it', async () => {
  const store = await open(after({ soil_type: 'loam' }));
  await store.send(changeField, { id: newId(), soil_type: 'clay' });
  expect(await screen.findByText(outboxEn.replacedUnnamed)).toBeTruthy();
  expect(screen.queryByText(/loam/)).toBeNull();
}, 20_000);

test('a delete that this phone must look at again says why and can be sent again', async () => {
  const store = await open(takesAll(() => ({ code: 'sync.unseen' })));
  const id = newId();
  await store.send(removeField, { id });
  expect(await screen.findByText(/Another phone of yours did something here that this phone had not shown you/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: outboxEn.look }).getAttribute('href')).toBe(`/fields/${id}`);
}, 20_000);

test('the outbox says how two phones get along, in the farmer’s language', async () => {
  await open(takesAll(), { language: 'sw' });
  expect(await screen.findByText(outboxSw.twoPhones)).toBeTruthy();
  expect(outboxSw.rules.map((rule) => screen.getByText(rule).tagName)).toEqual(outboxEn.rules.map(() => 'LI'));
}, 20_000);
