/** From here a copy is made in the background: a slow line would have to hold on for too long. */
export const LARGE_BYTES = 20 * 1024 * 1024;
/** So long a copy that was made lies ready. */
export const COPY_HOURS = 48;
export const COPY_STATES = ['waiting', 'making', 'ready', 'failed'] as const;

/**
 * Where a browser goes on with a file it has the beginning of; 0 is the whole. Only `bytes=N-` is asked for
 * by downloads, and only of the very file it began with.
 */
export const resumedAt = (
  range: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): number => {
  const from = Number(/^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1] ?? 0);
  return from < size && (ifRange === undefined || ifRange === etag) ? from : 0;
};

/** Whole percents, and never a hundred before it is ready. */
export const percentOf = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  total > 0 ? Math.min(99, Math.floor((100 * done) / total)) : 0;
