import { HomeScreen } from '#features/fields/web/HomeScreen.tsx';
import { HomeAlerts } from './HomeAlerts.tsx';
import { HomeSky } from './HomeSky.tsx';

/** Home, with the sky above, what presses and what the checks achieved at its foot: all three come when the rest of it stands. */
export const DashboardScreen = () => <HomeScreen sky={<HomeSky />} below={<HomeAlerts />} />;
