import type { Condition } from '../domain/forecast.ts';
import styles from './SkyPicture.module.css';

const CLOUD = 'M18 52a19 19 0 0 1 2-38 27 27 0 0 1 51 5 18 18 0 0 1 4 33z';
const RAIN = 'M24 62l-4 10M42 62l-4 10M60 62l-4 10';
const BOLT = 'M46 56l-8 14h9l-5 12';
const HAZE = 'M12 62h62M22 72h44';

const WITHOUT_CLOUD: readonly Condition[] = ['sunny'];
const WITHOUT_SUN: readonly Condition[] = ['cloudy', 'fog', 'rain', 'snow', 'heavy_rain', 'thunderstorm'];

/** The sky now, for the corner of a scene: sun or moon, cloud, rain. Decorative; a sentence stands beside it. */
export const SkyPicture = ({
  condition,
  night,
}: {
  readonly condition: Condition | null;
  readonly night: boolean;
}) => {
  if (condition === null) return null;
  const falls = /rain|storm|snow/.test(condition);
  return (
    <svg viewBox="0 0 120 110" className={styles.sky} aria-hidden="true" focusable="false">
      {!WITHOUT_SUN.includes(condition) && (
        <circle cx="78" cy="42" r={night ? 22 : 34} className={styles.sun} />
      )}
      {!WITHOUT_CLOUD.includes(condition) && (
        <g transform="translate(4 26)">
          <path d={CLOUD} className={styles.cloud} />
          {falls && <path d={RAIN} className={styles.rain} />}
          {condition === 'thunderstorm' && <path d={BOLT} className={styles.rain} />}
          {condition === 'fog' && <path d={HAZE} className={styles.haze} />}
        </g>
      )}
    </svg>
  );
};
