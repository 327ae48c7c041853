import { SourceError } from '#features/weather/server/ports.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}
interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly bytes: number;
}

/** Reads the whole body; throws if it exceeds `bytes`. */
const readText = async (response: Response, bytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > bytes) throw new SourceError('the answer is too long');
    chunks.push(chunk as Uint8Array);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** An invalid JSON body becomes null: the status decides before the body. */
const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** One GET with one timeout for all of it. Errors never contain the URL, which may hold a key. */
export const requestJson = async (
  address: URL,
  { headers = {}, timeoutMs, bytes }: RequestOptions,
): Promise<Answer> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      headers: { accept: 'application/json', ...headers },
    });
    return {
      status: response.status,
      headers: response.headers,
      body: readBody(await readText(response, bytes)),
    };
  } catch (fault) {
    if (fault instanceof SourceError) throw fault;
    throw new SourceError(controller.signal.aborted ? 'no answer in time' : 'no connection, or it broke off');
  } finally {
    clearTimeout(timer);
  }
};

export type JsonObject = Readonly<Record<string, unknown>>;
export const asObject = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
export const dateOf = (text: string | null): Date | null => {
  const at = text === null ? NaN : Date.parse(text);
  return Number.isFinite(at) ? new Date(at) : null;
};
