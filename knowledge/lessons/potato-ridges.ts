import { bilingual } from '../bilingual.ts';
import { cleanSeedPotato, cutHaulms, highRidges } from '../conditions/potato/preparations.ts';
import { rotateNightshades } from '../vegetable-sentences.ts';
import { arrow, disc, drawing, label, line, oval, path, span } from './draw.ts';
import { list, note, picture, recipe, section, text } from './parts.ts';
import { drop, ground, leaf } from './plants.ts';
import type { Lesson } from './types.ts';

const top = (x: number, y: number) => [
  line(
    [
      [x, y],
      [x, y - 44],
    ],
    'dark',
    3,
  ),
  leaf(x, y - 20, 34, -64),
  leaf(x, y - 22, 34, 62),
  leaf(x, y - 36, 30, -34),
  leaf(x, y - 38, 30, 34),
];
const ridge = drawing(
  190,
  bilingual(
    'High ridges: tubers lie deep in the ridge, and rain runs off between the rows.',
    'Matuta ya juu: viazi viko ndani ya tuta, na maji ya mvua hupita kati ya mistari.',
  ),
  ground(150, 190),
  path('M20 150Q60 84 100 84Q140 84 160 150Q180 84 220 84Q260 84 300 150Z', {
    fill: 'soil',
    line: 'deep',
    width: 1.5,
  }),
  top(100, 86),
  top(220, 86),
  [
    [86, 122],
    [112, 126],
    [100, 138],
    [206, 124],
    [232, 122],
    [220, 138],
  ].map(([x, y]) => oval(x!, y!, 11, 8, { fill: 'straw', line: 'deep' })),
  [
    [150, 60],
    [164, 48],
    [172, 66],
  ].map(([x, y]) => drop(x!, y!, 4)),
  span([100, 170], [220, 170]),
  label([160, 184], bilingual('75 cm', 'sm 75'), { anchor: 'middle', size: 10.5 }),
  span([308, 84], [308, 150]),
  label([302, 78], bilingual('25–30 cm', 'sm 25–30'), { anchor: 'end', size: 10.5 }),
);

const wet = drawing(
  140,
  bilingual(
    'Late blight: wet dark patches, often from the tip of the leaf, and in the cool morning white fluff under their edge.',
    'Bakajani chelewa: mabaka meusi yenye majimaji, mara nyingi kuanzia ncha ya jani, na asubuhi yenye baridi ukungu mweupe chini ya ukingo wake.',
  ),
  leaf(40, 70, 190, 90),
  path('M232 70Q214 52 178 48Q168 68 180 92Q214 90 232 70Z', { fill: 'deep' }),
  [
    [172, 52],
    [168, 60],
    [167, 70],
    [170, 80],
    [176, 90],
  ].map(([x, y]) => disc(x!, y!, 3.4, { fill: 'white', line: 'grey', width: 0.5 })),
  arrow([270, 30], [220, 60], 'clay', 2),
  label([316, 26], bilingual('wet patch', 'baka la majimaji'), { anchor: 'end', size: 10 }),
  arrow([120, 122], [162, 84], 'clay', 2),
  label([30, 134], bilingual('white fluff', 'ukungu mweupe'), { size: 10 }),
);

export const potatoLesson: Lesson = {
  slug: 'potato-ridges-and-blight',
  title: bilingual(
    'Potatoes: clean seed, high ridges, late blight',
    'Viazi: mbegu safi, matuta ya juu, bakajani chelewa',
  ),
  description: bilingual(
    'The three things that decide a potato harvest in the highlands.',
    'Mambo matatu yanayoamua mavuno ya viazi nyanda za juu.',
  ),
  category: 'diseases',
  type: 'course',
  level: 'experienced',
  tags: ['potato', 'seed', 'scouting'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'Know late blight',
      'Tambua bakajani chelewa',
      picture(wet),
      text(
        'It comes with cool, wet days and can take a field of potatoes in a week. Look every morning in such weather.',
        'Huja na siku za baridi na mvua, na inaweza kumaliza shamba la viazi kwa wiki moja. Kagua kila asubuhi hali ya hewa ikiwa hivyo.',
      ),
      list(
        bilingual(
          'Pull out the first sick plants and those beside them while it is dry, carry them out and bury them.',
          'Ng’oa mimea ya kwanza iliyougua na iliyo kando yake kukiwa kukavu, itoe nje na uifukie.',
        ),
        bilingual(
          'Tell the neighbours: protection works when all do it before the next rain.',
          'Waambie majirani: kinga hufaulu wote wakifanya kabla ya mvua inayofuata.',
        ),
      ),
    ),
    ...recipe(highRidges, [picture(ridge)]),
    ...recipe(cleanSeedPotato),
    ...recipe(cutHaulms),
    section(
      'Next season',
      'Msimu ujao',
      list(
        rotateNightshades,
        bilingual(
          'Shangi gets late blight easily. Ask for Sherekea or Unica where it is common.',
          'Shangi huugua bakajani chelewa kwa urahisi. Ulizia Sherekea au Unica mahali ugonjwa huu ni wa kawaida.',
        ),
      ),
      note(
        'A field with bacterial wilt gives no seed, not one tuber.',
        'Shamba lenye mnyauko bakteria halitoi mbegu, hata kiazi kimoja.',
      ),
    ),
  ],
  sources: ['cip_potato', 'kalro_vegetables', 'potato_blight_npck'],
};
