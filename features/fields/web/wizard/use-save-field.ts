import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import { toPolygonText } from '#kit/pure/geometry.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { type FieldDraft, sizeOf } from '../../domain/draft.ts';
import { plantingDay } from '../../domain/planting.ts';
import { useAddField } from '../use-add-field.ts';
import { useFieldWords } from '../words.ts';
import { useDefaultName } from './NameStep.tsx';
import { useWizardWords } from './words.ts';

/** Plants a crop on a new field. `plantedOn` is null when not planted yet. */
export type PlantCrop = (
  fieldId: string,
  crop: string,
  plantedOn: Day | null,
) => Promise<{ readonly ok: boolean }>;

/** Defaults for questions without an answer (FLD-19). */
const DEFAULT_CROP = 'mixed';

const boundaryOf = ({ boundary }: FieldDraft) =>
  boundary
    ? {
        boundary: toPolygonText(boundary.ring),
        boundary_source: boundary.source,
        area_error_m2: boundary.errorM2,
      }
    : {};

/** Creates the field and its crop from the answers. Returns the field's id, or null on failure. */
export const useSaveField = (plantCrop: PlantCrop | undefined) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const { add, mayAdd } = useAddField();
  const defaultNameOf = useDefaultName();

  return async (draft: FieldDraft): Promise<string | null> => {
    if (!mayAdd('form')) return null;
    try {
      const crop = draft.crop.trim();
      const size = sizeOf(draft);
      const id = await add({
        name: draft.name.trim() || defaultNameOf(draft),
        size: size.size,
        size_unit: size.unit,
        size_is_default: !draft.size.trim() && !draft.boundary,
        crop_type: crop || DEFAULT_CROP,
        soil_type: draft.soil,
        irrigation_type: draft.irrigation,
        location_description: draft.placeName || null,
        place: draft.place,
        ...(!draft.place && { place_problem: draft.placeProblem ?? 'not_asked' }),
        elevation: draft.elevation,
        ...boundaryOf(draft),
      });
      if (id && crop && draft.planting && plantCrop) {
        const planted = await plantCrop(id, crop, plantingDay(draft.planting, dayInNairobi(new Date())));
        if (!planted.ok) showToast(words.plantFailed, { tone: 'bad' });
      }
      return id;
    } catch {
      showToast(`${fieldWords.createFailed}. ${words.retry}`, { tone: 'bad' });
      return null;
    }
  };
};
