import { cellOf } from '#features/sightings/domain/cell.ts';
import { newId } from '#kit/pure/ids.ts';
import { chatCommandPolicy } from './chat-policy.ts';
import { communityCommands } from './community-policy.ts';
import { marketCommands } from './market-policy.ts';
import { offersCommands } from './offers-policy.ts';
import { organicCommands } from './organic-policy.ts';
import { type CommandPolicy, made, proOnly } from './policy.ts';
import { trainingCommands } from './training-policy.ts';
import { taskCommands } from './tasks-policy.ts';
import { yieldCommands } from './yields-policy.ts';

const field = {
  name: 'Shamba jipya',
  size: 1,
  size_unit: 'acres',
  crop_type: 'bean',
  season: '2026',
  soil_type: 'loam',
  irrigation_type: null,
  place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
  location_description: 'Njoro',
};
const crop = {
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'planted',
  area_size: 0.1,
  area_unit: 'acres',
  planting_date: '2026-03-20',
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
};
const event = {
  date: '2026-04-10',
  event_type: 'weeding',
  description: 'Palizi',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
};
const finding = {
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.9,
  top3: [],
  model: 'ab'.repeat(32),
};
const looked = { crop_type: 'bean', severity: null, affected_area_percentage: null, ...finding };
const shop = {
  name: 'Duka la Kuresoi',
  kind: 'agrovet',
  products: [],
  phone: null,
  whatsapp: null,
  place: 'Kuresoi',
  county: 'Nakuru',
  lat: null,
  lng: null,
  opening_hours: null,
  languages: [],
  licence_no: null,
};
/** Where the leaf was. */
const cell = cellOf({ lat: -0.3, lng: 36.1 });
const outcome = {
  step: 7,
  answer: 'better',
  doings: [],
  cost_kes: null,
  saved_amount: null,
  saved_unit: null,
  photo: null,
};

/** In an order in which each finds what it speaks of. */
export const commandPolicy: Readonly<Record<string, CommandPolicy>> = {
  'people.set_language': { args: () => ({ language: 'sw' }) },
  'privacy.consent': { args: () => ({ purpose: 'page_counts', given: true, wording: 1, language: 'sw' }) },
  'memory.note': { args: () => ({ lastInsightShown: 'water' }) },
  'fields.add': {
    args: () => ({ id: newId(), farm_id: newId(), ...field }),
    says: proOnly('fields.limit_reached', 'applied'),
    ids: { id: made('fields'), farm_id: made('farms') },
  },
  'fields.change': { args: (own) => ({ id: own.has('fields'), soil_type: 'clay' }), ids: { id: 'fields' } },
  'fields.set_boundary': {
    args: (own) => ({
      id: own.has('fields'),
      boundary: null,
      boundary_source: 'walked',
      area_error_m2: null,
      measured_at: '2026-11-20T08:00:00.000Z',
    }),
    ids: { id: 'fields' },
  },
  'crops.add': {
    args: (own) => ({ id: newId(), field_id: own.has('fields'), ...crop }),
    ids: { id: made('crops'), field_id: 'fields' },
  },
  'crops.change': { args: (own) => ({ id: own.has('crops'), notes: 'Vizuri' }), ids: { id: 'crops' } },
  'crops.harvest': {
    args: (own) => ({
      id: own.has('crops'),
      harvested_on: '2026-09-20',
      actual_yield: 900,
      actual_yield_size: 10,
      actual_yield_unit: 'bag_90kg',
    }),
    ids: { id: 'crops' },
  },
  'history.add': {
    args: (own) => ({ id: newId(), field_id: own.has('fields'), ...event }),
    ids: { id: made('field_events'), field_id: 'fields', photos: 'photo' },
  },
  'history.change': {
    args: (own) => ({ id: own.has('field_events'), notes: 'Vizuri' }),
    ids: { id: 'field_events', photos: 'photo' },
  },
  'scans.save': {
    args: (own) => ({
      id: newId(),
      field_id: own.has('fields'),
      photo: null,
      location: null,
      taken_at: '2026-11-01T08:00:00.000Z',
      known_used: 15,
      ...looked,
    }),
    says: proOnly('scans.limit_reached', 'applied'),
    ids: { id: made('crop_scans'), field_id: 'fields', photo: 'photo', photos: 'photo' },
  },
  'scans.add_leaves': {
    args: (own) => ({ id: own.has('crop_scans'), photos: [own.has('photo')], ...looked }),
    ids: { id: 'crop_scans', photos: 'photo' },
  },
  'scans.pick': {
    args: (own) => ({ id: own.has('crop_scans'), condition: 'none' }),
    says: 'scans.not_a_candidate',
    ids: { id: 'crop_scans' },
  },
  'scans.set_field': {
    args: (own) => ({ id: own.has('crop_scans'), field_id: own.has('fields'), confirmed: true }),
    ids: { id: 'crop_scans', field_id: 'fields' },
  },
  'scans.confirm_crop': {
    args: (own) => ({ id: own.has('crop_scans'), crop_type: 'bean' }),
    says: 'scans.crop_not_asked',
    ids: { id: 'crop_scans' },
  },
  'outcomes.answer': {
    args: (own) => ({ scan_id: own.has('crop_scans'), ...outcome }),
    ids: { scan_id: 'crop_scans', photo: 'photo' },
  },
  'outcomes.pause': {
    args: (own) => ({ scan_id: own.has('crop_scans'), until: null }),
    ids: { scan_id: 'crop_scans' },
  },
  ...communityCommands,
  ...offersCommands,
  ...organicCommands,
  ...marketCommands,
  'reviews.ask': {
    args: (own) => ({ id: newId(), scan_id: own.has('crop_scans', 1), note: null, county: null }),
    ids: { id: made('expert_reviews', 'reviews.exists'), scan_id: 'crop_scans' },
  },
  'reviews.ask_back': {
    args: (own) => ({ id: own.has('expert_reviews'), note: 'Na mvua?', photos: [] }),
    ids: { id: 'expert_reviews', photos: made('photo', 'applied') },
  },
  'reviews.seen': { args: (own) => ({ id: own.has('expert_reviews') }), ids: { id: 'expert_reviews' } },
  'reviews.close': {
    args: (own) => ({ id: own.has('expert_reviews'), helped: null }),
    ids: { id: 'expert_reviews' },
  },
  'donations.set': { args: () => ({ purpose: 'train', given: false }) },
  'sightings.report': {
    args: (own) => ({ id: newId(), scan_id: own.has('crop_scans', 1), cell }),
    ids: { id: made('sighting_reports', 'applied'), scan_id: 'crop_scans' },
  },
  'sightings.follow': { args: () => ({ cell, active: false }) },
  'sightings.read': {
    args: (own) => ({ ids: [own.has('sighting_notices')] }),
    ids: { ids: 'sighting_notices' },
  },
  'sightings.withdraw': {
    args: (own) => ({ id: own.has('sighting_reports') }),
    ids: { id: 'sighting_reports' },
  },
  'alerts.mute': { args: () => ({ theme: 'frost' }) },
  'alerts.unmute': { args: () => ({ theme: 'frost' }) },
  'alerts.feedback': { args: (own) => ({ id: own.has('alerts'), answer: 'no' }), ids: { id: 'alerts' } },
  'alerts.seen': { args: (own) => ({ ids: [own.has('alerts')] }), ids: { ids: 'alerts' } },
  'notify.read': { args: (own) => ({ ids: [own.has('notifications')] }), ids: { ids: 'notifications' } },
  'notify.set': { args: () => ({ toggle: 'market_alerts', on: true }) },
  'notify.set_digest': { args: () => ({ hour: 7 }) },
  'notify.set_whatsapp': { args: () => ({ enabled: true, number: '+254712000000', agreed: 'Nitumie' }) },
  'notify.set_sms': { args: () => ({ enabled: false, number: '', agreed: '' }) },
  'suppliers.suggest': {
    args: () => ({ id: newId(), own: false, ...shop }),
    ids: { id: made('supplier_suggestions') },
  },
  'suppliers.report': {
    args: () => ({ id: newId(), listing_id: newId(), what: 'closed', note: null }),
    says: 'suppliers.not_found',
    ids: {
      id: made('supplier_reports'),
      listing_id: { notOne: 'a shop of the directory that everybody reads' },
    },
  },
  ...taskCommands,
  ...chatCommandPolicy,
  ...trainingCommands,
  ...yieldCommands,
  'history.remove': { args: (own) => ({ id: own.has('field_events') }), ids: { id: 'field_events' } },
  'crops.remove': { args: (own) => ({ id: own.has('crops') }), ids: { id: 'crops' } },
  'scans.remove': { args: (own) => ({ id: own.has('crop_scans') }), ids: { id: 'crop_scans' } },
  'fields.remove': { args: (own) => ({ id: own.has('fields') }), ids: { id: 'fields' } },
};
