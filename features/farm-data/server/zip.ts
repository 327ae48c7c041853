import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** True for text. Photos are already compressed. */ readonly compress: boolean;
}

/** A zip that is generated while it is read: an unread part is not read from the disk. */
export const zipOf = async function* (
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let pendingChunks: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else pendingChunks.push(chunk);
  });
  const takeChunks = (): Uint8Array[] => {
    if (fault) throw fault;
    const now = pendingChunks;
    pendingChunks = [];
    return now;
  };
  for await (const { name, bytes, compress } of entries) {
    const file = compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* takeChunks();
    }
    file.push(new Uint8Array(0), true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
};
