import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { CallResult } from '#kit/web/call.ts';
import type { Cell } from '../domain/cell.ts';
import type { Forecast } from '../domain/forecast.ts';

/** A cell's forecast as stored on this phone. */
export interface CachedForecast {
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

/** `nothing`: the server answered, but has no forecast for this place yet. */
type ForecastProblem = 'failed' | 'nothing' | null;
export interface ForecastState {
  readonly known: CachedForecast | null;
  /** The phone's store has been read. */ readonly isRead: boolean;
  readonly isFetching: boolean;
  readonly problem: ForecastProblem;
}

interface ForecastDeps {
  readonly fetchForecast: (
    cell: Cell,
    question: { readonly have: string | null; readonly fresh: boolean },
  ) => Promise<CallResult<Reply>>;
  readonly read: (key: string) => Promise<unknown>;
  readonly save: (key: string, value: unknown) => Promise<unknown>;
  readonly now: () => number;
}

export const REFRESH_MS = 300_000;
/** Cells whose forecast is stored on the phone. */
const MAX_STORED = 12;
const LIST = 'weather';
const keyOf = (cell: Cell): string => `weather:${cell}`;
const emptyState: ForecastState = { known: null, isRead: false, isFetching: false, problem: null };

const isKnown = (value: unknown): value is CachedForecast =>
  Array.isArray((value as CachedForecast | undefined)?.forecast?.hours) &&
  Array.isArray((value as CachedForecast).past);

/** A cell's stored forecast, without a request. */
export const cachedForecast = async (
  read: ForecastDeps['read'],
  cell: Cell,
): Promise<CachedForecast | null> => {
  const saved = await read(keyOf(cell)).catch(() => null);
  return isKnown(saved) ? saved : null;
};

/** The phone's forecasts: each is requested once for any number of screens, stored, and available offline. */
export const createForecasts = ({ fetchForecast, read, save, now }: ForecastDeps) => {
  const states = new Map<Cell, ForecastState>();
  const running = new Map<Cell, Promise<void>>();
  const reading = new Map<Cell, Promise<void>>();
  const listeners = new Set<() => void>();
  const stateOf = (cell: Cell): ForecastState => states.get(cell) ?? emptyState;
  const set = (cell: Cell, next: Partial<ForecastState>): void => {
    states.set(cell, { ...stateOf(cell), ...next });
    for (const listen of listeners) listen();
  };

  const saveForecast = async (cell: Cell, known: CachedForecast): Promise<void> => {
    await save(keyOf(cell), known);
    const saved = ((await read(LIST)) as Cell[] | undefined) ?? [];
    const list = [cell, ...saved.filter((c) => c !== cell)];
    for (const old of list.slice(MAX_STORED)) await save(keyOf(old), undefined);
    await save(LIST, list.slice(0, MAX_STORED));
  };

  const open = (cell: Cell): Promise<void> => {
    const already = reading.get(cell);
    if (already) return already;
    const opened = cachedForecast(read, cell).then((saved) =>
      set(cell, { isRead: true, known: stateOf(cell).known ?? saved }),
    );
    reading.set(cell, opened);
    return opened;
  };

  const applyAnswer = async (cell: Cell, answer: CallResult<Reply>): Promise<void> => {
    if (!answer.ok) {
      set(cell, { isFetching: false, problem: 'failed' });
      return;
    }
    const { forecast, unchanged, past, sample } = answer.value;
    const before = stateOf(cell).known;
    const known = forecast
      ? { forecast, past, sample, askedAt: now() }
      : unchanged && before
        ? { ...before, askedAt: now() }
        : before;
    set(cell, { isFetching: false, known, problem: forecast || unchanged ? null : 'nothing' });
    if (known && known !== before) await saveForecast(cell, known);
  };

  /** `fresh`: the farmer asked for an update, so the stored version is ignored. */
  const refresh = (cell: Cell, fresh: boolean): Promise<void> => {
    const already = running.get(cell);
    if (already) return already;
    const asked = open(cell)
      .then(async () => {
        set(cell, { isFetching: true });
        await applyAnswer(
          cell,
          await fetchForecast(cell, {
            have: fresh ? null : (stateOf(cell).known?.forecast.fetchedAt ?? null),
            fresh,
          }),
        );
      })
      .finally(() => {
        running.delete(cell);
      });
    running.set(cell, asked);
    return asked;
  };

  return {
    look: stateOf,
    open,
    refresh,
    isDue: (cell: Cell, afterMs: number): boolean => {
      const at = stateOf(cell).known?.askedAt;
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
