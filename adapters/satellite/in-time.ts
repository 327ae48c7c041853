import { SatelliteFault } from '#features/satellite/server/ports.ts';

/**
 * Work that gets so many milliseconds, and hears when they are over. A signal alone does not do: once an
 * answer has begun Node may forget whom it was to stop, and a body that trickles is waited for without end.
 */
export const inTime = async <T>(ms: number, work: (late: Promise<never>) => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SatelliteFault('unreachable', 'no answer in time')), ms);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work(late), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The body of an answer, which is let go as soon as it is longer or later than it may be. */
export const bodyOf = async (
  answer: Response,
  most: number,
  tooLong: () => SatelliteFault,
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
      if (size > most) throw tooLong();
      chunks.push(step.value);
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
};
