import { isConditionKey } from '#knowledge/index.ts';
import type { RuleId } from '../rule-ids.ts';
import type { adviceEn } from '../words.advice.en.ts';

export type ActionKey = keyof typeof adviceEn;

const lateBlight: readonly ActionKey[] = [
  'blight_look',
  'blight_pull',
  'foot_water',
  'blight_protect',
  'ask_first',
];
const earlyBlight: readonly ActionKey[] = ['rings_look', 'keep_growing', 'foot_water', 'ask_first'];
const bean: readonly ActionKey[] = ['bean_look', 'bean_dry', 'bean_seed', 'ask_first'];
const sigatoka: readonly ActionKey[] = ['banana_cut', 'banana_air'];
const frost: readonly ActionKey[] = ['frost_cover', 'frost_water', 'frost_wait'];

/** Scouting and manual work first, purchases last. */
const actionsByRule: Readonly<Record<RuleId, readonly ActionKey[]>> = {
  LATE_BLIGHT_HUTTON: lateBlight,
  LATE_BLIGHT_SMITH: lateBlight,
  LATE_BLIGHT_DSV18: lateBlight,
  LATE_BLIGHT_SIMCAST: lateBlight,
  EARLY_BLIGHT_TOMCAST: earlyBlight,
  EARLY_BLIGHT_PDAYS: earlyBlight,
  MAIZE_NCLB: ['turcicum_look', 'turcicum_wait', 'bury_stalks'],
  COFFEE_RUST: ['rust_look', 'prune_open', 'copper_before'],
  COFFEE_BERRY_DISEASE: ['berry_look', 'berry_pick', 'prune_open', 'copper_before'],
  RICE_BLAST: ['blast_look', 'blast_water', 'ask_first'],
  BEAN_ANTHRACNOSE: bean,
  BEAN_ALS: bean,
  BANANA_SIGATOKA_HIGH: sigatoka,
  BANANA_SIGATOKA_MODERATE: sigatoka,
  FAW_SCOUT: ['faw_scout', 'faw_crush', 'faw_treat'],
  FAW_GENERATION: ['faw_scout', 'faw_crush', 'faw_treat', 'ask_first'],
  TUTA_GENERATION: ['tuta_look', 'tuta_trap', 'ask_first'],
  SUCKING_PESTS: ['sucking_look', 'sucking_soap', 'sucking_spare'],
  HEAT_STRESS: ['heat_water', 'mulch', 'heat_rest'],
  FROST_WATCH: frost,
  FROST_WARNING: frost,
  HEAVY_RAIN: ['rain_drain', 'rain_wait', 'rain_store'],
  FLOOD_RISK: ['flood_people', 'rain_drain', 'rain_store', 'rain_wait'],
  DRY_SPELL: ['mulch', 'weed', 'dry_feed', 'dry_water'],
  PLANTING_ONSET: ['plant_now', 'plant_dig'],
  FALSE_ONSET_RISK: ['plant_wait', 'plant_sown'],
  SPRAY_HOLD: ['spray_wait', 'spray_hands'],
  GREEN_DROP: ['drop_walk', 'drop_leaf', 'drop_cut'],
};

interface FieldState {
  readonly watered: boolean;
  readonly ripe: boolean;
}

export const actionsFor = (rule: RuleId, { watered, ripe }: FieldState): readonly ActionKey[] => {
  if (rule === 'DRY_SPELL' && watered) return ['water_plan', 'mulch', 'weed'];
  return ripe && (rule === 'HEAVY_RAIN' || rule === 'FLOOD_RISK')
    ? ['rain_harvest', ...actionsByRule[rule]]
    : actionsByRule[rule];
};

const conditionByRule: Readonly<Partial<Record<RuleId, string>>> = {
  LATE_BLIGHT_HUTTON: 'late_blight',
  LATE_BLIGHT_SMITH: 'late_blight',
  LATE_BLIGHT_DSV18: 'late_blight',
  LATE_BLIGHT_SIMCAST: 'late_blight',
  EARLY_BLIGHT_TOMCAST: 'early_blight',
  EARLY_BLIGHT_PDAYS: 'early_blight',
  MAIZE_NCLB: 'northern_leaf_blight',
  COFFEE_RUST: 'leaf_rust',
  COFFEE_BERRY_DISEASE: 'berry_disease',
  RICE_BLAST: 'blast',
  BEAN_ANTHRACNOSE: 'anthracnose',
  BEAN_ALS: 'angular_leaf_spot',
  BANANA_SIGATOKA_HIGH: 'black_sigatoka',
  BANANA_SIGATOKA_MODERATE: 'black_sigatoka',
  FAW_SCOUT: 'fall_armyworm',
  FAW_GENERATION: 'fall_armyworm',
  TUTA_GENERATION: 'tuta_absoluta',
  SUCKING_PESTS: 'aphids',
};
const fallbackCondition: Readonly<Record<string, string>> = {
  SUCKING_PESTS: 'any___aphids',
  FROST_WATCH: 'potato___frost_damage',
  FROST_WARNING: 'potato___frost_damage',
  DRY_SPELL: 'any___drought',
  FLOOD_RISK: 'any___waterlogging',
};

/** Key of the knowledge page that a rule refers to, or `null` if this crop has no such page. */
export const conditionOf = (rule: RuleId, crop: string | null): string | null => {
  const own = `${crop}___${conditionByRule[rule]}`;
  if (isConditionKey(own)) return own;
  const other = fallbackCondition[rule];
  return other && (!other.startsWith('potato') || crop === 'potato') ? other : null;
};
