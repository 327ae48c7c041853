import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const citrusNames = {
  citrus___black_spot: { key: 'citrus___black_spot', crop: 'citrus', name: bilingual('Black spot of citrus', 'Madoa meusi ya machungwa'), scientificName: 'Phyllosticta citricarpa', type: 'fungal', signs: { parts: ['fruit', 'leaf'], colours: ['black', 'brown', 'red'], patterns: ['round_spots', 'rings'] } },
  citrus___canker: { key: 'citrus___canker', crop: 'citrus', name: bilingual('Canker of citrus', 'Magaga ya bakteria ya machungwa'), scientificName: 'Xanthomonas citri pv. citri', type: 'bacterial', signs: { parts: ['leaf', 'fruit', 'stem'], colours: ['brown', 'yellow'], patterns: ['round_spots', 'rings', 'cracks'] } },
  citrus___greening: { key: 'citrus___greening', crop: 'citrus', name: bilingual('Greening of citrus (HLB)', 'Ukijani wa machungwa (HLB)'), scientificName: 'Candidatus Liberibacter africanus, Ca. L. asiaticus', type: 'bacterial', signs: { parts: ['leaf', 'fruit', 'whole_plant'], colours: ['yellow'], patterns: ['mosaic', 'between_veins', 'dieback'] } },
  citrus___healthy: { key: 'citrus___healthy', crop: 'citrus', name: bilingual('Healthy citrus leaf', 'Jani la mchungwa lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  citrus___leafminer: { key: 'citrus___leafminer', crop: 'citrus', name: bilingual('Citrus leafminer', 'Mchimba majani ya mchungwa'), scientificName: 'Phyllocnistis citrella', type: 'insect', signs: { parts: ['leaf', 'growing_point'], colours: ['white', 'grey'], patterns: ['trails', 'curling'] } },
  citrus___woolly_whitefly: { key: 'citrus___woolly_whitefly', crop: 'citrus', name: bilingual('Woolly whitefly of citrus', 'Inzi weupe wa pamba wa machungwa'), scientificName: 'Aleurothrixus floccosus', type: 'insect', signs: { parts: ['leaf'], colours: ['white', 'black'], patterns: ['insects', 'sticky', 'mould'] } },
} as const satisfies Record<string, ConditionEntry>;
