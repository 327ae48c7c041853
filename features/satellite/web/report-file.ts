import type { Field } from '#features/fields/domain/field.ts';
import type { Predicted, Result } from './shown.ts';

/** SAT-10: what was measured, its pictures with their corners (WGS84: north-west, north-east, south-east, south-west), its day and its credit. Tonnes are the yield engine's or null. */
export const reportFile = (field: Field, { id: _id, analysis_date: analysisDate, ...result }: Result, predicted: Predicted | null, credit: string) => ({
  ...result, field: field.name, ndvi: result.vegetationIndices.ndvi, analysisDate, credit,
  yieldPrediction: predicted && { low_tonnes: predicted.low, high_tonnes: predicted.high, reckoned_on: predicted.on, by: 'Mavuno yield engine' },
});
