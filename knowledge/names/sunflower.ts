import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const sunflowerNames = {
  sunflower___downy_mildew: { key: 'sunflower___downy_mildew', crop: 'sunflower', name: bilingual('Downy mildew of sunflower', 'Ukungu vinyoya wa alizeti'), scientificName: 'Plasmopara halstedii', type: 'oomycete', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow', 'white'], patterns: ['stunted', 'mould', 'mosaic'] } },
  sunflower___rust: { key: 'sunflower___rust', crop: 'sunflower', name: bilingual('Rust of sunflower', 'Kutu ya alizeti'), scientificName: 'Puccinia helianthi', type: 'fungal', signs: { parts: ['leaf'], colours: ['orange', 'brown', 'black'], patterns: ['dusty_pustules'] } },
} as const satisfies Record<string, ConditionEntry>;
