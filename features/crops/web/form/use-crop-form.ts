import { measures } from '#kit/pure/measures.ts';
import { areaUnits } from '#kit/pure/units.ts';
import { fitted, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { altitudeBands, type Crop, cropStatuses } from '../../domain/crop.ts';
import type { CropForm } from '../../domain/form.ts';

interface Writing {
  readonly begun: Begun<Crop> | null;
  readonly before: CropForm;
  readonly form: CropForm;
  /** Whether the farmer has chosen the status. */
  readonly said: boolean;
}
interface CropFormOptions {
  readonly fieldId: string;
  readonly first: CropForm;
  /** The crop being edited. */ readonly of: Crop | null;
}

const lists = { status: cropStatuses, area_unit: areaUnits, band: ['', ...altitudeBands] };
const readForm = (first: CropForm, saved: CropForm): CropForm => {
  const form = fitted(first, saved, lists);
  return measures.includes(form.expected.unit) ? form : { ...form, expected: first.expected };
};

/** The draft of a new or edited crop. */
export const useCropForm = ({ fieldId, first, of }: CropFormOptions) => {
  const store = useStore();
  const start = (): Writing => ({
    begun: of && store.begin(of),
    before: first,
    form: first,
    said: of !== null,
  });
  const read = (saved: unknown): Writing | null => {
    const { begun = null, before, form, said } = (saved ?? {}) as Partial<Writing>;
    if (!before || !form || (of && (begun?.row?.id !== of.id || typeof begun.covered !== 'number')))
      return null;
    const writing = {
      begun: of && begun,
      before: readForm(first, before),
      form: readForm(first, form),
      said: said === true,
    };
    return JSON.stringify(writing.before) === JSON.stringify(writing.form) ? null : writing;
  };
  return useDraftForm<Writing>(`crop:${of?.id ?? fieldId}`, read, start);
};
