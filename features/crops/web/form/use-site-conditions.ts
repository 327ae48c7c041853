import type { Field } from '#features/fields/domain/field.ts';
import { counties } from '#features/places/domain/counties.ts';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import type { SiteConditions } from '../../domain/form.ts';
import { bandOf } from '../../domain/harvest.ts';

/** A field's county and altitude band. A placeholder position is not looked up (FLD-21). */
export const useSiteConditions = (field: Field): SiteConditions => {
  const place = usePlaceInfo(field.location_unconfirmed ? null : field.location);
  const enteredCounty = counties.find((county) => county === field.location_description) ?? null;
  return {
    fieldId: field.id,
    band: bandOf(field.elevation ?? place?.elevation ?? null),
    county: place?.county ?? enteredCounty,
  };
};
