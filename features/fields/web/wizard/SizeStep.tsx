import { type AreaUnit, areaUnits, fromHectares, toHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { useDelayedRun } from '#kit/web/hooks/use-delayed-run.ts';
import { Field as Input, Select } from '#kit/web/ui/Field.tsx';
import { parseSize, sizeFault } from '../../domain/form.ts';
import { acrePresets, hectarePresets, type SizePreset, stepSize, defaultSize } from '../../domain/sizes.ts';
import { useFieldWords } from '../words.ts';
import { Picks } from './Picks.tsx';
import { ADVANCE_MS, type StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
const idOf = ({ size, unit }: SizePreset): string => `${size} ${unit}`;

export const SizeStep = ({
  draft,
  change,
  goForward,
  showsError,
}: StepProps & { readonly showsError: boolean }) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const after = useDelayedRun();
  const take = (id: string) => {
    const [size, unit] = id.split(' ') as [string, AreaUnit];
    change({ size, sizeUnit: unit });
    after(ADVANCE_MS, goForward);
  };
  const hectaresText = (preset: SizePreset) =>
    fieldWords.hectares(format.number(toHectares(preset.size, preset.unit), 2));
  const acres = acrePresets.map((preset) => ({
    id: idOf(preset),
    text: preset.fractionText
      ? words.acrePart(preset.fractionText)
      : fieldWords.acres(format.number(preset.size)),
    subtitle: hectaresText(preset),
  }));
  const acresText = (size: number) => {
    const acres = fromHectares(size, 'acres');
    return fieldWords.acres(format.number(acres, acres < 10 ? 2 : 1));
  };
  const hectares = hectarePresets.map((preset) => ({
    id: idOf(preset),
    text: hectaresText(preset),
    subtitle: acresText(preset.size),
  }));
  const defaultSizeText =
    fieldWords[defaultSize(draft.sizeUnit).unit === 'hectares' ? 'hectares' : 'acres']('1');
  const chosen = `${parseSize(draft.size, draft.sizeUnit)} ${draft.sizeUnit}`;
  const fault = showsError && draft.size.trim() !== '' ? sizeFault(draft.size, draft.sizeUnit) : null;
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    const step = arrowSteps[event.key];
    if (!step) return;
    event.preventDefault();
    change({ size: String(stepSize(parseSize(draft.size, draft.sizeUnit) || 0, step)) });
  };
  return (
    <>
      <Picks title={words.sizeAcres} inColumns picks={acres} chosen={chosen} onPick={take} />
      <Picks title={words.sizeHectares} inColumns picks={hectares} chosen={chosen} onPick={take} />
      <Input
        label={words.sizeOwn}
        hint={words.sizeHint(defaultSizeText)}
        value={draft.size}
        onChange={(size) => change({ size })}
        error={fault && words[fault]}
        inputMode="decimal"
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      <Select<AreaUnit>
        label={words.unit}
        value={draft.sizeUnit}
        onChange={(sizeUnit) => change({ sizeUnit })}
        options={areaUnits.map((unit) => ({ value: unit, label: fieldWords.units[unit] }))}
      />
    </>
  );
};
