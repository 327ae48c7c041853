import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const sweetPotatoNames = {
  sweet_potato___virus_disease: { key: 'sweet_potato___virus_disease', crop: 'sweet_potato', name: bilingual('Sweet potato virus disease (SPVD)', 'Ugonjwa wa virusi vya viazi vitamu (SPVD)'), scientificName: 'Sweet potato feathery mottle virus with sweet potato chlorotic stunt virus', type: 'viral', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow', 'purple'], patterns: ['stunted', 'mosaic', 'curling'] } },
  sweet_potato___weevil: { key: 'sweet_potato___weevil', crop: 'sweet_potato', name: bilingual('Sweet potato weevil', 'Fukusi wa viazi vitamu'), scientificName: 'Cylas puncticollis, C. brunneus', type: 'insect', signs: { parts: ['root', 'stem'], colours: ['black', 'brown'], patterns: ['holes', 'cracks', 'insects'] } },
} as const satisfies Record<string, ConditionEntry>;
