import { afterAll, describe, expect, test } from 'vitest';
import type { VisionQuestion, VisionPort } from '#features/scanner/server/ports.ts';
import { fixedVision } from './fixed.ts';
import { openAiVision } from './openai.ts';
import { chatServer, type Reply } from './testing.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

const question: VisionQuestion = {
  photo: Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]),
  crop: 'bean',
  conditions: [
    { key: 'bean___rust', name: 'Bean rust' },
    { key: 'bean___anthracnose', name: 'Bean anthracnose' },
  ],
};
const serve = async (...replies: Reply[]) => {
  const server = await chatServer(...replies);
  closers.push(server.close);
  return server;
};
const asking = (url: string): VisionPort =>
  openAiVision({ url, key: 'a key', model: 'eye/one', timeoutMs: 2_000, pauseMs: 1 });

const ways: Record<string, (key: string) => Promise<VisionPort>> = {
  'chat completions': async (key) =>
    asking((await serve({ content: JSON.stringify({ condition: key }) })).url),
  fixed: async (key) => fixedVision(key),
};

describe.each(Object.entries(ways))('vision model: %s', (_name, open) => {
  test('chooses one of the conditions offered', async () => {
    expect(await (await open('bean___anthracnose')).choose(question)).toBe('bean___anthracnose');
  });
  test('a condition that was not offered returns null', async () => {
    expect(await (await open('maize___healthy')).choose(question)).toBeNull();
  });
  test('names its source', async () => {
    expect((await open('x')).modelLabel).toMatch(/^llm:[\w.:-]+$/);
  });
});

test('the request carries key, model, crop, conditions and photo', async () => {
  const { url, asked } = await serve({ content: '{"condition":"unknown"}' });
  expect(await asking(`${url}/`).choose(question)).toBeNull();
  expect(asked[0]!.headers).toMatchObject({ authorization: 'Bearer a key' });
  expect(asked[0]!.body.model).toBe('eye/one');
  const sent = JSON.stringify(asked[0]!.body.messages);
  for (const part of [
    'Crop: bean',
    'bean___anthracnose: Bean anthracnose',
    `data:image/jpeg;base64,${Buffer.from(question.photo).toString('base64')}`,
  ])
    expect(sent).toContain(part);
});

test.each([
  ['reads an object inside a code fence', 'Sure!\n```json\n{"condition": "bean___rust"}\n```', 'bean___rust'],
  ['a free sentence returns null', 'This is bean rust, spray at once.', null],
  ['another JSON shape returns null', '{"disease":"bean___rust"}', null],
  ['an empty answer returns null', null, null],
] as const)('%s', async (_, content, wanted) => {
  expect(await asking((await serve({ content })).url).choose(question)).toBe(wanted);
});

test('a busy service is retried once; a refusal, an invalid answer and an unreachable server reject', async () => {
  const busy = await serve({ status: 429 }, { content: '{"condition":"bean___rust"}' });
  expect(await asking(busy.url).choose(question)).toBe('bean___rust');
  const refusing = await serve({ status: 401 });
  await expect(asking(refusing.url).choose(question)).rejects.toThrow('401');
  expect(refusing.asked).toHaveLength(1);
  await expect(asking((await serve({ raw: '<html>' })).url).choose(question)).rejects.toThrow();
  await expect(asking('http://127.0.0.1:9').choose(question)).rejects.toThrow();
});
