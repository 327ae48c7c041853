import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { normalsOf } from '#features/yields/domain/climate-normals.ts';
import { predict } from '#features/yields/domain/predict.ts';
import { addDays } from '#kit/pure/days.ts';
import { normalOf } from '#knowledge/climate/normals.ts';

const day = (date: string, i: number): WeatherDay => ({
  date,
  tmin: 14,
  tmax: 27,
  rain: i % 5 === 0 ? 18 : 0,
  rainChance: null,
  rhMean: 60,
  rhMax: 80,
  rhMin: 40,
  rh90Hours: 0,
  tRh90: null,
  wetHours: 0,
  tWet: null,
  windMax: 12,
  windMean: 7,
  radiation: 20,
  et0: 4.4,
  hours: 'told',
});

/** Creates new weather each time, so that nothing cached is reused. */
const once = (): number =>
  predict({
    crop: 'maize',
    plantedOn: '2026-03-20',
    soil: 'loam',
    ph: 5.2,
    rainfall: 'low',
    fertilizer: 'organic',
    amount: null,
    seed: 'saved',
    county: 'Bungoma',
    band: 'middle',
    irrigated: false,
    normals: normalsOf(normalOf, 'Bungoma', null, null),
    days: Array.from({ length: 106 }, (_, i) => day(addDays('2026-03-20', i), i)),
    site: { latitude: 0.6, elevation: 1400, coast: false },
    ownYields: [2100, 2600],
    trouble: { condition: 'maize___fall_armyworm', share: 'quarter', treated: true },
    loss: { low: 20, high: 50 },
    today: '2026-06-20',
  })?.kg ?? 0;

(globalThis as unknown as { yieldBench: object }).yieldBench = { once };
