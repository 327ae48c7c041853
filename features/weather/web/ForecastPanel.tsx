import { useId, useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { BackIcon, ForwardIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { localDay } from '../domain/days.ts';
import type { Forecast } from '../domain/forecast.ts';
import { daysLeft, hourNow, isNight, clampIndex, rainAhead } from '../domain/pick-day.ts';
import { dayName } from './day-name.ts';
import { DayDetail } from './DayDetail.tsx';
import { DayStrip } from './DayStrip.tsx';
import { HourSlots } from './HourSlots.tsx';
import { useWeatherWords } from './words.ts';
import styles from './weather.module.css';

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
  return (
    <Stack>
      <DayStrip days={days} current={index} today={today} panelId={panelId} onPick={setPicked} />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${index}`}>
        <Stack>
          <div className={styles.turn}>
            <IconButton
              label={words.previous}
              icon={BackIcon}
              disabled={index === 0}
              onClick={() => setPicked(clampIndex(index - 1, days.length))}
            />
            <h2>{dayName(day.day, today, words, format)}</h2>
            <IconButton
              label={words.next}
              icon={ForwardIcon}
              disabled={index === days.length - 1}
              onClick={() => setPicked(clampIndex(index + 1, days.length))}
            />
          </div>
          <DayDetail
            day={day}
            now={day.day === today ? hourNow(forecast.hours, now) : null}
            night={day.day === today && isNight(now, forecast.utcOffset)}
            rainAhead={rainAhead(forecast, day, now)}
          />
          <HourSlots forecast={forecast} day={day} now={now} />
        </Stack>
      </div>
    </Stack>
  );
};
