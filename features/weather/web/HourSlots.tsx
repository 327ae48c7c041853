import { useFormat } from '#kit/web/format.ts';
import { classes } from '#kit/web/ui/classes.ts';
import { Stack, VisuallyHidden } from '#kit/web/ui/layout.tsx';
import type { ForecastDay, Forecast } from '../domain/forecast.ts';
import { isNight, slotsOf } from '../domain/pick-day.ts';
import { skyText } from './sky-text.ts';
import { SkyIcon } from './SkyIcon.tsx';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

interface Props {
  readonly forecast: Forecast;
  readonly day: ForecastDay;
  readonly now: number;
}

/** WEA-03: eight times of a day, three hours apart. */
export const HourSlots = ({ forecast, day, now }: Props) => {
  const words = useWeatherWords();
  const format = useFormat();
  const slots = slotsOf(forecast.hours, day.date);
  return (
    <Stack gap="small">
      <h3>{words.hours}</h3>
      <ol className={styles.slots}>
        {slots.map(({ hour, firstHour, sky, rain, rainChance }) => {
          const at = day.date + hour * 3_600;
          const clock = `${String(hour).padStart(2, '0')}:00`;
          return (
            <li key={hour} className={classes(styles.slot, at + 3 * 3_600 <= now && styles.past)}>
              <span>{clock}</span>
              <SkyIcon condition={sky} size={24} night={isNight(at, forecast.utcOffset)} />
              <VisuallyHidden>{skyText(sky, words, isNight(at, forecast.utcOffset))}</VisuallyHidden>
              <strong>
                {firstHour?.temperature == null ? '–' : `${format.number(firstHour.temperature)}°`}
              </strong>
              <small>
                {rainChance !== null
                  ? words.percent(format.number(rainChance))
                  : rain !== null
                    ? words.mm(format.number(rain, 1))
                    : '–'}
              </small>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
};
