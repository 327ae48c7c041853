import sql from 'sql-template-tag';
/** The providers in order; a failing one pauses, longer each time, for all servers together. */
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { faultOf } from '../domain/usable.ts';
import {
  type Question,
  SourceFault,
  type Together,
  type FetchedForecast,
  type WeatherProvider,
} from './ports.ts';

const REST_S = 30;
const LONGEST_REST_S = 1_800;
/** Maximum pause: one day, whatever a provider requests. */
const MAX_PAUSE_S = 86_400;
/** Providers make a new forecast at least twice a day. */
const OLDEST_MS = DAY_MS;

export type Answer = { readonly provider: WeatherProvider } & (
  | FetchedForecast
  | { readonly unchangedUntil: Date | null }
);

/** Paused providers, with the milliseconds left. */
const restingOf = async (db: Database): Promise<ReadonlyMap<string, number>> =>
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
  const resting = await restingOf(db);
  const waits = providers.map(({ source }) => resting.get(source) ?? 0);
  return providers.find((_, i) => waits[i] === 0) ?? (waits.length > 0 ? Math.min(...waits) : null);
};

const noteFailure = (db: Database, source: string, restSeconds: number | null): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      insert into weather_sources (source, failures, asked, resting_until)
      values (${source}, 1, 1, now() + make_interval(secs => ${Math.min(MAX_PAUSE_S, restSeconds ?? REST_S)}))
      on conflict (source) do update set failures = weather_sources.failures + 1,
        asked = weather_sources.asked + 1, resting_until = now() + make_interval(secs =>
        coalesce(${restSeconds === null ? null : Math.min(MAX_PAUSE_S, restSeconds)}::int,
        least(${REST_S} * power(2, least(weather_sources.failures, 10)), ${LONGEST_REST_S})::int))
    `),
  );

const noteAnswer = (db: Database, source: string): Promise<number> =>
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

const isWhole = (fetched: Awaited<ReturnType<WeatherProvider['ask']>>, now: Date): void => {
  if (!('forecast' in fetched)) return;
  const isOld = fetched.madeAt !== null && now.getTime() - fetched.madeAt.getTime() > OLDEST_MS;
  const fault = isOld ? 'old' : faultOf(fetched.forecast, now.getTime() / 1_000);
  if (fault) throw new SourceFault(`the answer is no use: ${fault}`);
};

/**
 * The first complete answer; null when every provider pauses or fails. `versionOf` gives the stored version
 * of that provider.
 */
export const askSources = async (
  { db, providers, onFault }: SourceDeps,
  question: Omit<Question, 'version'>,
  versionOf: (provider: WeatherProvider) => string | null,
): Promise<Answer | null> => {
  const resting = await restingOf(db);
  for (const provider of providers) {
    if (resting.has(provider.source)) continue;
    try {
      const fetched = await provider.ask({ ...question, version: versionOf(provider) });
      isWhole(fetched, question.now);
      await noteAnswer(db, provider.source);
      return { provider, ...fetched };
    } catch (fault) {
      onFault(provider.source, fault);
      await noteFailure(db, provider.source, fault instanceof SourceFault ? fault.restSeconds : null);
    }
  }
  return null;
};

const whole = (fetched: FetchedForecast | SourceFault | undefined, now: Date): FetchedForecast => {
  if (!fetched || fetched instanceof SourceFault)
    throw fetched ?? new SourceFault('no answer for this place');
  isWhole(fetched, now);
  return fetched;
};

/**
 * One call to one provider for many places; null for incomplete answers. It counts as failed only when all
 * are.
 */
export const askTogether = async (
  { db, onFault }: Omit<SourceDeps, 'providers'>,
  provider: WeatherProvider,
  together: Together,
  questions: readonly Question[],
): Promise<readonly (Answer | null)[]> => {
  try {
    const fetched = await together.ask(questions);
    const faults: unknown[] = [];
    const answers = questions.map(({ now }, i): Answer | null => {
      try {
        return { provider, ...whole(fetched[i], now) };
      } catch (fault) {
        faults.push(fault);
        return null;
      }
    });
    if (faults.length === questions.length) throw faults[0];
    if (faults.length > 0) onFault(provider.source, faults[0]);
    await noteAnswer(db, provider.source);
    return answers;
  } catch (fault) {
    onFault(provider.source, fault);
    await noteFailure(db, provider.source, fault instanceof SourceFault ? fault.restSeconds : null);
    return questions.map(() => null);
  }
};
