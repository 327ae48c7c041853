import { useState } from 'react';
import { locate, type Place } from '#kit/web/place/locate.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { areaUnits, type AreaUnit } from '#kit/pure/units.ts';
import { checkForm, type FieldForm, parseSize } from '../domain/form.ts';
import { useAddField } from './use-add-field.ts';
import { useFieldWords } from './words.ts';

interface Props { readonly onClose: () => void; readonly onAdded: (id: string) => void }

/** A field by hand. What was typed stays until it is saved or the farmer closes the sheet. */
export const FieldFormSheet = ({ onClose, onAdded }: Props) => {
  const words = useFieldWords();
  const format = useFormat();
  const { add, mayAdd } = useAddField();
  const [form, setForm] = useState<FieldForm>({ name: '', size: '', size_unit: 'acres', crop_type: '' });
  const [place, setPlace] = useState<Place | null>(null);
  const [shown, setShown] = useState(false);
  const faults = shown ? checkForm(form) : {};
  const set = <Key extends keyof FieldForm>(key: Key) => (value: FieldForm[Key]) => setForm({ ...form, [key]: value });
  const errorOf = (key: keyof FieldForm): string | undefined => { const fault = faults[key]; return fault && words[fault]; };

  const find = useOnce(async () => {
    const found = await locate();
    if (found.ok) setPlace(found.value);
    else showToast(`${words.placeFailed}. ${words.placeFailedDo}`, { tone: 'bad' });
  });
  const save = useOnce(async () => {
    setShown(true);
    if (Object.keys(checkForm(form)).length > 0 || !mayAdd('form')) return;
    const id = await add({ name: form.name, size: parseSize(form.size), size_unit: form.size_unit, crop_type: form.crop_type, place });
    if (!id) return;
    showToast(navigator.onLine ? words.added : words.addedOffline, { tone: 'good' });
    onAdded(id);
  });

  return (
    <Sheet title={words.formTitle} onClose={onClose}>
      <form noValidate onSubmit={(event) => { event.preventDefault(); save.run(); }}>
        <Stack>
          <Field label={words.name} hint={words.nameHint} value={form.name} onChange={set('name')} error={errorOf('name')} mic autoComplete="off" maxLength={80} />
          <Field label={words.cropType} hint={words.cropHint} value={form.crop_type} onChange={set('crop_type')} error={errorOf('crop_type')} mic autoComplete="off" maxLength={60} />
          <Field label={words.farmSize} value={form.size} onChange={set('size')} error={errorOf('size')} inputMode="decimal" autoComplete="off" />
          <Select<AreaUnit>
            label={words.unit} value={form.size_unit} onChange={set('size_unit')}
            options={areaUnits.map((unit) => ({ value: unit, label: words.units[unit] }))}
          />
          <Button tone="quiet" icon={PinIcon} busy={find.busy} onClick={() => find.run()}>{words.useMyPlace}</Button>
          <Soft>{place ? words.placeFound(format.number(place.accuracy_m ?? 0)) : words.placeNone}</Soft>
          <Button type="submit" wide busy={save.busy}>{words.save}</Button>
        </Stack>
      </form>
    </Sheet>
  );
};
