import { say } from '../say.ts';
import type { ConditionEntry } from '../types.ts';

export const coffeeNames = {
  coffee___cercospora_leaf_spot: { key: 'coffee___cercospora_leaf_spot', crop: 'coffee', name: say('Cercospora leaf spot of coffee (brown eye)', 'Madoa ya majani ya kahawa (jicho la kahawia)'), scientificName: 'Cercospora coffeicola', type: 'fungal', signs: { parts: ['leaf', 'fruit'], colours: ['brown', 'grey'], patterns: ['round_spots', 'rings'] } },
  coffee___healthy: { key: 'coffee___healthy', crop: 'coffee', name: say('Healthy coffee leaf', 'Jani la kahawa lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  coffee___leaf_miner: { key: 'coffee___leaf_miner', crop: 'coffee', name: say('Coffee leaf miner', 'Mchimba majani wa kahawa (kidomozi)'), scientificName: 'Leucoptera meyricki, L. caffeina', type: 'insect', signs: { parts: ['leaf'], colours: ['brown'], patterns: ['trails', 'large_patches'] } },
  coffee___leaf_rust: { key: 'coffee___leaf_rust', crop: 'coffee', name: say('Coffee leaf rust', 'Kutu ya majani ya kahawa'), scientificName: 'Hemileia vastatrix', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'yellow'], patterns: ['dusty_pustules', 'round_spots'] } },
  coffee___phoma_brown_leaf_spot: { key: 'coffee___phoma_brown_leaf_spot', crop: 'coffee', name: say('Phoma brown leaf spot of coffee', 'Madoa ya majani ya kahawa (phoma)'), scientificName: 'Phoma tarda (Ascochyta tarda)', type: 'fungal', signs: { parts: ['leaf', 'growing_point'], colours: ['black', 'brown'], patterns: ['large_patches', 'dieback'] } },
} as const satisfies Record<string, ConditionEntry>;
