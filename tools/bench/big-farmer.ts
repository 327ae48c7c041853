import { addCrop } from '#features/crops/contract.ts';
import { addField } from '#features/fields/contract.ts';
import { addEvent } from '#features/history/contract.ts';
import { eventTypes, unitsFor } from '#features/history/domain/event.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { addDays } from '#kit/pure/days.ts';
import { toPolygonText } from '#kit/pure/geometry.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import type { SentCommand } from '#kit/sync/exchange.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** The largest farm that must still be fast: three years of a cooperative's plots with an entry every day. */
export const BIG_FARM = { fields: 50, crops: 500, events: 5_000, scans: 300 } as const;

const FIRST_DAY = '2023-11-01';
const DAYS = 1_100;
const CROPS = [
  'maize',
  'beans',
  'coffee',
  'irish potato',
  'tomato',
  'kale',
  'banana',
  'groundnut',
  'sweet potato',
  'onion',
];
const NAMES = [
  'Shamba la mto',
  'Juu ya mlima',
  'Kando ya barabara',
  'Nyuma ya nyumba',
  'Bondeni',
  'Kisimani',
  'Shamba la Mama',
  'Mashariki',
  'Karibu na shule',
  'Mti mkubwa',
];
const TOWNS = ['Njoro', 'Molo', 'Elburgon', 'Bahati', 'Rongai', 'Subukia'];
const WORDS =
  `nimepalilia mara ya pili mvua ilinyesha jana usiku mimea imeanza kutoa maua nimeweka mbolea ya samadi upande wa chini kuna wadudu wachache
  we hired four people for the day leaves look yellow near the fence second top dressing after good rain harvest was better than last season sold at the market`.split(
    /\s+/,
  );
const CONDITIONS = [
  'maize___common_rust',
  'maize___northern_leaf_blight',
  'coffee___leaf_rust',
  'bean___angular_leaf_spot',
  'groundnut___early_leaf_spot',
  'mango___anthracnose',
];

const dayOf = (chance: SeededRandom): string => addDays(FIRST_DAY, chance.below(DAYS));
const sentence = (chance: SeededRandom, from: number, to: number): string =>
  Array.from({ length: from + chance.below(to - from) }, () => chance.pick(WORDS)).join(' ');

/** A boundary of 8 to 40 corners around a point, slightly irregular like a walked one. */
const outline = (chance: SeededRandom, lat: number, lng: number): string => {
  const corners = 8 + chance.below(33);
  const radius = 0.0004 + chance.fraction() * 0.0006;
  return toPolygonText(
    Array.from({ length: corners }, (_, i) => {
      const r = radius * (0.85 + chance.fraction() * 0.15);
      return {
        lat: lat + r * Math.sin((2 * Math.PI * i) / corners),
        lng: lng + r * Math.cos((2 * Math.PI * i) / corners),
      };
    }),
  );
};

const field = (chance: SeededRandom, i: number, farm: string): ArgsOf<typeof addField> => {
  const [lat, lng] = [-0.3 - Math.floor(i / 10) * 0.01, 35.9 + (i % 10) * 0.01];
  return {
    id: chance.id(FIRST_DAY),
    farm_id: farm,
    name: `${chance.pick(NAMES)} ${i + 1}`,
    size: 0.5 + chance.below(40) / 8,
    size_unit: 'acres',
    crop_type: chance.pick(CROPS),
    season: '2026-short',
    soil_type: chance.pick(['loam', 'clay']),
    irrigation_type: 'rain_fed',
    place: { lat, lng, accuracy_m: 8 },
    location_description: chance.pick(TOWNS),
    boundary: outline(chance, lat, lng),
    boundary_source: 'walked',
    area_error_m2: 60,
    measured_at: `${FIRST_DAY}T08:00:00.000Z`,
  };
};

const crop = (chance: SeededRandom, field_id: string): ArgsOf<typeof addCrop> => {
  const planting_date = dayOf(chance);
  return {
    id: chance.id(planting_date),
    field_id,
    crop_type: chance.pick(CROPS),
    variety: chance.pick([null, 'H614', 'Nyota', 'Shangi', 'Ruiru 11']),
    variety_class: null,
    status: 'growing',
    area_size: 1 + chance.below(8) / 8,
    area_unit: 'acres',
    planting_date,
    expected_harvest_date: addDays(planting_date, 90 + chance.below(60)),
    harvest_source: 'own',
    harvest_from: null,
    harvest_to: null,
    altitude_band: 'high',
    county: 'nakuru',
    expected_yield: null,
    expected_yield_size: null,
    expected_yield_unit: null,
    notes: chance.below(3) === 0 ? sentence(chance, 4, 14) : null,
  };
};

const event = (chance: SeededRandom, field_id: string): ArgsOf<typeof addEvent> => {
  const event_type = chance.pick(eventTypes);
  const date = dayOf(chance);
  const unit = chance.pick([null, ...unitsFor(event_type)]);
  return {
    id: chance.id(date),
    field_id,
    date,
    event_type,
    description: sentence(chance, 2, 8),
    notes: chance.below(3) === 0 ? sentence(chance, 6, 30) : null,
    photos: [],
    product: event_type === 'fertiliser' ? chance.pick(['DAP', 'CAN', 'NPK 17:17:17']) : null,
    wait_days: event_type === 'spraying' ? 7 : null,
    quantity: unit ? 1 + chance.below(40) : null,
    quantity_unit: unit,
  };
};

const scan = (chance: SeededRandom, field_id: string, known_used: number): ArgsOf<typeof saveScan> => {
  const condition = chance.pick(CONDITIONS);
  const confidence = 0.8 + chance.fraction() * 0.2;
  const day = dayOf(chance);
  return {
    id: chance.id(day),
    field_id,
    crop_type: condition.split('___')[0]!,
    photo: chance.hash(),
    severity: chance.pick(['low', 'medium', 'high'] as const),
    affected_area_percentage: chance.below(60),
    location: { lat: -0.3, lng: 36.0, country: 'Kenya' },
    taken_at: `${day}T09:30:00.000Z`,
    known_used,
    outcome: 'answer',
    condition,
    confidence,
    model: 'bench',
    top3: [
      { condition, probability: confidence },
      { condition: chance.pick(CONDITIONS), probability: 1 - confidence },
    ],
  };
};

/** All commands of the farmer, in order; the same seed gives the same commands. */
export const bigFarmer = (
  seed = 7,
  size: Readonly<Record<keyof typeof BIG_FARM, number>> = BIG_FARM,
): SentCommand[] => {
  const chance = createSeededRandom(seed);
  const toCommand = (name: string, args: { readonly id: string }): SentCommand => ({
    id: chance.id(FIRST_DAY),
    name,
    args,
    deviceTime: `${FIRST_DAY}T08:00:00.000Z`,
  });
  const farm = chance.id(FIRST_DAY);
  const fields = Array.from({ length: size.fields }, (_, i) => field(chance, i, farm));
  const anyField = (): string => chance.pick(fields).id;
  const times = (n: number, make: (i: number) => SentCommand): SentCommand[] =>
    Array.from({ length: n }, (_, i) => make(i));
  return [
    ...fields.map((args) => toCommand(addField.name, args)),
    ...times(size.crops, () => toCommand(addCrop.name, crop(chance, anyField()))),
    ...times(size.scans, (i) => toCommand(saveScan.name, scan(chance, anyField(), i))),
    ...times(size.events, () => toCommand(addEvent.name, event(chance, anyField()))),
  ];
};
