import { say } from '../say.ts';
import type { ConditionEntry } from '../types.ts';

export const groundnutNames = {
  groundnut___aflatoxin: { key: 'groundnut___aflatoxin', crop: 'groundnut', name: say('Aflatoxin mould of groundnuts', 'Sumukuvu ya karanga'), scientificName: 'Aspergillus flavus', type: 'fungal', signs: { parts: ['fruit'], colours: ['yellow', 'dark_green'], patterns: ['mould', 'rot'] } },
  groundnut___early_leaf_spot: { key: 'groundnut___early_leaf_spot', crop: 'groundnut', name: say('Early leaf spot of groundnut', 'Madoa ya majani ya karanga (ya mapema)'), scientificName: 'Passalora arachidicola (Cercospora arachidicola)', type: 'fungal', signs: { parts: ['leaf', 'stem'], colours: ['brown', 'yellow'], patterns: ['round_spots'] } },
  groundnut___healthy: { key: 'groundnut___healthy', crop: 'groundnut', name: say('Healthy groundnut leaf', 'Jani la karanga lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  groundnut___late_leaf_spot: { key: 'groundnut___late_leaf_spot', crop: 'groundnut', name: say('Late leaf spot of groundnut', 'Madoa ya majani ya karanga (ya baadaye, meusi)'), scientificName: 'Nothopassalora personata (Cercosporidium personatum)', type: 'fungal', signs: { parts: ['leaf', 'stem'], colours: ['black'], patterns: ['round_spots', 'rings'] } },
  groundnut___nutrient_deficiency: { key: 'groundnut___nutrient_deficiency', crop: 'groundnut', name: say('Nutrient deficiency of groundnut', 'Upungufu wa virutubisho kwenye karanga'), scientificName: '', type: 'deficiency', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow', 'white'], patterns: ['between_veins', 'stunted'] } },
  groundnut___rosette: { key: 'groundnut___rosette', crop: 'groundnut', name: say('Groundnut rosette', 'Rosette ya karanga (mmea kudumaa kama kichaka)'), scientificName: 'Groundnut rosette virus complex, carried by Aphis craccivora', type: 'viral', signs: { parts: ['whole_plant', 'leaf'], colours: ['yellow', 'dark_green'], patterns: ['stunted', 'mosaic', 'curling'] } },
  groundnut___rust: { key: 'groundnut___rust', crop: 'groundnut', name: say('Groundnut rust', 'Kutu ya karanga'), scientificName: 'Puccinia arachidis', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown'], patterns: ['dusty_pustules'] } },
} as const satisfies Record<string, ConditionEntry>;
