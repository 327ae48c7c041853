/** Collects items for `ms`, then passes them on together. In memory only: a restart loses waiting items. */
export const createBatcher = <T>(
  ms: number,
  handleBatch: (items: readonly T[]) => Promise<unknown>,
  onFault: (fault: unknown) => void,
): ((item: T) => void) => {
  let items = new Set<T>();
  const flush = (): void => {
    const all = [...items];
    items = new Set();
    handleBatch(all).catch(onFault);
  };
  return (item) => {
    if (items.size === 0) setTimeout(flush, ms).unref();
    items.add(item);
  };
};
