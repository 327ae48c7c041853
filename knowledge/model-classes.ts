/**
 * The photo folders that a leaf model can be trained on, without the unknowns: each needs its page before
 * such a model ships.
 */
const conditionsByCrop = {
  bean: ['angular_leaf_spot', 'healthy', 'rust'],
  blackgram: ['anthracnose', 'healthy', 'leaf_crinkle', 'powdery_mildew', 'yellow_mosaic'],
  citrus: ['black_spot', 'canker', 'greening', 'healthy'],
  coffee: ['cercospora_leaf_spot', 'healthy', 'leaf_miner', 'leaf_rust', 'phoma_brown_leaf_spot'],
  groundnut: ['early_leaf_spot', 'healthy', 'late_leaf_spot', 'nutrient_deficiency', 'rust'],
  maize: ['common_rust', 'gray_leaf_spot', 'healthy', 'northern_leaf_blight'],
  mango: ['anthracnose', 'bacterial_canker', 'cutting_weevil', 'die_back', 'gall_midge', 'healthy', 'powdery_mildew', 'sooty_mould'],
  pepper: ['bacterial_spot', 'cercospora_leaf_spot', 'healthy', 'murda_complex_mites_thrips', 'nutrient_deficiency', 'powdery_mildew'],
  potato: ['early_blight', 'healthy', 'late_blight'],
  tomato: ['bacterial_spot', 'early_blight', 'healthy', 'late_blight', 'leaf_mold', 'mosaic_virus', 'septoria_leaf_spot', 'spider_mites', 'target_spot', 'yellow_leaf_curl_virus'],
} as const;

export const modelClasses: readonly string[] = Object.entries(conditionsByCrop).flatMap(([crop, conditions]) => conditions.map((condition) => `${crop}___${condition}`));
