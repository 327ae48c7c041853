// @cache later

import { useState } from 'react';
import { type Crop, isGrowing, overplantedTotalHa } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { perennialFor } from '#features/crops/domain/harvest.ts';
import type { reviewRows } from '#features/experts/contract.ts';
import { knownHectares } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { cropText } from '#features/fields/web/crop-text.ts';
import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFieldWords } from '#features/fields/web/words.ts';
import type { InsightCrop, InsightInput, ProblemInput } from '#features/history/domain/insights.ts';
import { InsightsCard } from '#features/history/web/InsightsCard.tsx';
import { useEventsOf } from '#features/history/web/use-events.ts';
import { saveNotes } from '#features/memory/web/notes-cache.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import { useRows, useRowsOf, useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import { useHealthEvidence } from './health-evidence.ts';

const lastScanDay = (scans: readonly Scan[]): string | null => {
  const last = scans.reduce<string | null>(
    (best, s) => (best !== null && best > s.taken_at ? best : s.taken_at),
    null,
  );
  return last && dayInNairobi(new Date(last));
};

/** The records of a field as input for the rules; null while some are loaded from the disk. */
const useInsightInput = (field: Field): InsightInput | null => {
  const events = useEventsOf(field.id);
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  const scans = useRowsOf<Scan>('scan', 'field_id', field.id);
  const reviews = useRows<RowOf<typeof reviewRows>>('review');
  const evidence = useHealthEvidence(field);
  const words = useFieldWords();
  const { language } = useLanguage();
  const [today] = useState(() => dayInNairobi(new Date()));
  if (events === null || crops === null || scans === null) return null;
  const problems = evidence.flatMap((e): ProblemInput[] =>
    e.kind === 'trouble'
      ? [
          {
            id: e.id,
            name: conditionByKey(e.condition)?.name[language] ?? e.condition,
            day: e.day,
            severity: e.severity,
            treatmentOutcome: e.helped,
            hasAskedExpert: reviews.some((r) => r.scan_id === e.id),
          },
        ]
      : [],
  );
  // A planned crop has no days yet, whatever its planned date.
  const days = (c: Crop): Pick<InsightCrop, 'planted' | 'harvest' | 'harvestTo'> => {
    if (c.status === 'planning') return { planted: null, harvest: null, harvestTo: null };
    const window = harvestWindow(c);
    return { planted: c.planting_date, harvest: window?.expected ?? null, harvestTo: window?.to ?? null };
  };
  const insightCrops = crops.map((c): InsightCrop => ({
    id: c.id,
    name: cropText(c.crop_type, words, language),
    key: findCropByName(c.crop_type)?.key ?? null,
    isGrowing: isGrowing(c),
    ...days(c),
    isHarvestEstimated: c.harvest_source !== 'own',
    isPerennial: perennialFor(c.crop_type) !== null,
  }));
  return {
    fieldId: field.id,
    today,
    overplantedTotalHa: overplantedTotalHa(crops, knownHectares(field)),
    isBoundaryKnown: field.boundary_source !== 'approximate',
    isLocationConfirmed: !field.location_unconfirmed,
    events,
    problems,
    crops: insightCrops,
    lastCheck: lastScanDay(scans),
  };
};

export const InsightsPart = ({ field }: FieldSlotProps) => {
  const store = useStore();
  const user = useStoreUser();
  const remember = (title: string): void => {
    if (user) saveNotes(store, user, { lastInsightShown: title.slice(0, 200) });
  };
  return <InsightsCard key={field.id} facts={useInsightInput(field)} onShown={remember} />;
};
