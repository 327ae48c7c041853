/** The sources in their order; one that fails is left alone for a while, longer each time, by all servers together. */
import sql from 'sql-template-tag';
import type { Database } from '#kit/server/database/database.ts';
import { faultOf } from '../domain/usable.ts';
import { type Question, SourceFault, type Told, type WeatherProvider } from './ports.ts';

const REST_S = 30;
const LONGEST_REST_S = 1_800;
/** Whatever a source says, it is asked again within a day. */
const MOST_REST_S = 86_400;

export type Answer = { readonly provider: WeatherProvider } & (Told | { readonly unchangedUntil: Date | null });

const restingOf = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await db.asSystem((tx) => tx.many<{ source: string }>(sql`select source from weather_sources where resting_until > now()`))).map(({ source }) => source));

const noteFailure = (db: Database, source: string, restSeconds: number | null): Promise<number> => db.asSystem((tx) => tx.run(sql`
  insert into weather_sources (source, failures, asked, resting_until) values (${source}, 1, 1, now() + make_interval(secs => ${Math.min(MOST_REST_S, restSeconds ?? REST_S)}))
  on conflict (source) do update set failures = weather_sources.failures + 1, asked = weather_sources.asked + 1,
    resting_until = now() + make_interval(secs => coalesce(${restSeconds === null ? null : Math.min(MOST_REST_S, restSeconds)}::int, least(${REST_S} * power(2, least(weather_sources.failures, 10)), ${LONGEST_REST_S})::int))`));

const noteAnswer = (db: Database, source: string): Promise<number> => db.asSystem((tx) => tx.run(sql`
  insert into weather_sources (source, asked) values (${source}, 1)
  on conflict (source) do update set asked = weather_sources.asked + 1, failures = 0, resting_until = null`));

interface Deps { readonly db: Database; readonly providers: readonly WeatherProvider[]; readonly onFault: (source: string, fault: unknown) => void }

const isWhole = (told: Awaited<ReturnType<WeatherProvider['ask']>>, now: Date): void => {
  const fault = 'forecast' in told ? faultOf(told.forecast, now.getTime() / 1_000) : null;
  if (fault) throw new SourceFault(`the answer is no use: ${fault}`);
};

/** The first whole answer; null when every source rests or fails. `versionOf` gives what is kept from that very source. */
export const askSources = async ({ db, providers, onFault }: Deps, question: Omit<Question, 'version'>, versionOf: (provider: WeatherProvider) => string | null): Promise<Answer | null> => {
  const resting = await restingOf(db);
  for (const provider of providers) {
    if (resting.has(provider.source)) continue;
    try {
      const told = await provider.ask({ ...question, version: versionOf(provider) });
      isWhole(told, question.now);
      await noteAnswer(db, provider.source);
      return { provider, ...told };
    } catch (fault) {
      onFault(provider.source, fault);
      await noteFailure(db, provider.source, fault instanceof SourceFault ? fault.restSeconds : null);
    }
  }
  return null;
};
