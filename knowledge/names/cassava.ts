import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const cassavaNames = {
  cassava___bacterial_blight: { key: 'cassava___bacterial_blight', crop: 'cassava', name: bilingual('Bacterial blight of cassava', 'Bakajani la bakteria la muhogo'), scientificName: 'Xanthomonas phaseoli pv. manihotis', type: 'bacterial', signs: { parts: ['leaf', 'stem', 'growing_point'], colours: ['dark_green', 'brown'], patterns: ['angular_spots', 'wilting', 'dieback'] } },
  cassava___brown_streak_disease: { key: 'cassava___brown_streak_disease', crop: 'cassava', name: bilingual('Cassava brown streak disease', 'Ugonjwa wa michirizi ya kahawia ya muhogo'), scientificName: 'Cassava brown streak viruses (CBSV, UCBSV)', type: 'viral', signs: { parts: ['root', 'leaf', 'stem'], colours: ['yellow', 'brown'], patterns: ['stripes', 'rot', 'mosaic'] } },
  cassava___green_mite: { key: 'cassava___green_mite', crop: 'cassava', name: bilingual('Cassava green mite', 'Utitiri kijani wa muhogo'), scientificName: 'Mononychellus tanajoa', type: 'mite', signs: { parts: ['growing_point', 'leaf'], colours: ['yellow'], patterns: ['round_spots', 'stunted', 'dieback'] } },
  cassava___mealybug: { key: 'cassava___mealybug', crop: 'cassava', name: bilingual('Cassava mealybug', 'Kidung’ata wa muhogo'), scientificName: 'Phenacoccus manihoti', type: 'insect', signs: { parts: ['growing_point', 'leaf', 'stem'], colours: ['white'], patterns: ['insects', 'curling', 'stunted'] } },
  cassava___mosaic_disease: { key: 'cassava___mosaic_disease', crop: 'cassava', name: bilingual('Cassava mosaic disease', 'Ugonjwa wa batobato ya muhogo'), scientificName: 'Cassava mosaic begomoviruses', type: 'viral', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow'], patterns: ['mosaic', 'curling', 'stunted'] } },
} as const satisfies Record<string, ConditionEntry>;
