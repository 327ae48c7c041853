import { newId } from '#kit/pure/ids.ts';

const AT = '2026-11-01T08:00:00.000Z';

/** Rows as the server sends them. */
export const fieldRow = (more: object = {}) => ({
  id: newId(), farm_id: newId(), name: 'Shamba 1', size: 1, size_unit: 'acres', size_hectares: 0.405,
  boundary: 'POLYGON((36 -0.3, 36.0006 -0.3, 36.0006 -0.2994, 36 -0.2994, 36 -0.3))', boundary_source: 'approximate', area_error_m2: null,
  measured_at: null, location: { lat: -0.3, lng: 36 }, location_unconfirmed: false, location_accuracy_m: 8, location_description: 'Nakuru',
  crop_type: 'maize', season: '2026', soil_type: null, irrigation_type: null, soil_ph: null, elevation: null, created_at: AT, updated_at: AT,
  ...more,
});
export const cropOf = (more: object = {}) => ({
  id: newId(), field_id: newId(), crop_type: 'maize', variety: null, variety_class: null, status: 'growing', area_planted: null, area_size: null,
  area_unit: null, planting_date: '2026-09-20', expected_harvest_date: null, harvest_source: null, harvest_from: null, harvest_to: null,
  altitude_band: null, county: null, harvested_on: null, actual_yield: null, actual_yield_size: null, actual_yield_unit: null,
  expected_yield: null, expected_yield_size: null, expected_yield_unit: null, notes: null, created_at: AT, updated_at: AT, ...more,
});
export const taskRow = (more: object = {}) => ({
  id: newId(), plan_id: null, field_id: null, title: 'Palizi', description: null, due_date: null, due_time: null, priority: 'medium', category: null,
  estimated_duration: null, assigned_to: null, assigned_phone: null, repeat_every: null, repeat_unit: null, stage: null, suggestion_key: null,
  rule: null, why: null, source: null, valid_until: null, status: 'pending', completed_on: null, repeat_from: null, created_at: AT, updated_at: AT,
  ...more,
});
