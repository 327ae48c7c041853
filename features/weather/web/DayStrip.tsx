import { useRef, type KeyboardEvent } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { VisuallyHidden } from '#kit/web/ui/layout.tsx';
import type { ForecastDay } from '../domain/forecast.ts';
import { SkyIcon } from './SkyIcon.tsx';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

interface Props {
  readonly days: readonly ForecastDay[];
  readonly current: number;
  readonly today: string;
  readonly panelId: string;
  readonly onPick: (index: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const degrees = (n: number | null): string => (n === null ? '–' : `${Math.round(n)}°`);

/** Height of the tallest bar, in pixels; a day without rain keeps a line. */
const BAR_PX = 44;
/** Rain (mm) at which a bar has its full height, unless a day has more: drizzle should not look like a flood. */
const FULL_MM = 10;
const barHeight = (rain: number | null, most: number): number =>
  Math.max(2, Math.round(((rain ?? 0) / Math.max(FULL_MM, most)) * BAR_PX));

/** The week at a glance: rain as bars, one tab per day. */
export const DayStrip = ({ days, current, today, panelId, onPick }: Props) => {
  const words = useWeatherWords();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const most = Math.max(...days.map(({ rain }) => rain ?? 0));
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    const to = (current + step + days.length) % days.length;
    onPick(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={bar} role="tablist" aria-label={words.days} className={styles.strip}>
      {days.map(({ day, condition, temp, rain }, i) => (
        <button
          key={day}
          type="button"
          role="tab"
          id={`${panelId}-${i}`}
          aria-selected={i === current}
          aria-controls={panelId}
          tabIndex={i === current ? 0 : -1}
          className={classes(styles.day, i === current && styles.on)}
          onClick={() => onPick(i)}
          onKeyDown={move}
        >
          <span className={styles.amount}>
            <span className={styles.wet} aria-hidden="true">
              {rain === null ? '–' : format.number(rain)}
            </span>
            <VisuallyHidden>{rain === null ? words.unknown : words.mm(format.number(rain))}</VisuallyHidden>
            <span className={styles.bar} style={{ height: barHeight(rain, most) }} />
          </span>
          <SkyIcon condition={condition} size={26} />
          <VisuallyHidden>{condition ? words.conditions[condition] : words.unknown}</VisuallyHidden>
          <span>{day === today ? words.today : format.weekday(day)}</span>
          <strong>{degrees(temp.max)}</strong>
          <small>{degrees(temp.min)}</small>
        </button>
      ))}
    </div>
  );
};
