import { HomeScreen } from '#features/fields/web/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result-slots.tsx';
import { HomeAlerts } from './HomeAlerts.tsx';
import { HomeSky } from './HomeSky.tsx';

/** Home, with the sky above and what the checks achieved at its foot; both come after the rest is painted. */
export const DashboardScreen = () => <HomeScreen sky={<HomeSky />} below={<><HomeAlerts /><ImpactSlot /></>} />;
