import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { StoreProvider, useOutbox, useRow, useRows, useStoreState, useSyncStatus } from './hooks.ts';
import type { Store } from './store.ts';
import { createNote, diskNamed, storeOn, Village } from './village.testing.ts';

afterEach(cleanup);

const Notes = () => {
  const rows = useRows<{ id: string }>('note');
  const one = useRow<{ id: string }>('note', 'n');
  const items = useOutbox();
  const status = useSyncStatus();
  const state = useStoreState();
  return <p>{`${rows.map((r) => `${r.id}${r.pending ? '…' : ''}`).join()} | ${one?.id ?? 'none'} | ${items.map((i) => i.state).join()} | ${status.waiting} | ${state}`}</p>;
};

const open = async (isOnline: () => boolean): Promise<Store> => {
  const village = new Village();
  village.session = newId();
  const store = await storeOn(await diskNamed(`hooks-${newId()}`), village, { isOnline });
  await store.signIn(village.session);
  await store.settled();
  return store;
};

test('X-04 X-16 a screen shows a row at once as waiting, and again when it was sent', async () => {
  let online = false;
  const store = await open(() => online);
  render(<StoreProvider store={store}><Notes /></StoreProvider>);
  expect(screen.getByText('| none | | 0 | filling')).toBeTruthy();
  await act(async () => void (await store.send(createNote, { id: 'n', word: '' })));
  expect(screen.getByText('n… | n | waiting | 1 | filling')).toBeTruthy();
  online = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await store.settled();
  });
  expect(screen.getByText('n | n | applied | 0 | open')).toBeTruthy();
  store.close();
});
