import { bilingual } from '../bilingual.ts';
import { ashInFunnel, neemInFunnel } from '../sprays/preparations.ts';
import { arrow, box, disc, drawing, label, line, oval, path } from './draw.ts';
import { list, note, picture, recipe, section, steps, text } from './parts.ts';
import { caterpillar, ground, maize } from './plants.ts';
import type { Lesson } from './types.ts';

const marks = drawing(
  150,
  bilingual(
    'The caterpillar has a pale upside-down Y on its head and four dark spots in a square near the tail.',
    'Kiwavi ana Y nyeupe iliyogeuzwa kichwani na madoa manne meusi yaliyopangika kama mraba karibu na mkia.',
  ),
  caterpillar(58, 66, 17),
  [path('M58 50V62M58 62L49 78M58 62L67 78', { line: 'paper', width: 3 })],
  [
    [184, 54],
    [196, 54],
    [184, 67],
    [196, 67],
  ].map(([x, y]) => disc(x!, y!, 3.6, { fill: 'ink' })),
  arrow([40, 116], [52, 88], 'clay', 2),
  arrow([236, 110], [204, 74], 'clay', 2),
  label([22, 132], bilingual('upside-down Y', 'Y iliyogeuzwa'), { size: 11 }),
  label([190, 126], bilingual('4 spots in a square', 'madoa 4 kama mraba'), { size: 11 }),
);

const funnel = drawing(
  170,
  bilingual(
    'Where it sits: in the funnel of young maize, with ragged holes and wet droppings like sawdust.',
    'Mahali anapokaa: katikati ya mahindi machanga, penye matundu yasiyo sawa na kinyesi kama vumbi la mbao lililolowa.',
  ),
  ground(146, 170),
  maize(110, 146, 112),
  [
    [88, 92],
    [132, 84],
    [96, 70],
    [128, 62],
  ].map(([x, y]) => oval(x!, y!, 6, 4, { fill: 'paper', line: 'deep', width: 0.8 })),
  [
    [106, 44],
    [113, 48],
    [109, 54],
    [116, 56],
    [103, 58],
  ].map(([x, y]) => disc(x!, y!, 2.6, { fill: 'soil' })),
  arrow([196, 40], [122, 50], 'clay', 2),
  arrow([196, 88], [138, 84], 'clay', 2),
  label([200, 44], bilingual('droppings', 'kinyesi'), { size: 11 }),
  label([200, 92], bilingual('ragged holes', 'matundu'), { size: 11 }),
);

const walk = drawing(
  150,
  bilingual(
    'Five places along a W through the field; check 20 plants at each.',
    'Sehemu tano shambani, kwa njia ya herufi W; mimea 20 huangaliwa katika kila moja.',
  ),
  box(40, 14, 240, 112, { fill: 'leaf', line: 'dark', width: 2 }),
  line(
    [
      [58, 30],
      [108, 108],
      [160, 40],
      [212, 108],
      [262, 30],
    ],
    'paper',
    3,
  ),
  [
    [58, 30],
    [108, 108],
    [160, 40],
    [212, 108],
    [262, 30],
  ].flatMap(([x, y], i) => [
    disc(x!, y!, 13, { fill: 'yellow', line: 'ink' }),
    label([x!, y! + 4], bilingual(String(i + 1), String(i + 1)), { anchor: 'middle' }),
  ]),
  label([160, 144], bilingual('20 plants in each of 5 places', 'mimea 20 katika sehemu 5'), {
    anchor: 'middle',
  }),
);

export const fallArmywormLesson: Lesson = {
  slug: 'fall-armyworm',
  title: bilingual(
    'Fall armyworm: know it, count it, act in time',
    'Viwavijeshi vamizi: watambue, wahesabu, chukua hatua mapema',
  ),
  description: bilingual(
    'How to be sure that it is fall armyworm, when it is worth acting, and what helps without a shop.',
    'Jinsi ya kuwa na uhakika kuwa ni viwavijeshi vamizi, wakati wa kuchukua hatua, na kinachosaidia bila kununua dukani.',
  ),
  category: 'pests',
  type: 'course',
  level: 'beginner',
  tags: ['maize', 'scouting', 'organic'],
  isFeatured: true,
  reviewed: '2026-11-22',
  sections: [
    section(
      'Is it fall armyworm?',
      'Je, ni viwavijeshi vamizi?',
      text(
        'Look at the head and at the tail of the caterpillar. Both signs must be there.',
        'Angalia kichwa na mkia wa kiwavi. Alama zote mbili lazima ziwepo.',
      ),
      picture(marks),
      text(
        'It feeds at night. By day it hides deep in the funnel.',
        'Hula usiku. Mchana hujificha ndani katikati ya mmea.',
      ),
      picture(funnel),
    ),
    section(
      'Count before you act',
      'Hesabu kabla ya kuchukua hatua',
      picture(walk),
      steps(
        bilingual(
          'Check 20 plants in each of 5 places. Count only those with fresh damage in the funnel.',
          'Angalia mimea 20 katika kila moja ya sehemu 5. Hesabu tu ile yenye uharibifu mpya katikati.',
        ),
        bilingual(
          'Crush egg masses and caterpillars as you go; this alone saves small fields.',
          'Ponda mayai na viwavi ukipita; hili pekee huokoa mashamba madogo.',
        ),
        bilingual(
          'Treat if about 1 plant in 5 has fresh damage, or 1 in 10 on seedlings, and caterpillars are shorter than 1.5 cm.',
          'Chukua hatua ikiwa mmea 1 kati ya 5 hivi una uharibifu mpya, au 1 kati ya 10 kwa miche, na viwavi ni wafupi kuliko sentimita 1.5.',
        ),
        bilingual('Count again after 3 days.', 'Hesabu tena baada ya siku 3.'),
      ),
      note(
        'After tasselling spend nothing: caterpillars inside the cob are out of reach.',
        'Baada ya mbelewele usitumie pesa: viwavi walio ndani ya hindi hawafikiwi.',
      ),
    ),
    ...recipe(ashInFunnel),
    ...recipe(neemInFunnel),
    section(
      'Next season',
      'Msimu ujao',
      list(
        bilingual(
          'Plant with the first rains, at the same time as the neighbours.',
          'Panda mvua za kwanza zikianza, wakati mmoja na majirani.',
        ),
        bilingual(
          'Do not plant a little every week: each late row feeds more moths.',
          'Usipande kidogo kidogo kila wiki: kila mstari uliochelewa hulisha nondo zaidi.',
        ),
        bilingual('Think about push-pull; there is a lesson on it.', 'Fikiria sukuma-vuta; kuna somo lake.'),
      ),
    ),
  ],
  sources: ['faw_brief_kenya', 'faw_guides', 'icipe_push_pull'],
};
