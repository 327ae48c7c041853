const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Two transactions conflicted: the same work may succeed a moment later. */
export const isConflict = (error: unknown): boolean => codeOf(error) === '40001' || codeOf(error) === '40P01';

const CONNECTION_LOST_CODES = new Set([
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
export const isConnectionLost = (error: unknown): boolean =>
  CONNECTION_LOST_CODES.has(codeOf(error)) ||
  (error instanceof Error &&
    /^Connection terminated|^Client has encountered a connection error/.test(error.message));

/** The driver knew that the connection was dead and sent nothing. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Client has encountered a connection error');

/** The address, user name or password is wrong, or no server listens. */
export const isUnreachable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', '28000', '28P01', '3D000'].includes(codeOf(error));

/** No connection became free in time, or a statement ran too long: answered with `server.busy`. */
export const isBusy = (error: unknown): boolean =>
  isConnectionLost(error) ||
  ['57014', '53300', '55P03'].includes(codeOf(error)) ||
  (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'));

/** The disk of the files or of the database is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error));

/** The unique index or key that rejected a row, or null for other errors. */
export const duplicateOf = (error: unknown): string | null =>
  codeOf(error) === '23505' ? String((error as { constraint?: unknown }).constraint ?? '') : null;
