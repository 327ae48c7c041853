import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice, type NoticeTone } from '#kit/web/ui/Notice.tsx';
import { farmAction, moistureOf, windOf } from '../domain/advice.ts';
import type { ForecastDay, ForecastHour } from '../domain/forecast.ts';
import { skyText } from './sky-text.ts';
import { SkyIcon } from './SkyIcon.tsx';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

const tones: Readonly<Record<'high' | 'medium' | 'low', NoticeTone>> = {
  high: 'bad',
  medium: 'warn',
  low: 'good',
};

/** WEA-04, WEA-05: farm advice for the day's weather. */
const Advice = ({ day, rainAhead }: { readonly day: ForecastDay; readonly rainAhead: number | null }) => {
  const words = useWeatherWords();
  const { urgency, act } = farmAction({ ...day, rain: rainAhead });
  return (
    <>
      <Notice tone={tones[urgency]} title={`${words.action}: ${words.acts[act]} (${words.urgency[urgency]})`}>
        {words.actText[act]}
      </Notice>
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
    </>
  );
};

interface Props {
  readonly day: ForecastDay;
  /** Only for today. */ readonly now: ForecastHour | null;
  readonly night: boolean;
  readonly rainAhead: number | null;
}

/** WEA-02: one day in figures. */
export const DayDetail = ({ day, now, night, rainAhead }: Props) => {
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
  const sky = now ? now.condition : day.condition;
  return (
    <Stack>
      <Card tone="sky">
        <Stack>
          <div className={styles.hero}>
            <SkyIcon condition={sky} size={56} night={night} />
            <div>
              <p className={styles.big}>{valueText(now ? now.temperature : day.temp.max, words.degrees)}</p>
              <p>
                {now && <>{words.now} · </>}
                {skyText(sky, words, night)}
              </p>
            </div>
          </div>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Card>
      <Advice day={day} rainAhead={rainAhead} />
    </Stack>
  );
};
