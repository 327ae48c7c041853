import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const bananaNames = {
  banana___black_sigatoka: { key: 'banana___black_sigatoka', crop: 'banana', name: bilingual('Black Sigatoka of banana', 'Sigatoka nyeusi ya migomba'), scientificName: 'Pseudocercospora fijiensis', type: 'fungal', signs: { parts: ['leaf'], colours: ['brown', 'black', 'grey'], patterns: ['stripes', 'round_spots', 'large_patches'] } },
  banana___bunchy_top: { key: 'banana___bunchy_top', crop: 'banana', name: bilingual('Banana bunchy top', 'Kilele shungi cha mgomba'), scientificName: 'Banana bunchy top virus (BBTV)', type: 'viral', signs: { parts: ['whole_plant', 'leaf', 'growing_point'], colours: ['yellow', 'dark_green'], patterns: ['stunted', 'stripes', 'curling'] } },
  banana___fusarium_wilt: { key: 'banana___fusarium_wilt', crop: 'banana', name: bilingual('Fusarium wilt of banana (Panama)', 'Mnyauko fusari wa migomba (Panama)'), scientificName: 'Fusarium oxysporum f. sp. cubense', type: 'fungal', signs: { parts: ['leaf', 'stem', 'whole_plant'], colours: ['yellow', 'brown', 'red'], patterns: ['wilting', 'cracks'] } },
  banana___nematodes: { key: 'banana___nematodes', crop: 'banana', name: bilingual('Banana root nematodes', 'Minyoo ya mizizi ya mgomba'), scientificName: 'Radopholus similis, Pratylenchus goodeyi', type: 'nematode', signs: { parts: ['root', 'whole_plant'], colours: ['red', 'black', 'brown'], patterns: ['rot', 'stunted'] } },
  banana___weevil: { key: 'banana___weevil', crop: 'banana', name: bilingual('Banana weevil', 'Fukusi wa migomba'), scientificName: 'Cosmopolites sordidus', type: 'insect', signs: { parts: ['root', 'stem', 'whole_plant'], colours: ['black', 'brown'], patterns: ['holes', 'stunted', 'insects'] } },
  banana___xanthomonas_wilt: { key: 'banana___xanthomonas_wilt', crop: 'banana', name: bilingual('Banana Xanthomonas wilt (BXW)', 'Mnyauko bakteria wa migomba (BXW)'), scientificName: 'Xanthomonas vasicola pv. musacearum', type: 'bacterial', signs: { parts: ['leaf', 'fruit', 'flower', 'stem'], colours: ['yellow', 'brown'], patterns: ['wilting', 'rot'] } },
} as const satisfies Record<string, ConditionEntry>;
