import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const soybeanNames = {
  soybean___bacterial_pustule: { key: 'soybean___bacterial_pustule', crop: 'soybean', name: bilingual('Bacterial pustule of soybean', 'Vipele vya bakteria vya soya'), scientificName: 'Xanthomonas axonopodis pv. glycines', type: 'bacterial', signs: { parts: ['leaf'], colours: ['yellow', 'brown'], patterns: ['round_spots', 'large_patches'] } },
  soybean___pod_bugs: { key: 'soybean___pod_bugs', crop: 'soybean', name: bilingual('Stink bugs of soybean', 'Kunguni wa maganda ya soya'), scientificName: 'Nezara viridula and others', type: 'insect', signs: { parts: ['fruit'], colours: ['dark_green', 'brown'], patterns: ['insects', 'stunted'] } },
  soybean___rust: { key: 'soybean___rust', crop: 'soybean', name: bilingual('Soybean rust', 'Kutu ya soya'), scientificName: 'Phakopsora pachyrhizi', type: 'fungal', signs: { parts: ['leaf'], colours: ['brown', 'orange', 'yellow'], patterns: ['dusty_pustules', 'angular_spots'] } },
} as const satisfies Record<string, ConditionEntry>;
