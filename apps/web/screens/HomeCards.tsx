import type { Task } from '#features/tasks/domain/task.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { homeCard } from './HomeCard.tsx';
import { ReservedHeight } from './ReservedHeight.tsx';

/** The number of open tasks due today or earlier. */
export const useDue = (): number => {
  const today = dayInNairobi(new Date());
  return useRows<Task>('farm_plan_task').filter(
    ({ status, due_date: day }) => status !== 'completed' && day !== null && day <= today,
  ).length;
};

/** Reserves the space of a heading and a card above the content that is there at once. */
const room = <Skeleton of={['title', 'card']} />;

const Alerts = homeCard(
  'alerts',
  async () => (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts,
);
const Today = homeCard(
  'today',
  async () => (await import('#features/alerts/web/TodaysAction.tsx')).TodaysAction,
);
const Due = homeCard('due', async () => (await import('#features/tasks/web/DueTasksCard.tsx')).DueTasksCard);

/** The most urgent alerts. */
export const HomeAlerts = () => <Alerts meanwhile={room} />;
/** The one thing to do today. */
export const HomeToday = () => (
  <ReservedHeight name="today">
    <Today meanwhile={room} />
  </ReservedHeight>
);
const rooms = [['picture'], ['picture', 'card'], ['picture', 'picture']] as const;
/** Due tasks as a checklist; reserves space by their number. */
export const HomeDue = ({ tasks }: { readonly tasks: number }) => (
  <Due meanwhile={<Skeleton of={rooms[Math.min(tasks, rooms.length) - 1]!} />} />
);
export const HomePlanning = homeCard(
  'planning',
  async () => (await import('#features/tasks/web/PlanningCard.tsx')).PlanningCard,
);
export const HomeOrganic = homeCard(
  'organic',
  async () => (await import('#features/organic/web/TodayCard.tsx')).TodayCard,
);
export const HomeReferrals = homeCard(
  'referrals',
  async () => (await import('#features/referrals/web/ReferralCard.tsx')).ReferralCard,
);
export const HomeYields = homeCard(
  'yields',
  async () => (await import('#features/yields/web/YieldCard.tsx')).YieldCard,
);
export const HomeCommunity = homeCard(
  'community',
  async () => (await import('#features/community/web/dashboard/CommunityCard.tsx')).CommunityCard,
);
