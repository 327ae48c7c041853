import { lazy } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { After } from '../After.tsx';

const Summary = lazy(async () => ({ default: (await import('#features/weather/web/WeatherSummary.tsx')).WeatherSummary }));

/** The first tap comes first: the sky is fetched when the rest of home stands. */
export const HomeSky = () => <After ms={1_200}><Apart><Summary /></Apart></After>;
