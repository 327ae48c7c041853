import type { Field } from '#features/fields/domain/field.ts';
import { counties } from '#features/places/domain/counties.ts';
import { usePlaceOf } from '#features/places/web/use-place-of.ts';
import type { Ground } from '../../domain/form.ts';
import { bandOf } from '../../domain/harvest.ts';

/** A field's county and altitude; nothing for a placeholder (FLD-21). */
export const useSiteConditions = (field: Field): Ground => {
  const place = usePlaceOf(field.location_unconfirmed ? null : field.location);
  const written = counties.find((county) => county === field.location_description) ?? null;
  return {
    fieldId: field.id,
    band: bandOf(field.elevation ?? place?.elevation ?? null),
    county: place?.county ?? written,
  };
};
