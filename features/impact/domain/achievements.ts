/** GAM-06: badges, in the order in which they are usually earned. */
export interface FarmRecord {
  readonly fields: number;
  readonly checks: number;
  readonly crops: number;
  readonly confirmed: number;
  readonly better: number;
  readonly repeatPhotos: number;
  readonly longestStreak: number;
}

interface Badge {
  readonly id: string;
  readonly icon: BadgeIcon;
  readonly counter: keyof FarmRecord;
  readonly target: number;
}
export const badgeIcons = ['field', 'leaf', 'crops', 'question', 'better', 'photo', 'days'] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

export const BADGES = [
  { id: 'first_field', icon: 'field', counter: 'fields', target: 1 },
  { id: 'first_check', icon: 'leaf', counter: 'checks', target: 1 },
  { id: 'first_answer', icon: 'question', counter: 'confirmed', target: 1 },
  { id: 'first_better', icon: 'better', counter: 'better', target: 1 },
  { id: 'three_days', icon: 'days', counter: 'longestStreak', target: 3 },
  { id: 'three_crops', icon: 'crops', counter: 'crops', target: 3 },
  { id: 'three_photos', icon: 'photo', counter: 'repeatPhotos', target: 3 },
  { id: 'five_answers', icon: 'question', counter: 'confirmed', target: 5 },
  { id: 'week', icon: 'days', counter: 'longestStreak', target: 7 },
  { id: 'ten_better', icon: 'better', counter: 'better', target: 10 },
  { id: 'fifty_checks', icon: 'leaf', counter: 'checks', target: 50 },
  { id: 'month', icon: 'days', counter: 'longestStreak', target: 30 },
  { id: 'hundred_answers', icon: 'question', counter: 'confirmed', target: 100 },
] as const satisfies readonly Badge[];
export type BadgeId = (typeof BADGES)[number]['id'];

const MAX_UNLOCKED = 4;
const MAX_IN_PROGRESS = 2;

interface Progress {
  readonly id: BadgeId;
  readonly icon: BadgeIcon;
  readonly progress: number;
  readonly maxProgress: number;
}

export interface Achievements {
  readonly unlocked: readonly Progress[];
  readonly inProgress: readonly Progress[];
}

/** The four hardest earned badges and the two closest ones. Only started ones show progress. */
export const achievementsOf = (record: FarmRecord): Achievements => {
  const all = BADGES.map(({ id, icon, counter, target }): Progress => ({
    id,
    icon,
    progress: Math.min(record[counter], target),
    maxProgress: target,
  }));
  const share = ({ progress, maxProgress }: Progress): number => progress / maxProgress;
  return {
    unlocked: all
      .filter((b) => share(b) === 1)
      .reverse()
      .slice(0, MAX_UNLOCKED),
    inProgress: all
      .filter((b) => share(b) < 1 && b.progress > 0)
      .sort((a, b) => share(b) - share(a))
      .slice(0, MAX_IN_PROGRESS),
  };
};
