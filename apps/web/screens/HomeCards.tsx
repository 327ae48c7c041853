import { lazy } from 'react';
import type { Task } from '#features/tasks/domain/task.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { After } from '../After.tsx';

const Planning = lazy(async () => ({ default: (await import('#features/tasks/web/PlanningCard.tsx')).PlanningCard }));
const Organic = lazy(async () => ({ default: (await import('#features/organic/web/TodayCard.tsx')).TodayCard }));
const Community = lazy(async () => ({ default: (await import('#features/community/web/CommunityCard.tsx')).CommunityCard }));

/** Work that was promised for today, or earlier. */
export const useIsDue = (): boolean => {
  const today = dayInNairobi(new Date());
  return useRows<Task>('farm_plan_task').some(({ status, due_date: day }) => status !== 'completed' && day !== null && day <= today);
};

/** Its room is kept from the beginning where it stands above what is there at once. */
export const HomePlanning = () => {
  const meanwhile = useIsDue() ? <Skeleton of={['card']} /> : null;
  return <After part="planning" meanwhile={meanwhile}><Apart loading={meanwhile}><Planning /></Apart></After>;
};

export const HomeOrganic = () => <After part="organic"><Apart><Organic /></Apart></After>;
export const HomeCommunity = () => <After part="community"><Apart><Community /></Apart></After>;
