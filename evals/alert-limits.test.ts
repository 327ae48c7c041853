import { expect, test } from 'vitest';
import type { RuleId } from '#features/alerts/domain/rule-ids.ts';
import { firedRules } from './alerts.ts';

type Told = Readonly<Record<string, unknown>>;
/** `n` equal days. */
const days = (n: number, day: Told): readonly Told[] => Array.from({ length: n }, () => day);
const fires = (rule: RuleId, plant: Told, ...daily: readonly (Told | readonly Told[])[]): boolean =>
  firedRules({ ...plant, daily: daily.flat() }).includes(rule);

/** Each row: a rule, its crop, a sequence that just meets the published limit, and one that just misses it. */
type Limit = readonly [rule: RuleId, plant: Told, meets: readonly Told[], misses: readonly Told[]];
const dull: Told = { tmin: 15, tmax: 22, rain: 3 };
const humid = (tmin: number, rh90_hours: number): Told => ({
  tmin,
  tmax: 20,
  rh90_hours,
  t_rh90: 13,
  rain: 2,
});
const damp = (t_rh90: number, rh90_hours: number): Told => ({ ...dull, t_rh90, rh90_hours });
const wet = (t_wet: number, wet_hours: number, more: Told = {}): Told => ({
  ...dull,
  t_wet,
  wet_hours,
  ...more,
});
const mean = (tmean: number, more: Told = {}): Told => ({ ...dull, tmean, ...more });
const rain = (...mm: readonly number[]): readonly Told[] => mm.map((one) => ({ rain: one }));
const hot = (...tmax: readonly number[]): readonly Told[] =>
  tmax.map((one) => ({ tmin: 15, tmax: one, rain: 2 }));

const potato = { crop: 'potato', stage: 'vegetative' };
const tomato = { crop: 'tomato', stage: 'vegetative' };
const maize = { crop: 'maize', stage: 'V8' };
const coffee = { crop: 'coffee', altitude_m: 1500, weeks_after_flowering: 4 };
const rice = { crop: 'rice', stage: 'tillering' };
const bean = { crop: 'bean', stage: 'vegetative' };
const banana = { crop: 'banana' };
const flowering = (crop: string): Told => ({ crop, stage: 'flowering' });
const bare = { crop: 'maize', stage: 'pre-planting' };
const spaced = (day: Told, gap: number): readonly Told[] => [day, ...days(gap, dull), day];

const limits: readonly Limit[] = [
  ['LATE_BLIGHT_HUTTON', potato, days(2, humid(10, 6)), [humid(10, 6), humid(9.9, 6)]],
  ['LATE_BLIGHT_HUTTON', tomato, days(2, humid(10, 6)), [humid(10, 6), humid(10, 5), humid(10, 6)]],
  ['LATE_BLIGHT_SMITH', potato, days(2, humid(10, 11)), [humid(10, 11), humid(12, 10)]],
  // Wallin's bands give one point a day at their lower corners, and nothing 0.1 ° below or an hour less; the
  // gaps of the °F table close at 12.2 and 15.6.
  ['LATE_BLIGHT_DSV18', potato, days(18, damp(7.2, 16)), days(40, damp(7.1, 24))],
  ['LATE_BLIGHT_DSV18', potato, days(18, damp(12.1, 16)), days(40, damp(12.1, 15))],
  ['LATE_BLIGHT_DSV18', potato, days(18, damp(12.2, 13)), days(40, damp(12.2, 12))],
  ['LATE_BLIGHT_DSV18', potato, days(18, damp(15.6, 10)), days(40, damp(15.5, 12))],
  ['LATE_BLIGHT_DSV18', potato, days(18, damp(26.7, 10)), days(40, damp(26.8, 24))],
  ['LATE_BLIGHT_DSV18', potato, days(6, damp(11.7, 22)), days(5, damp(11.7, 24))],
  ['LATE_BLIGHT_DSV18', potato, days(5, damp(15, 22)), days(4, damp(20, 24))],
  ['LATE_BLIGHT_DSV18', tomato, days(18, damp(20, 12)), days(17, damp(20, 12))],
  ['EARLY_BLIGHT_TOMCAST', tomato, days(15, wet(13, 7)), days(40, wet(13, 6))],
  ['EARLY_BLIGHT_TOMCAST', tomato, days(15, wet(18, 4)), days(40, wet(12, 24))],
  ['EARLY_BLIGHT_TOMCAST', potato, days(15, wet(21, 3)), days(40, wet(21, 2))],
  ['EARLY_BLIGHT_TOMCAST', potato, days(15, wet(29, 4)), days(40, wet(30, 24))],
  ['EARLY_BLIGHT_TOMCAST', potato, days(4, wet(25, 21)), days(3, wet(25, 24))],
  ['MAIZE_NCLB', maize, spaced(wet(18, 18), 5), spaced(wet(18, 18), 6)],
  ['MAIZE_NCLB', maize, days(2, wet(28, 6)), days(7, wet(28.1, 24))],
  ['MAIZE_NCLB', { ...maize, stage: 'R4' }, days(2, wet(18, 18)), days(7, wet(17.9, 18))],
  ['COFFEE_RUST', coffee, [...spaced(wet(15, 10), 4), wet(28, 10)], [...spaced(wet(15, 10), 5), wet(28, 10)]],
  [
    'COFFEE_RUST',
    coffee,
    days(3, wet(28, 10)),
    [wet(15, 10), wet(15, 9.9), wet(14.9, 20), wet(28.1, 20), wet(15, 10)],
  ],
  ['COFFEE_BERRY_DISEASE', coffee, days(7, mean(14, { rain: 1 })), days(7, mean(13.9, { rain: 1 }))],
  [
    'COFFEE_BERRY_DISEASE',
    { ...coffee, weeks_after_flowering: 14 },
    days(7, mean(24, { rain: 1 })),
    days(7, mean(24.1, { rain: 1 })),
  ],
  [
    'COFFEE_BERRY_DISEASE',
    coffee,
    [...days(4, mean(20, { rain: 1 })), ...days(3, mean(20, { rain: 0 }))],
    [...days(3, mean(20, { rain: 30 })), ...days(4, mean(20, { rain: 0.9 }))],
  ],
  ['RICE_BLAST', rice, days(3, mean(15, { rain: 5 })), days(5, mean(14.9, { rain: 5 }))],
  [
    'RICE_BLAST',
    rice,
    days(3, mean(26.2, { rain: 0, rh_mean: 90 })),
    days(5, mean(26.3, { rain: 0, rh_mean: 95 })),
  ],
  [
    'RICE_BLAST',
    { ...rice, stage: 'heading' },
    [mean(20, { rain: 5 }), dull, mean(20, { rain: 5 }), dull, mean(20, { rain: 5 })],
    days(5, mean(20, { rain: 4.9, rh_mean: 89 })),
  ],
  [
    'BEAN_ANTHRACNOSE',
    bean,
    [wet(15, 10, { tmean: 13 }), wet(15, 10, { tmean: 21 }), wet(15, 10, { tmean: 13 })],
    [
      ...days(2, wet(15, 10, { tmean: 13 })),
      wet(15, 9, { tmean: 13 }),
      wet(15, 12, { tmean: 21.1 }),
      wet(15, 12, { tmean: 12.9 }),
    ],
  ],
  [
    'BEAN_ALS',
    bean,
    [...days(3, wet(22, 8, { tmean: 28 })), { ...dull, rain: 0.9 }],
    [...days(3, wet(22, 8, { tmean: 28 })), { ...dull, rain: 1 }],
  ],
  [
    'BEAN_ALS',
    bean,
    days(3, wet(22, 8, { tmean: 20.1, rain: 0 })),
    days(7, wet(22, 12, { tmean: 20, rain: 0 })),
  ],
  ['BANANA_SIGATOKA_HIGH', banana, days(7, { et0: 3.14 }), [...days(6, { et0: 3 }), { et0: 4 }]],
  [
    'BANANA_SIGATOKA_MODERATE',
    banana,
    [...days(6, { et0: 3 }), { et0: 4 }],
    [...days(6, { et0: 4 }), { et0: 6 }],
  ],
  ['FAW_SCOUT', { ...maize, days_after_emergence: 7 }, [dull], []],
  ['FAW_SCOUT', { ...maize, days_after_emergence: 42 }, [dull], []],
  [
    'FAW_GENERATION',
    maize,
    [...days(39, mean(22.57)), mean(14.18)],
    [...days(39, mean(22.57)), mean(14.17), mean(5)],
  ],
  [
    'TUTA_GENERATION',
    tomato,
    [...days(41, mean(18)), mean(14.7)],
    [...days(41, mean(18)), mean(14.6), mean(-3)],
  ],
  ['SUCKING_PESTS', { crop: 'kale' }, days(10, mean(22, { rain: 0.99 })), days(10, mean(22, { rain: 1 }))],
  ['SUCKING_PESTS', { crop: 'cabbage' }, days(10, mean(22, { rain: 0 })), days(9, mean(30, { rain: 0 }))],
  [
    'SUCKING_PESTS',
    { crop: 'cotton' },
    [...days(5, mean(20, { rain: 0 })), ...days(5, mean(24, { rain: 0 }))],
    days(10, mean(21.9, { rain: 0 })),
  ],
  ['HEAT_STRESS', flowering('maize'), hot(35, 35), hot(35, 34.9, 35)],
  ['HEAT_STRESS', flowering('rice'), hot(35), hot(34.9, 34.9, 34.9)],
  [
    'HEAT_STRESS',
    flowering('bean'),
    [
      { tmin: 20, tmax: 25 },
      { tmin: 15, tmax: 30 },
    ],
    [
      { tmin: 20, tmax: 25 },
      { tmin: 19.9, tmax: 29.9 },
      { tmin: 20, tmax: 25 },
    ],
  ],
  [
    'HEAT_STRESS',
    flowering('tomato'),
    [...hot(32, 32), { tmin: 21, tmax: 25 }],
    [...hot(32, 32), { tmin: 20.9, tmax: 31.9 }, ...hot(32, 32)],
  ],
  ['HEAT_STRESS', flowering('wheat'), hot(31), hot(30.9)],
  ['HEAT_STRESS', potato, days(5, { tmin: 20, tmax: 26 }), days(4, { tmin: 24, tmax: 30 })],
  ['HEAT_STRESS', coffee, hot(30, 30, 30), hot(30, 30, 29.9, 30, 30)],
  ['FROST_WATCH', { crop: 'tea' }, [{ tmin: 4, tmax: 20 }], [{ tmin: 4.1, tmax: 20 }]],
  ['FROST_WARNING', bean, [{ tmin: 2, tmax: 20 }], [{ tmin: 2.1, tmax: 20 }]],
  ['HEAVY_RAIN', { crop: null }, rain(30), rain(29.9)],
  ['FLOOD_RISK', maize, rain(50), rain(49.9)],
  ['FLOOD_RISK', maize, rain(33.3, 33.3, 33.4), rain(49, 1, 49, 0, 0, 49)],
  ['DRY_SPELL', maize, rain(...Array<number>(7).fill(0.9)), rain(0, 0, 0, 1, 0, 0, 0, 0, 0, 0)],
  [
    'PLANTING_ONSET',
    bare,
    rain(7, 6, 7, ...Array<number>(10).fill(1)),
    rain(7, 6, 6.9, ...Array<number>(10).fill(1)),
  ],
  ['PLANTING_ONSET', bare, rain(20, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2), rain(20, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2)],
  [
    'PLANTING_ONSET',
    { ...bare, region: 'north' },
    rain(10, ...Array<number>(10).fill(1)),
    rain(9.9, ...Array<number>(10).fill(0.5)),
  ],
  ['FALSE_ONSET_RISK', bare, rain(20, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0), rain(20, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0)],
  [
    'FALSE_ONSET_RISK',
    { ...bare, region: 'north' },
    rain(10, ...Array<number>(7).fill(0)),
    rain(9.9, ...Array<number>(10).fill(0)),
  ],
  [
    'SPRAY_HOLD',
    potato,
    [{ rain: 5, wind_max_kmh: 5 }],
    [
      { rain: 20, wind_max_kmh: 40 },
      { rain: 4.9, wind_max_kmh: 15 },
    ],
  ],
];

test('ALR-05 each rule fires exactly at its published limit', () => {
  const wrong = limits.flatMap(([rule, plant, meets, misses], i) => [
    ...(fires(rule, plant, meets) ? [] : [`${i} ${rule} does not fire on its limit`]),
    ...(fires(rule, plant, misses) ? [`${i} ${rule} fires before its limit`] : []),
  ]);
  expect(wrong).toEqual([]);
  // Checks the next day too, where it is given.
  expect(
    [15, 15.1].map((wind_max_kmh) =>
      fires('SPRAY_HOLD', { ...potato, next_day: { rain: 0, wind_max_kmh } }, { rain: 0 }),
    ),
  ).toEqual([false, true]);
});

test('a rule fires wherever in the sequence its limit is met, and in any order of days', () => {
  const whole = new Set<RuleId>([
    'LATE_BLIGHT_DSV18',
    'EARLY_BLIGHT_TOMCAST',
    'FAW_GENERATION',
    'TUTA_GENERATION',
    'SPRAY_HOLD',
  ]);
  for (const [rule, plant, meets] of limits) {
    const dated = meets.map((day, i) => ({
      ...day,
      date: new Date(Date.UTC(2024, 1, 27 + i)).toISOString().slice(0, 10),
    }));
    expect(fires(rule, plant, [...dated].reverse()), `${rule} backwards, over 29 February`).toBe(true);
    if (!whole.has(rule))
      expect(
        fires(
          rule,
          plant,
          days(4, { tmin: 16, tmax: 22, rain: 2 }),
          meets,
          rule.includes('ONSET') ? [] : days(4, { tmin: 16, tmax: 22, rain: 2 }),
        ),
        `${rule} in the middle`,
      ).toBe(true);
  }
});

test('a rule does not fire for the wrong crop, stage or site even if the weather meets its limit', () => {
  const met = (rule: RuleId): readonly Told[] => limits.find(([id]) => id === rule)![2];
  const silent: readonly (readonly [RuleId, Told])[] = [
    ['LATE_BLIGHT_HUTTON', bean],
    ['EARLY_BLIGHT_TOMCAST', { crop: 'capsicum' }],
    ['MAIZE_NCLB', { ...maize, stage: 'V5' }],
    ['MAIZE_NCLB', { ...maize, stage: 'R5' }],
    ['MAIZE_NCLB', { crop: 'maize' }],
    ['COFFEE_BERRY_DISEASE', { ...coffee, altitude_m: 1499 }],
    ['COFFEE_BERRY_DISEASE', { ...coffee, weeks_after_flowering: 3 }],
    ['COFFEE_BERRY_DISEASE', { ...coffee, weeks_after_flowering: 15 }],
    ['COFFEE_BERRY_DISEASE', { crop: 'coffee' }],
    ['RICE_BLAST', { ...rice, stage: 'ripening' }],
    ['FAW_SCOUT', { ...maize, days_after_emergence: 6 }],
    ['FAW_SCOUT', { ...maize, days_after_emergence: 43 }],
    ['FAW_SCOUT', maize],
    ['HEAT_STRESS', { crop: 'maize', stage: 'vegetative' }],
    ['FROST_WATCH', { crop: 'kale' }],
    ['DRY_SPELL', bare],
    ['DRY_SPELL', { ...maize, stage: 'harvested' }],
    ['DRY_SPELL', { crop: null }],
    ['PLANTING_ONSET', maize],
    ['PLANTING_ONSET', { ...bare, in_window: false }],
    ['FALSE_ONSET_RISK', { ...bare, in_window: false }],
  ];
  for (const [rule, plant] of silent)
    expect(fires(rule, plant, met(rule)), `${rule} ${JSON.stringify(plant)}`).toBe(false);
});

test('a day with a missing, null or impossible value breaks a run and adds nothing to a sum', () => {
  const hole = (meets: readonly Told[], day: Told): readonly Told[] =>
    meets.map((one, i) => (i === meets.length - 1 ? day : one));
  const exact: readonly RuleId[] = [
    'LATE_BLIGHT_HUTTON',
    'LATE_BLIGHT_SMITH',
    'BANANA_SIGATOKA_HIGH',
    'SUCKING_PESTS',
    'HEAT_STRESS',
    'FROST_WATCH',
    'FROST_WARNING',
    'HEAVY_RAIN',
    'FLOOD_RISK',
    'DRY_SPELL',
    'LATE_BLIGHT_DSV18',
    'EARLY_BLIGHT_TOMCAST',
    'FAW_GENERATION',
    'TUTA_GENERATION',
    'MAIZE_NCLB',
    'PLANTING_ONSET',
  ];
  for (const rule of exact) {
    const [, plant, meets] = limits.find(([id]) => id === rule)!;
    for (const day of [
      {},
      { tmin: null, tmax: null, rain: null, rh90_hours: null, wet_hours: null, et0: null },
      { tmin: 'cold', rain: '9', rh90_hours: true },
    ])
      expect(fires(rule, plant, hole(meets, day)), `${rule} ${JSON.stringify(day)}`).toBe(false);
  }
  // Implausible values: negative rain, more than 24 hours of leaf wetness, temperatures that do not occur.
  expect(fires('DRY_SPELL', maize, rain(0, 0, 0, -3, 0, 0, 0))).toBe(false);
  expect(fires('PLANTING_ONSET', bare, rain(25, -5, 0, 0, 0, 0, 0, 0, 2, 2, 2))).toBe(false);
  expect(fires('LATE_BLIGHT_HUTTON', potato, humid(10, 6), humid(10, 99))).toBe(false);
  expect(fires('FROST_WATCH', potato, { tmin: -300, tmax: 20 })).toBe(false);
  expect(fires('HEAT_STRESS', flowering('rice'), { tmin: 20, tmax: 350 })).toBe(false);
});
