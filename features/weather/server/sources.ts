/** Calls the providers in order. A failing one pauses, longer each time, for all servers. */
import sql from 'sql-template-tag';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { faultOf } from '../domain/forecast-fault.ts';
import {
  type ForecastRequest,
  SourceError,
  type BatchRequests,
  type FetchedForecast,
  type WeatherProvider,
} from './ports.ts';

const FIRST_PAUSE_S = 30;
const MAX_BACKOFF_S = 1_800;
/** Maximum pause: one day, whatever a provider requests. */
const MAX_PAUSE_S = 86_400;
/** Providers make a new forecast at least twice a day. */
const MAX_FORECAST_AGE_MS = DAY_MS;

export type Answer = { readonly provider: WeatherProvider } & (
  | FetchedForecast
  | { readonly unchangedUntil: Date | null }
);

/** Paused providers, with the milliseconds left. */
const pausedSources = async (db: Database): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db.asSystem((tx) =>
        tx.many<{ source: string; ms: number }>(sql`
          select source, ceil(extract(epoch from resting_until - clock_timestamp()) * 1000)::int as ms
          from weather_sources
          where resting_until > clock_timestamp()
        `),
      )
    ).map(({ source, ms }) => [source, ms]),
  );

/** The next available provider, or the milliseconds until one is; null when there is none. */
export const nextSource = async (
  db: Database,
  providers: readonly WeatherProvider[],
): Promise<WeatherProvider | number | null> => {
  const resting = await pausedSources(db);
  const waits = providers.map(({ source }) => resting.get(source) ?? 0);
  return providers.find((_, i) => waits[i] === 0) ?? (waits.length > 0 ? Math.min(...waits) : null);
};

const recordFailure = (db: Database, source: string, restSeconds: number | null): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      insert into weather_sources (source, failures, asked, resting_until)
      values (${source}, 1, 1, now() + make_interval(secs => ${Math.min(MAX_PAUSE_S, restSeconds ?? FIRST_PAUSE_S)}))
      on conflict (source) do update set failures = weather_sources.failures + 1,
        asked = weather_sources.asked + 1, resting_until = now() + make_interval(secs =>
        coalesce(${restSeconds === null ? null : Math.min(MAX_PAUSE_S, restSeconds)}::int,
        least(${FIRST_PAUSE_S} * power(2, least(weather_sources.failures, 10)), ${MAX_BACKOFF_S})::int))
    `),
  );

const recordAnswer = (db: Database, source: string): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
  insert into weather_sources (source, asked) values (${source}, 1)
  on conflict (source) do update set asked = weather_sources.asked + 1, failures = 0, resting_until = null`),
  );

interface SourceDeps {
  readonly db: Database;
  readonly providers: readonly WeatherProvider[];
  readonly onFault: (source: string, fault: unknown) => void;
}

const assertUsable = (fetched: Awaited<ReturnType<WeatherProvider['ask']>>, now: Date): void => {
  if (!('forecast' in fetched)) return;
  const isOld = fetched.madeAt !== null && now.getTime() - fetched.madeAt.getTime() > MAX_FORECAST_AGE_MS;
  const fault = isOld ? 'old' : faultOf(fetched.forecast, now.getTime() / 1_000);
  if (fault) throw new SourceError(`unusable answer: ${fault}`);
};

/**
 * The first complete answer; null when every provider pauses or fails. `versionOf` gives the stored version
 * of that provider.
 */
export const fetchForecast = async (
  { db, providers, onFault }: SourceDeps,
  question: Omit<ForecastRequest, 'version'>,
  versionOf: (provider: WeatherProvider) => string | null,
): Promise<Answer | null> => {
  const resting = await pausedSources(db);
  for (const provider of providers) {
    if (resting.has(provider.source)) continue;
    try {
      const fetched = await provider.ask({ ...question, version: versionOf(provider) });
      assertUsable(fetched, question.now);
      await recordAnswer(db, provider.source);
      return { provider, ...fetched };
    } catch (fault) {
      onFault(provider.source, fault);
      await recordFailure(db, provider.source, fault instanceof SourceError ? fault.pauseSeconds : null);
    }
  }
  return null;
};

const requireUsable = (fetched: FetchedForecast | SourceError | undefined, now: Date): FetchedForecast => {
  if (!fetched || fetched instanceof SourceError)
    throw fetched ?? new SourceError('no answer for this place');
  assertUsable(fetched, now);
  return fetched;
};

/**
 * One call to one provider for many places; null for incomplete answers. It counts as failed only when all
 * are.
 */
export const fetchForecasts = async (
  { db, onFault }: Omit<SourceDeps, 'providers'>,
  provider: WeatherProvider,
  together: BatchRequests,
  questions: readonly ForecastRequest[],
): Promise<readonly (Answer | null)[]> => {
  try {
    const fetched = await together.ask(questions);
    const faults: unknown[] = [];
    const answers = questions.map(({ now }, i): Answer | null => {
      try {
        return { provider, ...requireUsable(fetched[i], now) };
      } catch (fault) {
        faults.push(fault);
        return null;
      }
    });
    if (faults.length === questions.length) throw faults[0];
    if (faults.length > 0) onFault(provider.source, faults[0]);
    await recordAnswer(db, provider.source);
    return answers;
  } catch (fault) {
    onFault(provider.source, fault);
    await recordFailure(db, provider.source, fault instanceof SourceError ? fault.pauseSeconds : null);
    return questions.map(() => null);
  }
};
