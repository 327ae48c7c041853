import { MAX_LIST_BYTES } from '#features/market/domain/limits.ts';
import { FeedFault } from '#features/market/server/ports.ts';

/** A body as text in chunks; characters split between chunks stay whole. */
export const decodeChunks = async function* (
  body: AsyncIterable<Uint8Array>,
  maxBytes = MAX_LIST_BYTES,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedFault('the list is too long');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
};
