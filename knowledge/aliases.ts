import type { ConditionKey } from './books.ts';

/** Other names under which a condition is met: short names, other spellings, ids of the wider condition list. */
export const conditionAliases: Readonly<Record<string, ConditionKey>> = {
  bean_rust: 'bean___rust',
  'bean-bean-rust': 'bean___rust',
  'bean-angular-leaf-spot': 'bean___angular_leaf_spot',
  bean___angular_leafspot: 'bean___angular_leaf_spot',
  'coffee-coffee-leaf-rust': 'coffee___leaf_rust',
  coffee___rust: 'coffee___leaf_rust',
  coffee___phoma: 'coffee___phoma_brown_leaf_spot',
  coffee___cercospora: 'coffee___cercospora_leaf_spot',
  coffee___brown_eye_spot: 'coffee___cercospora_leaf_spot',
  coffee___miner: 'coffee___leaf_miner',
  'coffee-thrips-and-leaf-miner-coffee': 'coffee___leaf_miner',
  'maize-common-rust': 'maize___common_rust',
  maize___rust: 'maize___common_rust',
  corn_rust_leaf: 'maize___common_rust',
  'maize-grey-leaf-spot': 'maize___gray_leaf_spot',
  maize___grey_leaf_spot: 'maize___gray_leaf_spot',
  corn_gray_leaf_spot: 'maize___gray_leaf_spot',
  'maize-northern-leaf-blight-turcicum': 'maize___northern_leaf_blight',
  maize___leaf_blight: 'maize___northern_leaf_blight',
  corn_leaf_blight: 'maize___northern_leaf_blight',
};
