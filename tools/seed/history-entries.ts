import { addEvent } from '#features/history/contract.ts';
import type { EventType } from '#features/history/domain/event.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import { sampleId } from './sample-id.ts';
import { type Person, SAMPLE_LABEL, type SampleField } from './sample-people.ts';

type EntryDetails = Partial<
  Pick<ArgsOf<typeof addEvent>, 'product' | 'wait_days' | 'quantity' | 'quantity_unit'>
>;
type SeasonEntry = readonly [daysAgo: number, type: EventType, en: string, sw: string, told?: EntryDetails];

const season: readonly SeasonEntry[] = [
  [62, 'planting', 'after the first rain', 'baada ya mvua ya kwanza'],
  [43, 'weeding', 'first weeding, by hand', 'palizi ya kwanza, kwa mkono'],
  [
    34,
    'fertiliser',
    'beside the rows',
    'kando ya mistari',
    { product: 'CAN', quantity: 1, quantity_unit: 'bag_50kg' },
  ],
  [19, 'observation', 'rain in the night, the plants look good', 'mvua usiku, mimea iko vizuri'],
  [
    4,
    'spraying',
    'the lower rows',
    'mistari ya chini',
    { product: 'Copper', wait_days: 14, quantity: 20, quantity_unit: 'litre' },
  ],
];

/** This season's history entries of market farmers. */
export const entriesOn = (
  person: Person,
  field: SampleField,
  fieldId: string,
  now: Date,
): { readonly name: string; readonly key: string; readonly args: ArgsOf<typeof addEvent> }[] => {
  if (!person.pro || field.crop === 'mixed') return [];
  return season.map(([daysAgo, type, en, sw, details = {}]) => {
    const key = `${person.key} entry ${field.name} ${daysAgo}`;
    return {
      name: addEvent.name,
      key,
      args: {
        id: sampleId(key),
        field_id: fieldId,
        date: addDays(dayInNairobi(now), -daysAgo),
        event_type: type,
        description: person.language === 'sw' ? sw : en,
        notes: SAMPLE_LABEL,
        photos: [],
        product: null,
        wait_days: null,
        quantity: null,
        quantity_unit: null,
        ...details,
      },
    };
  });
};
