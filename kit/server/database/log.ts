/** What this kit needs of a logger; pino's has this shape. Rows and parameters are never handed to it. */
export interface Log {
  info(data: object, sentence: string): void;
  warn(data: object, sentence: string): void;
  error(data: object, sentence: string): void;
}

const nothing = (): void => undefined;
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing };
