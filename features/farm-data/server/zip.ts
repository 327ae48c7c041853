import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** True for text. Photos are already compressed. */ readonly pack: boolean;
}

/** A zip that is generated while it is read: an unread part is not read from the disk. */
export const zipOf = async function* (
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else made.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (fault) throw fault;
    const now = made;
    made = [];
    return now;
  };
  for await (const { name, bytes, pack } of entries) {
    const file = pack ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
};
