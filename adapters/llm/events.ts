import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { ModelError } from '#features/chat/server/ports.ts';

export interface TimeoutOptions {
  /** Timeout until the service starts to answer, and between two signs of activity, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Pause before the single retry of a busy service, in milliseconds. */
  readonly pauseMs?: number | undefined;
}
const WAIT_MS = 20_000;
const PAUSE_MS = 1_500;
/** Limits memory use if a server never ends an event. */
const MAX_EVENT_BYTES = 1_000_000;

const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** Aborts its signal when the service shows no activity for `timeoutMs` or the caller aborts. */
const createActivityTimeout = (signal: AbortSignal, timeoutMs: number) => {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = (): void => limit.abort();
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, timeoutMs);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  restartTimer();
  return {
    signal: limit.signal,
    alive: restartTimer,
    done: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
};

interface StreamRequest extends TimeoutOptions {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: object;
  readonly signal: AbortSignal;
}

const openOnce = async ({ url, headers, body }: StreamRequest, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (response.ok && response.body) return response;
  await response.body?.cancel();
  throw new ModelError(`the model answered ${response.status}`, isBusy(response.status));
};

/**
 * Retries once when the service was busy or unreachable; a rejected request (400, 401) would be rejected
 * again.
 */
const open = async (request: StreamRequest, signal: AbortSignal): Promise<Response> => {
  try {
    return await openOnce(request, signal);
  } catch (fault) {
    if (signal.aborted || (fault instanceof ModelError && !fault.isRetryable)) throw fault;
    await sleep(request.pauseMs ?? PAUSE_MS);
    return openOnce(request, signal);
  }
};

/**
 * Yields the `data` of each server-sent event as JSON. Skips comments and events that are not JSON, such as
 * [DONE].
 */
export async function* streamEvents(request: StreamRequest): AsyncGenerator<Record<string, unknown>> {
  const activity = createActivityTimeout(request.signal, request.timeoutMs ?? WAIT_MS);
  try {
    const response = await open(request, activity.signal);
    const parsedEvents: Record<string, unknown>[] = [];
    const read = (data: string): void => {
      try {
        parsedEvents.push(JSON.parse(data) as Record<string, unknown>);
      } catch {
        /* [DONE], or an incomplete event. */
      }
    };
    const parser = createParser({
      maxBufferSize: MAX_EVENT_BYTES,
      onEvent: ({ data }) => read(data),
      onError: (error) => {
        if (error.type === 'max-buffer-size-exceeded') throw error;
      },
    });
    // A multi-byte character may be split across two packets.
    const decoder = new TextDecoder();
    // Node's stream is async iterable; the DOM type of `body` does not declare it.
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      activity.alive();
      parser.feed(decoder.decode(part, { stream: true }));
      while (parsedEvents.length > 0) yield parsedEvents.shift()!;
    }
    // Some servers close without the empty line after their last event.
    parser.feed('\n\n');
    yield* parsedEvents;
  } finally {
    activity.done();
  }
}
