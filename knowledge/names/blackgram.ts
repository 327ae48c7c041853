import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const blackgramNames = {
  blackgram___anthracnose: { key: 'blackgram___anthracnose', crop: 'blackgram', name: bilingual('Anthracnose of black gram', 'Chule ya ndengu nyeusi'), scientificName: 'Colletotrichum lindemuthianum, C. truncatum', type: 'fungal', signs: { parts: ['leaf', 'fruit', 'stem'], colours: ['black', 'brown', 'red'], patterns: ['round_spots', 'rings'] } },
  blackgram___healthy: { key: 'blackgram___healthy', crop: 'blackgram', name: bilingual('Healthy black gram leaf', 'Jani la ndengu nyeusi lenye afya'), scientificName: '', type: 'healthy', signs: { parts: [], colours: [], patterns: [] } },
  blackgram___leaf_crinkle: { key: 'blackgram___leaf_crinkle', crop: 'blackgram', name: bilingual('Leaf crinkle of black gram', 'Kukunjamana kwa majani ya ndengu nyeusi'), scientificName: 'Urdbean leaf crinkle disease (cause not settled)', type: 'viral', signs: { parts: ['leaf', 'growing_point', 'flower'], colours: ['yellow', 'dark_green'], patterns: ['curling', 'stunted'] } },
  blackgram___powdery_mildew: { key: 'blackgram___powdery_mildew', crop: 'blackgram', name: bilingual('Powdery mildew of black gram', 'Ubwiri unga wa ndengu nyeusi'), scientificName: 'Erysiphe polygoni', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['white', 'grey'], patterns: ['powder'] } },
  blackgram___yellow_mosaic: { key: 'blackgram___yellow_mosaic', crop: 'blackgram', name: bilingual('Yellow mosaic of black gram', 'Batobato ya manjano ya ndengu nyeusi'), scientificName: 'Mungbean yellow mosaic virus and kin, carried by Bemisia tabaci', type: 'viral', signs: { parts: ['leaf', 'fruit'], colours: ['yellow'], patterns: ['mosaic', 'large_patches'] } },
} as const satisfies Record<string, ConditionEntry>;
