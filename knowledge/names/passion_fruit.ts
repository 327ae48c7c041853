import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const passionFruitNames = {
  passion_fruit___brown_spot: { key: 'passion_fruit___brown_spot', crop: 'passion_fruit', name: bilingual('Brown spot of passion fruit', 'Madoa ya kahawia ya pasheni'), scientificName: 'Alternaria passiflorae', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['brown'], patterns: ['round_spots', 'rings', 'dieback'] } },
  passion_fruit___fusarium_wilt: { key: 'passion_fruit___fusarium_wilt', crop: 'passion_fruit', name: bilingual('Dieback and wilt of passion fruit', 'Kukauka na mnyauko wa pasheni'), scientificName: 'Fusarium oxysporum f. sp. passiflorae, F. solani', type: 'fungal', signs: { parts: ['stem', 'whole_plant'], colours: ['brown', 'yellow'], patterns: ['wilting', 'dieback', 'cracks'] } },
  passion_fruit___woodiness_virus: { key: 'passion_fruit___woodiness_virus', crop: 'passion_fruit', name: bilingual('Woodiness virus of passion fruit', 'Virusi vya ugumu wa matunda ya pasheni'), scientificName: 'Cowpea aphid-borne mosaic virus, passion fruit woodiness virus', type: 'viral', signs: { parts: ['fruit', 'leaf'], colours: ['yellow'], patterns: ['mosaic', 'stunted', 'curling'] } },
} as const satisfies Record<string, ConditionEntry>;
