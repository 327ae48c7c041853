import { HomeScreen } from '#features/fields/web/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result-slots.tsx';
import { After } from '../After.tsx';
import { HomeAlerts } from './HomeAlerts.tsx';
import { HomeCommunity, HomeOrganic, HomePlanning, useIsDue } from './HomeCards.tsx';
import { HomeSky } from './HomeSky.tsx';
import { usePresses } from './use-presses.ts';

/** Home in the order that matters today: what presses and what is due above the farm, the rest below it; all of it comes when the farm stands. */
export const DashboardScreen = () => {
  const [presses, isDue] = [usePresses(), useIsDue()];
  return (
    <HomeScreen
      sky={<HomeSky />}
      press={(presses || isDue) && <>{presses && <HomeAlerts />}{isDue && <HomePlanning />}</>}
      below={<>{!presses && <HomeAlerts />}<HomeOrganic />{!isDue && <HomePlanning />}<HomeCommunity /><After part="impact"><ImpactSlot /></After></>}
    />
  );
};
