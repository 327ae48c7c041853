/** In the order of the network's outputs (CLASSES of train.py; a test compares them). */
export const CLASSES: readonly string[] = [
  'bean___angular_leaf_spot', 'bean___healthy', 'bean___rust',
  'blackgram___anthracnose', 'blackgram___healthy', 'blackgram___leaf_crinkle', 'blackgram___powdery_mildew', 'blackgram___yellow_mosaic',
  'citrus___black_spot', 'citrus___canker', 'citrus___greening', 'citrus___healthy',
  'coffee___cercospora_leaf_spot', 'coffee___healthy', 'coffee___leaf_miner', 'coffee___leaf_rust', 'coffee___phoma_brown_leaf_spot',
  'groundnut___early_leaf_spot', 'groundnut___healthy', 'groundnut___late_leaf_spot', 'groundnut___nutrient_deficiency', 'groundnut___rust',
  'maize___common_rust', 'maize___gray_leaf_spot', 'maize___healthy', 'maize___northern_leaf_blight',
  'mango___anthracnose', 'mango___bacterial_canker', 'mango___cutting_weevil', 'mango___die_back', 'mango___gall_midge', 'mango___healthy', 'mango___powdery_mildew', 'mango___sooty_mould',
  'pepper___bacterial_spot', 'pepper___cercospora_leaf_spot', 'pepper___healthy', 'pepper___murda_complex_mites_thrips', 'pepper___nutrient_deficiency', 'pepper___powdery_mildew',
  'potato___early_blight', 'potato___healthy', 'potato___late_blight',
  'tomato___bacterial_spot', 'tomato___early_blight', 'tomato___healthy', 'tomato___late_blight', 'tomato___leaf_mold', 'tomato___mosaic_virus', 'tomato___septoria_leaf_spot', 'tomato___spider_mites', 'tomato___target_spot', 'tomato___yellow_leaf_curl_virus',
  'unknown___not_a_leaf', 'unknown___other_crop_leaf',
];
