import { useState, type ReactNode } from 'react';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey, crops as allCrops, findCropByName } from '#knowledge/crops.ts';
import type { Field } from '../domain/field.ts';
import { drawingOf } from './crop-drawings.tsx';
import { useWizardWords } from './wizard/words.ts';

/** The most common crops in Kenya. */
const COMMON_CROPS = [
  'maize',
  'bean',
  'potato',
  'tomato',
  'kale',
  'onion',
  'banana',
  'coffee',
  'tea',
  'cassava',
  'avocado',
];
const FIRST_CROPS = 8;

/** Keys of all crops: those of the farmer's own fields, then the common ones, then the others by name. */
const useCropKeys = (): readonly string[] => {
  const { language } = useLanguage();
  const grown = useRows<Field>('field').flatMap(({ crop_type }) => findCropByName(crop_type)?.key ?? []);
  const byName = [...allCrops].sort((a, b) => a.name[language].localeCompare(b.name[language]));
  return [...new Set([...grown, ...COMMON_CROPS, ...byName.map(({ key }) => key)])];
};

interface Props {
  readonly label: string;
  /** Keys of crops, in order; without it all crops, the farmer's own first. */
  readonly crops?: readonly string[] | undefined;
  /** How many are shown at once. One tap shows the others. */
  readonly first?: number;
  /** The key of a crop, '' for none in particular; null when nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (crop: string) => void;
  /** The option of no crop in particular, with the value ''. */
  readonly none?: { readonly label: string; readonly drawing?: ReactNode; readonly isLast?: boolean };
  readonly isLabelHidden?: boolean;
  /** All crops in one line that scrolls sideways. */
  readonly isLine?: boolean;
  readonly error?: string | null | undefined;
}

/** Chooses a crop by its picture and name. */
export const CropChoice = ({
  crops,
  first = FIRST_CROPS,
  value,
  none,
  isLabelHidden,
  isLine = false,
  ...rest
}: Props) => {
  const { language } = useLanguage();
  const words = useWizardWords();
  const [isExpanded, setExpanded] = useState(isLine);
  const all = useCropKeys();
  const offered = crops ?? all;
  const shown = offered.filter((crop, index) => isExpanded || index < first || crop === value);
  const noneOption = none ? [{ value: '', ...none }] : [];
  return (
    <div>
      <Choice
        {...rest}
        value={value}
        isLine={isLine}
        isLabelHidden={isLabelHidden ?? isLine}
        options={[
          ...(none?.isLast ? [] : noneOption),
          ...shown.map((crop) => ({
            value: crop,
            label: cropByKey(crop)?.name[language] ?? crop,
            drawing: drawingOf(crop),
          })),
          ...(none?.isLast ? noneOption : []),
        ]}
      />
      {shown.length < offered.length && (
        <Button tone="plain" onClick={() => setExpanded(true)}>
          {words.otherCrops}
        </Button>
      )}
    </div>
  );
};
