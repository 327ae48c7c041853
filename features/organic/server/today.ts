import { alertsEn } from '#features/alerts/words.en.ts';
import { alertsSw } from '#features/alerts/words.sw.ts';
import { languageOf } from '#features/people/server/api.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { type Language, wordsFor } from '#kit/pure/words.ts';
import type { Database } from '#kit/server/database/database.ts';
import { cropByKey, loadCondition } from '#knowledge/index.ts';
import { organicAction, organicActions } from '#knowledge/organic/index.ts';
import { sources } from '#knowledge/sources.ts';
import type { dailyAction } from '../contract.ts';
import { cardOf } from '../domain/card.ts';
import { ORGANIC_POINTS, PAUSE_DAYS, actionOfToday } from '../domain/day.ts';
import { fieldCropsOf } from '../domain/field-crops.ts';
import { doneChoice, rankActions } from '../domain/rank-actions.ts';
import { findRecipe } from '../domain/recipe.ts';
import { organicEn } from '../words.en.ts';
import { organicSw } from '../words.sw.ts';
import { organicPoints } from './api.ts';
import { readFarm } from './read-farm.ts';
import { actionsByDays, doneSince } from './sql.ts';

const cardLocaleOf = (language: Language) => ({
  language,
  words: wordsFor({ en: organicEn, sw: organicSw }, language),
  themes: wordsFor({ en: alertsEn, sw: alertsSw }, language).themes as Readonly<Record<string, string>>,
});

/** Makes the same choice as a phone that has shown nothing yet. An action done today stays the choice. */
export const readToday = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<ReplyOf<typeof dailyAction>> => {
  const today = dayInNairobi(now);
  const known = await db.readAsUser(userId, async (tx) => ({
    farm: await readFarm(tx, userId, today),
    done: (await actionsByDays(tx, userId, [today]))[0],
    past: await doneSince(tx, userId, addDays(today, -PAUSE_DAYS)),
    language: await languageOf(tx, userId),
    points: await organicPoints(tx, userId),
  }));
  const { farm, done, language, points } = known;
  const ranked = rankActions(organicActions, fieldCropsOf(farm, today), { day: today, farmer: userId });
  const doneAction = done && organicAction(done.action);
  const choice = doneAction
    ? (ranked.find((one) => one.action === doneAction.key) ?? doneChoice(doneAction, done))
    : actionOfToday({}, known.past, ranked, today);
  const action = choice && organicAction(choice.action);
  const recipe = choice && action ? findRecipe(await loadCondition(choice.page), action) : null;
  if (!choice || !action || !recipe) return { action: null, organic_score_points: points };
  const speech = cardLocaleOf(language);
  const { words } = speech;
  const { use: _, source, expectedResults, ...card } = cardOf(choice, action, recipe, speech);
  const { title, publisher } = sources[source];
  return {
    action: {
      ...card,
      expectedResults,
      ingredients: [...card.ingredients],
      steps: [...card.steps],
      source: `${title}, ${publisher}`,
      crop_type: (choice.crop && cropByKey(choice.crop)?.name[language]) || words.mixed,
      field_name: farm.fields.find((f) => f.id === choice.fieldId)?.name ?? words.farm,
      money_saved: null,
      yield_boost: expectedResults.yieldIncrease,
      completed: done?.completed ?? false,
      completed_date: done?.completed_date ?? null,
      organic_score_points: done?.organic_score_points ?? ORGANIC_POINTS,
    },
    organic_score_points: points,
  };
};
