import { measures } from '#kit/pure/measures.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { altitudeBands, type Crop, cropStatuses } from '../../domain/crop.ts';
import type { CropForm } from '../../domain/form.ts';

interface CropDraft {
  readonly begun: Begun<Crop> | null;
  readonly before: CropForm;
  readonly form: CropForm;
  /** Whether the farmer has chosen the status. */
  readonly said: boolean;
}
interface CropFormOptions {
  readonly fieldId: string;
  readonly initialForm: CropForm;
  /** The crop being edited. */ readonly editedCrop: Crop | null;
}

const allowedValues = { status: cropStatuses, area_unit: areaUnits, band: ['', ...altitudeBands] };
const readForm = (first: CropForm, saved: CropForm): CropForm => {
  const form = restrictToShape(first, saved, allowedValues);
  return measures.includes(form.expected.unit) ? form : { ...form, expected: first.expected };
};

/** The draft of a new or edited crop. */
export const useCropForm = ({ fieldId, initialForm, editedCrop }: CropFormOptions) => {
  const store = useStore();
  const start = (): CropDraft => ({
    begun: editedCrop && store.startForm(editedCrop),
    before: initialForm,
    form: initialForm,
    said: editedCrop !== null,
  });
  const read = (saved: unknown): CropDraft | null => {
    const { begun = null, before, form, said } = (saved ?? {}) as Partial<CropDraft>;
    if (
      !before ||
      !form ||
      (editedCrop && (begun?.row?.id !== editedCrop.id || typeof begun.covered !== 'number'))
    )
      return null;
    const writing = {
      begun: editedCrop && begun,
      before: readForm(initialForm, before),
      form: readForm(initialForm, form),
      said: said === true,
    };
    return JSON.stringify(writing.before) === JSON.stringify(writing.form) ? null : writing;
  };
  return useDraftForm<CropDraft>(`crop:${editedCrop?.id ?? fieldId}`, read, start);
};
