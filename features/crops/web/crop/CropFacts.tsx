import type { ReactNode } from 'react';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { type Crop, isGrowing } from '../../domain/crop.ts';
import { ExpectedHarvest } from '../ExpectedHarvest.tsx';
import { useCropWords } from '../words.ts';
import { yieldText } from '../yield-text.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <p>
    <strong>{name}:</strong> {children}
  </p>
);

/** What grows here, since when and on how much land. */
export const CropBasics = ({ crop }: { readonly crop: Crop }) => {
  const words = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  return (
    <>
      <Fact name={words.crop.status}>{words.statuses[crop.status]}</Fact>
      {crop.planting_date && (
        <Fact name={crop.status === 'planning' ? words.crop.toPlant : words.crop.planted}>
          {format.shortDay(crop.planting_date)}
        </Fact>
      )}
      {crop.area_planted !== null && (
        <Fact name={words.crop.area}>
          {sizeText({ size_hectares: crop.area_planted }, fieldWords, format)}
        </Fact>
      )}
    </>
  );
};

/** Harvest, notes, and whether the crop waits to be sent. */
export const CropFacts = ({ crop }: { readonly crop: WithPending<Crop> }) => {
  const words = useCropWords();
  const format = useFormat();
  const expected = yieldText(crop.expected_yield, crop.expected_yield_size, crop.expected_yield_unit, words);
  const actualYield = yieldText(crop.actual_yield, crop.actual_yield_size, crop.actual_yield_unit, words);
  const isEmpty =
    !isGrowing(crop) &&
    !crop.harvested_on &&
    crop.status !== 'harvested' &&
    !expected &&
    !crop.notes &&
    !crop.pending;
  if (isEmpty) return null;
  return (
    <Card>
      <Stack gap="small">
        {crop.harvested_on && <Fact name={words.crop.harvestedOn}>{format.shortDay(crop.harvested_on)}</Fact>}
        {crop.status === 'harvested' && (
          <Fact name={words.crop.yield}>{actualYield ?? words.tab.notWeighed}</Fact>
        )}
        {expected && <Fact name={words.crop.expectedYield}>{expected}</Fact>}
        {isGrowing(crop) && <ExpectedHarvest crop={crop} />}
        {crop.notes && <Fact name={words.crop.notes}>{crop.notes}</Fact>}
        {crop.pending && <MutedText>{words.crop.waiting}</MutedText>}
      </Stack>
    </Card>
  );
};
