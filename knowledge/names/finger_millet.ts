import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const fingerMilletNames = {
  finger_millet___blast: { key: 'finger_millet___blast', crop: 'finger_millet', name: bilingual('Blast of finger millet', 'Ugonjwa wa blasti wa wimbi'), scientificName: 'Pyricularia grisea (Magnaporthe grisea)', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['grey', 'brown', 'black'], patterns: ['angular_spots', 'rot'] } },
} as const satisfies Record<string, ConditionEntry>;
