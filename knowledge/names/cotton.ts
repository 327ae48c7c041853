import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const cottonNames = {
  cotton___bacterial_blight: { key: 'cotton___bacterial_blight', crop: 'cotton', name: bilingual('Bacterial blight of cotton', 'Bakajani la bakteria la pamba'), scientificName: 'Xanthomonas citri pv. malvacearum', type: 'bacterial', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['dark_green', 'black'], patterns: ['angular_spots', 'rot'] } },
  cotton___bollworms: { key: 'cotton___bollworms', crop: 'cotton', name: bilingual('Bollworms of cotton', 'Viwavi wa vitumba vya pamba'), scientificName: 'Helicoverpa armigera, Pectinophora gossypiella, Diparopsis castanea', type: 'insect', signs: { parts: ['fruit', 'flower'], colours: ['brown', 'black'], patterns: ['holes', 'frass', 'insects'] } },
  cotton___stainer: { key: 'cotton___stainer', crop: 'cotton', name: bilingual('Cotton stainer', 'Kunguni wekundu wa pamba'), scientificName: 'Dysdercus spp.', type: 'insect', signs: { parts: ['fruit'], colours: ['red', 'yellow', 'brown'], patterns: ['insects', 'rot'] } },
} as const satisfies Record<string, ConditionEntry>;
