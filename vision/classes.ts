/** In the order of the network's outputs (CLASSES of train.py; a test compares them). */
export const CLASSES: readonly string[] = [
  'bean___angular_leaf_spot', 'bean___healthy', 'bean___rust',
  'coffee___cercospora_leaf_spot', 'coffee___healthy', 'coffee___leaf_miner', 'coffee___leaf_rust', 'coffee___phoma_brown_leaf_spot',
  'maize___common_rust', 'maize___gray_leaf_spot', 'maize___healthy', 'maize___northern_leaf_blight',
  'unknown___not_a_leaf', 'unknown___other_crop_leaf',
];
