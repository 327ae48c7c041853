import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useDelayedRun } from '#kit/web/hooks/use-delayed-run.ts';
import { Field as Input } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { plantingDay, type PlantingPreset, plantingPresets } from '../../domain/planting.ts';
import { Picks } from './Picks.tsx';
import { type StepProps, SUBMIT_MS } from './step.ts';
import { useWizardWords } from './words.ts';

const isPreset = (planting: string | null): planting is PlantingPreset =>
  (plantingPresets as readonly (string | null)[]).includes(planting);

export const PlantingStep = ({ draft, change, goForward }: StepProps) => {
  const words = useWizardWords();
  const format = useFormat();
  const after = useDelayedRun();
  const today = dayInNairobi(new Date());
  const picks = plantingPresets.map((preset) => {
    const day = plantingDay(preset, today);
    return {
      id: preset,
      text: words.plantings[preset],
      ...(day && { subtitle: words.plantingOn(format.shortDay(day)) }),
    };
  });
  const take = (id: string) => {
    change({ planting: id });
    after(SUBMIT_MS, goForward);
  };
  const exact = isPreset(draft.planting) ? '' : (draft.planting ?? '');
  return (
    <>
      {!draft.crop.trim() && <Notice>{words.plantingNeedsCrop}</Notice>}
      <Picks title={words.plantingsTitle} picks={picks} chosen={draft.planting} onPick={take} />
      <Input
        label={words.exactDate}
        type="date"
        value={exact}
        onChange={(day) => change({ planting: day || null })}
      />
    </>
  );
};
