import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const wheatNames = {
  wheat___fusarium_head_blight: { key: 'wheat___fusarium_head_blight', crop: 'wheat', name: bilingual('Fusarium head blight of wheat', 'Bakajani la masuke la ngano'), scientificName: 'Fusarium graminearum', type: 'fungal', signs: { parts: ['fruit'], colours: ['white', 'red'], patterns: ['mould', 'rot'] } },
  wheat___leaf_rust: { key: 'wheat___leaf_rust', crop: 'wheat', name: bilingual('Leaf rust of wheat (brown rust)', 'Kutu ya majani ya ngano (kutu ya kahawia)'), scientificName: 'Puccinia triticina', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown'], patterns: ['dusty_pustules'] } },
  wheat___russian_wheat_aphid: { key: 'wheat___russian_wheat_aphid', crop: 'wheat', name: bilingual('Russian wheat aphid', 'Vidukari wa Urusi wa ngano'), scientificName: 'Diuraphis noxia', type: 'insect', signs: { parts: ['leaf', 'whole_plant'], colours: ['white', 'purple', 'yellow'], patterns: ['stripes', 'curling', 'insects'] } },
  wheat___septoria_tritici_blotch: { key: 'wheat___septoria_tritici_blotch', crop: 'wheat', name: bilingual('Septoria blotch of wheat', 'Mabaka ya majani ya ngano (septoria)'), scientificName: 'Zymoseptoria tritici', type: 'fungal', signs: { parts: ['leaf'], colours: ['brown', 'grey', 'black'], patterns: ['large_patches', 'stripes'] } },
  wheat___stem_rust: { key: 'wheat___stem_rust', crop: 'wheat', name: bilingual('Stem rust of wheat (black rust, Ug99)', 'Kutu ya shina ya ngano (Ug99)'), scientificName: 'Puccinia graminis f. sp. tritici', type: 'fungal', signs: { parts: ['stem', 'leaf', 'fruit'], colours: ['red', 'orange', 'black'], patterns: ['dusty_pustules', 'cracks'] } },
  wheat___yellow_rust: { key: 'wheat___yellow_rust', crop: 'wheat', name: bilingual('Yellow rust of wheat (stripe rust)', 'Kutu ya njano ya ngano'), scientificName: 'Puccinia striiformis f. sp. tritici', type: 'fungal', signs: { parts: ['leaf', 'fruit'], colours: ['yellow', 'orange'], patterns: ['stripes', 'dusty_pustules'] } },
} as const satisfies Record<string, ConditionEntry>;
