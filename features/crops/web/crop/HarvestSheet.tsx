import { useState } from 'react';
import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { harvestCrop } from '../../contract.ts';
import { type Crop, decideHarvest } from '../../domain/crop.ts';
import { amountFaults, amountOf, parseAmount } from '../../domain/form.ts';
import { AmountField } from '../form/AmountField.tsx';
import { useCropWords } from '../words.ts';

interface Props {
  readonly crop: Crop;
  readonly name: string;
  readonly onClose: () => void;
}

/** Records the harvest in the farmer's unit, and also in kilograms. The amount is optional. */
export const HarvestSheet = ({ crop, name, onClose }: Props) => {
  const words = useCropWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const [day, setDay] = useState(crop.harvested_on ?? dayInNairobi(new Date()));
  const [amount, setAmount] = useState(() =>
    amountOf(
      crop.crop_type,
      crop.actual_yield,
      crop.actual_yield_size,
      crop.actual_yield_unit ?? crop.expected_yield_unit,
    ),
  );
  const [formStart] = useState(() => store.startForm(crop));
  const [showErrors, setShowErrors] = useState(false);
  const dayFault =
    dayNumber(day) === null
      ? words.faults.date
      : crop.planting_date !== null && day < crop.planting_date
        ? words.faults.harvest
        : null;
  const save = useExclusiveAction(async () => {
    setShowErrors(true);
    if (dayFault || Object.keys(amountFaults(amount, crop.crop_type)).length > 0) return;
    const { kg, size, unit } = parseAmount(amount, crop.crop_type);
    const harvest = {
      id: crop.id,
      harvested_on: day,
      actual_yield: kg,
      actual_yield_size: size,
      actual_yield_unit: unit,
    };
    const decided = decideHarvest(crop, harvest, new Date().toISOString());
    const result = decided.ok ? await store.send(harvestCrop, harvest, { formStart }) : decided;
    if (!result.ok) {
      showToast(`${words.form.failed}. ${refusalText(result)}`, { tone: 'bad' });
      return;
    }
    showToast(words.harvestSheet.saved, { tone: 'good' });
    onClose();
  });
  return (
    <Sheet title={words.harvestSheet.title(name)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.run();
        }}
      >
        <Stack>
          <Field
            label={words.harvestSheet.day}
            type="date"
            value={day}
            onChange={setDay}
            error={showErrors ? dayFault : null}
          />
          <AmountField
            label={words.harvestSheet.amount}
            hint={words.harvestSheet.amountHint}
            crop={crop.crop_type}
            value={amount}
            onChange={setAmount}
            showErrors={showErrors}
          />
          <Button type="submit" wide busy={save.busy}>
            {words.harvestSheet.save}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
