import type { ConditionKey } from '../books.ts';
import { waterForbidden } from '../water-forbidden.ts';

/**
 * What a condition's page forbids, as keys that actions and tasks carry (`OrganicAction.does`,
 * `tasks/domain/suggest/forbidden.ts`). The pages are the source: `forbids.test.ts` compares every list with
 * them in both languages.
 */
export const forbids = {
  /**
   * No planting of seed, tubers, cuttings, suckers or seedlings from this field, not even from clean plants.
   */
  keep_seed: [
    'any___root_knot_nematodes', 'banana___fusarium_wilt', 'banana___bunchy_top', 'bean___angular_leaf_spot',
    'citrus___canker', 'coffee___leaf_rust', 'coffee___bacterial_blight', 'kale___black_rot', 'kale___clubroot',
    'maize___downy_mildew', 'maize___lethal_necrosis', 'maize___striga', 'maize___head_smut',
    'mango___bacterial_canker', 'mango___gall_midge', 'passion_fruit___woodiness_virus', 'pawpaw___mealybug',
    'pepper___bacterial_spot', 'pepper___anthracnose', 'potato___bacterial_wilt', 'potato___cyst_nematode',
    'rice___yellow_mottle_virus', 'sorghum___anthracnose', 'sugarcane___smut', 'sunflower___downy_mildew',
    'tomato___bacterial_spot', 'tomato___mosaic_virus',
  ],
  /** No planting material from sick plants; clean plants may be used. */
  keep_sick_seed: [
    'bean___anthracnose', 'bean___halo_blight', 'bean___common_bacterial_blight', 'bean___common_mosaic',
    'bean___bruchids', 'blackgram___anthracnose', 'blackgram___leaf_crinkle', 'cassava___mosaic_disease',
    'cassava___brown_streak_disease', 'cassava___bacterial_blight', 'cassava___mealybug', 'cowpea___yellow_mosaic',
    'mango___gall_midge', 'pigeon_pea___fusarium_wilt', 'potato___virus_y', 'potato___common_scab',
    'sorghum___smuts', 'soybean___bacterial_pustule', 'sweet_potato___virus_disease', 'sweet_potato___weevil',
  ],
  /** No green material or stalks leave this field. */
  move_plants: [
    'banana___fusarium_wilt', 'banana___bunchy_top', 'citrus___black_spot', 'citrus___canker', 'coffee___leaf_rust',
    'coffee___wilt', 'maize___lethal_necrosis', 'pawpaw___mealybug',
  ],
  /** No sick plants on the compost. */
  compost: [
    'kale___black_rot', 'maize___common_smut', 'onion___downy_mildew', 'passion_fruit___woodiness_virus',
    'pawpaw___ringspot_virus', 'potato___bacterial_wilt', 'potato___black_leg', 'potato___virus_y',
    'potato___leafroll_virus', 'sunflower___downy_mildew', 'tomato___mosaic_virus',
    'tomato___yellow_leaf_curl_virus', 'tomato___spotted_wilt', 'tomato___bacterial_wilt', 'tomato___fusarium_wilt',
  ],
  /** No cutting or chopping of plants. */
  cut_plants: [
    'banana___xanthomonas_wilt', 'banana___fusarium_wilt', 'potato___frost_damage',
  ],
  /** No removing of leaves. */
  strip_leaves: [
    'maize___common_rust', 'maize___gray_leaf_spot', 'maize___northern_leaf_blight',
    'tomato___sunscald_and_cracking',
  ],
  /** No work in the crop while the leaves are wet. */
  work_wet: [
    'bean___angular_leaf_spot', 'bean___rust', 'bean___healthy', 'bean___anthracnose', 'bean___halo_blight',
    'bean___common_bacterial_blight', 'blackgram___anthracnose', 'citrus___canker', 'coffee___bacterial_blight',
    'cotton___bacterial_blight', 'groundnut___early_leaf_spot', 'groundnut___late_leaf_spot', 'groundnut___rust',
    'kale___black_rot', 'mango___bacterial_canker', 'pepper___bacterial_spot', 'pepper___cercospora_leaf_spot',
    'pepper___anthracnose', 'potato___early_blight', 'rice___bacterial_leaf_blight', 'soybean___rust',
    'soybean___bacterial_pustule', 'spinach___cercospora_leaf_spot', 'tomato___early_blight',
    'tomato___late_blight', 'tomato___septoria_leaf_spot', 'tomato___target_spot', 'tomato___bacterial_spot',
    'wheat___septoria_tritici_blotch',
  ],
  /** No watering over the leaves. */
  water_from_above: [
    'bean___halo_blight', 'bean___common_bacterial_blight', 'kale___black_rot', 'kale___downy_mildew',
    'onion___downy_mildew', 'passion_fruit___brown_spot', 'pepper___bacterial_spot',
    'pepper___cercospora_leaf_spot', 'pepper___healthy', 'potato___late_blight', 'spinach___cercospora_leaf_spot',
    'tomato___early_blight', 'tomato___late_blight', 'tomato___septoria_leaf_spot', 'tomato___leaf_mold',
    'tomato___bacterial_spot', 'tomato___healthy', 'wheat___fusarium_head_blight',
  ],
  /** No watering for now. */
  water: waterForbidden,
  /** No nitrogen for now. */
  nitrogen: [
    'coffee___phoma_brown_leaf_spot', 'finger_millet___blast', 'rice___blast', 'rice___bacterial_leaf_blight',
    'rice___sheath_blight',
  ],
  /** No more nitrogen than the crop needs. */
  more_nitrogen: [
    'any___aphids', 'bean___aphid', 'kale___aphids', 'maize___common_smut', 'mango___powdery_mildew',
    'mango___sooty_mould', 'pepper___bacterial_spot', 'pepper___powdery_mildew', 'rice___blast',
    'rice___bacterial_leaf_blight', 'rice___sheath_blight', 'rice___stem_borers', 'tomato___target_spot',
    'tomato___bacterial_spot', 'tomato___blossom_end_rot', 'tomato___powdery_mildew', 'wheat___yellow_rust',
  ],
  /** No fertilizer for now. */
  fertilizer: [
    'any___drought', 'any___pesticide_burn', 'any___fertilizer_burn', 'maize___drought',
  ],
  /** No manure that has not rotted. */
  raw_manure: [
    'any___cutworms', 'any___fertilizer_burn', 'maize___termites', 'maize___chafer_grubs', 'potato___common_scab',
  ],
  /** No ash on the soil. */
  ash: [
    'potato___common_scab',
  ],
  /** No spraying on the farmer's own initiative, not even home-made sprays. */
  spray: [
    'any___desert_locust', 'any___pesticide_burn', 'any___fertilizer_burn', 'cassava___green_mite',
    'maize___herbicide_injury', 'tea___mosquito_bug', 'tea___mites',
  ],
  /** No digging in of plant material for now. */
  plough_under: [
    'any___hail_damage',
  ],
  /** No ratoon crop. */
  ratoon: [
    'sugarcane___smut',
  ],
  /** No planting of the same crop here this season. */
  replant: [
    'bean___root_rot', 'passion_fruit___fusarium_wilt',
  ],
  /** The next crop here must be of another family. */
  next_crop: [
    'banana___fusarium_wilt', 'banana___weevil', 'banana___nematodes', 'bean___angular_leaf_spot', 'bean___rust',
    'bean___healthy', 'bean___anthracnose', 'bean___root_rot', 'bean___halo_blight',
    'bean___common_bacterial_blight', 'bean___pod_borer', 'blackgram___anthracnose', 'blackgram___healthy',
    'cassava___bacterial_blight', 'citrus___greening', 'coffee___wilt', 'cotton___bacterial_blight',
    'cowpea___pod_borer', 'cowpea___rust', 'groundnut___early_leaf_spot', 'groundnut___late_leaf_spot',
    'groundnut___rust', 'groundnut___healthy', 'kale___black_rot', 'kale___downy_mildew', 'kale___clubroot',
    'kale___cabbage_webworm', 'kale___cabbage_sawfly', 'maize___gray_leaf_spot', 'maize___northern_leaf_blight',
    'maize___healthy', 'maize___phaeosphaeria_leaf_spot', 'maize___lethal_necrosis', 'maize___streak_virus',
    'maize___chafer_grubs', 'maize___fusarium_rot', 'maize___diplodia_ear_rot', 'maize___head_smut',
    'maize___common_smut', 'maize___soil_acidity', 'onion___purple_blotch', 'onion___downy_mildew',
    'onion___thrips', 'passion_fruit___woodiness_virus', 'passion_fruit___fusarium_wilt', 'pepper___bacterial_spot',
    'pepper___cercospora_leaf_spot', 'pepper___healthy', 'pepper___anthracnose', 'pigeon_pea___fusarium_wilt',
    'potato___late_blight', 'potato___early_blight', 'potato___healthy', 'potato___bacterial_wilt',
    'potato___cyst_nematode', 'potato___common_scab', 'sorghum___smuts', 'sorghum___anthracnose', 'soybean___rust',
    'soybean___bacterial_pustule', 'spinach___leaf_miner', 'spinach___cercospora_leaf_spot',
    'spinach___leaf_webber', 'sugarcane___smut', 'sunflower___downy_mildew', 'sunflower___rust',
    'sweet_potato___virus_disease', 'sweet_potato___weevil', 'tea___armillaria_root_rot', 'tomato___early_blight',
    'tomato___septoria_leaf_spot', 'tomato___leaf_mold', 'tomato___bacterial_spot', 'tomato___mosaic_virus',
    'tomato___bacterial_wilt', 'tomato___fusarium_wilt', 'tomato___tuta_absoluta', 'tomato___healthy',
    'wheat___septoria_tritici_blotch', 'wheat___fusarium_head_blight',
  ],
} as const satisfies Readonly<Record<string, readonly ConditionKey[]>>;

export type Prohibition = keyof typeof forbids;
export const prohibitions = Object.keys(forbids) as readonly Prohibition[];

const byCondition: ReadonlyMap<string, readonly Prohibition[]> = prohibitions.reduce((map, prohibition) => {
  for (const condition of forbids[prohibition]) map.set(condition, [...(map.get(condition) ?? []), prohibition]);
  return map;
}, new Map<string, readonly Prohibition[]>());

/** What these conditions forbid together; unknown keys forbid nothing. */
export const forbiddenBy = (conditions: Iterable<string>): ReadonlySet<Prohibition> =>
  new Set([...conditions].flatMap((condition) => byCondition.get(condition) ?? []));
