import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const avocadoNames = {
  avocado___anthracnose: { key: 'avocado___anthracnose', crop: 'avocado', name: bilingual('Anthracnose of avocado', 'Chule ya parachichi'), scientificName: 'Colletotrichum gloeosporioides', type: 'fungal', signs: { parts: ['fruit', 'leaf'], colours: ['black', 'brown'], patterns: ['round_spots', 'rot'] } },
  avocado___false_codling_moth: { key: 'avocado___false_codling_moth', crop: 'avocado', name: bilingual('False codling moth of avocado', 'Nondo wa matunda wa parachichi (FCM)'), scientificName: 'Thaumatotibia leucotreta', type: 'insect', signs: { parts: ['fruit'], colours: ['brown', 'white'], patterns: ['holes', 'frass', 'insects'] } },
  avocado___root_rot: { key: 'avocado___root_rot', crop: 'avocado', name: bilingual('Root rot of avocado', 'Uozo wa mizizi ya parachichi'), scientificName: 'Phytophthora cinnamomi', type: 'oomycete', signs: { parts: ['root', 'leaf', 'whole_plant'], colours: ['yellow', 'black'], patterns: ['wilting', 'rot', 'dieback'] } },
  avocado___scab: { key: 'avocado___scab', crop: 'avocado', name: bilingual('Scab of avocado', 'Upele wa parachichi'), scientificName: 'Elsinoë perseae', type: 'fungal', signs: { parts: ['fruit', 'leaf', 'stem'], colours: ['brown'], patterns: ['cracks', 'round_spots'] } },
} as const satisfies Record<string, ConditionEntry>;
