import { expect, test } from 'vitest';
import { replay } from '#kit/sync/replay.ts';
import { emptyReplicaState } from '#kit/sync/replica-state.ts';
import { createPublisher } from './publisher.ts';
import { noLoadedRows } from './row-loader.ts';

test('a screen that reads the store before its first change gets a snapshot, and the same one again', () => {
  const { snapshot } = createPublisher(() => ({
    userId: null,
    view: replay(noLoadedRows.rows, [], {}, () => undefined),
    queue: { items: [], photos: [], replica: emptyReplicaState, syncedAt: null, shown: [] },
    loop: null,
    online: true,
    takenOver: 0,
  }));
  expect(snapshot().status).toMatchObject({ waiting: 0, online: true });
  expect(snapshot()).toBe(snapshot());
});
