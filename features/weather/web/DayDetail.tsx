import { useFormat } from '#kit/web/format.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { State, type StateTone } from '#kit/web/ui/State.tsx';
import { farmAction, moistureOf, windOf } from '../domain/advice.ts';
import type { ForecastDay } from '../domain/forecast.ts';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

const tones: Readonly<Record<'high' | 'medium' | 'low', StateTone>> = {
  high: 'bad',
  medium: 'watch',
  low: 'good',
};

/** WEA-04: what the day's weather asks of the farm. */
export const FarmAction = ({
  day,
  rainAhead,
  rainSoon,
  dayLabel,
}: {
  readonly day: ForecastDay;
  readonly rainAhead: number | null;
  /** Rain of the days after, mm, if it is worth waiting for. */
  readonly rainSoon: number | null;
  /** Null for today. */
  readonly dayLabel: string | null;
}) => {
  const words = useWeatherWords();
  const format = useFormat();
  const { urgency, act } = farmAction({ ...day, rain: rainAhead });
  return (
    <SayingCard
      id="farm-action"
      eyebrow={words.action}
      beside={
        <>
          <State tone={tones[urgency]}>{words.urgency[urgency]}</State>
          {dayLabel && <small>{dayLabel}</small>}
        </>
      }
      saying={words.acts[act]}
      reason={
        act === 'irrigate' && rainSoon !== null ? words.rainSoon(format.number(rainSoon)) : words.actText[act]
      }
    />
  );
};

/** WEA-02, WEA-05: one day in figures, and its moisture and wind in words. */
export const DayDetail = ({ day }: { readonly day: ForecastDay }) => {
  const words = useWeatherWords();
  const format = useFormat();
  const valueText = (value: number | null, as: (n: string) => string, digits = 0): string =>
    value === null ? words.unknown : as(format.number(value, digits));
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.high, valueText(day.temp.max, words.degrees)],
    [words.low, valueText(day.temp.min, words.degrees)],
    [words.rainChance, valueText(day.rainProb, words.percent)],
    [words.rain, valueText(day.rain, words.mm, 1)],
    [words.wind, valueText(day.windSpeed, words.kmh)],
    [words.humidity, valueText(day.humidity, words.percent)],
    [words.pressure, valueText(day.pressure, words.hpa)],
    [words.clouds, valueText(day.clouds, words.percent)],
  ];
  return (
    <Stack>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.texts}>
        <div>
          <dt>{words.moistureTitle}</dt>
          <dd>{words.moisture[moistureOf(day.rainProb) ?? 'unknown']}</dd>
        </div>
        <div>
          <dt>{words.windTitle}</dt>
          <dd>{words.windText[windOf(day.windSpeed) ?? 'unknown']}</dd>
        </div>
      </dl>
    </Stack>
  );
};
