import { HomeScreen } from '#features/fields/web/home/HomeScreen.tsx';
import { ImpactSlot } from '#features/scanner/web/result/result-slots.tsx';
import { Deferred } from '../Deferred.tsx';
import {
  HomeAlerts,
  HomeCommunity,
  HomeDue,
  HomeOrganic,
  HomePlanning,
  HomeReferrals,
  HomeToday,
  HomeYields,
  useDue,
} from './HomeCards.tsx';
import { HomeSky } from './HomeSky.tsx';
import { useIsPlaced } from './use-is-placed.ts';
import { useHasUrgent } from './use-presses.ts';

/**
 * Home in order of urgency: what must be done at once, today's tasks, the action of the day; then the farm;
 * then everything else. The part above the farm is complete from the first paint.
 */
export const DashboardScreen = () => {
  const [presses, due, isPlaced] = [useHasUrgent(), useDue(), useIsPlaced()];
  return (
    <HomeScreen
      sky={isPlaced && <HomeSky />}
      press={
        <>
          {presses && <HomeAlerts />}
          {due > 0 && <HomeDue tasks={due} />}
          {isPlaced && <HomeToday />}
        </>
      }
      below={
        <>
          {!presses && isPlaced && <HomeAlerts />}
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
