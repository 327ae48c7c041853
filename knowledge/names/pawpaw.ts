import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const pawpawNames = {
  pawpaw___mealybug: { key: 'pawpaw___mealybug', crop: 'pawpaw', name: bilingual('Papaya mealybug', 'Kidung’ata wa papai'), scientificName: 'Paracoccus marginatus', type: 'insect', signs: { parts: ['leaf', 'fruit', 'stem'], colours: ['white', 'black'], patterns: ['insects', 'sticky', 'curling'] } },
  pawpaw___ringspot_virus: { key: 'pawpaw___ringspot_virus', crop: 'pawpaw', name: bilingual('Ringspot virus of pawpaw', 'Virusi vya madoa ya pete ya papai'), scientificName: 'Papaya ringspot virus (PRSV)', type: 'viral', signs: { parts: ['leaf', 'fruit', 'stem'], colours: ['yellow', 'dark_green'], patterns: ['mosaic', 'rings', 'stunted'] } },
} as const satisfies Record<string, ConditionEntry>;
