import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { cropRow } from '../web/testing.ts';
import { fieldView, irrigationsOf, siteOf, type FieldViewInput } from './field-view.ts';
import { weatherDay, consecutiveDays } from './testing.ts';
import { typicalUse } from './typical-use.ts';

const today = '2026-05-01';
const field = {
  location: { lat: -1.3, lng: 36.8 },
  elevation: null,
  size_hectares: 0.4,
  soil_type: null,
  irrigation_type: null,
} as const;
const maize = cropRow('f', { planting_date: addDays(today, -50), expected_harvest_date: addDays(today, 70) });
const question: FieldViewInput = {
  field,
  crops: [maize],
  events: [],
  county: null,
  elevation: 1700,
  days: consecutiveDays(
    addDays(today, -50),
    Array.from({ length: 58 }, () => 9),
  ),
  hours: [],
  utcOffset: 180,
  now: new Date(`${today}T06:00:00Z`),
};

test('planting advice shows while a crop is planned or none grows; water shows for growing crops', () => {
  expect(fieldView(question)).toMatchObject({ today, gate: null, crops: [{ answer: { known: true } }] });
  expect(fieldView({ ...question, crops: [] })).toMatchObject({
    crops: [],
    gate: { gate: 'plant' },
    spray: null,
  });
  const planned = cropRow('f', { id: 'p', crop_type: 'bean', status: 'planning' });
  expect(fieldView({ ...question, crops: [maize, planned] })).toMatchObject({
    gate: { gate: 'plant' },
    crops: [{ crop: { id: maize.id } }],
  });
  expect(fieldView({ ...question, crops: [{ ...maize, status: 'harvested' }] })).toMatchObject({
    crops: [],
    gate: {},
  });
  // A crop sown tomorrow uses no water today.
  expect(fieldView({ ...question, crops: [{ ...maize, planting_date: addDays(today, 1) }] }).crops).toEqual(
    [],
  );
});

test('spray advice uses hourly data; with dry daily data there is none', () => {
  expect(fieldView(question).spray).toEqual({ utcOffset: 180, windows: [], mainObstacle: 'rain' });
  expect(
    fieldView({
      ...question,
      days: consecutiveDays(
        addDays(today, -50),
        Array.from({ length: 58 }, () => 0),
      ),
    }).spray,
  ).toBeNull();
});

test('a cold night ahead and heat at flowering are reported with the crop; a past frost is not', () => {
  const days = question.days.map((d) =>
    d.date === addDays(today, 2)
      ? { ...d, tmin: 1.5 }
      : d.date === addDays(today, -3)
        ? { ...d, tmin: -2 }
        : d.date > addDays(today, 3)
          ? { ...d, tmax: 36 }
          : d,
  );
  const stress = (crop: typeof maize) => fieldView({ ...question, crops: [crop], days }).crops[0]!.stress;
  const flowering = {
    ...maize,
    planting_date: addDays(today, -62),
    expected_harvest_date: addDays(today, 58),
  };
  expect(stress(flowering)).toEqual({
    frost: { day: addDays(today, 2), tmin: 1.5, level: 'warning' },
    heat: { from: addDays(today, 4), to: addDays(today, 7), flowering: true },
  });
  expect(stress({ ...maize, planting_date: addDays(today, -20) }).heat).toBeNull();
});

test('only irrigation counts as water given, in litres where recorded', () => {
  const at = (
    event_type: 'irrigation' | 'spraying',
    quantity: number | null,
    quantity_unit: 'litre' | null,
  ) => ({ date: today, event_type, quantity, quantity_unit });
  expect(
    irrigationsOf([
      at('irrigation', 400, 'litre'),
      at('irrigation', null, null),
      at('spraying', 20, 'litre'),
    ]),
  ).toEqual([
    { date: today, litres: 400 },
    { date: today, litres: null },
  ]);
});

test('elevation is the field’s own, else the place’s; the county decides whether it is coastal', () => {
  expect(siteOf({ ...field, elevation: 2400 }, 1700, null)).toEqual({
    latitude: -1.3,
    elevation: 2400,
    coast: false,
  });
  expect(siteOf(field, 20, 'Kilifi')).toEqual({ latitude: -1.3, elevation: 20, coast: true });
});

test('typical water use follows the stage; crops without figures, planned or finished are left out', () => {
  const [one] = typicalUse([maize], 0.4, 5, today);
  expect(one!.need.litres).toBeCloseTo(one!.mm * 4000, 6);
  expect(
    typicalUse(
      [
        { ...maize, crop_type: 'mango' },
        { ...maize, status: 'planning' },
        { ...maize, planting_date: '2020-01-01', expected_harvest_date: '2020-05-01' },
      ],
      0.4,
      5,
      today,
    ),
  ).toEqual([]);
});

test('any weather produces a view without NaN', () => {
  const any = fc.oneof(fc.double(), fc.constant(null));
  const day = fc.record({
    tmin: any,
    tmax: any,
    rain: any,
    rainChance: any,
    rhMax: any,
    rhMin: any,
    windMean: any,
    windMax: any,
    radiation: any,
    et0: any,
  });
  fc.assert(
    fc.property(
      fc.array(day, { maxLength: 30 }),
      fc.constantFrom('maize', 'coffee', 'banana', 'rice', 'cassava', 'mango', 'tomato', 'stone'),
      (days, crop_type) => {
        const view = fieldView({
          ...question,
          crops: [{ ...maize, crop_type }],
          days: days.map((d, i) => weatherDay({ ...d, date: addDays(today, i - 20) })),
        });
        expect(
          JSON.stringify(view, (_, value: unknown) =>
            typeof value === 'number' && !Number.isFinite(value) ? 'NAN' : value,
          ),
        ).not.toContain('NAN');
      },
    ),
    { numRuns: 400 },
  );
});
