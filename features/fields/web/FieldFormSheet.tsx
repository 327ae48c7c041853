import { useEffect, useRef, useState } from 'react';
import { areaUnits, type AreaUnit } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { locate, type Place } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { PinIcon } from '#kit/web/ui/icons.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { type SoilType, soilTypes } from '../domain/field.ts';
import { checkForm, type FieldForm, parseSize } from '../domain/form.ts';
import { CountySelect } from './CountySelect.tsx';
import { knownMetres } from './place-text.ts';
import { useAddField } from './use-add-field.ts';
import { useFieldWords } from './words.ts';

interface Props { readonly onClose: () => void; readonly onAdded: (id: string) => void }

const blank: FieldForm = { name: '', size: '', size_unit: 'acres', crop_type: '', soil_type: '', county: '' };

/** A field by hand. What was typed stays until it is saved or the farmer closes the sheet. */
export const FieldFormSheet = ({ onClose, onAdded }: Props) => {
  const words = useFieldWords();
  const format = useFormat();
  const { add, mayAdd } = useAddField();
  const [form, setForm] = useState(blank);
  const [place, setPlace] = useState<Place | null>(null);
  const [shown, setShown] = useState(false);
  const [tries, setTries] = useState(0);
  const whole = useRef<HTMLFormElement>(null);
  // The first thing to mend may stand above the fold.
  useEffect(() => { if (tries > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(); }, [tries]);
  const faults = shown ? checkForm(form, place !== null) : {};
  const set = <Key extends keyof FieldForm>(key: Key) => (value: FieldForm[Key]) => setForm((now) => ({ ...now, [key]: value }));
  const errorOf = (key: keyof FieldForm): string | undefined => { const fault = faults[key]; return fault && words[fault]; };
  const metres = place && knownMetres(place.accuracy_m, format);

  const find = useOnce(async () => {
    const found = await locate();
    if (found.ok) setPlace(found.value);
    else showToast(`${words.placeFailed}. ${words.placeFailedDo}`, { tone: 'bad' });
  });
  const save = useOnce(async () => {
    setShown(true);
    if (Object.keys(checkForm(form, place !== null)).length > 0) { setTries((n) => n + 1); return; }
    if (!mayAdd('form')) return;
    const { name, size_unit, crop_type, county } = form;
    const id = await add({ name, size: parseSize(form.size), size_unit, crop_type, soil_type: form.soil_type as SoilType, location_description: county || null, place });
    if (!id) return;
    showToast(navigator.onLine ? words.added : words.addedOffline, { tone: 'good' });
    onAdded(id);
  });

  return (
    <Sheet title={words.formTitle} onClose={onClose}>
      <form ref={whole} noValidate onSubmit={(event) => { event.preventDefault(); save.run(); }}>
        <Stack>
          <Field label={words.name} hint={words.nameHint} value={form.name} onChange={set('name')} error={errorOf('name')} mic autoComplete="off" maxLength={80} />
          <Field label={words.cropType} hint={words.cropHint} value={form.crop_type} onChange={set('crop_type')} error={errorOf('crop_type')} mic autoComplete="off" maxLength={60} />
          <Field label={words.farmSize} value={form.size} onChange={set('size')} error={errorOf('size')} inputMode="decimal" autoComplete="off" />
          <Select<AreaUnit>
            label={words.unit} value={form.size_unit} onChange={set('size_unit')}
            options={areaUnits.map((unit) => ({ value: unit, label: words.units[unit] }))}
          />
          <Select<SoilType | ''>
            label={words.soil} value={form.soil_type} onChange={set('soil_type')} error={errorOf('soil_type')}
            options={[{ value: '', label: words.soilChoose }, ...soilTypes.map((soil) => ({ value: soil, label: words.soils[soil] }))]}
          />
          <Button tone="quiet" icon={PinIcon} busy={find.busy} onClick={() => find.run()}>{words.useMyPlace}</Button>
          {place
            ? <Soft>{metres ? words.placeFound(metres) : words.placeFoundPlain}</Soft>
            : <><CountySelect label={words.orCounty} value={form.county} onChange={set('county')} error={errorOf('county')} /><Soft>{words.placeNone}</Soft></>}
          <Button type="submit" wide busy={save.busy}>{words.save}</Button>
        </Stack>
      </form>
    </Sheet>
  );
};
