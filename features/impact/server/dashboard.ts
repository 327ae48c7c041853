import { organicPoints } from '#features/organic/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { ok } from '#kit/pure/result.ts';
import type { Language } from '#kit/pure/words.ts';
import { wordsFor } from '#kit/pure/words.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { readAchievements, readEconomic, readOverview, readPlaces } from '../contract.ts';
import { achievementsOf } from '../domain/achievements.ts';
import { economicData, KES_PER_USD } from '../domain/economics.ts';
import { levelOf } from '../domain/levels.ts';
import { nextMilestone, tierOf } from '../domain/streak.ts';
import { impactEn } from '../words.en.ts';
import { impactSw } from '../words.sw.ts';
import { readCountyRank } from './county.ts';
import {
  countChecks,
  countConfirmed,
  readPlacesOf,
  readRecord,
  readStreak,
  readPlantOutcomes,
} from './dashboard-queries.ts';

const wordsIn = (language: Language) => wordsFor({ en: impactEn, sw: impactSw }, language);

const levelIn = (confirmed: number, { levels }: ReturnType<typeof wordsIn>) => {
  const level = levelOf(confirmed);
  if (!level) return null;
  const levelNames = levels[level.level - 1]!;
  return {
    level: level.level,
    title: levelNames.title,
    description: levelNames.description,
    nextLevelTitle: levels[level.level]?.title ?? null,
    progress: { percentage: level.percentage, current: level.current, required: level.required },
  };
};

/**
 * Five requests, so that each card loads, fails and retries separately (DSH-17, DSH-19); the fifth is the
 * scan history.
 */
export const dashboardOperations = (db: Database) => [
  serve(readOverview, async ({ session: { userId }, now }) =>
    ok(
      await db.readAsUser(userId, async (tx) => {
        const words = wordsIn(await languageOf(tx, userId));
        const { confirmed, waiting } = await readPlantOutcomes(tx, userId);
        const streak = await readStreak(tx, userId, now);
        const economic = economicData(confirmed);
        const confirmedScans = await countConfirmed(tx, userId);
        const milestone = nextMilestone(streak.current);
        return {
          totalScans: await countChecks(tx, userId),
          confirmedScans,
          waitingScans: waiting,
          economicSummary: economic && { totalSaved: economic.totalSaved, roi: economic.roi },
          expertiseLevel: levelIn(confirmedScans, words),
          currentStreak: streak.current,
          longestStreak: streak.longest,
          streakTier: tierOf(streak.current),
          nextMilestone: { reward: words.tiers[tierOf(milestone.target)], ...milestone },
        };
      }),
    ),
  ),
  serve(readEconomic, async ({ session: { userId } }) => {
    const standing = await readCountyRank(db, userId);
    const { economic, language } = await db.readAsUser(userId, async (tx) => ({
      economic: economicData((await readPlantOutcomes(tx, userId)).confirmed),
      language: await languageOf(tx, userId),
    }));
    return ok({
      economic,
      kesPerUsd: KES_PER_USD,
      competitiveAdvantage: standing && wordsIn(language).advantage(standing.percentile, standing.county),
    });
  }),
  serve(readAchievements, async ({ session: { userId }, now }) => {
    const socialComparison = await readCountyRank(db, userId);
    return ok(
      await db.readAsUser(userId, async (tx) => {
        const { badges } = wordsIn(await languageOf(tx, userId));
        const { unlocked, inProgress } = achievementsOf(await readRecord(tx, userId, now));
        return {
          unlockedBadges: unlocked.map(({ id, icon }) => ({
            id,
            icon,
            title: badges[id],
            completed: true as const,
          })),
          inProgressBadges: inProgress.map(({ id, icon, progress, maxProgress }) => ({
            id,
            icon,
            title: badges[id],
            progress,
            maxProgress,
          })),
          socialComparison,
          organicPoints: await organicPoints(tx, userId),
        };
      }),
    );
  }),
  serve(readPlaces, async ({ session: { userId } }) =>
    ok({ places: await db.readAsUser(userId, (tx) => readPlacesOf(tx, userId)) }),
  ),
];
