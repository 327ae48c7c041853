import { bilingual } from '../bilingual.ts';
import { vegetableMulch } from '../sprays/preparations.ts';
import { lowerLeavesOff, notWhenWet, stakeAndSpace, waterSoil } from '../vegetable-sentences.ts';
import { arrow, box, disc, drawing, label, line, path, span } from './draw.ts';
import { list, picture, recipe, section, text } from './parts.ts';
import { drop, ground, leaf } from './plants.ts';
import type { Lesson } from './types.ts';

const tomato = (x: number, foot: number) => [
  line(
    [
      [x, foot],
      [x, foot - 112],
    ],
    'dark',
    3,
  ),
  ...(
    [
      [-66, 44],
      [64, 56],
      [-58, 76],
      [58, 90],
      [-38, 106],
      [34, 112],
    ] as const
  ).map(([turn, up]) => leaf(x, foot - up, 34, turn)),
  disc(x - 16, foot - 52, 7, { fill: 'clay', line: 'deep', width: 0.8 }),
  disc(x + 17, foot - 70, 7, { fill: 'clay', line: 'deep', width: 0.8 }),
];

const tied = drawing(
  190,
  bilingual(
    'A tomato tied loosely to a stake. Dry grass covers the soil, a hand away from the stem, and no leaf touches the ground.',
    'Mnyanya uliofungwa bila kubanwa kwenye kijiti. Nyasi kavu zimefunika udongo, umbali wa kiganja kutoka shina, na hakuna jani linalogusa ardhi.',
  ),
  ground(152, 190),
  line(
    [
      [172, 160],
      [172, 18],
    ],
    'deep',
    5,
  ),
  tomato(160, 152),
  line(
    [
      [160, 92],
      [172, 92],
    ],
    'straw',
    3,
  ),
  line(
    [
      [160, 62],
      [172, 62],
    ],
    'straw',
    3,
  ),
  box(36, 142, 100, 10, { fill: 'straw' }),
  box(196, 142, 96, 10, { fill: 'straw' }),
  [50, 66, 84, 100, 118, 210, 228, 246, 264, 280].map((x) =>
    line(
      [
        [x, 151],
        [x + 8, 141],
      ],
      'deep',
      0.8,
    ),
  ),
  span([136, 170], [160, 170]),
  label([130, 182], bilingual('a hand', 'kiganja'), { size: 10, anchor: 'middle' }),
  label([60, 134], bilingual('mulch: 5 to 8 cm', 'matandazo: sm 5–8'), { size: 10, anchor: 'middle' }),
  label([180, 24], bilingual('stake: 150 cm', 'kijiti: sm 150'), { size: 10 }),
);

const splash = drawing(
  140,
  bilingual(
    'On bare soil a raindrop throws soil and disease up to the leaf. On mulch it does not.',
    'Kwenye udongo mtupu tone la mvua hurusha udongo na ugonjwa hadi kwenye jani. Kwenye matandazo halirushi.',
  ),
  ground(104, 140),
  line(
    [
      [160, 10],
      [160, 138],
    ],
    'soft',
    1,
  ),
  drop(60, 40),
  drop(222, 40),
  arrow([62, 56], [62, 92], 'water', 2),
  arrow([222, 56], [222, 86], 'water', 2),
  [
    path('M62 102Q84 66 104 78', { line: 'soil', width: 3 }),
    path('M62 102Q48 76 36 84', { line: 'soil', width: 3 }),
  ],
  leaf(96, 98, 44, 20),
  [disc(106, 70, 3, { fill: 'soil' }), disc(112, 82, 3, { fill: 'soil' })],
  box(176, 92, 130, 12, { fill: 'straw' }),
  leaf(262, 98, 44, 20),
  label([80, 130], bilingual('bare soil', 'udongo mtupu'), { anchor: 'middle' }),
  label([240, 130], bilingual('mulch', 'matandazo'), { anchor: 'middle' }),
);

export const mulchLesson: Lesson = {
  slug: 'mulch-and-stakes',
  title: bilingual(
    'Stakes and mulch: fewer spots, less water',
    'Vijiti na matandazo: madoa machache, maji kidogo',
  ),
  description: bilingual(
    'Keep splashing soil off your tomatoes, and keep water in the soil.',
    'Zuia udongo usiruke kwenye nyanya zako, na maji yabaki ardhini.',
  ),
  category: 'planting',
  type: 'tutorial',
  level: 'beginner',
  tags: ['tomato', 'vegetables', 'water', 'organic'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'What a raindrop does',
      'Kile ambacho tone la mvua hufanya',
      text(
        'Blights and leaf spots of tomato wait in the soil and on old leaves. Rain throws them up to the lowest leaves first.',
        'Bakajani na madoa ya majani ya nyanya husubiri kwenye udongo na majani ya zamani. Mvua huyarusha kwanza hadi majani ya chini kabisa.',
      ),
      picture(splash),
    ),
    ...recipe(vegetableMulch, [picture(tied)]),
    section('Four habits', 'Mazoea manne', list(waterSoil, stakeAndSpace, lowerLeavesOff, notWhenWet)),
  ],
  sources: ['kalro_vegetables', 'avrdc_tomato'],
};
