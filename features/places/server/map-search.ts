import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Point } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { MapSearchPlace, mapSearchRefusals } from '../contract.ts';
import type { Geocoder, GeocoderLanguage } from './ports.ts';
import { recordSuccess, recordFailure, takeSlot } from './rate-limit.ts';

const FRESH_DAYS = 30;
const RETENTION_DAYS = 90;
/** About 110 m: neighbours share an answer, and no exact location is sent to the map service. */
const POINT_DIGITS = 3;

/** Only queries that are certainly the same share an answer: a query may be in any script. */
const cacheKey = (query: string): string => query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

interface CachedAnswer<T> {
  readonly answer: T;
  readonly asked_at: Date;
  readonly fresh: boolean;
}
interface Answer<T> {
  readonly value: T;
  readonly sample: boolean;
  readonly as_of: string;
}
type AnswerResult<T> = Result<Answer<T>, keyof typeof mapSearchRefusals>;

interface Deps {
  readonly db: Database;
  readonly geocoder: Geocoder | null;
  readonly onFault: (fault: unknown) => void;
}

/**
 * The map search with a cache and one rate limit for all servers; an old answer is better than none while the
 * service is down.
 */
export const mapSearch = ({ db, geocoder, onFault }: Deps) => {
  const read = <T>(key: string, sample: boolean): Promise<CachedAnswer<T> | null> =>
    db.asSystem((tx) =>
      tx.maybe(sql`
        select answer, asked_at, asked_at > now() - make_interval(days => ${FRESH_DAYS}) as fresh
        from places_answers
        where key = ${key} and sample = ${sample}
      `),
    );
  const saveAnswer = (key: string, answer: unknown, sample: boolean): Promise<{ asked_at: Date }> =>
    db.asSystem((tx) =>
      tx.one(sql`
        insert into places_answers (key, answer, sample, asked_at)
        values (${key}, ${JSON.stringify({ value: answer })}, ${sample},
          now()) on conflict (key) do update set answer = excluded.answer, sample = excluded.sample,
          asked_at = excluded.asked_at returning asked_at
      `),
    );

  const cachedOrFetched = async <T>(
    key: string,
    ask: (geocoder: Geocoder) => Promise<T>,
  ): Promise<AnswerResult<T>> => {
    if (!geocoder) return refuse('places.off');
    const { sample } = geocoder;
    const resultOf = ({ answer, asked_at }: CachedAnswer<{ value: T }>): AnswerResult<T> =>
      ok({ value: answer.value, sample, as_of: asked_at.toISOString() });
    const saved = await read<{ value: T }>(key, sample);
    if (saved?.fresh) return resultOf(saved);
    const slot = await takeSlot(db);
    if (typeof slot === 'string')
      return saved ? resultOf(saved) : refuse(slot === 'busy' ? 'places.busy' : 'places.unreachable');
    await sleep(slot.waitMs);
    // An earlier request in the queue may have been the same.
    const meanwhile = slot.waitMs > 0 ? await read<{ value: T }>(key, sample) : null;
    if (meanwhile?.fresh) return resultOf(meanwhile);
    try {
      const value = await ask(geocoder);
      const { asked_at } = await saveAnswer(key, value, sample);
      await recordSuccess(db);
      return ok({ value, sample, as_of: asked_at.toISOString() });
    } catch (fault) {
      onFault(fault);
      await recordFailure(db);
      return saved ? resultOf(saved) : refuse('places.unreachable');
    }
  };

  return {
    search: (query: string, language: GeocoderLanguage): Promise<AnswerResult<readonly MapSearchPlace[]>> =>
      cachedOrFetched(`s ${language} ${cacheKey(query)}`, (map) => map.search(query, language)),
    reverseGeocode: (
      { lat, lng }: Point,
      language: GeocoderLanguage,
    ): Promise<AnswerResult<string | null>> => {
      const rounded = { lat: Number(lat.toFixed(POINT_DIGITS)), lng: Number(lng.toFixed(POINT_DIGITS)) };
      return cachedOrFetched(`r ${language} ${rounded.lat} ${rounded.lng}`, (map) =>
        map.reverseGeocode(rounded, language),
      );
    },
    sweep: (): Promise<number> =>
      db.asSystem((tx) =>
        tx.run(
          sql`delete from places_answers where asked_at < now() - make_interval(days => ${RETENTION_DAYS})`,
        ),
      ),
  };
};
