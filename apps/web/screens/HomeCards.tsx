import { lazy } from 'react';
import type { Task } from '#features/tasks/domain/task.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Deferred } from '../Deferred.tsx';
import { createHomeCard } from './HomeCard.tsx';
import { ReservedHeight } from './ReservedHeight.tsx';

/** The number of open tasks due today or earlier. */
export const useDueTaskCount = (): number => {
  const today = dayInNairobi(new Date());
  return useRows<Task>('farm_plan_task').filter(
    ({ status, due_date: day }) => status !== 'completed' && day !== null && day <= today,
  ).length;
};

/** Reserves the space of a heading and a card above the content that is there at once. */
const cardSkeleton = <Skeleton shapes={['title', 'card']} />;

const Alerts = createHomeCard(
  'alerts',
  async () => (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts,
);
const Today = createHomeCard(
  'today',
  async () => (await import('#features/alerts/web/TodaysAction.tsx')).TodaysAction,
);
const OutboxBlock = lazy(async () => ({
  default: (await import('../outbox-block/OutboxBlock.tsx')).OutboxBlock,
}));
/** What waits to be sent or was refused. While its script is missing, the ribbon says so. */
export const HomeOutbox = () => (
  <Deferred part="outbox">
    <LazyErrorBoundary>
      <OutboxBlock />
    </LazyErrorBoundary>
  </Deferred>
);
/** The most urgent alerts. */
export const HomeAlerts = () => <Alerts placeholder={cardSkeleton} />;
/** The one thing to do today. */
export const HomeToday = () => (
  <ReservedHeight name="today">
    <Today placeholder={cardSkeleton} />
  </ReservedHeight>
);
const Tour = lazy(async () => ({ default: (await import('../tour/Tour.tsx')).Tour }));
/** The tour of a new farmer. */
export const HomeTour = () => (
  <Deferred part="tour">
    <LazyErrorBoundary>
      <Tour />
    </LazyErrorBoundary>
  </Deferred>
);
export const HomeMore = createHomeCard('more', async () => (await import('./HomeMore.tsx')).HomeMore);
export const HomePlanning = createHomeCard(
  'planning',
  async () => (await import('#features/tasks/web/PlanningCard.tsx')).PlanningCard,
);
export const HomeOrganic = createHomeCard(
  'organic',
  async () => (await import('#features/organic/web/TodayCard.tsx')).TodayCard,
);
export const HomeReferrals = createHomeCard(
  'referrals',
  async () => (await import('#features/referrals/web/ReferralCard.tsx')).ReferralCard,
);
export const HomeYields = createHomeCard(
  'yields',
  async () => (await import('#features/yields/web/YieldCard.tsx')).YieldCard,
);
export const HomeCommunity = createHomeCard(
  'community',
  async () => (await import('#features/community/web/dashboard/CommunityCard.tsx')).CommunityCard,
);
