/** From this size a copy is made in the background: on a slow connection the request would stay open too long. */
export const LARGE_BYTES = 20 * 1024 * 1024;
/** Lifetime of a finished copy. */
export const COPY_HOURS = 48;
export const COPY_STATES = ['waiting', 'making', 'ready', 'failed'] as const;

/**
 * The byte from which a browser resumes a download; 0 is the whole file. Downloads only use `bytes=N-`, and
 * only for the same file.
 */
export const resumeOffset = (
  range: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): number => {
  const from = Number(/^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1] ?? 0);
  return from < size && (ifRange === undefined || ifRange === etag) ? from : 0;
};

/** Whole percent. Reaches at most 99 before the copy is ready. */
export const percentOf = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  total > 0 ? Math.min(99, Math.floor((100 * done) / total)) : 0;
