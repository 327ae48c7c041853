import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { ModelError } from '#features/chat/server/ports.ts';

export interface TimeoutOptions {
  /** Maximum time without a received body chunk, in milliseconds. A retry starts it anew. */
  readonly inactivityTimeoutMs?: number | undefined;
  /** Pause before the single retry, in milliseconds. */
  readonly retryDelayMs?: number | undefined;
}
const INACTIVITY_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 1_500;
/** Limits memory use when an event has no end. In characters. */
const MAX_EVENT_CHARS = 1_000_000;

const isRetryableStatus = (status: number): boolean => status === 429 || status >= 500;

/** Returns a signal that aborts when no chunk arrives for `inactivityTimeoutMs` or when the caller aborts. */
const createActivityTimeout = (signal: AbortSignal, inactivityTimeoutMs: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = (): void => controller.abort();
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(stop, inactivityTimeoutMs);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  restartTimer();
  return {
    signal: controller.signal,
    restart: restartTimer,
    pause: () => clearTimeout(timer),
    dispose: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
};

type ActivityTimeout = ReturnType<typeof createActivityTimeout>;

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
  throw new ModelError(`the model answered ${response.status}`, isRetryableStatus(response.status));
};

/**
 * Retries once when the service was busy or unreachable; a rejected request (400, 401) would be rejected
 * again.
 */
const open = async (request: StreamRequest, activity: ActivityTimeout): Promise<Response> => {
  const { signal } = activity;
  try {
    return await openOnce(request, signal);
  } catch (fault) {
    if (signal.aborted || (fault instanceof ModelError && !fault.isRetryable)) throw fault;
    activity.pause();
    await sleep(request.retryDelayMs ?? RETRY_DELAY_MS, undefined, { signal });
    activity.restart();
    return openOnce(request, signal);
  }
};

/**
 * Yields the `data` of each server-sent event as JSON. Skips comments and events that are not JSON, such as
 * [DONE].
 */
export async function* streamEvents(request: StreamRequest): AsyncGenerator<Record<string, unknown>> {
  const activity = createActivityTimeout(
    request.signal,
    request.inactivityTimeoutMs ?? INACTIVITY_TIMEOUT_MS,
  );
  try {
    const response = await open(request, activity);
    const parsedEvents: Record<string, unknown>[] = [];
    const read = (data: string): void => {
      try {
        parsedEvents.push(JSON.parse(data) as Record<string, unknown>);
      } catch {
        /* [DONE], or an incomplete event. */
      }
    };
    const parser = createParser({
      maxBufferSize: MAX_EVENT_CHARS,
      onEvent: ({ data }) => read(data),
      onError: (error) => {
        if (error.type === 'max-buffer-size-exceeded') throw error;
      },
    });
    // A multi-byte character may be split across two packets.
    const decoder = new TextDecoder();
    // Node's stream is async iterable; the DOM type of `body` does not declare it.
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      activity.restart();
      parser.feed(decoder.decode(part, { stream: true }));
      while (parsedEvents.length > 0) yield parsedEvents.shift()!;
    }
    // Some servers close without the empty line after their last event.
    parser.feed('\n\n');
    yield* parsedEvents;
  } finally {
    activity.dispose();
  }
}
