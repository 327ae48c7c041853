import { say } from './say.ts';
import type { BeanKey, CoffeeKey, ConditionEntry, ConditionKey, ConditionType, MaizeKey, Said } from './types.ts';

/** Names alone, so that lists and history need no crop file. */
export const beanNames = {
  bean___angular_leaf_spot: { key: 'bean___angular_leaf_spot', crop: 'bean', name: say('Angular leaf spot of beans', 'Madoa ya majani ya maharagwe (yenye pembe)'), scientificName: 'Pseudocercospora griseola', type: 'fungal' },
  bean___healthy: { key: 'bean___healthy', crop: 'bean', name: say('Healthy bean leaf', 'Jani la maharagwe lenye afya'), scientificName: '', type: 'healthy' },
  bean___rust: { key: 'bean___rust', crop: 'bean', name: say('Bean rust', 'Kutu ya maharagwe'), scientificName: 'Uromyces appendiculatus', type: 'fungal' },
} as const satisfies Record<BeanKey, ConditionEntry>;

export const coffeeNames = {
  coffee___cercospora_leaf_spot: { key: 'coffee___cercospora_leaf_spot', crop: 'coffee', name: say('Cercospora leaf spot of coffee (brown eye)', 'Madoa ya majani ya kahawa (jicho la kahawia)'), scientificName: 'Cercospora coffeicola', type: 'fungal' },
  coffee___healthy: { key: 'coffee___healthy', crop: 'coffee', name: say('Healthy coffee leaf', 'Jani la kahawa lenye afya'), scientificName: '', type: 'healthy' },
  coffee___leaf_miner: { key: 'coffee___leaf_miner', crop: 'coffee', name: say('Coffee leaf miner', 'Mchimba majani wa kahawa (kidomozi)'), scientificName: 'Leucoptera meyricki, L. caffeina', type: 'insect' },
  coffee___leaf_rust: { key: 'coffee___leaf_rust', crop: 'coffee', name: say('Coffee leaf rust', 'Kutu ya majani ya kahawa'), scientificName: 'Hemileia vastatrix', type: 'fungal' },
  coffee___phoma_brown_leaf_spot: { key: 'coffee___phoma_brown_leaf_spot', crop: 'coffee', name: say('Phoma brown leaf spot of coffee', 'Madoa ya majani ya kahawa (phoma)'), scientificName: 'Phoma tarda (Ascochyta tarda)', type: 'fungal' },
} as const satisfies Record<CoffeeKey, ConditionEntry>;

export const maizeNames = {
  maize___common_rust: { key: 'maize___common_rust', crop: 'maize', name: say('Common rust of maize', 'Kutu ya mahindi'), scientificName: 'Puccinia sorghi', type: 'fungal' },
  maize___gray_leaf_spot: { key: 'maize___gray_leaf_spot', crop: 'maize', name: say('Grey leaf spot of maize', 'Madoa ya majani ya mahindi (ya kijivu)'), scientificName: 'Cercospora zeina, C. zeae-maydis', type: 'fungal' },
  maize___healthy: { key: 'maize___healthy', crop: 'maize', name: say('Healthy maize leaf', 'Jani la mahindi lenye afya'), scientificName: '', type: 'healthy' },
  maize___northern_leaf_blight: { key: 'maize___northern_leaf_blight', crop: 'maize', name: say('Northern leaf blight of maize (turcicum)', 'Bakajani la mahindi (turcicum)'), scientificName: 'Exserohilum turcicum', type: 'fungal' },
} as const satisfies Record<MaizeKey, ConditionEntry>;

export const conditionEntries: Readonly<Record<ConditionKey, ConditionEntry>> = { ...beanNames, ...coffeeNames, ...maizeNames };

export const typeNames: Readonly<Record<ConditionType, Said>> = {
  fungal: say('Fungal disease', 'Ugonjwa wa kuvu'),
  insect: say('Insect pest', 'Mdudu mharibifu'),
  healthy: say('Healthy', 'Lenye afya'),
};
