import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const spinachNames = {
  spinach___leaf_miner: { key: 'spinach___leaf_miner', crop: 'spinach', name: bilingual('Leaf miners of spinach and amaranth', 'Wachimba majani wa spinachi na mchicha'), scientificName: 'Liriomyza spp.', type: 'insect', signs: { parts: ['leaf'], colours: ['white'], patterns: ['trails'] } },
  spinach___cercospora_leaf_spot: { key: 'spinach___cercospora_leaf_spot', crop: 'spinach', name: bilingual('Leaf spot of spinach and amaranth', 'Madoa ya majani ya spinachi na mchicha'), scientificName: 'Cercospora beticola', type: 'fungal', signs: { parts: ['leaf'], colours: ['grey', 'red'], patterns: ['round_spots'] } },
  spinach___leaf_webber: { key: 'spinach___leaf_webber', crop: 'spinach', name: bilingual('Leaf webber of amaranth', 'Kiwavi mkunja majani wa mchicha'), scientificName: 'Spoladea recurvalis', type: 'insect', signs: { parts: ['leaf'], colours: ['white', 'brown'], patterns: ['webbing', 'windows', 'holes'] } },
} as const satisfies Record<string, ConditionEntry>;
