import { Choice } from '#kit/web/ui/Choice.tsx';
import { type IrrigationType, irrigationTypes, type SoilType } from '../../domain/field.ts';
import type { StepProps } from './step.ts';
import { useWizardWords } from './words.ts';

/** Soils that a farmer can distinguish by hand; the mixed soils are on the edit page (WIZ-08). */
const offeredSoils = [
  'clay',
  'sandy',
  'loam',
  'silt',
  'rocky',
  'unknown',
] as const satisfies readonly SoilType[];

export const SoilStep = ({ draft, change }: StepProps) => {
  const words = useWizardWords();
  return (
    <>
      <Choice<SoilType>
        label={words.soil}
        options={offeredSoils.map((value) => ({ value, label: words.soils[value] }))}
        value={draft.soil}
        onChange={(soil) => change({ soil })}
      />
      <Choice<IrrigationType>
        label={words.irrigation}
        options={irrigationTypes.map((value) => ({ value, label: words.waters[value] }))}
        value={draft.irrigation}
        onChange={(irrigation) => change({ irrigation })}
      />
    </>
  );
};
