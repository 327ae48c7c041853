import type { ReactNode } from 'react';
import type { Condition } from '../domain/forecast.ts';
import styles from './weather.module.css';

const sun = (
  <>
    <circle cx="12" cy="12" r="4.500" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400" />
  </>
);
const moon = <path d="M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500z" />;
const cloud = (y: number): ReactNode => (
  <path d={`M7 ${y}a4 4 0 0 1 .5-8 5 5 0 0 1 9.500 1 3.500 3.500 0 0 1 0 7z`} />
);
const sunBehindCloud = (
  <path d="M15 6.500a3.500 3.500 0 0 1 5 4.500M18.500 2.500v1.500M22 6l-1.200.8M22.500 11.500H21" />
);

const shapes: Readonly<Record<Condition, ReactNode>> = {
  sunny: sun,
  partly_cloudy: (
    <>
      {sunBehindCloud}
      {cloud(19)}
    </>
  ),
  cloudy: cloud(17),
  fog: (
    <>
      {cloud(14)}
      <path d="M5 17.500h14M7 20.500h10" />
    </>
  ),
  light_rain: (
    <>
      {cloud(14)}
      <path d="M9 17.500l-.8 2M14.500 17.500l-.8 2" />
    </>
  ),
  rain: (
    <>
      {cloud(14)}
      <path d="M8 17.500l-1 2.500M12.500 17.500l-1 2.500M17 17.500l-1 2.500" />
    </>
  ),
  heavy_rain: (
    <>
      {cloud(12)}
      <path d="M7.500 15l-2 5M11 15l-2 5M14.500 15l-2 5M18 15l-2 5" />
    </>
  ),
  thunderstorm: (
    <>
      {cloud(13)}
      <path d="M12.500 14l-3 4.500h4l-2 4" />
    </>
  ),
  snow: (
    <>
      {cloud(13)}
      <path d="M8 17v3M6.700 17.700l2.600 1.600M16 17v3M14.700 17.700l2.600 1.600" />
    </>
  ),
};
const tones: Readonly<Record<Condition, string | undefined>> = {
  sunny: styles.sun,
  partly_cloudy: styles.cloud,
  cloudy: styles.cloud,
  fog: styles.cloud,
  light_rain: styles.rain,
  rain: styles.rain,
  snow: styles.rain,
  heavy_rain: styles.rain,
  thunderstorm: styles.storm,
};

interface Props {
  readonly condition: Condition | null;
  readonly size?: number;
  readonly night?: boolean;
}

/** Always next to its text, so hidden from screen readers. */
export const SkyIcon = ({ condition, size = 28, night }: Props) => (
  <svg
    className={`${styles.sky} ${condition ? (tones[condition] ?? '') : ''}`}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    {condition === null ? <path d="M7 12h10" /> : condition === 'sunny' && night ? moon : shapes[condition]}
  </svg>
);
