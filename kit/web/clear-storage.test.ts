import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { clearStores } from './clear-storage.ts';

const allowed = { local: [], session: [], caches: [], databases: ['stays'] };
const open = (name: string): Promise<IDBDatabase> =>
  new Promise((done) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => done(request.result);
  });
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

test('a database that is open in another tab does not delay this or the next clearing', async () => {
  const held = await open('held');
  (await open('stays')).close();
  (await open('goes')).close();
  await clearStores(allowed);
  await clearStores(allowed);
  expect(await names()).toEqual(['held', 'stays']);
  held.close();
  await expect.poll(names).toEqual(['stays']);
});
