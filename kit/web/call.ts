import type { CallInput, Operation, OperationRequest, RefusalReply, ReplyOf } from '#kit/pure/contract.ts';
import { log, logError } from './log.ts';

/**
 * `network.unreachable` is set by the phone when no answer arrives: no network, or a server that is down or
 * too slow.
 */
export interface CallRefused {
  readonly ok: false;
  readonly code: string;
  readonly details?: Record<string, string | number>;
  readonly at?: readonly string[];
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
}
export type CallResult<T> = { readonly ok: true; readonly value: T } | CallRefused;

type AnyOperation = Operation<any, any, any, any>;
interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  bytes?: ArrayBuffer;
}

const urlOf = (operation: OperationRequest, { params = {}, query = {} }: LooseInput): string => {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, v]) => v !== undefined && v !== null)
      .map(([k, v]) => [k, String(v)]),
  );
  return `${search}` === '' ? path : `${path}?${search}`;
};

const readRefusal = async (response: Response): Promise<CallRefused> => {
  const retryAfter = Number(response.headers.get('retry-after'));
  const body = (await response.json().catch(() => null)) as RefusalReply | null;
  return {
    ok: false,
    ...(body?.refusal ?? { code: response.status === 503 ? 'server.busy' : 'server.fault' }),
    ...(body?.requestId && { requestId: body.requestId }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  } as CallRefused;
};

/** Logged in any case, so that the reason can be found; never the content of the request. */
const logRefusal = (id: string, refused: CallRefused, error?: unknown): CallRefused => {
  const { code, requestId } = refused;
  log.warn(`call.${id}`, { metadata: { code, requestId }, ...(error !== undefined && { error }) });
  return refused;
};

let openCalls = 0;
export const isCalling = (): boolean => openCalls > 0;

const aborted: CallRefused = { ok: false, code: 'call.aborted' };

interface CallOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** `call` without the operation's schemas: `callRequest<typeof signIn>(signInRequest, …)`. */
export const callRequest = async <O extends AnyOperation>(
  operation: OperationRequest,
  input: CallInput<O>,
  options: CallOptions = {},
): Promise<CallResult<ReplyOf<O>>> => {
  const { body, bytes } = input as LooseInput;
  if (options.signal?.aborted) return aborted;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? 15_000);
  options.signal?.addEventListener('abort', () => controller.abort());
  openCalls += 1;
  try {
    const response = await fetch(urlOf(operation, input as LooseInput), {
      method: operation.method,
      credentials: 'same-origin',
      signal: controller.signal,
      ...(bytes ? { body: bytes, headers: { 'content-type': 'application/octet-stream' } } : {}),
      ...(body !== undefined
        ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    });
    if (!response.ok) return logRefusal(operation.id, await readRefusal(response));
    return {
      ok: true,
      value: (operation.replyType ? await response.blob() : await response.json()) as ReplyOf<O>,
    };
  } catch (error) {
    return options.signal?.aborted
      ? aborted
      : logRefusal(operation.id, { ok: false, code: 'network.unreachable' }, error);
  } finally {
    openCalls -= 1;
    clearTimeout(timer);
  }
};

/**
 * Calls one operation of the contract. Never throws: returns a reply, a refusal, `network.unreachable`, or
 * `call.aborted` after `signal` aborted.
 */
export const call = <O extends AnyOperation>(
  operation: O,
  input: CallInput<O>,
  options?: CallOptions,
): Promise<CallResult<ReplyOf<O>>> => callRequest<O>(operation, input, options);

/** `call` with a contract that is loaded first: `callLater(async () => (await import('…')).signIn, …)`. */
export const callLater = async <O extends AnyOperation>(
  load: () => Promise<O>,
  input: CallInput<O>,
  options?: CallOptions,
): Promise<CallResult<ReplyOf<O>>> => {
  const operation = await load().catch(logError('call.contract'));
  return operation ? callRequest<O>(operation, input, options) : { ok: false, code: 'network.unreachable' };
};
