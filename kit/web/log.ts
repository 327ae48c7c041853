type LogLevel = 'info' | 'warn' | 'error' | 'debug';

interface LogEntry {
  readonly id: number;
  readonly timestamp: string;
  readonly event: string;
  readonly level: LogLevel;
  readonly orderId?: string;
  readonly userId?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

export const LOG_MAX = 1000;
export const LOG_RECENT = 50;
export const EVENTS_MAX = 100;

/** A list that drops its oldest items beyond `max`. */
const createRing = <Item>(max: number) => {
  let items: Item[] = [];
  return {
    add: (item: Item): void => {
      items = items.length < max ? [...items, item] : [...items.slice(1 - max), item];
    },
    recent: (count: number): readonly Item[] => items.slice(-count),
    size: (): number => items.length,
    /** Returns all items and clears them. */
    drain: (): readonly Item[] => {
      const all = items;
      items = [];
      return all;
    },
  };
};

type Details = Pick<LogEntry, 'orderId' | 'userId' | 'metadata'> & { readonly error?: unknown };

const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Recent events for support staff who look at the farmer's screen. In memory only, never stored or sent. */
export const createLog = (now: () => Date = () => new Date()) => {
  const ring = createRing<LogEntry>(LOG_MAX);
  let next = 1;
  const add =
    (level: LogLevel) =>
    (event: string, { error, ...details }: Details = {}): void =>
      ring.add({
        id: next++,
        timestamp: now().toISOString(),
        event,
        level,
        ...details,
        ...(error !== undefined && { error: errorText(error) }),
      });
  return {
    info: add('info'),
    warn: add('warn'),
    error: add('error'),
    debug: add('debug'),
    recent: (count = LOG_RECENT): readonly LogEntry[] => ring.recent(count),
    size: ring.size,
  };
};

export const log = createLog();

/** Handler for errors that may be ignored: they are still logged. `what`: feature and action. */
export const logError =
  (what: string) =>
  (error: unknown): undefined => {
    log.warn(what, { error });
    return undefined;
  };

/**
 * Names of opened screens, for the usage count that a farmer may allow (`features/privacy`). Sends nothing
 * from the phone.
 */
export const createEventBuffer = () => createRing<{ readonly name: string; readonly at: string }>(EVENTS_MAX);
export const events = createEventBuffer();
