/** The logger interface of this kit; pino's matches it. It never receives rows or parameters. */
export interface Log {
  info(data: object, sentence: string): void;
  warn(data: object, sentence: string): void;
  error(data: object, sentence: string): void;
}

const nothing = (): void => undefined;
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing };
