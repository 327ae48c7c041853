import { Link } from 'wouter';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { daysLeft } from '../domain/pick-day.ts';
import { SkyIcon } from './SkyIcon.tsx';
import { useForecast } from './use-forecast.ts';
import { pickWeatherField } from './use-weather-place.ts';
import { useWeatherWords } from './words.ts';
import styles from './FieldSky.module.css';

/** Rain (mm) that a farmer would notice. */
const NOTICEABLE_MM = 1;

/** The week's sky at a field, on the scene of its screen; a tap opens the forecast there. */
export const FieldSky = ({ field }: FieldSlotProps) => {
  const words = useWeatherWords();
  const format = useFormat();
  const { known, isRead, isFetching } = useForecast(field);
  if (!known)
    return (
      <p className={styles.none} role="status">
        {isRead && !isFetching ? words.noForecast : null}
      </p>
    );
  const [first, ...others] = daysLeft(known.forecast, Date.now() / 1_000);
  if (!first) return <p className={styles.none}>{words.noForecast}</p>;
  const source = words.sources[known.sample ? 'sample' : known.forecast.source];
  return (
    <Link href="/weather" className={styles.sky} onClick={() => pickWeatherField(field.id)}>
      <VisuallyHidden>{words.days}: </VisuallyHidden>
      <span className={styles.days}>
        {[first, ...others].map(({ day, condition, temp, rain }) => (
          <span key={day} className={styles.day}>
            <span>{day === first.day ? words.today : format.weekday(day)}</span>
            <SkyIcon condition={condition} size={28} />
            <VisuallyHidden>{condition ? words.conditions[condition] : words.unknown}</VisuallyHidden>
            <strong>{temp.max === null ? '–' : `${Math.round(temp.max)}°`}</strong>
            <span className={styles.rain}>
              {rain !== null && rain >= NOTICEABLE_MM && words.mm(format.number(rain))}
            </span>
          </span>
        ))}
      </span>
      <span className={styles.source}>
        {source} · {format.age(new Date(known.forecast.fetchedAt).getTime(), Date.now())}
      </span>
    </Link>
  );
};
