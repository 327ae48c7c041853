import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const sorghumNames = {
  sorghum___anthracnose: { key: 'sorghum___anthracnose', crop: 'sorghum', name: bilingual('Anthracnose of sorghum', 'Chule ya mtama'), scientificName: 'Colletotrichum sublineola', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['red', 'purple', 'black'], patterns: ['round_spots', 'rot'] } },
  sorghum___midge: { key: 'sorghum___midge', crop: 'sorghum', name: bilingual('Sorghum midge', 'Inzi wa masuke ya mtama'), scientificName: 'Stenodiplosis sorghicola', type: 'insect', signs: { parts: ['fruit', 'flower'], colours: ['orange', 'white', 'brown'], patterns: ['insects', 'stunted'] } },
  sorghum___shoot_fly: { key: 'sorghum___shoot_fly', crop: 'sorghum', name: bilingual('Sorghum shoot fly', 'Inzi wa shina la mtama'), scientificName: 'Atherigona soccata', type: 'insect', signs: { parts: ['growing_point', 'stem'], colours: ['yellow', 'brown'], patterns: ['wilting', 'dieback', 'insects'] } },
  sorghum___smuts: { key: 'sorghum___smuts', crop: 'sorghum', name: bilingual('Smuts of sorghum', 'Fugwe ya mtama'), scientificName: 'Sporisorium sorghi, S. reilianum, S. cruentum', type: 'fungal', signs: { parts: ['fruit'], colours: ['black', 'grey'], patterns: ['powder', 'galls'] } },
} as const satisfies Record<string, ConditionEntry>;
