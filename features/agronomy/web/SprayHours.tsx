import { localDay, localHour } from '#features/weather/domain/days.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import type { SprayView } from '../domain/field-view.ts';
import { Rule } from './RuleDetails.tsx';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

/** When a spray would stay on the leaf; never recommends a product. */
export const SprayWindows = ({
  of: { windows, mainObstacle, utcOffset },
  today,
}: {
  readonly of: SprayView;
  readonly today: Day;
}) => {
  const words = useWaterWords();
  const format = useFormat();
  const clock = (s: number): string => `${String(localHour(s, utcOffset)).padStart(2, '0')}:00`;
  const dayName = (day: Day): string =>
    day === today ? words.today : day === addDays(today, 1) ? words.tomorrow : format.day(day);
  const days = [...new Set(windows.map((w) => localDay(w.from, utcOffset)))];
  const hoursOf = (day: Day): string =>
    windows
      .filter((w) => localDay(w.from, utcOffset) === day)
      .map((w) => words.span(clock(w.from), clock(w.to)))
      .join(', ');
  return (
    <section className={styles.part}>
      <h3>{words.sprayTitle}</h3>
      {days.length > 0 ? (
        <ul className={styles.days} aria-label={words.sprayTitle}>
          {days.map((day) => (
            <li key={day}>
              <strong>{dayName(day)}</strong> {hoursOf(day)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.sprayNone(words.against[mainObstacle ?? 'not_known'])}</p>
      )}
      <Rule>
        <p>{words.sprayRule}</p>
      </Rule>
    </section>
  );
};
