import { addField } from '#features/fields/contract.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { splitClass } from '#features/scanner/domain/leaf-model.ts';
import type { Finding } from '#features/scanner/domain/scan.ts';
import { severityOf } from '#features/scanner/domain/severity.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import type { SentCommand } from '#kit/sync/exchange.ts';
import { cropByKey } from '#knowledge/index.ts';
import { cropsOn } from './crops.ts';
import { entriesOn } from './history-entries.ts';
import { sampleId } from './sample-id.ts';
import {
  withSampleLabel,
  NOT_SURE,
  type Person,
  type SampleCheck,
  type SampleField,
} from './sample-people.ts';

/** Used instead of a model hash: no model ran. */
const SAMPLE_MODEL = 'sample';

const toCommand = (name: string, key: string, args: unknown, at: Date): SentCommand => ({
  id: sampleId(`command ${key}`),
  name,
  args,
  deviceTime: at.toISOString(),
});

const fieldKey = (person: Person, field: SampleField): string => `${person.key} field ${field.name}`;

/** As the farmer would type it. */
const typedCrop = (crop: string, { language }: Person): string =>
  cropByKey(crop)?.name[language].toLowerCase() ?? crop;

const fieldCommand = (person: Person, field: SampleField, now: Date): SentCommand => {
  const args: ArgsOf<typeof addField> = {
    id: sampleId(fieldKey(person, field)),
    farm_id: sampleId(`${person.key} farm`),
    name: withSampleLabel(field.name),
    size: field.acres,
    size_unit: 'acres',
    size_is_default: false,
    crop_type: typedCrop(field.crop, person),
    season: String(now.getUTCFullYear()),
    soil_type: field.soil,
    irrigation_type: 'rain_fed',
    place: { ...field.place, accuracy_m: 15 },
    location_description: field.town,
  };
  return toCommand(addField.name, fieldKey(person, field), args, now);
};

const findingOf = ([, found, confidence]: SampleCheck, crop: string): Finding => {
  const base = { model: SAMPLE_MODEL, condition: null, confidence: null };
  if (found === NOT_SURE)
    return {
      ...base,
      outcome: 'not_sure',
      top3: [
        { condition: `${crop}___leaf_miner`, probability: 0.41 },
        { condition: `${crop}___leaf_rust`, probability: 0.33 },
      ],
    };
  return {
    ...base,
    outcome: 'answer',
    condition: found,
    confidence,
    top3: [{ condition: found, probability: confidence }],
  };
};

/** The person's field with this crop, else the first one. */
const fieldFor = (person: Person, crop: string): SampleField | undefined =>
  person.fields.find((f) => f.crop === crop) ?? person.fields[0];

const checkCommand = (person: Person, check: SampleCheck, known: number, now: Date): SentCommand => {
  const [daysAgo, found, , affected] = check;
  const named = found === NOT_SURE ? null : splitClass(found);
  const crop = named?.crop ?? person.fields[0]?.crop ?? 'coffee';
  const field = fieldFor(person, crop);
  const takenAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const sick = named !== null && named.condition !== 'healthy';
  const args: ArgsOf<typeof saveScan> = {
    ...findingOf(check, crop),
    top3: [...findingOf(check, crop).top3],
    id: sampleId(`${person.key} check ${known}`),
    field_id: field ? sampleId(fieldKey(person, field)) : null,
    crop_type: crop,
    photo: null,
    severity: sick ? severityOf(crop, named.condition, affected) : null,
    affected_area_percentage: named ? affected : null,
    location: field ? { ...field.place, country: 'Kenya' } : null,
    taken_at: takenAt.toISOString(),
    known_used: known,
  };
  return toCommand(saveScan.name, `${person.key} check ${known}`, args, takenAt);
};

/** One person's season, in order, as their phone would have sent it. */
export const seasonOf = (person: Person, now: Date): SentCommand[] => [
  ...person.fields.map((field) => fieldCommand(person, field, now)),
  ...person.fields.flatMap((field) =>
    cropsOn(person, field, sampleId(fieldKey(person, field)), now).map(({ name, key, args }) =>
      toCommand(name, key, args, now),
    ),
  ),
  ...person.fields.flatMap((field) =>
    entriesOn(person, field, sampleId(fieldKey(person, field)), now).map(({ name, key, args }) =>
      toCommand(name, key, args, now),
    ),
  ),
  ...person.checks.map((check, i) => checkCommand(person, check, i, now)),
];
