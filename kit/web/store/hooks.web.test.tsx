import 'fake-indexeddb/auto';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { StoreProvider, useOutbox, useRow, useRows, useStoreState, useSyncStatus } from './hooks.ts';
import type { WithPending, Store } from './store.ts';
import { appendWord, createNote, openNamedDisk, openStore, SyncFixture } from './sync-fixture.testing.ts';

afterEach(cleanup);

const Notes = () => {
  const rows = useRows<{ id: string }>('note');
  const one = useRow<{ id: string }>('note', 'n');
  const items = useOutbox();
  const status = useSyncStatus();
  const state = useStoreState();
  return (
    <p>{`${rows.map((r) => `${r.id}${r.pending ? '…' : ''}`).join()} | ${one?.id ?? 'none'} | ${items.map((i) => i.state).join()} | ${status.waiting} | ${state}`}</p>
  );
};

const open = async (isOnline: () => boolean, notes = 0): Promise<Store> => {
  const village = new SyncFixture();
  village.session = newId();
  const server = village.serverFor(village.session);
  for (let i = 0; i < notes; i += 1) {
    server.notes.set(`n${i}`, { id: `n${i}`, words: [] });
    server.log.set(`n${i}`, { seq: (server.seq += 1), deleted: false });
  }
  const store = await openStore(await openNamedDisk(`hooks-${newId()}`), village, { isOnline });
  await store.signIn(village.session);
  await store.whenIdle();
  return store;
};

test('X-04 X-16 a screen shows a new row at once as waiting, and updates it when it is sent', async () => {
  let online = false;
  const store = await open(() => online);
  render(
    <StoreProvider store={store}>
      <Notes />
    </StoreProvider>,
  );
  expect(screen.getByText('| none | | 0 | filling')).toBeTruthy();
  await act(async () => void (await store.send(createNote, { id: 'n', word: '' })));
  expect(screen.getByText('n… | n | waiting | 1 | filling')).toBeTruthy();
  online = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await store.whenIdle();
  });
  expect(screen.getByText('n | n | applied | 0 | open')).toBeTruthy();
  store.close();
});

test('of 50 cards only the changed one renders again; a reply without changes renders none', async () => {
  // StrictMode renders twice; this test counts production renders.
  configure({ reactStrictMode: false });
  let online = true;
  const store = await open(() => online, 50);
  const painted: string[] = [];
  let lists = 0;
  const Card = memo(({ note }: { readonly note: WithPending<{ id: string }> }) => {
    painted.push(`${note.id}${note.pending ? '…' : ''}`);
    return <p>{note.id}</p>;
  });
  const List = () => {
    const notes = useRows<{ id: string }>('note');
    lists += 1;
    return (
      <>
        {notes.map((note) => (
          <Card key={note.id} note={note} />
        ))}
      </>
    );
  };
  render(
    <StoreProvider store={store}>
      <List />
    </StoreProvider>,
  );
  expect(painted).toHaveLength(50);

  painted.length = 0;
  online = false;
  await act(async () => void (await store.send(appendWord, { id: 'n7', word: 'w' })));
  expect(painted).toEqual(['n7…']);
  online = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await store.whenIdle();
  });
  expect(painted).toEqual(['n7…', 'n7']);

  const before = lists;
  await act(async () => {
    store.sendNow();
    await store.whenIdle();
  });
  expect([painted.length, lists]).toEqual([2, before]);
  store.close();
});
