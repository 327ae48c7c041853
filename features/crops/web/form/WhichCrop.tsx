import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import type { CropForm } from '../../domain/form.ts';
import { useCropWords } from '../words.ts';

interface Props {
  readonly form: CropForm;
  readonly set: (change: Partial<CropForm>) => void;
  readonly error: string | null;
}

/** The crop by name, voice or picture, and the kind of seed if it affects the growing time. */
export const WhichCrop = ({ form, set, error }: Props) => {
  const words = useCropWords();
  const { language } = useLanguage();
  const chosen = findCropByName(form.crop_type)?.key ?? null;
  const rows = rowsOfCrop(chosen ?? '');
  return (
    <>
      <Field
        label={words.form.type}
        hint={words.form.typeHint}
        value={form.crop_type}
        onChange={(crop_type) => set({ crop_type })}
        error={error}
        mic
        autoComplete="off"
        maxLength={60}
      />
      <CropChoice
        label={words.form.pictures}
        isLabelHidden
        value={chosen}
        onChange={(key) => set({ crop_type: cropByKey(key)?.name[language] ?? key })}
      />
      {rows.length > 1 && (
        <Select
          label={words.form.variety}
          value={rows.some((row) => row.key === form.variety_class) ? form.variety_class : ''}
          onChange={(variety_class) => set({ variety_class })}
          options={[
            { value: '', label: words.form.varietyUnknown },
            ...rows.map((row) => ({ value: row.key, label: row.name?.[language] ?? row.key })),
          ]}
        />
      )}
      {form.crop_type.trim() !== '' && (
        <Field
          label={words.form.varietyName}
          hint={words.form.varietyHint}
          value={form.variety}
          onChange={(variety) => set({ variety })}
          mic
          autoComplete="off"
          maxLength={60}
        />
      )}
    </>
  );
};
