import type { Field } from '#features/fields/domain/field.ts';
import type { Result } from '../contract.ts';
import { creditOf } from '../text.ts';
import type { PredictedYield } from './predicted-yield.ts';
import type { SatelliteWords } from './words.ts';

/**
 * SAT-10: the measurements, the images with their corners (WGS84: north-west, north-east, south-east,
 * south-west), date and credit, or a note that it is a drawn sample. Tonnes are the yield engine's or null.
 */
export const reportFile = (
  field: Field,
  { id: _id, analysis_date: analysisDate, ...result }: Result,
  predicted: PredictedYield | null,
  words: SatelliteWords,
) => ({
  ...result,
  field: field.name,
  ndvi: result.vegetationIndices.ndvi,
  analysisDate,
  credit: creditOf(result, words),
  yieldPrediction: predicted && {
    crop: predicted.crop,
    low_tonnes: predicted.low,
    high_tonnes: predicted.high,
    reckoned_on: predicted.on,
    by: 'Mavuno yield engine',
  },
});
