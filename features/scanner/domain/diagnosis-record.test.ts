import { expect, test } from 'vitest';
import { conditionKeys, loadCondition, materialIn } from '#knowledge/index.ts';
import { toDiagnosisRecord } from './diagnosis-record.ts';
import { economicImpact } from './severity.ts';

const keys = [
  'affected_area_percentage',
  'confidence',
  'disease_name',
  'economic_impact',
  'immediate_actions',
  'inorganic_solutions',
  'local_suppliers',
  'organic_solutions',
  'preventive_measures',
  'recommended_products',
  'recovery_timeline',
  'scientific_name',
  'severity',
  'source_api',
  'spread_risk',
  'symptoms',
];

test('SCN-14 DAT-04 every condition has a complete record with real sentences in both languages', async () => {
  for (const key of conditionKeys)
    for (const language of ['en', 'sw'] as const) {
      const condition = (await loadCondition(key))!;
      const healthy = condition.type === 'healthy';
      const record = toDiagnosisRecord(
        {
          finding: { confidence: 0.876, model: 'c0ffee'.repeat(11) },
          severity: healthy ? null : 'medium',
          affectedPercent: 10,
        },
        materialIn(condition, language),
        healthy ? null : economicImpact('medium', 10),
      );
      expect(Object.keys(record).sort()).toEqual(keys);
      expect(record).toMatchObject({
        confidence: 87.6,
        source_api: 'phone:mavuno-leaf:c0ffeec0ffee',
        disease_name: condition.name[language],
        local_suppliers: [],
      });
      expect(record.economic_impact).toEqual(
        healthy ? null : { yield_loss_percentage: 2, revenue_loss_usd: 25, treatment_cost_usd: 18 },
      );
      for (const list of [record.symptoms, record.immediate_actions, record.preventive_measures])
        expect(list.length, key).toBeGreaterThan(0);
      if (!healthy) expect(record.organic_solutions.length, key).toBeGreaterThan(0);
      for (const line of [...record.organic_solutions, ...record.inorganic_solutions])
        expect(line).not.toMatch(/undefined|\[object/);
    }
});
