import { lazy } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { After } from '../After.tsx';
import styles from './Home.module.css';
import { useIsPlaced } from './use-is-placed.ts';

const Summary = lazy(async () => ({ default: (await import('#features/weather/web/WeatherSummary.tsx')).WeatherSummary }));

/** Its line is kept free from the beginning: what stands below must not move under a finger. */
export const HomeSky = () => (useIsPlaced() ? <div className={styles.sky}><After part="sky"><Apart><Summary /></Apart></After></div> : null);
