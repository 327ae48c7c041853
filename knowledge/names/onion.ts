import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const onionNames = {
  onion___purple_blotch: { key: 'onion___purple_blotch', crop: 'onion', name: bilingual('Purple blotch of onion', 'Baka zambarau la vitunguu'), scientificName: 'Alternaria porri', type: 'fungal', signs: { parts: ['leaf'], colours: ['purple', 'white'], patterns: ['rings', 'large_patches'] } },
  onion___downy_mildew: { key: 'onion___downy_mildew', crop: 'onion', name: bilingual('Downy mildew of onion', 'Ukungu vinyoya wa vitunguu'), scientificName: 'Peronospora destructor', type: 'oomycete', signs: { parts: ['leaf'], colours: ['grey', 'yellow'], patterns: ['mould', 'dieback'] } },
  onion___thrips: { key: 'onion___thrips', crop: 'onion', name: bilingual('Onion thrips', 'Chawa wa vitunguu (thripsi)'), scientificName: 'Thrips tabaci', type: 'insect', signs: { parts: ['leaf'], colours: ['white'], patterns: ['stripes', 'insects', 'curling'] } },
} as const satisfies Record<string, ConditionEntry>;
