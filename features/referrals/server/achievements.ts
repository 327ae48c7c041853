import { languageOf } from '#features/people/server/api.ts';
import { wordsFor } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Insights } from '../contract.ts';
import { achievements } from '../domain/reward.ts';
import { referralsEn } from '../words.en.ts';
import { referralsSw } from '../words.sw.ts';
import { achievementsOf } from './analytics.ts';

/** REF-07, DAT-14: all achievements. Earned ones include their date. */
export const namedAchievements = async (tx: Query, userId: string): Promise<Insights['achievements']> => {
  const { achievements: words } = wordsFor(
    { en: referralsEn, sw: referralsSw },
    await languageOf(tx, userId),
  );
  const earned = new Map((await achievementsOf(tx, userId)).map((one) => [one.achievement_id, one]));
  return achievements.map(({ id, needed }) => {
    const earnedRow = earned.get(id);
    return {
      achievement_id: id,
      user_id: userId,
      achievement_name: words.names[id],
      achievement_description: words.needed(needed),
      achievement_icon: earnedRow ? 'trophy' : 'star',
      needed,
      earned_at: earnedRow?.earned_at.toISOString() ?? null,
      reward_credits: earnedRow?.reward_credits ?? 0,
    };
  });
};
