import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { newId } from '#kit/pure/ids.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findCropByName } from '#knowledge/crops.ts';
import { addCrop } from '../../contract.ts';
import { decideAdd, isGrowing } from '../../domain/crop.ts';
import { blankForm, type CropForm, type SiteConditions, toCrop } from '../../domain/form.ts';
import { usualUnit } from '../../domain/yield.ts';
import { useCropsOf } from '../use-crops.ts';
import { useCropWords } from '../words.ts';
import { CropFormScreen } from './CropFormScreen.tsx';
import { FieldFromUrl } from './OnField.tsx';

const AddCropForm = ({ field }: { readonly field: Field }) => {
  const words = useCropWords();
  const { language } = useLanguage();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  // Most fields have one crop, so the first crop defaults to the whole field, if its size is known.
  const isFirst = !useCropsOf(field.id).some(isGrowing);
  const save = async (form: CropForm, ground: SiteConditions): Promise<boolean> => {
    const crop = toCrop(form, newId(), ground);
    const decided = decideAdd(crop, { exists: false, field }, new Date().toISOString());
    const result = decided.ok ? await store.send(addCrop, crop) : decided;
    if (result.ok) showToast(navigator.onLine ? words.form.saved : words.form.savedOffline, { tone: 'good' });
    else showToast(`${words.form.failed}. ${refusalText(result)}`, { tone: 'bad' });
    return result.ok;
  };
  // Defaults to the crop named on the field's page, unless it is a mix.
  const known = isFirst ? findCropByName(field.crop_type) : undefined;
  const initialForm = blankForm({
    crop_type: known?.name[language] ?? '',
    area: isFirst && !isDefaultSize(field) ? String(field.size) : '',
    area_unit: field.size_unit,
    expected: { size: '', unit: usualUnit(known?.key ?? ''), weight: '' },
  });
  return <CropFormScreen title={words.form.addTitle} field={field} initialForm={initialForm} onSave={save} />;
};

export const AddCropScreen = () => {
  const words = useCropWords();
  return (
    <FieldFromUrl title={words.form.addTitle}>
      {(field) => <AddCropForm key={field.id} field={field} />}
    </FieldFromUrl>
  );
};
