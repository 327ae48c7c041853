import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const sugarcaneNames = {
  sugarcane___ratoon_stunting: { key: 'sugarcane___ratoon_stunting', crop: 'sugarcane', name: bilingual('Ratoon stunting of sugarcane', 'Kudumaa kwa machipukizi ya miwa'), scientificName: 'Leifsonia xyli subsp. xyli', type: 'bacterial', signs: { parts: ['whole_plant', 'stem'], colours: ['orange', 'yellow'], patterns: ['stunted'] } },
  sugarcane___smut: { key: 'sugarcane___smut', crop: 'sugarcane', name: bilingual('Smut of sugarcane', 'Fugwe ya miwa'), scientificName: 'Sporisorium scitamineum', type: 'fungal', signs: { parts: ['growing_point', 'whole_plant'], colours: ['black'], patterns: ['powder', 'stunted'] } },
} as const satisfies Record<string, ConditionEntry>;
