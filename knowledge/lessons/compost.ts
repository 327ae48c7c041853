import { bilingual } from '../bilingual.ts';
import { compost } from '../sprays/preparations.ts';
import { arrow, box, drawing, label, line, path, span } from './draw.ts';
import { list, note, picture, recipe, section, text } from './parts.ts';
import { ground } from './plants.ts';
import type { Lesson } from './types.ts';

const layer = (y: number, h: number, fill: 'straw' | 'leaf' | 'soil' | 'deep') =>
  path(
    `M${60 + (170 - y) * 0.18} ${y}H${230 - (170 - y) * 0.18}L${230 - (170 - y - h) * 0.18} ${y + h}H${60 + (170 - y - h) * 0.18}Z`,
    { fill, line: 'ink', width: 0.6 },
  );

const heap = drawing(
  200,
  bilingual(
    'A compost heap cut open: coarse stalks at the foot, then again and again 15 cm of chopped plants and 2 cm of manure, soil on top, and a long stick pushed in.',
    'Rundo la mboji lililokatwa: mabua magumu chini, kisha tena na tena mabaki ya mimea sentimita 15 na samadi sentimita 2, udongo juu, na kijiti kirefu kilichochomekwa.',
  ),
  ground(178, 200),
  layer(160, 18, 'straw'),
  layer(134, 26, 'leaf'),
  layer(129, 5, 'deep'),
  layer(103, 26, 'leaf'),
  layer(98, 5, 'deep'),
  layer(72, 26, 'leaf'),
  layer(67, 5, 'deep'),
  layer(56, 11, 'soil'),
  line(
    [
      [128, 20],
      [152, 172],
    ],
    'clay',
    3,
  ),
  span([60, 184], [230, 184]),
  label([145, 197], bilingual('1.5 m wide', 'upana mita 1.5'), { anchor: 'middle', size: 10 }),
  label([236, 172], bilingual('stalks: 10–15 cm', 'mabua: sm 10–15'), { size: 9 }),
  label([236, 124], bilingual('plants: 15 cm', 'mabaki: sm 15'), { size: 9 }),
  label([236, 100], bilingual('manure: 2 cm', 'samadi: sm 2'), { size: 9 }),
  label([236, 64], bilingual('soil on top', 'udongo juu'), { size: 9 }),
  label([60, 18], bilingual('test stick', 'kijiti cha kupima'), { size: 9 }),
);

const turn = drawing(
  130,
  bilingual(
    'The heap is turned to the place beside it: what was outside comes inside.',
    'Rundo hugeuzwa hadi mahali pa kando: kilichokuwa nje huingia ndani.',
  ),
  ground(104, 130),
  path('M30 104Q60 40 120 104Z', { fill: 'leaf', line: 'deep' }),
  path('M190 104Q220 40 280 104Z', { fill: 'deep', line: 'ink' }),
  arrow([110, 56], [200, 56], 'clay', 3),
  box(66, 84, 18, 18, { fill: 'yellow' }),
  label([75, 122], bilingual('week 0', 'wiki 0'), { anchor: 'middle' }),
  label([155, 46], bilingual('2 to 3 weeks', 'wiki 2 hadi 3'), { anchor: 'middle' }),
  label([236, 122], bilingual('ready in 6 to 9 weeks', 'tayari wiki 6 hadi 9'), { anchor: 'middle' }),
);

export const compostLesson: Lesson = {
  slug: 'make-compost',
  title: bilingual('Make compost that gets hot', 'Tengeneza mboji inayopata joto'),
  description: bilingual(
    'Turn stalks, leaves and manure into food for the soil, in 6 to 9 weeks.',
    'Geuza mabua, majani na samadi kuwa chakula cha udongo, kwa wiki 6 hadi 9.',
  ),
  category: 'soil',
  type: 'tutorial',
  level: 'beginner',
  tags: ['compost', 'organic', 'all_crops'],
  isFeatured: true,
  reviewed: '2026-11-22',
  sections: [
    section(
      'Why bother',
      'Kwa nini ujisumbue',
      text(
        'Compost gives the soil what the harvest took away. It also holds water, so plants survive dry days better.',
        'Mboji hurudishia udongo kile ambacho mavuno yalichukua. Pia hushika maji, hivyo mimea huvumilia siku za ukavu.',
      ),
      text(
        'It costs work, not money: everything in it lies on the farm already.',
        'Hugharimu kazi, si pesa: vyote vinavyohitajika viko shambani tayari.',
      ),
      picture(heap),
    ),
    ...recipe(compost, [picture(turn)]),
    section(
      'How to see that it works',
      'Jinsi ya kujua inafanya kazi',
      list(
        bilingual(
          'Pull out the stick after a week. Warm and moist: good.',
          'Toa kijiti baada ya wiki moja. Kikiwa na joto na unyevu: vizuri.',
        ),
        bilingual('Cold and dry: add water and turn.', 'Kikiwa baridi na kikavu: ongeza maji na ugeuze.'),
        bilingual(
          'Wet with a bad smell: turn it and add dry stalks.',
          'Kikiwa kimelowa na kinanuka vibaya: geuza na uongeze mabua makavu.',
        ),
      ),
      note(
        'Sick plants, thorns, plastic and meat do not belong in it.',
        'Mimea iliyougua, miiba, plastiki na nyama havifai kuwekwa humo.',
      ),
    ),
  ],
  sources: ['compost_ngeze', 'compost_harvestmoney'],
};
