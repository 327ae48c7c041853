import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { AddCrop } from '../domain/crop.ts';
import { perennialFor } from '../domain/harvest.ts';
import { HarvestWhy } from './HarvestWhy.tsx';
import { perennialText } from './perennial-text.ts';
import { SourceLine } from './SourceLine.tsx';
import { useCropWords } from './words.ts';

type DatedCrop = Pick<
  AddCrop,
  | 'crop_type'
  | 'variety_class'
  | 'altitude_band'
  | 'county'
  | 'planting_date'
  | 'expected_harvest_date'
  | 'harvest_source'
  | 'harvest_from'
  | 'harvest_to'
>;

/** The expected harvest date, its range and its source (FDC-15). */
export const ExpectedHarvest = ({ crop }: { readonly crop: DatedCrop }) => {
  const words = useCropWords();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { expected_harvest_date: date, harvest_source: source, harvest_from: from, harvest_to: to } = crop;
  const perennial = perennialFor(crop.crop_type);
  if (date === null || source === null) {
    if (!perennial) return null;
    const { low, high } = perennial.firstHarvestMonths;
    return (
      <Stack gap="small">
        <p>
          {words.perennial.noDate} {words.perennial.first(format.number(low), format.number(high))}.{' '}
          {perennialText(perennial, words, format.monthName)}.
        </p>
        <SourceLine sourceKey={perennial.source} />
      </Stack>
    );
  }
  return (
    <Stack gap="small">
      <p>
        <strong>{words.form.expected(format.shortDay(date))}</strong>
      </p>
      {from !== null && to !== null && from < to && (
        <p>{words.harvestEstimate.between(format.shortDay(from), format.shortDay(to))}</p>
      )}
      <MutedText>{words.harvestEstimate[source]}</MutedText>
      {source !== 'own' && (
        <Button tone="plain" onClick={() => setOpen(true)}>
          {words.harvestEstimate.title}
        </Button>
      )}
      {open && <HarvestWhy crop={crop} onClose={() => setOpen(false)} />}
    </Stack>
  );
};
