// @cache later

import { MarketScreen } from '#features/market/web/MarketScreen.tsx';
import { MarketActs } from '../market-acts.tsx';
import styles from './MarketPage.module.css';

/** The prices, and below them what to do with one. */
export const MarketPage = () => (
  <>
    <MarketScreen />
    <div className={styles.acts}>
      <MarketActs />
    </div>
  </>
);
