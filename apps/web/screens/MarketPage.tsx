// @cache later

import { MarketScreen } from '#features/market/web/MarketScreen.tsx';
import { MarketActions } from '../market-actions.tsx';
import styles from './MarketPage.module.css';

/** The market prices, and below them the actions on a price. */
export const MarketPage = () => (
  <>
    <MarketScreen />
    <div className={styles.acts}>
      <MarketActions />
    </div>
  </>
);
