import type { CallInput, Operation, RefusalReply, ReplyOf } from '#kit/pure/contract.ts';

type AnyOperation = Operation<any, any, any, any>;
interface AnyInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly bytes?: ArrayBuffer;
}

export class Refusal extends Error {
  readonly code: string;
  constructor(operation: string, code: string) {
    super(`${operation} was refused: ${code}`);
    this.code = code;
  }
}

/** An API client that acts like one browser: stores its cookie, sends its origin, and throws refusals. */
export const createApiClient = (origin: string) => {
  let cookie = '';
  const callOperation = async <O extends AnyOperation>(
    operation: O,
    input: CallInput<O>,
  ): Promise<ReplyOf<O>> => {
    const { params = {}, query = {}, body, bytes } = input as AnyInput;
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
      method: operation.method,
      headers: {
        origin,
        ...(cookie && { cookie }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(bytes ? { body: bytes } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    });
    const set = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0]!)
      .filter((pair) => !pair.endsWith('='));
    if (set.length > 0) cookie = set.join('; ');
    if (!answer.ok) throw new Refusal(operation.id, ((await answer.json()) as RefusalReply).refusal.code);
    return (await answer.json()) as ReplyOf<O>;
  };
  return { ask: callOperation };
};

export type ApiClient = ReturnType<typeof createApiClient>;
