import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Hills } from '#kit/web/ui/Hills.tsx';
import { DownIcon } from '#kit/web/ui/icons.tsx';
import { VisuallyHidden } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import type { Forecast } from '../domain/forecast.ts';
import { daysLeft, hourNow, isNight } from '../domain/pick-day.ts';
import { skyText } from './sky-text.ts';
import { SkyPicture } from './SkyPicture.tsx';
import { useWeatherWords } from './words.ts';
import styles from './WeatherScene.module.css';

interface PlaceChipProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The field whose weather is shown; a tap lists the others. */
export const PlaceChip = ({ value, onChange, options }: PlaceChipProps) => {
  const words = useWeatherWords();
  return (
    <label className={styles.chip}>
      <PinIcon size={20} />
      <VisuallyHidden>{words.field}</VisuallyHidden>
      <select className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon size={18} className={styles.arrow ?? ''} />
    </label>
  );
};

const Now = ({ forecast }: { readonly forecast: Forecast }) => {
  const words = useWeatherWords();
  const format = useFormat();
  const now = Date.now() / 1_000;
  const hour = hourNow(forecast.hours, now);
  const today = daysLeft(forecast, now)[0];
  const night = isNight(now, forecast.utcOffset);
  const sky = hour?.condition ?? today?.condition ?? null;
  const degrees = (value: number | null | undefined): string =>
    value === null || value === undefined ? words.unknown : words.degrees(format.number(value));
  return (
    <>
      <span className={styles.sky}>
        <SkyPicture condition={sky} night={night} />
      </span>
      {hour?.temperature != null && (
        <p className={styles.figure}>
          {format.number(hour.temperature)}
          <small>{words.degrees('')}</small>
        </p>
      )}
      <p className={styles.sentence}>
        {words.now} · {skyText(sky, words, night)}
      </p>
      {today && <p>{words.highLow(degrees(today.temp.max), degrees(today.temp.min))}</p>}
    </>
  );
};

/** The top of the weather screen: the place and its sky now. Without a forecast no weather is drawn. */
export const WeatherScene = ({
  head,
  chip,
  forecast,
}: {
  readonly head: ReactNode;
  readonly chip: ReactNode;
  readonly forecast: Forecast | null;
}) => (
  <div className={styles.scene}>
    <svg className={styles.picture} viewBox="0 126 360 90" aria-hidden="true" focusable="false">
      <Hills />
    </svg>
    <div className={styles.content}>
      {head}
      {chip}
      {forecast && <Now forecast={forecast} />}
    </div>
  </div>
);
