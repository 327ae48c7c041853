import { knownHectares } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type Crop, isGrowing, overplantedTotalHa } from '../domain/crop.ts';
import { CropList } from './CropList.tsx';
import { useCropsOf } from './use-crops.ts';
import { useCropWords } from './words.ts';

/** Next harvest first; without a date last. */
const nextFirst = (a: Crop, b: Crop): number =>
  (a.expected_harvest_date ?? '9999') < (b.expected_harvest_date ?? '9999') ? -1 : 1;

export const CropsTab = ({ field }: { readonly field: Field }) => {
  const words = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const crops = useCropsOf(field.id);
  const today = dayInNairobi(new Date());
  const overfull = overplantedTotalHa(crops, knownHectares(field));
  const size = (hectares: number) => sizeText({ size_hectares: hectares }, fieldWords, format);
  const add = (
    <LinkButton to={`/fields/${field.id}/crops/add`} wide icon={PlusIcon} tone="quiet">
      {words.tab.add}
    </LinkButton>
  );
  if (crops.length === 0)
    return <EmptyState drawing={drawingOf('')} sentence={words.tab.empty} action={add} />;
  return (
    <Stack>
      <CropList title={words.tab.growing} crops={crops.filter(isGrowing).sort(nextFirst)} today={today} />
      {overfull !== null && (
        <Notice tone="warn">{words.tab.overfull(size(overfull), size(field.size_hectares))}</Notice>
      )}
      <CropList title={words.tab.before} crops={crops.filter((crop) => !isGrowing(crop))} today={today} />
      {add}
    </Stack>
  );
};
