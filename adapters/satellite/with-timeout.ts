import { SatelliteError } from '#features/satellite/server/ports.ts';

/**
 * Runs work with a timeout in milliseconds. An abort signal alone is not enough: once a response has started,
 * Node may ignore it, and a slow body would be awaited for ever.
 */
export const withTimeout = async <T>(ms: number, work: (late: Promise<never>) => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SatelliteError('unreachable', 'no answer in time')), ms);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work(late), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Reads a response body; stops when it exceeds the size limit or the timeout. */
export const readBody = async (
  answer: Response,
  maxBytes: number,
  tooLargeError: () => SatelliteError,
  late: Promise<never>,
): Promise<Buffer> => {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await Promise.race([reader?.read(), late]);
      if (!step || step.done) return Buffer.concat(chunks);
      size += step.value.length;
      if (size > maxBytes) throw tooLargeError();
      chunks.push(step.value);
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
};
