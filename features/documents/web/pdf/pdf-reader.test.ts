import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineMessage } from './engine-messages.ts';
import { readPdf } from './pdf-reader.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake PDF worker whose messages the test sends. */
class Engine {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  given: ArrayBuffer | null = null;
  ended = false;
  postMessage(bytes: ArrayBuffer): void {
    this.given = bytes;
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: EngineMessage | object): void {
    this.onmessage?.({ data: message });
  }
}
const start = (signal?: AbortSignal) => {
  const engine = new Engine();
  const said: object[] = [];
  return {
    engine,
    said,
    result: readPdf(
      new ArrayBuffer(8),
      { onProgress: (progress) => said.push(progress), signal },
      () => engine as unknown as Worker,
    ),
  };
};

test('DOC-08: the reader gets the file once ready, reports each page, and is stopped when done', async () => {
  const { engine, said, result } = start();
  engine.say({ sourceName: 'worker', action: 'ready' });
  expect(engine.given).toBeNull();
  engine.say({ type: 'ready' });
  engine.say({ type: 'page', n: 1, of: 2 });
  engine.say({ type: 'read', read: { pages: [{ n: 1, text: 'Mahindi' }], of: 2 } });
  expect(await result).toEqual({ ok: true, value: { pages: [{ n: 1, text: 'Mahindi' }], of: 2 } });
  expect([engine.given?.byteLength, engine.ended, said]).toEqual([
    8,
    true,
    [{ stage: 'fetching' }, { stage: 'reading', page: 1, of: 2 }],
  ]);
});

test('DOC-08: a stalled file, a crash, a locked file and a missing reader each have their own code', async () => {
  const outcomes = await Promise.all(
    (
      [
        (engine) => {
          engine.say({ type: 'ready' });
          vi.advanceTimersByTime(44_000);
          engine.say({ type: 'page', n: 1, of: 9 });
          vi.advanceTimersByTime(46_000);
        },
        (engine) => {
          engine.say({ type: 'ready' });
          engine.onerror?.();
        },
        (engine) => {
          engine.say({ type: 'ready' });
          engine.say({ type: 'unread', why: 'locked' });
        },
        (engine) => {
          engine.onerror?.();
        },
      ] as readonly ((engine: Engine) => void)[]
    ).map(async (act) => {
      const { engine, result } = start();
      act(engine);
      const ended = await result;
      return [ended.ok ? 'read' : ended.code, engine.ended];
    }),
  );
  expect(outcomes).toEqual([
    ['documents.no_text', true],
    ['documents.no_text', true],
    ['documents.locked', true],
    ['documents.no_reader', true],
  ]);
});

test('DOC-12: reading can be stopped at any page', async () => {
  const stop = new AbortController();
  const { engine, result } = start(stop.signal);
  engine.say({ type: 'ready' });
  stop.abort();
  expect([await result, engine.ended]).toEqual([{ ok: false, code: 'documents.cancelled' }, true]);
});
