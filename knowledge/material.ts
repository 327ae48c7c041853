import type { Condition, Language, Bilingual } from './types.ts';

/**
 * One condition in one language, with the field names of a stored diagnosis. What a short page lacks is empty
 * or null and is not shown.
 */
export const materialIn = (condition: Condition, language: Language) => {
  const one = (bilingual: Bilingual): string => bilingual[language];
  const all = (list: readonly Bilingual[]): string[] => list.map(one);
  return {
    disease_name: one(condition.name),
    scientific_name: condition.scientificName,
    symptoms: all(condition.symptoms),
    immediate_actions: all(condition.immediateActions),
    preventive_measures: all(condition.preventiveMeasures),
    organic_solutions: condition.organicSolutions.map((p) => ({ title: one(p.title), needs: all(p.needs), steps: all(p.steps), use: one(p.use), limits: one(p.limits) })),
    inorganic_solutions: (condition.inorganicSolutions ?? []).map((c) => ({
      title: `${one(c.group)} (${c.code})`, when: one(c.when), label: one(c.label), protection: one(c.protection), ...(c.avoid ? { avoid: one(c.avoid) } : {}),
    })),
    recommended_products: (condition.recommendedProducts ?? []).map((p) => ({ name: one(p.name), find: p.find })),
    recovery_timeline: condition.recoveryTimeline ? one(condition.recoveryTimeline) : null,
    spread_risk: condition.spreadRisk?.level ?? null,
    spread_text: condition.spreadRisk ? one(condition.spreadRisk.text) : null,
    yield_loss_text: condition.yieldLoss ? one(condition.yieldLoss.text) : null,
    lookalikes: condition.lookalikes.map((l) => ({ name: one(l.name), sign: one(l.sign), key: l.key ?? null })),
    sources: [...condition.sources],
    reviewed: condition.reviewed,
  };
};

export type Material = ReturnType<typeof materialIn>;
