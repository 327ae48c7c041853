import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const cowpeaNames = {
  cowpea___aphids: { key: 'cowpea___aphids', crop: 'cowpea', name: bilingual('Cowpea aphids', 'Vidukari wa kunde'), scientificName: 'Aphis craccivora', type: 'insect', signs: { parts: ['growing_point', 'leaf', 'fruit'], colours: ['black'], patterns: ['insects', 'sticky', 'curling'] } },
  cowpea___bruchids: { key: 'cowpea___bruchids', crop: 'cowpea', name: bilingual('Cowpea weevils', 'Fukusi wa kunde'), scientificName: 'Callosobruchus maculatus', type: 'insect', signs: { parts: ['fruit'], colours: ['brown', 'white'], patterns: ['holes', 'insects'] } },
  cowpea___pod_borer: { key: 'cowpea___pod_borer', crop: 'cowpea', name: bilingual('Cowpea pod borer', 'Kipekecha maganda cha kunde'), scientificName: 'Maruca vitrata', type: 'insect', signs: { parts: ['flower', 'fruit'], colours: ['brown', 'white'], patterns: ['webbing', 'holes', 'frass'] } },
  cowpea___powdery_mildew: { key: 'cowpea___powdery_mildew', crop: 'cowpea', name: bilingual('Powdery mildew of cowpea and green gram', 'Ubwiri unga wa kunde na ndengu'), scientificName: 'Erysiphe polygoni', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['white', 'grey'], patterns: ['powder'] } },
  cowpea___rust: { key: 'cowpea___rust', crop: 'cowpea', name: bilingual('Rust of cowpea and green gram', 'Kutu ya kunde na ndengu'), scientificName: 'Uromyces vignae', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown'], patterns: ['dusty_pustules'] } },
  cowpea___thrips_and_pod_bugs: { key: 'cowpea___thrips_and_pod_bugs', crop: 'cowpea', name: bilingual('Thrips and pod bugs of cowpea', 'Chawa wa mimea na kunguni wa maganda ya kunde'), scientificName: 'Megalurothrips sjostedti, Clavigralla spp.', type: 'insect', signs: { parts: ['flower', 'fruit'], colours: ['brown', 'yellow'], patterns: ['insects', 'curling', 'stunted'] } },
  cowpea___yellow_mosaic: { key: 'cowpea___yellow_mosaic', crop: 'cowpea', name: bilingual('Mosaic of cowpea and green gram', 'Batobato ya kunde na ndengu'), scientificName: 'Cowpea aphid-borne mosaic virus and others', type: 'viral', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow', 'dark_green'], patterns: ['mosaic', 'curling', 'stunted'] } },
} as const satisfies Record<string, ConditionEntry>;
