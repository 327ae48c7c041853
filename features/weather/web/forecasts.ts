import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { CallResult } from '#kit/web/call.ts';
import type { Cell } from '../domain/cell.ts';
import type { Forecast } from '../domain/forecast.ts';

/** The data of a cell that this phone has. */
export interface Known {
  readonly forecast: Forecast;
  /** Past days, oldest first. */
  readonly past: readonly WeatherDay[];
  /** Sample data: every screen says so. */
  readonly sample: boolean;
  /** When the server last confirmed it as the newest, by this phone's clock. */
  readonly askedAt: number;
}

export interface Reply {
  readonly forecast: Forecast | null;
  readonly unchanged: boolean;
  readonly past: readonly WeatherDay[];
  readonly sample: boolean;
}

/** `nothing`: the server was reached and no source has answered for this place yet. */
export type Trouble = 'failed' | 'nothing' | null;
export interface ForecastState {
  readonly known: Known | null;
  /** The phone's store has been read. */ readonly isRead: boolean;
  readonly asking: boolean;
  readonly trouble: Trouble;
}

interface ForecastParts {
  readonly ask: (
    cell: Cell,
    question: { readonly have: string | null; readonly fresh: boolean },
  ) => Promise<CallResult<Reply>>;
  readonly read: (key: string) => Promise<unknown>;
  readonly keep: (key: string, value: unknown) => Promise<unknown>;
  readonly now: () => number;
}

export const REFRESH_MS = 300_000;
/** Cells whose forecast is stored on the phone. */
const MOST = 12;
const LIST = 'weather';
const keyOf = (cell: Cell): string => `weather:${cell}`;
const nothing: ForecastState = { known: null, isRead: false, asking: false, trouble: null };

const isKnown = (value: unknown): value is Known =>
  Array.isArray((value as Known | undefined)?.forecast?.hours) && Array.isArray((value as Known).past);

/** A cell's stored forecast, without a request. */
export const cachedForecast = async (read: ForecastParts['read'], cell: Cell): Promise<Known | null> => {
  const saved = await read(keyOf(cell)).catch(() => null);
  return isKnown(saved) ? saved : null;
};

/** The phone's forecasts: each is requested once for any number of screens, stored, and available offline. */
export const createForecasts = ({ ask, read, keep, now }: ForecastParts) => {
  const looks = new Map<Cell, ForecastState>();
  const running = new Map<Cell, Promise<void>>();
  const reading = new Map<Cell, Promise<void>>();
  const listeners = new Set<() => void>();
  const look = (cell: Cell): ForecastState => looks.get(cell) ?? nothing;
  const set = (cell: Cell, next: Partial<ForecastState>): void => {
    looks.set(cell, { ...look(cell), ...next });
    for (const listen of listeners) listen();
  };

  const put = async (cell: Cell, known: Known): Promise<void> => {
    await keep(keyOf(cell), known);
    const saved = ((await read(LIST)) as Cell[] | undefined) ?? [];
    const list = [cell, ...saved.filter((c) => c !== cell)];
    for (const old of list.slice(MOST)) await keep(keyOf(old), undefined);
    await keep(LIST, list.slice(0, MOST));
  };

  const open = (cell: Cell): Promise<void> => {
    const already = reading.get(cell);
    if (already) return already;
    const opened = cachedForecast(read, cell).then((saved) =>
      set(cell, { isRead: true, known: look(cell).known ?? saved }),
    );
    reading.set(cell, opened);
    return opened;
  };

  const applyAnswer = async (cell: Cell, answer: CallResult<Reply>): Promise<void> => {
    if (!answer.ok) {
      set(cell, { asking: false, trouble: 'failed' });
      return;
    }
    const { forecast, unchanged, past, sample } = answer.value;
    const before = look(cell).known;
    const known = forecast
      ? { forecast, past, sample, askedAt: now() }
      : unchanged && before
        ? { ...before, askedAt: now() }
        : before;
    set(cell, { asking: false, known, trouble: forecast || unchanged ? null : 'nothing' });
    if (known && known !== before) await put(cell, known);
  };

  /** `fresh`: the farmer asked for an update, so the stored version is ignored. */
  const refresh = (cell: Cell, fresh: boolean): Promise<void> => {
    const already = running.get(cell);
    if (already) return already;
    const asked = open(cell)
      .then(async () => {
        set(cell, { asking: true });
        await applyAnswer(
          cell,
          await ask(cell, { have: fresh ? null : (look(cell).known?.forecast.fetchedAt ?? null), fresh }),
        );
      })
      .finally(() => {
        running.delete(cell);
      });
    running.set(cell, asked);
    return asked;
  };

  return {
    look,
    open,
    refresh,
    isDue: (cell: Cell, afterMs: number): boolean => {
      const at = look(cell).known?.askedAt;
      return at === undefined || now() - at >= afterMs || at > now();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
export type Forecasts = ReturnType<typeof createForecasts>;
