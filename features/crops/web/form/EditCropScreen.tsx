import type { Field } from '#features/fields/domain/field.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { changeCrop } from '../../contract.ts';
import { type Crop, decideChange } from '../../domain/crop.ts';
import { type CropForm, differences, formOf, type SiteConditions, toCrop } from '../../domain/form.ts';
import { cropName } from '../crop-name.ts';
import { CropFromUrl } from '../CropFromUrl.tsx';
import { useCropWords } from '../words.ts';
import { CropFormScreen } from './CropFormScreen.tsx';

const Edit = ({ crop, field }: { readonly crop: Crop; readonly field: Field }) => {
  const words = useCropWords();
  const { language } = useLanguage();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const save = async (
    form: CropForm,
    ground: SiteConditions,
    formStart: Begun<Crop> | null,
  ): Promise<boolean> => {
    // Compares with the crop as it was when the form opened, so changes from another phone are not resent.
    const before = formStart?.row ?? crop;
    const change = differences(before, toCrop(form, crop.id, ground, before));
    if (Object.keys(change).length === 1) return true;
    const decided = decideChange(crop, change, new Date().toISOString());
    const result = decided.ok ? await store.send(changeCrop, change, { formStart }) : decided;
    if (result.ok) showToast(navigator.onLine ? words.form.saved : words.form.savedOffline, { tone: 'good' });
    else showToast(`${words.form.failed}. ${refusalText(result)}`, { tone: 'bad' });
    return result.ok;
  };
  return (
    <CropFormScreen
      title={words.form.editTitle}
      field={field}
      initialForm={formOf(crop, cropName(crop.crop_type, language))}
      editedCrop={crop}
      onSave={save}
    />
  );
};

export const EditCropScreen = () => {
  const words = useCropWords();
  return (
    <CropFromUrl title={words.form.editTitle}>
      {(crop, field) => <Edit key={crop.id} crop={crop} field={field} />}
    </CropFromUrl>
  );
};
