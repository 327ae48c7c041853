/** Batches requests of one moment. Held in the process only: what a stop loses is requested again next time. */
export const gather = <T>(
  ms: number,
  give: (items: readonly T[]) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): ((item: T) => void) => {
  let items = new Set<T>();
  const flush = (): void => {
    const all = [...items];
    items = new Set();
    give(all).catch(onFault);
  };
  return (item) => {
    if (items.size === 0) setTimeout(flush, ms).unref();
    items.add(item);
  };
};
