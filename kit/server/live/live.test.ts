import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { liveStream } from '#kit/sync/live.ts';
import type { FileReply, Session } from '../context.ts';
import type { Database } from '../database/database.ts';
import { liveServer, type Live, type LiveParts } from './live.ts';
import { openStream } from './stream.ts';

const opened: Live[] = [];
afterEach(() => {
  for (const live of opened.splice(0)) live.stop();
});

const session = (userId: string): Session => ({
  sessionId: `session of ${userId}`,
  userId,
  email: '',
  emailVerified: true,
  phone: null,
  name: '',
  role: 'farmer',
  language: 'en',
});

/** A live stream whose database the test controls. */
const openLive = (more: Partial<LiveParts> = {}) => {
  const ears = new Map<string, { onPayload: (payload: string) => void; onGap: () => void }>();
  const world = { sound: true, head: 7, ended: new Set<string>() };
  const live = liveServer({
    db: {
      asSystem: (work: (tx: unknown) => unknown) =>
        work({ many: async () => ['ann', 'ben'].map((user_id) => ({ user_id, seq: world.head })) }),
    } as unknown as Database,
    listening: {
      listenTo: (channel, onPayload, onGap) => {
        ears.set(channel, { onPayload, onGap });
        return () => void ears.delete(channel);
      },
      isReliable: () => world.sound,
      start: () => undefined,
      stop: async () => undefined,
    },
    findActiveSessions: async (ids) => new Set(ids.filter((id) => !world.ended.has(id))),
    ...more,
  });
  opened.push(live);
  const [served] = live.operations;
  const enter = (who: string, topics?: string) =>
    served!.handle(
      { session: session(who), headers: { accept: 'text/event-stream' } } as never,
      { query: { topics } } as never,
    );
  const hear = async (who: string, topics?: string) => {
    const answer = await enter(who, topics);
    if (!answer.ok) throw new Error(answer.code);
    const { body } = answer.value as FileReply & { body: NodeJS.ReadableStream };
    let text = '';
    let over = false;
    body
      .on('data', (chunk: Buffer) => {
        text += chunk.toString();
      })
      .on('close', () => {
        over = true;
      });
    await pause(1);
    return { said: () => text.split('\n\n').filter(Boolean), isOver: () => over };
  };
  return {
    live,
    enter,
    hear,
    world,
    say: (channel: string, payload: string) => ears.get(channel)!.onPayload(payload),
    gap: () => ears.get('mavuno_live')!.onGap(),
  };
};
const announce = (topics: readonly (readonly [string, number])[]): string => JSON.stringify(topics);

test('a stream starts with the current position; changes within a moment are sent together', async () => {
  const { hear, say } = openLive({ userTopics: { plans: 'plans' } });
  const ann = await hear('ann');
  say(
    'mavuno_live',
    announce([
      ['rows:ann', 8],
      ['rows:ben', 3],
    ]),
  );
  say('mavuno_live', announce([['rows:ann', 9]]));
  say('plans', 'ann');
  await pause(150);
  expect(ann.said()).toEqual(['retry: 5000', 'event: hello\ndata: {"rows":7}', 'data: {"rows":9,"plans":0}']);
});

test('a user receives only the public topics that they may see', async () => {
  const { hear, say } = openLive({
    sharedTopics: { community: (who, which) => which === 'all' || who.userId === 'ben' },
  });
  const [ann, ben] = [
    await hear('ann', 'community:all,community:desk,rows:ben,nothing:x'),
    await hear('ben', 'community:desk'),
  ];
  for (const topic of ['community:all', 'community:desk', 'rows:ben', 'nothing:x'])
    say('mavuno_live', announce([[topic, 0]]));
  await pause(150);
  expect(ann.said().slice(2)).toEqual(['data: {"community:all":0}']);
  expect(ben.said().slice(2)).toEqual(['data: {"community:desk":0,"rows":0}']);
  for (const clash of [
    { userTopics: { rows: 'x' } },
    { userTopics: { plans: 'x' }, sharedTopics: { plans: () => true } },
  ])
    expect(() => openLive(clash)).toThrow('share the name');
  for (const topics of ['community:', 'community:a b', 'a:b,'.repeat(9)])
    expect(liveStream.query!.safeParse({ topics }).success).toBe(false);
});

test('heartbeats keep streams open and end signed-out ones; without notifications all streams end', async () => {
  const { hear, enter, world, live } = openLive({ heartbeatMs: 40 });
  const [ann, ben] = [await hear('ann'), await hear('ben')];
  await pause(60);
  expect(ann.said().at(-1)).toBe(':');
  world.ended.add('session of ann');
  await pause(60);
  expect([ann.said().at(-1), ann.isOver(), ben.isOver()]).toEqual([
    'event: bye\ndata: {"why":"signed_out"}',
    true,
    false,
  ]);
  world.sound = false;
  await pause(120);
  expect([ben.said().at(-1), live.count()]).toEqual(['event: bye\ndata: {"why":"restart"}', 0]);
  expect(await enter('ben')).toMatchObject({ ok: false, code: 'server.busy' });
});

test('after a gap every stream receives the current position', async () => {
  const { hear, gap, world } = openLive();
  const ann = await hear('ann');
  world.head = 12;
  gap();
  await pause(10);
  expect(ann.said().at(-1)).toBe('event: again\ndata: {"rows":12}');
});

test('a process opens no more streams than its limit, and none after it stops', async () => {
  const { hear, enter, live } = openLive({ maxStreams: 1 });
  await hear('ann');
  expect(await enter('ben')).toMatchObject({ ok: false, code: 'server.busy' });
  live.stop();
  expect(live.count()).toBe(0);
  expect(await enter('ben')).toMatchObject({ ok: false, code: 'server.busy' });
});

test('a client that does not read is disconnected, not buffered', async () => {
  let gone = 0;
  const stream = openStream(session('ann'), new Map(), () => {
    gone += 1;
  });
  for (let i = 0; i < 200; i += 1) stream.send({ rows: i });
  await pause(1);
  expect([stream.body.destroyed, stream.body.readableLength <= 4_096, gone]).toEqual([true, true, 1]);
});
