import { HomeScreen } from '#features/fields/web/home/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result/result-slots.tsx';
import { Deferred } from '../Deferred.tsx';
import {
  HomeAlerts,
  HomeMore,
  HomeOrganic,
  HomeOutbox,
  HomePlanning,
  HomeToday,
  HomeTour,
  useDueTaskCount,
} from './HomeCards.tsx';
import { HomeWeather } from './HomeWeather.tsx';
import { useHasConfirmedLocation } from './use-has-confirmed-location.ts';

/**
 * Home: the sky over the farmer's field, the one thing to do today, the fields; then everything else. The
 * part above the farm is complete from the first paint.
 */
export const DashboardScreen = () => {
  const [due, isPlaced] = [useDueTaskCount(), useHasConfirmedLocation()];
  return (
    <HomeScreen
      weather={isPlaced && <HomeWeather />}
      urgent={<HomeOutbox />}
      today={(isPlaced || due > 0) && <HomeToday />}
      below={
        <>
          <HomeTour />
          {isPlaced && <HomeAlerts />}
          <div className="surface folds">
            <HomeOrganic />
            <HomePlanning />
            <Deferred part="impact">
              <ImpactSlot part="question" />
            </Deferred>
            <HomeMore />
          </div>
        </>
      }
    />
  );
};
