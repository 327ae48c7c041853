import type { predictYield } from '#features/yields/contract.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import { sampleId } from './sample-id.ts';
import { countyOf, fieldIdOf, type Person, type SampleField } from './sample-people.ts';

/** The server computes the harvest itself. */
export const yieldArgs = (person: Person, field: SampleField, today: Day): ArgsOf<typeof predictYield> => ({
  id: sampleId(`${person.key} yield`),
  field_id: fieldIdOf(person, field),
  crop_type: field.crop,
  area_size: field.acres,
  area_unit: 'acres',
  soil_type: field.soil,
  planting_date: addDays(today, -62),
  expected_rainfall: 'moderate',
  fertilizer_use: 'organic',
  fertilizer_amount: null,
  seed: 'hybrid',
  previous_yield: null,
  county: countyOf(field),
  place_from: 'field',
  own_price: null,
  reckoned: null,
});
