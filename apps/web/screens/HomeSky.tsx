import { homeCard } from './HomeCard.tsx';
import styles from './Home.module.css';

const Summary = homeCard(
  'sky',
  async () => (await import('#features/weather/web/WeatherSummary.tsx')).WeatherSummary,
);

/** Its line is reserved from the start: content below must not move under a finger. */
export const HomeSky = () => (
  <div className={styles.sky}>
    <Summary />
  </div>
);
