import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const pigeonPeaNames = {
  pigeon_pea___fusarium_wilt: { key: 'pigeon_pea___fusarium_wilt', crop: 'pigeon_pea', name: bilingual('Fusarium wilt of pigeon pea', 'Mnyauko fusari wa mbaazi'), scientificName: 'Fusarium udum', type: 'fungal', signs: { parts: ['stem', 'whole_plant'], colours: ['purple', 'brown', 'yellow'], patterns: ['wilting', 'stripes'] } },
  pigeon_pea___leaf_spot: { key: 'pigeon_pea___leaf_spot', crop: 'pigeon_pea', name: bilingual('Leaf spot of pigeon pea', 'Madoa ya majani ya mbaazi'), scientificName: 'Mycovellosiella cajani (Cercospora cajani)', type: 'fungal', signs: { parts: ['leaf'], colours: ['brown', 'grey'], patterns: ['round_spots', 'dieback'] } },
  pigeon_pea___pod_borers: { key: 'pigeon_pea___pod_borers', crop: 'pigeon_pea', name: bilingual('Pod borers and pod flies of pigeon pea', 'Vipekecha maganda na inzi wa maganda ya mbaazi'), scientificName: 'Helicoverpa armigera, Melanagromyza chalcosoma', type: 'insect', signs: { parts: ['flower', 'fruit'], colours: ['brown', 'dark_green'], patterns: ['holes', 'frass', 'insects'] } },
  pigeon_pea___pod_bugs: { key: 'pigeon_pea___pod_bugs', crop: 'pigeon_pea', name: bilingual('Pod-sucking bugs of pigeon pea', 'Kunguni wa maganda ya mbaazi'), scientificName: 'Clavigralla tomentosicollis, Nezara viridula', type: 'insect', signs: { parts: ['fruit'], colours: ['brown', 'black'], patterns: ['insects', 'stunted'] } },
} as const satisfies Record<string, ConditionEntry>;
