export type JsonResult =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly code: string; readonly wasNotSent: boolean };

const CONNECTION_ERRORS = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
const MAX_RESPONSE_CHARS = 256 * 1024;

/**
 * Sends one request and returns network failures as a value. `code` contains nothing of the request, so it is
 * safe to log.
 */
export const requestJson = async (url: string, init: RequestInit, timeoutMs: number): Promise<JsonResult> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: controller.signal,
      headers: { accept: 'application/json', ...init.headers },
    });
    const text = await response.text();
    if (text.length > MAX_RESPONSE_CHARS) return { ok: false, code: 'too long', wasNotSent: false };
    return { ok: true, status: response.status, body: JSON.parse(text) };
  } catch (fault) {
    const cause = String((fault as { cause?: { code?: unknown } }).cause?.code ?? '');
    return { ok: false, code: cause || (fault as Error).name, wasNotSent: CONNECTION_ERRORS.includes(cause) };
  } finally {
    clearTimeout(timer);
  }
};

type Json = Readonly<Record<string, unknown>>;
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
/** A text or number as text; services vary between the two. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.trim() || null
    : typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : null;
/** An error's name, safe to store and log. Its message is not: it may repeat what was sent. */
export const safeErrorName = (given: string): string => (/^[\w.]{1,60}$/.test(given) ? given : 'unnamed');
export const numberOf = (value: unknown): number | null => {
  const text = textOf(value);
  const number = text === null ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
};
