import { say } from '../say.ts';
import type { ConditionEntry } from '../types.ts';

export const maizeNames = {
  maize___common_rust: { key: 'maize___common_rust', crop: 'maize', name: say('Common rust of maize', 'Kutu ya mahindi'), scientificName: 'Puccinia sorghi', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown'], patterns: ['dusty_pustules'] } },
  maize___gray_leaf_spot: { key: 'maize___gray_leaf_spot', crop: 'maize', name: say('Grey leaf spot of maize', 'Madoa ya majani ya mahindi (ya kijivu)'), scientificName: 'Cercospora zeina, C. zeae-maydis', type: 'fungal', signs: { parts: ['leaf'], colours: ['grey', 'brown'], patterns: ['angular_spots', 'stripes'] } },
  maize___healthy: { key: 'maize___healthy', crop: 'maize', name: say('Healthy maize leaf', 'Jani la mahindi lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  maize___northern_leaf_blight: { key: 'maize___northern_leaf_blight', crop: 'maize', name: say('Northern leaf blight of maize (turcicum)', 'Bakajani la mahindi (turcicum)'), scientificName: 'Exserohilum turcicum', type: 'fungal', signs: { parts: ['leaf'], colours: ['grey', 'brown'], patterns: ['large_patches'] } },
} as const satisfies Record<string, ConditionEntry>;
