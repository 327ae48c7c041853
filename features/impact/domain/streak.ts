/** GAM-02 to GAM-04, GAM-11: consecutive days with useful farm work, not only checks. */
import { type Day, DAY_MS, dayInNairobi, dayNumber } from '#kit/pure/days.ts';

/** Commands that count as farm work. Choosing a language does not. */
export const STREAK_COMMANDS = [
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

const MAX_LATE_MS = 30 * DAY_MS;
const MAX_AHEAD_MS = DAY_MS;

/**
 * The day of an action: the phone's date, because the phone may have been offline. The date of receipt if the
 * phone's clock is clearly wrong.
 */
export const actionDay = (deviceTime: string, receivedAt: Date): Day => {
  const time = new Date(deviceTime);
  const late = receivedAt.getTime() - time.getTime();
  return dayInNairobi(late <= MAX_LATE_MS && late >= -MAX_AHEAD_MS ? time : receivedAt);
};

export interface Streak {
  readonly current: number;
  readonly longest: number;
}

/** The streak continues when its last day was yesterday: today is not over. */
export const streakOf = (days: readonly Day[], today: Day): Streak => {
  const now = dayNumber(today)!;
  const activeDays = [...new Set(days.map(dayNumber))]
    .filter((n): n is number => n !== null && n <= now)
    .sort((a, b) => a - b);
  let run = 0;
  let longest = 0;
  activeDays.forEach((day, i) => {
    const before = activeDays[i - 1];
    run = before !== undefined && day - before === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = activeDays[activeDays.length - 1];
  return { current: last !== undefined && now - last <= 1 ? run : 0, longest };
};

export const streakTiers = ['starting', 'rising', 'power', 'fire', 'legendary'] as const;
type StreakTier = (typeof streakTiers)[number];

export const tierOf = (streak: number): StreakTier => {
  if (streak >= 30) return 'legendary';
  if (streak >= 15) return 'fire';
  if (streak >= 7) return 'power';
  return streak >= 3 ? 'rising' : 'starting';
};

const MILESTONES = [3, 7, 15, 30, 60, 100];
const STEP_BEYOND_LAST = 30;

export interface Milestone {
  readonly current: number;
  readonly target: number;
  readonly progressPercentage: number;
}

export const nextMilestone = (streak: number): Milestone => {
  const target = MILESTONES.find((m) => m > streak) ?? streak + STEP_BEYOND_LAST;
  return { current: streak, target, progressPercentage: Math.floor((streak / target) * 100) };
};

export const isNearTarget = (progressPercentage: number): boolean => progressPercentage >= 80;
/** The milestone card uses a slightly stricter threshold (DSH-15). */
export const isMilestoneClose = (progressPercentage: number): boolean => progressPercentage > 80;
export const STREAK_MESSAGE_DAYS = 5;
