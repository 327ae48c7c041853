import type { Task } from '#features/tasks/domain/task.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
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
/** The most urgent alerts. */
export const HomeAlerts = () => <Alerts placeholder={cardSkeleton} />;
/** The one thing to do today. */
export const HomeToday = () => (
  <ReservedHeight name="today">
    <Today placeholder={cardSkeleton} />
  </ReservedHeight>
);
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
