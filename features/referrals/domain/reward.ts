import { inviteCredits } from '#features/plans/domain/credits.ts';

export { inviteCredits };
/** For both sides, once, when the invited farmer pays for Pro (REF-03). */
export const PREMIUM_BONUS = 5;
/** Days after sign-up in which an invitation can be claimed. A later code did not cause the sign-up. */
export const CLAIM_DAYS = 30;

export const referralStates = ['waiting', 'held', 'rewarded', 'refused'] as const;
export type ReferralState = (typeof referralStates)[number];

export const creditsFor = (count: number): number => count * inviteCredits;

/** REF-07. `needed`: rewarded joins by the user's link. */
export const achievements = [
  { id: 'first_friend', needed: 1 },
  { id: 'connector', needed: 5 },
  { id: 'influencer', needed: 10 },
  { id: 'viral_master', needed: 25 },
] as const;
type AchievementId = (typeof achievements)[number]['id'];
export const achievementIds = achievements.map(({ id }) => id) as [AchievementId, ...AchievementId[]];
export const achievementsFor = (count: number): AchievementId[] =>
  achievements.filter(({ needed }) => count >= needed).map(({ id }) => id);

/** Joins per click in percent; null without clicks. At most 100 %, because offline clicks are not counted. */
export const conversionPercent = (joins: number, clicks: number): number | null =>
  clicks === 0 ? null : Math.min(100, Math.round((joins / clicks) * 100));
