import { addDays } from '#kit/pure/days.ts';
import type { Result } from '../contract.ts';

/** A one-pixel image. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A server result for maize in mid-season. */
export const resultRow = (fieldId: string, over: Partial<Result> = {}): Result =>
  ({
    id: fieldId,
    sample: false,
    analysis_date: '2026-11-22T08:00:00.000Z',
    pass_date: '2026-11-20',
    of: 'plot',
    boundary: 'measured',
    fieldHealth: 0.82,
    health: { value: 0.82, against: 'crop', ndvi: 0.71, reference: 0.83 },
    vegetationIndices: { ndvi: 0.7083, evi: 0.5217, savi: 0.4986, ndmi: 0.1234 },
    soilAnalysis: {
      data_source: 'Copernicus Sentinel-2 L2A',
      confidence_score: 74,
      spatial_resolution: 10,
      analysis_date: '2026-11-22T08:00:00.000Z',
    },
    moistureStress: 'moderate',
    expected: { ndvi: 0.83, low: 0.7, high: 0.96, near: false },
    compared: 'crop',
    trend: { trend: 'falling', change: -0.12, days: 20 },
    anomaly: -0.16,
    pixels: 40.4,
    cloud: 0.05,
    problemAreas: [{ lat: -0.3, lng: 36.0798, pixels: 6, ndvi: 0.47 }],
    recommendations: ['look_there', 'water', 'below_crop', 'good'],
    alerts: [
      { type: 'drop', severity: 'critical', value: 0.45, against: 0.71 },
      { type: 'dry', severity: 'high', value: -0.02, against: 0 },
      { type: 'below_crop', severity: 'medium', value: 0.6, against: 0.7 },
    ],
    corners: [
      { lat: -0.299, lng: 36.079 },
      { lat: -0.299, lng: 36.082 },
      { lat: -0.302, lng: 36.082 },
      { lat: -0.302, lng: 36.079 },
    ],
    pictures: (['ndvi', 'rgb', 'infrared', 'moisture'] as const).map((view) => ({ view, png: DOT })),
    passes: [0.4, null, 0.6, 0.71].map((ndvi, i) => ({
      day: addDays('2026-10-31', i * 5),
      ndvi,
      seen: ndvi === null ? 0 : 1,
      why: ndvi === null ? 'cloud' : null,
      low: 0.5 + i / 20,
      high: 0.7 + i / 20,
    })),
    ...over,
  }) as Result;
