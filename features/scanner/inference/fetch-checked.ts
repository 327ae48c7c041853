import { sha256 } from '#kit/pure/sha256.ts';
import type { CheckedFile } from './messages.ts';

/** The file was downloaded twice with a wrong hash. */
export class BrokenFileError extends Error {
  override readonly name = 'BrokenFile';
}

const readAll = async (response: Response, onBytes: (more: number) => void): Promise<ArrayBuffer> => {
  const reader = response.body?.getReader();
  if (!reader) {
    const whole = await response.arrayBuffer();
    onBytes(whole.byteLength);
    return whole;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    onBytes(part.value.length);
  }
  const out = new Uint8Array(length);
  parts.reduce((at, p) => (out.set(p, at), at + p.length), 0);
  return out.buffer;
};

const deleteFromCaches = async (url: string): Promise<void> => {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
};

const fetchBytes = async (
  url: string,
  cache: RequestCache,
  onBytes: (more: number) => void,
): Promise<ArrayBuffer> => {
  const response = await fetch(url, { credentials: 'same-origin', cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return readAll(response, onBytes);
};

/** Downloads a file and checks its hash. A corrupt copy is removed from every cache and fetched once more. */
export const fetchChecked = async (
  file: CheckedFile,
  onBytes: (more: number) => void = () => {},
): Promise<ArrayBuffer> => {
  let seen = 0;
  const first = await fetchBytes(file.url, 'default', (n) => {
    seen += n;
    onBytes(n);
  });
  if ((await sha256(first)) === file.sha256) return first;
  await deleteFromCaches(file.url);
  onBytes(-seen);
  const second = await fetchBytes(file.url, 'reload', onBytes);
  if ((await sha256(second)) === file.sha256) return second;
  await deleteFromCaches(file.url);
  throw new BrokenFileError(file.url);
};
