import type { Field } from '#features/fields/domain/field.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Result } from './Views.tsx';
import { useSatelliteWords } from './words.ts';

/** SAT-10: what was measured, with its day and its credit. A yield is named only by the part that predicts one. */
export const reportFile = (field: Field, result: Result, credit: string) => ({
  field: field.name, fieldHealth: result.fieldHealth, health: result.health, ndvi: result.vegetationIndices.ndvi, vegetationIndices: result.vegetationIndices, moistureStress: result.moistureStress,
  yieldPrediction: null, recommendations: result.recommendations, alerts: result.alerts, problemAreas: result.problemAreas, passes: result.passes, passDate: result.pass_date, of: result.of,
  soilAnalysis: result.soilAnalysis, analysisDate: result.analysis_date, credit,
});

export const Export = ({ field, result }: { readonly field: Field; readonly result: Result }) => {
  const words = useSatelliteWords();
  const save = (): void => {
    saveFile(`mavuno-satellite-${result.pass_date}.json`, JSON.stringify(reportFile(field, result, words.credit), null, 2));
    showToast(words.exported);
  };
  return <Row gap="small"><Button tone="quiet" onClick={save}>{words.export}</Button></Row>;
};
