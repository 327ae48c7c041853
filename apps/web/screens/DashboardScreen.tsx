import { HomeScreen } from '#features/fields/web/home/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result/result-slots.tsx';
import { Deferred } from '../Deferred.tsx';
import {
  HomeAlerts,
  HomeCommunity,
  HomeDueTasks,
  HomeOrganic,
  HomePlanning,
  HomeReferrals,
  HomeToday,
  HomeYields,
  useDueTaskCount,
} from './HomeCards.tsx';
import { HomeWeather } from './HomeWeather.tsx';
import { useHasConfirmedLocation } from './use-has-confirmed-location.ts';
import { useHasUrgent } from './use-has-urgent.ts';

/**
 * Home in order of urgency: what must be done at once, today's tasks, the action of the day; then the farm;
 * then everything else. The part above the farm is complete from the first paint.
 */
export const DashboardScreen = () => {
  const [hasUrgent, due, isPlaced] = [useHasUrgent(), useDueTaskCount(), useHasConfirmedLocation()];
  return (
    <HomeScreen
      weather={isPlaced && <HomeWeather />}
      urgent={
        <>
          {hasUrgent && <HomeAlerts />}
          {due > 0 && <HomeDueTasks tasks={due} />}
          {isPlaced && <HomeToday />}
        </>
      }
      below={
        <>
          {!hasUrgent && isPlaced && <HomeAlerts />}
          <HomeOrganic />
          <HomePlanning />
          <HomeYields />
          <Deferred part="impact">
            <ImpactSlot />
          </Deferred>
          <HomeCommunity />
          <HomeReferrals />
        </>
      }
    />
  );
};
