import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { AssistantModel, StreamChunk, AssistantRequest } from '#features/chat/server/ports.ts';
import { anthropicAssistant } from './anthropic.ts';
import { fixedAssistant } from './fixed-assistant.ts';
import { openAiAssistant } from './openai-assistant.ts';
import {
  anthropic,
  streamText,
  openAi,
  respondWithStatus,
  streamServer,
  type ResponseHandler,
} from './testing/stream-server.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

const looked: unknown[] = [];
const tool = {
  name: 'forecast',
  description: 'Rain of the next days',
  parameters: { type: 'object', properties: { field: { type: 'string' } }, additionalProperties: false },
};
const question = (over: Partial<AssistantRequest> = {}): AssistantRequest => ({
  system: 'You help farmers.',
  turns: [{ role: 'user', content: 'Mvua lini?' }],
  tools: [],
  signal: new AbortController().signal,
  callTool: (name, args) => {
    looked.push([name, args]);
    return '{"rain_mm":12}';
  },
  ...over,
});
const heardOf = async (model: AssistantModel, asked = question()) => {
  const pieces: StreamChunk[] = [];
  for await (const piece of model.answer(asked)) pieces.push(piece);
  const spent = pieces.flatMap((p) => ('tokenUsage' in p ? [p.tokenUsage] : []));
  return {
    text: pieces.map((p) => ('text' in p ? p.text : '')).join(''),
    pieces: pieces.filter((p) => 'text' in p).length,
    tokensIn: spent.reduce((n, s) => n + s.tokensIn, 0),
    tokensOut: spent.reduce((n, s) => n + s.tokensOut, 0),
  };
};
const serve = async (turns: readonly ResponseHandler[]) => {
  const server = await streamServer(...turns);
  closers.push(server.close);
  return server;
};
/**
 * The general timeout is long, because a busy machine is not a stalled model; the stalled one gets a short
 * timeout.
 */
const PATIENT_MS = 10_000;
const STALLS_MS = 300;
const timeouts = { inactivityTimeoutMs: PATIENT_MS, retryDelayMs: 1 };
const ways = {
  'chat completions': {
    form: openAi,
    model: (url: string, inactivityTimeoutMs = PATIENT_MS, retryDelayMs = 1): AssistantModel =>
      openAiAssistant({
        url: `${url}/v1/`,
        key: 'a key',
        model: 'm/one',
        retryDelayMs,
        inactivityTimeoutMs,
      }),
  },
  'Anthropic messages': {
    form: anthropic,
    model: (url: string, inactivityTimeoutMs = PATIENT_MS, retryDelayMs = 1): AssistantModel =>
      anthropicAssistant({ url, key: 'a key', model: 'm/one', retryDelayMs, inactivityTimeoutMs }),
  },
};

describe.each(Object.entries(ways))('CHT-10 streaming model: %s', (_, { form, model }) => {
  const ask = async (
    turns: readonly ResponseHandler[],
    asked = question(),
    inactivityTimeoutMs = PATIENT_MS,
  ) => {
    const server = await serve(turns);
    return { server, answer: heardOf(model(server.url, inactivityTimeoutMs), asked) };
  };

  test('CHT-10: all text arrives, even a character split across packets; the request sets temperature 0.7 and a limit', async () => {
    const { server, answer } = await ask([
      streamText(form.textStream('Habari ', 'ng’ombe ', '– sawa ✓'), { size: 3 }),
    ]);
    expect(await answer).toMatchObject({ text: 'Habari ng’ombe – sawa ✓', tokensIn: 9, tokensOut: 4 });
    const { body } = server.heard[0]!;
    expect(body).toMatchObject({ model: 'm/one', stream: true, temperature: 0.7 });
    expect(body.max_tokens).toBeGreaterThan(0);
  });
  test('CHT-10: a busy service is retried once, a refusal is not retried', async () => {
    for (const code of [429, 503, 529]) {
      const { server, answer } = await ask([respondWithStatus(code), streamText(form.textStream('sawa'))]);
      expect((await answer).text).toBe('sawa');
      expect(server.heard).toHaveLength(2);
    }
    const busy = await ask([respondWithStatus(500)]);
    await expect(busy.answer).rejects.toThrow('500');
    expect(busy.server.heard).toHaveLength(2);
    for (const code of [400, 401, 404]) {
      const { server, answer } = await ask([respondWithStatus(code)]);
      await expect(answer).rejects.toThrow(String(code));
      expect(server.heard).toHaveLength(1);
    }
  });
  test('CHT-10: the retry gets the whole timeout again', async () => {
    const slow =
      (ms: number, next: ResponseHandler): ResponseHandler =>
      async (response, heard) => {
        await sleep(ms);
        await next(response, heard);
      };
    const { answer } = await ask(
      [slow(1_200, respondWithStatus(503)), slow(1_200, streamText(form.textStream('sawa')))],
      question(),
      2_000,
    );
    expect((await answer).text).toBe('sawa');
  });
  test('CHT-10: a cancelled question does not wait for the retry', async () => {
    const server = await serve([respondWithStatus(503)]);
    const controller = new AbortController();
    const answer = heardOf(model(server.url, PATIENT_MS, 60_000), question({ signal: controller.signal }));
    setTimeout(() => controller.abort(), 300);
    // Fails by the test's timeout when the pause goes on.
    await expect(answer).rejects.toThrow();
    expect(server.heard.length).toBeLessThan(2);
  });
  test('CHT-10: a stream that stalls, breaks off or reports an error after 200 OK fails', async () => {
    const { answer: stalls } = await ask(
      [streamText(form.truncatedStream('Kwanza'), { hangs: true })],
      question(),
      STALLS_MS,
    );
    await expect(stalls).rejects.toThrow();
    await expect((await ask([streamText(form.truncatedStream('Kwanza'))])).answer).rejects.toThrow(
      'the stream ended before the model finished',
    );
    await expect(
      (await ask([streamText(form.truncatedStream('Kwanza'), { cuts: true })])).answer,
    ).rejects.toThrow();
    await expect((await ask([streamText(form.errorStream('Kwanza'))])).answer).rejects.toThrow(
      'reported an error',
    );
  });
  test('a stream without its final event is complete if the model had already reported the end', async () => {
    expect((await (await ask([streamText(form.withoutDone('Sawa'))])).answer).text).toBe('Sawa');
  });
  test('calls a tool and continues with its result', async () => {
    looked.length = 0;
    const { server, answer } = await ask(
      [
        streamText(form.toolCallStream('forecast', '{"field":"mto"}'), { size: 7 }),
        streamText(form.textStream('Mvua 12 mm.')),
      ],
      question({ tools: [tool] }),
    );
    expect((await answer).text).toBe('I look.Mvua 12 mm.');
    expect(looked).toEqual([['forecast', { field: 'mto' }]]);
    const messages = JSON.stringify(server.heard[1]!.body.messages);
    expect(messages).toContain('{\\"rain_mm\\":12}');
    // The model sees what it said before the call, so that it does not repeat it.
    expect(messages).toContain('I look.');
  });
  test('a model that only calls tools is stopped after four requests', async () => {
    const { server, answer } = await ask(
      [streamText(form.toolCallStream('forecast', '{}'))],
      question({ tools: [tool] }),
    );
    await answer;
    expect(server.heard.length).toBeLessThanOrEqual(4);
  });
  test('an aborted question rejects without waiting for the model', async () => {
    const leaving = new AbortController();
    const { answer } = await ask(
      [streamText(form.truncatedStream('a'), { hangs: true })],
      question({ signal: leaving.signal }),
    );
    setTimeout(() => leaving.abort(), 30);
    await expect(answer).rejects.toThrow();
  });
  test('CHT-10: sends an image with its MIME type along with the question', async () => {
    const { server, answer } = await ask(
      [streamText(form.textStream('sawa'))],
      question({ image: { bytes: Uint8Array.from([1, 2, 3]), mimeType: 'image/png' } }),
    );
    await answer;
    const sent = JSON.stringify(server.heard[0]!.body.messages);
    expect([sent.includes('image/png'), sent.includes('AQID'), sent.includes('Mvua lini?')]).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('an unreachable service rejects', async () => {
    await expect(heardOf(model('http://127.0.0.1:9'))).rejects.toThrow();
  });
});

test.each(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(ways).map(([name, { form, model }]) => [
        name,
        async (says: string) =>
          model((await serve([streamText(form.textStream(...says.match(/\S+\s*/g)!))])).url),
      ]),
    ),
    fixed: async (says: string) => fixedAssistant(says),
  }) as [string, (says: string) => Promise<AssistantModel>][],
)(
  'the contract of %s: the chunks add up to the whole text, and the source name is short',
  async (_, open) => {
    const model = await open('Panda mapema. Palilia kwa wakati.');
    expect(model.modelLabel).toMatch(/^llm:[\w.:-]+$/);
    const { text, pieces } = await heardOf(model);
    expect(text).toBe('Panda mapema. Palilia kwa wakati.');
    expect(pieces).toBeGreaterThan(1);
  },
);

test('reasoning text is left out of the answer; newer models get max_completion_tokens and no temperature', async () => {
  const server = await serve([streamText(openAi.reasoningStream('The user wants…', 'Sawa'))]);
  expect(
    (
      await heardOf(
        openAiAssistant({ url: server.url, model: 'm', usesMaxCompletionTokens: true, ...timeouts }),
      )
    ).text,
  ).toBe('Sawa');
  expect(server.heard[0]!.body).toMatchObject({ max_completion_tokens: expect.any(Number) });
  expect(server.heard[0]!.body).not.toHaveProperty('temperature');
  expect(server.heard[0]!.headers.authorization).toBeUndefined();
});

const samples = new URL('../../../shared/samples/', import.meta.url);
test.skipIf(!existsSync(samples))('the recorded streams are parsed', async () => {
  const of = (name: string): string =>
    readFileSync(new URL(name, samples), 'utf8').replace(/^(?:(?!data:|event:|:).)*$/gm, '');
  const open = await serve([streamText(of('openai_stream_constructed.txt'), { size: 5 })]);
  expect((await heardOf(ways['chat completions'].model(open.url))).text).toBe('Habari');
  const other = await serve([streamText(of('anthropic_stream_constructed.txt'), { size: 5 })]);
  expect((await heardOf(ways['Anthropic messages'].model(other.url))).text).toBe('Habari');
});
