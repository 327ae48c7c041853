import { bilingual } from '../bilingual.ts';
import { pushPull } from '../sprays/preparations.ts';
import { arrow, box, disc, drawing, label, path } from './draw.ts';
import { list, picture, recipe, section, text } from './parts.ts';
import { ground, maize } from './plants.ts';
import type { Lesson } from './types.ts';

const rows = Array.from({ length: 5 }, (_, i) => 78 + i * 32);
const plan = drawing(
  230,
  bilingual(
    'The field seen from above: three rows of grass all round, and inside a row of desmodium between the rows of maize.',
    'Shamba likionekana kutoka juu: mistari mitatu ya nyasi kuzunguka, na ndani mstari wa desmodiamu kati ya mistari ya mahindi.',
  ),
  [0, 1, 2].map((i) => box(22 + i * 9, 16 + i * 9, 226 - i * 18, 198 - i * 18, { line: 'yellow', width: 5 })),
  rows.flatMap((x) => Array.from({ length: 8 }, (_, n) => disc(x - 6, 62 + n * 16, 5, { fill: 'dark' }))),
  rows.slice(0, 4).map((x) => box(x + 7, 54, 6, 128, { fill: 'leaf' })),
  label([258, 40], bilingual('border', 'nyasi za'), { size: 10 }),
  label([258, 52], bilingual('grass (3)', 'mpakani 3'), { size: 10 }),
  disc(266, 96, 5, { fill: 'dark' }),
  label([276, 100], bilingual('maize', 'mahindi'), { size: 10 }),
  box(262, 120, 7, 18, { fill: 'leaf' }),
  label([274, 134], bilingual('desmo-', 'desmo-'), { size: 10 }),
  label([274, 146], bilingual('dium', 'diamu'), { size: 10 }),
);

const moth = (x: number, y: number) => [
  path(`M${x} ${y}Q${x - 16} ${y - 14} ${x - 18} ${y + 2}Z`, { fill: 'straw', line: 'deep' }),
  path(`M${x} ${y}Q${x + 16} ${y - 14} ${x + 18} ${y + 2}Z`, { fill: 'straw', line: 'deep' }),
];
const ways = drawing(
  160,
  bilingual(
    'The smell of desmodium pushes moths out of the maize; the grass at the edge pulls them in.',
    'Harufu ya desmodiamu husukuma nondo watoke kwenye mahindi; nyasi za ukingoni huwavuta kwake.',
  ),
  ground(128, 160),
  maize(70, 128, 84),
  maize(130, 128, 84),
  [path('M84 128Q92 112 100 128ZM112 128Q118 114 122 128Z', { fill: 'leaf', line: 'dark' })],
  [250, 264, 278, 292].map((x) =>
    path(`M${x} 128Q${x - 8} 70 ${x - 14} 52M${x} 128Q${x + 2} 66 ${x + 8} 46`, { line: 'yellow', width: 3 }),
  ),
  moth(176, 44),
  arrow([142, 66], [206, 58], 'clay', 2.5),
  arrow([196, 70], [234, 62], 'dark', 2.5),
  label([136, 36], bilingual('push', 'sukuma'), { anchor: 'middle' }),
  label([222, 92], bilingual('pull', 'vuta'), { anchor: 'middle' }),
);

export const pushPullLesson: Lesson = {
  slug: 'push-pull',
  title: bilingual(
    'Push-pull against stem borers and striga',
    'Sukuma-vuta dhidi ya vipekecha shina na kiduha',
  ),
  description: bilingual(
    'Two plants guard the maize: one drives the moths away, the other draws them. Both feed the cow.',
    'Mimea miwili hulinda mahindi: mmoja hufukuza nondo, mwingine huwavuta. Yote ni lishe ya ng’ombe.',
  ),
  category: 'pests',
  type: 'course',
  level: 'experienced',
  tags: ['maize', 'fodder', 'organic'],
  isFeatured: true,
  reviewed: '2026-11-22',
  sections: [
    section(
      'How it works',
      'Jinsi inavyofanya kazi',
      text(
        'Desmodium smells in a way that moths dislike, and its roots make striga seed sprout and die before it reaches the maize.',
        'Desmodiamu ina harufu ambayo nondo hawaipendi, na mizizi yake huotesha mbegu za kiduha zife kabla ya kufika kwenye mahindi.',
      ),
      text(
        'The grass at the edge draws the moths to lay their eggs there. Few of the young ones live on it.',
        'Nyasi za ukingoni huvuta nondo watage huko. Viwavi wachache tu huishi humo.',
      ),
      picture(ways),
    ),
    section(
      'The plan of the field',
      'Mpango wa shamba',
      picture(plan),
      text(
        'Measure with a string first: what is planted now stands for years.',
        'Pima kwa kamba kwanza: kinachopandwa sasa hukaa miaka.',
      ),
    ),
    ...recipe(pushPull),
    section(
      'What else it gives',
      'Faida nyingine',
      list(
        bilingual(
          'Desmodium holds the soil, keeps weeds small and gives nitrogen.',
          'Desmodiamu hushika udongo, hupunguza magugu na hutoa naitrojeni.',
        ),
        bilingual(
          'Cut both for fodder; leave the roots in the soil.',
          'Kata zote mbili ziwe lishe ya mifugo; acha mizizi kwenye udongo.',
        ),
        bilingual(
          'Ask icipe, KALRO or your extension officer where to get seed near you.',
          'Waulize icipe, KALRO au afisa ugani wako mbegu zinapatikana wapi karibu nawe.',
        ),
      ),
    ),
  ],
  sources: ['icipe_push_pull'],
};
