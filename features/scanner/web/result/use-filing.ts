import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/index.ts';
import { confirmCrop, setScanField } from '../../contract.ts';
import { fieldAfterCropCorrection } from '../../domain/scan-field.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { useFilingWords } from './filing-words.ts';

/** Crop name for use within a sentence. */
export const useCropName = (): ((crop: string) => string) => {
  const { language } = useLanguage();
  return (crop) => cropByKey(crop)?.name[language].toLowerCase() ?? crop;
};

export const useFieldName = (): ((field: Pick<Field, 'name'>) => string) => {
  const { unnamed } = useFieldWords();
  return (field) => field.name ?? unnamed;
};

/** Files a check under the crop or field that the farmer chooses. Works offline. */
export const useFiling = (scan: Scan) => {
  const store = useStore();
  const words = useFilingWords();
  const cropName = useCropName();
  const fieldName = useFieldName();
  const refusalText = useRefusalText(useScannerWords().refusals);
  const fields = useRows<Field>('field');
  const crops = useRows<Crop>('crop');
  const { id } = scan;

  const confirm = async (crop: string | null): Promise<void> => {
    const saved = await store.send(confirmCrop, { id, crop_type: crop });
    if (!saved.ok) {
      showToast(refusalText(saved), { tone: 'bad' });
      return;
    }
    const next = fieldAfterCropCorrection(scan, crop, { fields, crops });
    if (next !== scan.field_id) await store.send(setScanField, { id, field_id: next, confirmed: false });
    showToast(crop === null ? words.plantNotSure : words.plantSaved(cropName(crop)), { tone: 'good' });
  };

  /** False, with a message, when it could not be saved. */
  const setField = async (field: Field | null): Promise<boolean> => {
    const saved = await store.send(setScanField, { id, field_id: field?.id ?? null, confirmed: true });
    if (!saved.ok) showToast(refusalText(saved), { tone: 'bad' });
    else showToast(field ? words.fieldSaved(fieldName(field)) : words.noFieldSaved, { tone: 'good' });
    return saved.ok;
  };
  return { fields, crops, confirm, setField };
};
