import { bilingual } from '../bilingual.ts';
import { cleanSeed, noSeedFromHere } from '../legume-lines.ts';
import { cleanBeanSeed } from '../sprays/preparations.ts';
import { cross, disc, drawing, label, line, oval, path, tick } from './draw.ts';
import { list, note, picture, recipe, section, text } from './parts.ts';
import { bush, ground } from './plants.ts';
import type { Lesson } from './types.ts';

const marked = drawing(
  150,
  bilingual(
    'A row of beans. Plants with clean leaves carry a string; the plant with spots does not.',
    'Mstari wa maharagwe. Mimea yenye majani safi ina uzi; mmea wenye madoa hauna.',
  ),
  ground(118, 150),
  bush(60, 118, 80),
  bush(160, 118, 80),
  bush(262, 118, 80),
  [
    [146, 62],
    [170, 72],
    [152, 84],
    [178, 88],
    [163, 56],
  ].map(([x, y]) => disc(x!, y!, 3, { fill: 'clay' })),
  [60, 262]
    .map((x) => [
      line(
        [
          [x - 7, 108],
          [x + 7, 108],
        ],
        'clay',
        4,
      ),
      line(
        [
          [x + 7, 108],
          [x + 14, 116],
        ],
        'clay',
        2,
      ),
    ])
    .flat(),
  tick(60, 24),
  cross(160, 24),
  tick(262, 24),
  label([60, 142], bilingual('string', 'uzi'), { anchor: 'middle', size: 10 }),
  label([160, 142], bilingual('spots', 'madoa'), { anchor: 'middle', size: 10 }),
  label([262, 142], bilingual('string', 'uzi'), { anchor: 'middle', size: 10 }),
);

const bean = (x: number, y: number, fill: 'straw' | 'grey') => [
  oval(x, y, 17, 11, { fill, line: 'deep', width: 1.2 }),
  path(`M${x - 4} ${y - 10}Q${x} ${y - 5} ${x + 4} ${y - 10}`, { line: 'deep', width: 1.2 }),
];
const sorted = drawing(
  150,
  bilingual(
    'Good seed is whole and smooth. Spotted, wrinkled, broken and holed seed is thrown out.',
    'Mbegu nzuri ni nzima na laini. Yenye madoa, iliyosinyaa, iliyovunjika au yenye matundu hutupwa.',
  ),
  [
    [40, 50],
    [82, 44],
    [60, 80],
    [104, 76],
    [36, 104],
    [84, 108],
  ]
    .map(([x, y]) => bean(x!, y!, 'straw'))
    .flat(),
  bean(200, 46, 'grey'),
  [
    [194, 44],
    [206, 50],
    [202, 40],
  ].map(([x, y]) => disc(x!, y!, 2.4, { fill: 'clay' })),
  bean(260, 52, 'grey'),
  [disc(262, 54, 4, { fill: 'ink' })],
  bean(206, 98, 'grey'),
  [path('M192 94Q200 90 206 98T220 98', { line: 'deep', width: 1.2 })],
  [path('M246 90A16 11 0 0 1 262 104L254 96L248 102Z', { fill: 'grey', line: 'deep' })],
  line(
    [
      [150, 24],
      [150, 128],
    ],
    'soft',
    1,
  ),
  tick(66, 134),
  cross(232, 136, 7),
  label([66, 22], bilingual('keep', 'weka'), { anchor: 'middle' }),
  label([232, 22], bilingual('throw out', 'tupa'), { anchor: 'middle' }),
);

export const cleanSeedLesson: Lesson = {
  slug: 'clean-bean-seed',
  title: bilingual('Clean bean seed from your own field', 'Mbegu safi ya maharagwe kutoka shambani kwako'),
  description: bilingual(
    'Many bean diseases travel inside the seed. Choose yours while the crop is still green.',
    'Magonjwa mengi ya maharagwe husafiri ndani ya mbegu. Chagua yako zao likiwa bado kijani.',
  ),
  category: 'planting',
  type: 'tutorial',
  level: 'beginner',
  tags: ['beans', 'seed', 'all_crops'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'The best seed stands in the field',
      'Mbegu bora iko shambani',
      text(
        'A seed looks dry and clean in the bag, and may still carry disease. The plant it grew on tells more.',
        'Mbegu huonekana kavu na safi kwenye gunia, lakini inaweza kubeba ugonjwa. Mmea uliozaa mbegu hiyo husema zaidi.',
      ),
      text(
        'So choose plants, not seeds: walk through the green crop and mark the cleanest ones.',
        'Kwa hiyo chagua mimea, si mbegu: pita kwenye zao likiwa kijani na uweke alama kwenye iliyo safi zaidi.',
      ),
      picture(marked),
    ),
    ...recipe(cleanBeanSeed, [picture(sorted)]),
    section(
      'Remember',
      'Kumbuka',
      list(cleanSeed, noSeedFromHere),
      note(
        'Never eat or sell as food seed that was treated with a pesticide.',
        'Usile wala usiuze kama chakula mbegu iliyotiwa dawa ya wadudu.',
      ),
    ),
  ],
  sources: ['ciat_bean', 'kalro_bean', 'safe_use'],
};
