import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const teaNames = {
  tea___armillaria_root_rot: { key: 'tea___armillaria_root_rot', crop: 'tea', name: bilingual('Armillaria root rot of tea', 'Uozo wa mizizi ya chai (Armillaria)'), scientificName: 'Armillaria spp.', type: 'fungal', signs: { parts: ['root', 'stem', 'whole_plant'], colours: ['yellow', 'white', 'brown'], patterns: ['wilting', 'rot', 'cracks'] } },
  tea___mites: { key: 'tea___mites', crop: 'tea', name: bilingual('Mites of tea', 'Utitiri wa chai'), scientificName: 'Oligonychus coffeae, Acaphylla theae', type: 'mite', signs: { parts: ['leaf'], colours: ['brown', 'red', 'orange'], patterns: ['large_patches', 'webbing', 'dry_edges'] } },
  tea___mosquito_bug: { key: 'tea___mosquito_bug', crop: 'tea', name: bilingual('Mosquito bug of tea', 'Mbu wa chai (helopeltis)'), scientificName: 'Helopeltis schoutedeni', type: 'insect', signs: { parts: ['leaf', 'growing_point'], colours: ['brown', 'black'], patterns: ['angular_spots', 'curling', 'insects'] } },
} as const satisfies Record<string, ConditionEntry>;
