import { createHomeCard } from './HomeCard.tsx';
import styles from './Home.module.css';

const Summary = createHomeCard(
  'sky',
  async () => (await import('#features/weather/web/WeatherSummary.tsx')).WeatherSummary,
);

/** Today's weather in one line. Its height is reserved, so that nothing below moves when it loads. */
export const HomeWeather = () => (
  <div className={styles.sky}>
    <Summary />
  </div>
);
