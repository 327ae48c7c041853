import { lazy, useEffect, useState } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';

const Summary = lazy(async () => ({ default: (await import('#features/weather/web/WeatherSummary.tsx')).WeatherSummary }));

/** The first tap comes first: the sky is fetched when the rest of home stands. */
const LATER_MS = 1_200;

export const HomeSky = () => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isTime ? <Apart><Summary /></Apart> : null;
};
