const code = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Two transactions conflicted: the same work may succeed a moment later. */
export const isConflict = (error: unknown): boolean => code(error) === '40001' || code(error) === '40P01';

const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
]);

/** The server is gone or still starting. */
export const isAway = (error: unknown): boolean =>
  away.has(code(error)) ||
  (error instanceof Error &&
    /^Connection terminated|^Client has encountered a connection error/.test(error.message));

/** The driver knew that the connection was dead and sent nothing. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Client has encountered a connection error');

/** The address, user name or password is wrong, or no server listens. */
export const isUnreachable = (error: unknown): boolean =>
  isAway(error) ||
  ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', '28000', '28P01', '3D000'].includes(code(error));

/** No connection became free in time, or a statement ran too long: answered with `server.busy`. */
export const isBusy = (error: unknown): boolean =>
  isAway(error) ||
  ['57014', '53300', '55P03'].includes(code(error)) ||
  (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'));

/** The disk of the files or of the database is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', '53100'].includes(code(error));

/** The unique index or key that rejected a row, or null for other errors. */
export const duplicateOf = (error: unknown): string | null =>
  code(error) === '23505' ? String((error as { constraint?: unknown }).constraint ?? '') : null;
