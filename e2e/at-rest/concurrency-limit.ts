/** Runs at most `n` tasks concurrently; the others queue. */
export const createConcurrencyLimit = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit)
      await new Promise<void>((enter) => {
        waiting.push(enter);
      });
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
