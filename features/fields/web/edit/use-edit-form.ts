import { areaUnits } from '#kit/pure/units.ts';
import { useDraftForm, restrictToShape } from '#kit/web/draft-form.ts';
import type { Place } from '#kit/web/place/locate.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { type Field, irrigationTypes, soilTypes } from '../../domain/field.ts';
import { type FieldForm, formOf } from '../../domain/form.ts';
import { cropText } from '../crop-text.ts';
import { useFieldWords } from '../words.ts';

interface EditDraft {
  readonly begun: Begun<Field>;
  /** The page as it was opened, so that later changes of another phone are not undone. */
  readonly before: FieldForm;
  readonly form: FieldForm;
  readonly place: Place | null;
}

const allowedValues = {
  size_unit: areaUnits,
  soil_type: ['', ...soilTypes],
  irrigation_type: ['', ...irrigationTypes],
};

/**
 * A found place. It also sets the place's name and elevation, if known; an elevation that the farmer has
 * edited in this form stays.
 */
export const withPlace = (
  draft: EditDraft,
  place: Place,
  name?: string,
  elevation?: number | null,
): EditDraft => ({
  ...draft,
  place,
  form: {
    ...draft.form,
    ...(name && { location_description: name }),
    ...(elevation != null &&
      draft.form.elevation === draft.before.elevation && { elevation: String(elevation) }),
  },
});

/** The draft of an edit. */
export const useEditForm = (field: Field) => {
  const store = useStore();
  const fieldWords = useFieldWords();
  const { language } = useLanguage();
  const start = (): EditDraft => {
    const before = { ...formOf(field), crop_type: cropText(field.crop_type, fieldWords, language) };
    return { begun: store.startForm(field), before, form: before, place: null };
  };
  const read = (saved: unknown): EditDraft | null => {
    const { begun, before, form, place = null } = (saved ?? {}) as Partial<EditDraft>;
    if (begun?.row?.id !== field.id || typeof begun.covered !== 'number' || !before || !form) return null;
    const blank = start().before;
    const writing = {
      begun,
      before: restrictToShape(blank, before, allowedValues),
      form: restrictToShape(blank, form, allowedValues),
      place,
    };
    return place === null && JSON.stringify(writing.before) === JSON.stringify(writing.form) ? null : writing;
  };
  return useDraftForm<EditDraft>(`field:${field.id}`, read, start);
};
