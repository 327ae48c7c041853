import { useId, useState } from 'react';
import { type Format, useFormat } from '#kit/web/format.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { BackIcon, ForwardIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { rainSoon } from '../domain/advice.ts';
import { localDay } from '../domain/days.ts';
import type { Forecast, ForecastDay } from '../domain/forecast.ts';
import { daysLeft, isNight, clampIndex, rainAhead } from '../domain/pick-day.ts';
import { dayName } from './day-name.ts';
import { DayDetail, FarmAction } from './DayDetail.tsx';
import { DayStrip } from './DayStrip.tsx';
import { HourSlots } from './HourSlots.tsx';
import { skyText } from './sky-text.ts';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

/** The message of the chart: the rain of the days together. */
const rainTitle = (
  days: readonly ForecastDay[],
  words: ReturnType<typeof useWeatherWords>,
  format: Format,
): string => {
  const known = days.filter(({ rain }) => rain !== null);
  const sum = known.reduce((total, { rain }) => total + (rain ?? 0), 0);
  if (known.length === 0) return words.days;
  return sum === 0
    ? words.rainNone(known.length)
    : words.rainSum(format.number(sum, sum < 1 ? 1 : 0), known.length);
};

export const ForecastPanel = ({ forecast }: { readonly forecast: Forecast }) => {
  const words = useWeatherWords();
  const format = useFormat();
  const panelId = useId();
  const [picked, setPicked] = useState(0);
  const now = Date.now() / 1_000;
  const today = localDay(now, forecast.utcOffset);
  const days = daysLeft(forecast, now);
  const index = clampIndex(picked, days.length);
  const day = days[index];
  if (!day) return null;
  const name = dayName(day.day, today, words, format);
  const isToday = day.day === today;
  return (
    <Stack>
      <FarmAction
        day={day}
        rainAhead={rainAhead(forecast, day, now)}
        rainSoon={rainSoon(days, index)}
        dayLabel={isToday ? null : name}
      />
      <Card labelledBy={`${panelId}-rain`}>
        <Stack gap="small">
          <h2 id={`${panelId}-rain`}>{rainTitle(days, words, format)}</h2>
          <DayStrip days={days} current={index} today={today} panelId={panelId} onPick={setPicked} />
        </Stack>
      </Card>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${index}`}>
        <Card>
          <Stack>
            <div className={styles.turn}>
              <IconButton
                label={words.previous}
                icon={BackIcon}
                disabled={index === 0}
                onClick={() => setPicked(clampIndex(index - 1, days.length))}
              />
              <div>
                <h2>{name}</h2>
                <p>{skyText(day.condition, words, isToday && isNight(now, forecast.utcOffset))}</p>
              </div>
              <IconButton
                label={words.next}
                icon={ForwardIcon}
                disabled={index === days.length - 1}
                onClick={() => setPicked(clampIndex(index + 1, days.length))}
              />
            </div>
            <DayDetail day={day} />
            <HourSlots forecast={forecast} day={day} now={now} />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
};
