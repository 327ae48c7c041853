// @cache later

import { MarketScreen } from '#features/market/web/MarketScreen.tsx';
import { MarketActions, ShareRow } from '../market-actions.tsx';

/** The market prices, and what a farmer does with a price. */
export const MarketPage = () => (
  <MarketScreen
    renderActions={(hasPrice) => <MarketActions hasPrice={hasPrice} />}
    renderRows={() => <ShareRow />}
  />
);
