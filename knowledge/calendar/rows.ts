import { bilingual } from '../bilingual.ts';
import { stagePlans } from './stages.ts';
import type { CalendarRow, Perennial, Range } from './types.ts';

const MONTH = 30.4;
const days = (low: number, high: number): Range => ({ low, high });
const months = (low: number, high: number): Range => ({ low: Math.round(low * MONTH), high: Math.round(high * MONTH) });
const metres = days;

const maize: readonly CalendarRow[] = [
  {
    key: 'maize_highland', crop: 'maize', name: bilingual('Highland maize: H614, H625, H626, H627, H6213', 'Mahindi ya nyanda za juu: H614, H625, H626, H627, H6213'), days: months(6, 8), counted: 'planting',
    altitude: metres(1500, 2100), counties: ['Trans Nzoia', 'Uasin Gishu', 'Nakuru', 'Kericho', 'Nandi', 'Bungoma', 'Laikipia', 'Kisii', 'Narok'], stages: stagePlans.maize_long, source: 'kalro_maize_table',
  },
  {
    key: 'maize_midland', crop: 'maize', name: bilingual('Midland maize: H622, H632, WE1101', 'Mahindi ya ukanda wa kati: H622, H632, WE1101'), days: months(6, 8), counted: 'planting',
    altitude: metres(1000, 1700), counties: ['Baringo', 'Siaya', 'Kisumu', 'Busia', 'Kakamega', 'Taita-Taveta'], stages: stagePlans.maize_long, source: 'kalro_maize_table',
  },
  {
    key: 'maize_medium', crop: 'maize', name: bilingual('Medium maize: H511, H513, PHB3253, Duma 43', 'Mahindi ya muda wa kati: H511, H513, PHB3253, Duma 43'), days: months(4, 5), counted: 'planting',
    altitude: metres(1000, 1800), stages: stagePlans.maize_medium, source: 'kalro_maize_table',
  },
  {
    key: 'maize_early', crop: 'maize', name: bilingual('Early dryland maize: Katumani, KDV, DH01, DH02, DLC', 'Mahindi ya mapema ya maeneo makavu: Katumani, KDV, DH01, DH02, DLC'), days: months(3, 4), counted: 'planting',
    altitude: metres(800, 1800), counties: ['Kitui', 'Machakos', 'Makueni', 'Kajiado', 'Isiolo'], stages: stagePlans.maize_medium, source: 'kalro_maize_table',
  },
];

const beans: readonly CalendarRow[] = [
  { key: 'bean_early', crop: 'bean', name: bilingual('Early bush beans: KAT B1, KAT B9, KAT X56, Nyota', 'Maharagwe ya mapema: KAT B1, KAT B9, KAT X56, Nyota'), days: days(60, 70), counted: 'planting', stages: stagePlans.bean, source: 'kalro_bean_varieties' },
  { key: 'bean_bush', crop: 'bean', name: bilingual('Other bush beans: Rosecoco, Angaza', 'Maharagwe mengine mafupi: Rosecoco, Angaza'), days: days(75, 90), counted: 'planting', stages: stagePlans.bean, source: 'field_crop_guides' },
  { key: 'bean_climbing', crop: 'bean', name: bilingual('Climbing beans', 'Maharagwe ya kutambaa'), days: days(90, 120), counted: 'planting', stages: stagePlans.bean, source: 'field_crop_guides' },
];

const potatoes: readonly CalendarRow[] = [
  { key: 'potato_early', crop: 'potato', name: bilingual('Early potato: Shangi, Arizona, Kerr’s Pink, Unica', 'Viazi vya mapema: Shangi, Arizona, Kerr’s Pink, Unica'), days: days(75, 110), counted: 'planting', stages: stagePlans.potato, source: 'standard_potato' },
  { key: 'potato_late', crop: 'potato', name: bilingual('Late potato: Kenya Baraka, Dutch Robijn, Roslin Eburu', 'Viazi vya kuchelewa: Kenya Baraka, Dutch Robijn, Roslin Eburu'), days: days(110, 150), counted: 'planting', stages: stagePlans.potato, source: 'standard_potato' },
];

type Plain = Omit<CalendarRow, 'key' | 'crop' | 'name' | 'counted' | 'source' | 'days'> & Partial<Pick<CalendarRow, 'counted' | 'source'>>;
const one = (crop: string, low: number, high: number, more: Plain = {}): CalendarRow =>
  ({ key: crop, crop, name: null, days: days(low, high), counted: 'planting', source: 'field_crop_guides', ...more });
const inMonths = (crop: string, low: number, high: number, more: Plain = {}): CalendarRow => ({ ...one(crop, 0, 0, more), days: months(low, high) });

const single: readonly CalendarRow[] = [
  one('tomato', 65, 85, { counted: 'transplanting', picking: days(42, 70), stages: stagePlans.tomato }),
  one('capsicum', 65, 80, { counted: 'transplanting', picking: days(40, 60), stages: stagePlans.capsicum }),
  one('chilli', 60, 90, { counted: 'transplanting', picking: days(60, 120), stages: stagePlans.capsicum, source: 'infonet_crops' }),
  one('kale', 35, 49, { counted: 'transplanting', picking: days(90, 180), stages: stagePlans.kale }),
  one('cabbage', 60, 120, { counted: 'transplanting', stages: stagePlans.cabbage }),
  one('onion', 90, 120, { counted: 'transplanting', stages: stagePlans.onion }),
  one('spinach', 40, 60, { picking: days(60, 120), source: 'infonet_crops' }),
  one('amaranth', 25, 45, { picking: days(30, 60), source: 'infonet_crops' }),
  one('carrot', 75, 120, { stages: stagePlans.carrot }),
  one('sorghum', 85, 120, { stages: stagePlans.sorghum }),
  one('finger_millet', 90, 120, { stages: stagePlans.millet }),
  one('pearl_millet', 65, 100, { stages: stagePlans.millet, source: 'infonet_crops' }),
  one('green_gram', 60, 75, { stages: stagePlans.cowpea }),
  one('blackgram', 70, 90, { stages: stagePlans.cowpea, source: 'infonet_crops' }),
  one('cowpea', 65, 85, { stages: stagePlans.cowpea }),
  one('pigeon_pea', 120, 220),
  one('groundnut', 90, 130, { stages: stagePlans.groundnut }),
  one('soybean', 85, 120, { stages: stagePlans.soybean }),
  one('sunflower', 90, 130, { stages: stagePlans.sunflower }),
  one('sesame', 90, 120, { stages: stagePlans.sesame }),
  one('sweet_potato', 90, 150, { stages: stagePlans.sweet_potato }),
  inMonths('cassava', 8, 18, { stages: stagePlans.cassava }),
  one('rice', 120, 140, { stages: stagePlans.rice }),
  one('wheat', 100, 130, { stages: stagePlans.wheat }),
  one('cotton', 150, 180, { stages: stagePlans.cotton }),
  inMonths('sugarcane', 14, 20, { stages: stagePlans.sugarcane }),
];

export const calendarRows: readonly CalendarRow[] = [...maize, ...beans, ...potatoes, ...single];

/** Perennial crops. Harvest months are the usual main ones and shift with rain and altitude. */
export const perennials: readonly Perennial[] = [
  { crop: 'banana', firstHarvestMonths: { low: 9, high: 15 }, harvest: 'all_year', source: 'field_crop_guides' },
  { crop: 'coffee', firstHarvestMonths: { low: 24, high: 36 }, harvest: [[10, 12], [5, 7]], source: 'fruit_seasons' },
  { crop: 'tea', firstHarvestMonths: { low: 24, high: 36 }, harvest: 'all_year', source: 'infonet_crops' },
  { crop: 'mango', firstHarvestMonths: { low: 36, high: 60 }, harvest: [[10, 3]], source: 'fruit_seasons' },
  { crop: 'avocado', firstHarvestMonths: { low: 36, high: 48 }, harvest: [[3, 9]], source: 'avocado_exporters' },
  { crop: 'citrus', firstHarvestMonths: { low: 36, high: 48 }, harvest: 'not_known', source: 'infonet_crops' },
  { crop: 'pawpaw', firstHarvestMonths: { low: 8, high: 12 }, harvest: 'all_year', source: 'infonet_crops' },
  { crop: 'passion_fruit', firstHarvestMonths: { low: 6, high: 12 }, harvest: 'not_known', source: 'standard_passion' },
];
