import pino, { type Logger } from 'pino';

interface Entry {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

const LEVEL_PREFIXES: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' };
const ERROR_LEVEL = 50;
const PINO_FIELDS = new Set(['level', 'time', 'msg', 'err', 'reqId']);

const timeOfDay = (time: number): string => new Date(time).toTimeString().slice(0, 8);

/** One log entry as a line for a person: `message key=value`, with the stack of an error below it. */
export const readableLine = (json: string): string => {
  const entry = JSON.parse(json) as Entry & Record<string, unknown>;
  const data = Object.entries(entry).flatMap(([key, value]) =>
    PINO_FIELDS.has(key) || (typeof value === 'object' && value !== null) ? [] : `${key}=${String(value)}`,
  );
  const reason =
    entry.err === undefined
      ? ''
      : `: ${(entry.level >= ERROR_LEVEL ? entry.err.stack : undefined) ?? entry.err.message ?? ''}`;
  const text = `${LEVEL_PREFIXES[entry.level] ?? ''}${entry.msg ?? ''}${reason}`;
  return data.length === 0 && reason === '' && entry.level < 40
    ? `${text}\n`
    : `${timeOfDay(entry.time)} ${[text, ...data].join(' ')}\n`;
};

/** JSON lines, or a readable line per entry. */
export const createLog = (level: string, isReadable: boolean): Logger => {
  const options = { level, base: null };
  return isReadable
    ? pino(options, {
        write: (json: string) => {
          process.stdout.write(readableLine(json));
        },
      })
    : pino(options);
};
