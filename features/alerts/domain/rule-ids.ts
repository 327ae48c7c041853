/**
 * Every rule that can fire, by the name under which its thresholds were published or chosen. All but the last
 * use weather.
 */
export const ruleIds = [
  'LATE_BLIGHT_HUTTON',
  'LATE_BLIGHT_SMITH',
  'LATE_BLIGHT_DSV18',
  'LATE_BLIGHT_SIMCAST',
  'EARLY_BLIGHT_TOMCAST',
  'EARLY_BLIGHT_PDAYS',
  'MAIZE_NCLB',
  'COFFEE_RUST',
  'COFFEE_BERRY_DISEASE',
  'RICE_BLAST',
  'BEAN_ANTHRACNOSE',
  'BEAN_ALS',
  'BANANA_SIGATOKA_HIGH',
  'BANANA_SIGATOKA_MODERATE',
  'FAW_SCOUT',
  'FAW_GENERATION',
  'TUTA_GENERATION',
  'SUCKING_PESTS',
  'HEAT_STRESS',
  'FROST_WATCH',
  'FROST_WARNING',
  'HEAVY_RAIN',
  'FLOOD_RISK',
  'DRY_SPELL',
  'PLANTING_ONSET',
  'FALSE_ONSET_RISK',
  'SPRAY_HOLD',
  'GREEN_DROP',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** A subject as a farmer sees it: at most one open alert per theme, and a mute silences a theme. */
export const themes = [
  'late_blight',
  'early_blight',
  'maize_blight',
  'coffee_rust',
  'coffee_berry',
  'rice_blast',
  'bean_disease',
  'sigatoka',
  'armyworm',
  'tuta',
  'sucking',
  'heat',
  'frost',
  'rain',
  'dry_spell',
  'planting',
  'spray',
  'greenness',
] as const;
export type Theme = (typeof themes)[number];

export const categories = ['disease', 'weather', 'irrigation', 'pest', 'crop'] as const;
export type Category = (typeof categories)[number];

/** 5 emergency, 4 urgent, 3 high, 2 medium, 1 info. */
export type Urgency = 1 | 2 | 3 | 4 | 5;

/**
 * `published`: the threshold is from the named source. `composite`: combined by us from published facts, not
 * yet tested in Kenya.
 */
export type Basis = 'published' | 'composite';
export type Confidence = 'high' | 'medium' | 'low';
