import { HomeScreen } from '#features/fields/web/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result-slots.tsx';

/** Home, with what the checks achieved at its foot; that comes after the rest is painted. */
export const DashboardScreen = () => <HomeScreen below={<ImpactSlot />} />;
