/** GAM-02 to GAM-04, GAM-11: consecutive days with useful farm work, not only checks. */
import { type Day, DAY_MS, dayInNairobi, dayNumber } from '#kit/pure/days.ts';

/** Commands that count as farm work. Choosing a language does not. */
export const USEFUL = [
  'fields.add',
  'fields.change',
  'fields.set_boundary',
  'crops.add',
  'crops.harvest',
  'history.add',
  'tasks.set_status',
  'organic.complete',
  'scans.save',
  'outcomes.answer',
] as const;

const LATE_MS = 30 * DAY_MS;
const AHEAD_MS = DAY_MS;

/** The date of an action: the phone's, because it may have been offline, unless its clock is impossible. */
export const dayDone = (deviceTime: string, receivedAt: Date): Day => {
  const time = new Date(deviceTime);
  const late = receivedAt.getTime() - time.getTime();
  return dayInNairobi(late <= LATE_MS && late >= -AHEAD_MS ? time : receivedAt);
};

export interface Streak {
  readonly current: number;
  readonly longest: number;
}

/** The streak continues when its last day was yesterday: today is not over. */
export const streakOf = (days: readonly Day[], today: Day): Streak => {
  const now = dayNumber(today)!;
  const done = [...new Set(days.map(dayNumber))]
    .filter((n): n is number => n !== null && n <= now)
    .sort((a, b) => a - b);
  let run = 0;
  let longest = 0;
  done.forEach((day, i) => {
    const before = done[i - 1];
    run = before !== undefined && day - before === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = done[done.length - 1];
  return { current: last !== undefined && now - last <= 1 ? run : 0, longest };
};

export const tiers = ['starting', 'rising', 'power', 'fire', 'legendary'] as const;
type StreakTier = (typeof tiers)[number];

export const tierOf = (streak: number): StreakTier => {
  if (streak >= 30) return 'legendary';
  if (streak >= 15) return 'fire';
  if (streak >= 7) return 'power';
  return streak >= 3 ? 'rising' : 'starting';
};

const MILESTONES = [3, 7, 15, 30, 60, 100];
const BEYOND = 30;

export interface Milestone {
  readonly current: number;
  readonly target: number;
  readonly progressPercentage: number;
}

export const nextMilestone = (streak: number): Milestone => {
  const target = MILESTONES.find((m) => m > streak) ?? streak + BEYOND;
  return { current: streak, target, progressPercentage: Math.floor((streak / target) * 100) };
};

export const isSoClose = (progressPercentage: number): boolean => progressPercentage >= 80;
/** The milestone card uses a slightly stricter threshold (DSH-15). */
export const isMilestoneClose = (progressPercentage: number): boolean => progressPercentage > 80;
export const STREAK_MESSAGE_DAYS = 5;
