import { say } from '../say.ts';
import type { ConditionEntry } from '../types.ts';

export const beanNames = {
  bean___angular_leaf_spot: { key: 'bean___angular_leaf_spot', crop: 'bean', name: say('Angular leaf spot of beans', 'Madoa ya majani ya maharagwe (yenye pembe)'), scientificName: 'Pseudocercospora griseola', type: 'fungal', signs: { parts: ['leaf', 'fruit'], colours: ['brown', 'grey'], patterns: ['angular_spots'] } },
  bean___healthy: { key: 'bean___healthy', crop: 'bean', name: say('Healthy bean leaf', 'Jani la maharagwe lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  bean___rust: { key: 'bean___rust', crop: 'bean', name: say('Bean rust', 'Kutu ya maharagwe'), scientificName: 'Uromyces appendiculatus', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown'], patterns: ['dusty_pustules'] } },
} as const satisfies Record<string, ConditionEntry>;
