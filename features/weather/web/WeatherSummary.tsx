import { Link } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { newestFirst } from '#features/fields/web/list/newest-first.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { daysLeft, hourNow, isNight } from '../domain/pick-day.ts';
import { skyText } from './sky-text.ts';
import { SkyPicture } from './SkyPicture.tsx';
import { useForecast } from './use-forecast.ts';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

/** After this the age is shown beside the temperature. */
const SHOW_AGE_AFTER_MS = 2 * HOUR_MS;

/**
 * DSH-01: current temperature and sky at the newest field with a confirmed place. Renders nothing without
 * data.
 */
export const WeatherSummary = () => {
  const words = useWeatherWords();
  const format = useFormat();
  const field = newestFirst(useRows<Field>('field')).find((f) => !f.location_unconfirmed) ?? null;
  const { known, problem, isFetching, refresh } = useForecast(field);
  const now = Date.now();
  const hour = known && hourNow(known.forecast.hours, now / 1_000);
  const again = problem === 'failed' && (
    <Button
      tone="plain"
      busy={isFetching}
      onClick={() => {
        void refresh();
      }}
    >
      {words.tryAgain}
    </Button>
  );
  if (!known || !hour || hour.temperature === null)
    return (
      again && (
        <SpaceBetween gap="small">
          <span role="status">{words.failed}</span>
          {again}
        </SpaceBetween>
      )
    );
  const night = isNight(now / 1_000, known.forecast.utcOffset);
  const fetchedMs = new Date(known.forecast.fetchedAt).getTime();
  const sky = hour.condition ?? daysLeft(known.forecast, now / 1_000)[0]?.condition ?? null;
  return (
    <SpaceBetween gap="small">
      <Link href="/weather" className={styles.summary}>
        <strong className={styles.figure}>
          {format.number(hour.temperature)}
          <small>{words.degrees('')}</small>
        </strong>
        <span className={styles.sentence}>
          {skyText(sky, words, night)}
          {known.sample && ` · ${words.sources.sample}`}
        </span>
        {now - fetchedMs > SHOW_AGE_AFTER_MS && (
          <small>{words.summarySaved(format.age(fetchedMs, now))}</small>
        )}
        <span className={styles.picture}>
          <SkyPicture condition={sky} night={night} />
        </span>
      </Link>
      {now - fetchedMs > SHOW_AGE_AFTER_MS && again}
    </SpaceBetween>
  );
};
