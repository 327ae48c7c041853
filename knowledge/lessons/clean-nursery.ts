import { bilingual } from '../bilingual.ts';
import { ashRing, solarise, yellowTraps } from '../sprays/preparations.ts';
import { cleanStart, netNursery } from '../vegetable-sentences.ts';
import { box, disc, drawing, label, line, path } from './draw.ts';
import { list, picture, recipe, said, section, text } from './parts.ts';
import { drop, ground, leaf, sun } from './plants.ts';
import type { Lesson } from './types.ts';

const sheet = drawing(
  150,
  bilingual(
    'A watered bed under a tight clear sheet whose edges are buried, in strong sun for 6 weeks.',
    'Kitalu kilichomwagiliwa maji, kilichofunikwa kwa plastiki angavu iliyokazwa na kufukiwa kingo zake, kwenye jua kali kwa wiki 6.',
  ),
  ground(98, 150),
  sun(48, 36),
  path('M70 98Q160 84 250 98Z', { fill: 'soil', line: 'deep' }),
  path('M52 116L66 96Q160 78 254 96L268 116', { line: 'water', width: 4 }),
  [
    [130, 112],
    [160, 108],
    [190, 112],
  ].map(([x, y]) => drop(x!, y!, 4)),
  [110, 160, 210].map((x) => path(`M${x} 60V78M${x} 60l-3 6M${x} 60l3 6`, { line: 'clay', width: 1.6 })),
  label([160, 138], bilingual('edges buried 15 cm deep', 'kingo zimefukiwa kina cha sm 15'), {
    anchor: 'middle',
    size: 10.5,
  }),
);

const tent = drawing(
  160,
  bilingual(
    'Seedlings under a fine net on bent sticks, with a yellow sticky trap beside them.',
    'Miche chini ya wavu laini juu ya vijiti vilivyopindwa, na mtego wa njano wa kunata kando yake.',
  ),
  ground(124, 160),
  [80, 104, 128, 152, 176]
    .map((x) => [
      line(
        [
          [x, 124],
          [x, 104],
        ],
        'dark',
        2,
      ),
      leaf(x, 112, 16, -50),
      leaf(x, 112, 16, 50),
    ])
    .flat(),
  path('M56 124Q60 44 128 44Q196 44 200 124', { line: 'deep', width: 3 }),
  path(
    'M72 118Q80 60 128 58Q176 60 184 118M96 56Q92 90 92 124M160 56Q164 90 164 124M128 44V124M60 92H196M64 74H192',
    { line: 'grey', width: 0.8 },
  ),
  line(
    [
      [250, 124],
      [250, 50],
    ],
    'deep',
    4,
  ),
  box(232, 52, 36, 44, { fill: 'yellow', line: 'ink' }),
  [
    [242, 62],
    [256, 70],
    [246, 82],
    [260, 86],
    [238, 74],
  ].map(([x, y]) => disc(x!, y!, 1.8, { fill: 'ink' })),
  label([128, 148], bilingual('fine net', 'wavu laini'), { anchor: 'middle' }),
  label([250, 148], bilingual('sticky trap', 'mtego wa kunata'), { anchor: 'middle' }),
);

export const nurseryLesson: Lesson = {
  slug: 'clean-nursery',
  title: bilingual('A clean nursery for strong seedlings', 'Kitalu safi kwa miche yenye nguvu'),
  description: bilingual(
    'Let the sun clean the bed, keep insects out with a net, and count them on a yellow card.',
    'Acha jua lisafishe kitalu, zuia wadudu kwa wavu, na uwahesabu kwenye kadi ya njano.',
  ),
  category: 'planting',
  type: 'tutorial',
  level: 'beginner',
  tags: ['nursery', 'vegetables', 'tomato', 'organic'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'It is decided in the nursery',
      'Huamuliwa kitaluni',
      text(
        'A seedling that catches a virus or wilt in the nursery carries it to the field. There no spray helps.',
        'Mche unaopata virusi au mnyauko kitaluni huupeleka shambani. Huko hakuna dawa inayosaidia.',
      ),
      said(cleanStart),
      said(netNursery),
      picture(tent),
    ),
    ...recipe(solarise, [picture(sheet)]),
    ...recipe(yellowTraps),
    ...recipe(ashRing),
    section(
      'Planting out',
      'Kuhamisha miche',
      list(
        bilingual(
          'Throw out weak, spotted and bent seedlings; they never catch up.',
          'Tupa miche dhaifu, yenye madoa na iliyopinda; haiwezi kufikia mingine.',
        ),
        bilingual(
          'Plant out in the evening, and water the soil at once.',
          'Hamisha miche jioni, na umwagilie udongo mara moja.',
        ),
      ),
    ),
  ],
  sources: ['infonet_plant_health', 'icipe_vegetables', 'avrdc_tomato', 'wood_ash'],
};
