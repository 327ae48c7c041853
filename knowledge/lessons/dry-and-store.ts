import { bilingual } from '../bilingual.ts';
import { dryAndSeal } from '../sprays/preparations.ts';
import { box, cross, disc, drawing, label, line, path, tick } from './draw.ts';
import { list, note, picture, recipe, section, text } from './parts.ts';
import { ground, sack, sun } from './plants.ts';
import type { Lesson } from './types.ts';

const bottle = (x: number, wet: boolean) => [
  path(`M${x - 10} 26H${x + 10}V44Q${x + 26} 50 ${x + 26} 66V118H${x - 26}V66Q${x - 26} 50 ${x - 10} 44Z`, {
    fill: 'sky',
    line: 'ink',
    width: 2,
  }),
  path(`M${x - 25} 92H${x + 25}V117H${x - 25}Z`, { fill: 'yellow' }),
  ...(wet
    ? [
        [-22, 62],
        [-21, 72],
        [-22, 82],
        [22, 60],
        [21, 72],
        [22, 84],
        [-18, 56],
        [18, 54],
        [-23, 66],
        [23, 78],
      ]
    : [
        [-10, 114],
        [0, 115],
        [10, 114],
        [-5, 112],
        [6, 112],
      ]
  ).map(([dx, y]) => disc(x + dx!, y!, 2.2, { fill: 'white', line: 'grey', width: 0.6 })),
];
const salt = drawing(
  158,
  bilingual(
    'The salt test: when salt sticks to the glass the grain is still wet; when it stays loose the grain is dry.',
    'Kipimo cha chumvi: chumvi ikishika chupa, nafaka bado ni mbichi; isiposhika, nafaka ni kavu.',
  ),
  bottle(90, true),
  bottle(230, false),
  cross(138, 40, 8),
  tick(280, 40),
  label([90, 142], bilingual('salt sticks: wet', 'chumvi imeshika: mbichi'), {
    anchor: 'middle',
    size: 10.5,
  }),
  label([230, 142], bilingual('salt is loose: dry', 'chumvi haishiki: kavu'), {
    anchor: 'middle',
    size: 10.5,
  }),
);

const ways = drawing(
  160,
  bilingual(
    'Dry grain on a canvas in a thin layer, never on bare soil. Store it in a sealed bag on wood, away from the wall.',
    'Kausha nafaka juu ya turubai kwa tabaka jembamba, kamwe si kwenye udongo mtupu. Hifadhi kwenye gunia lililofungwa juu ya mbao, mbali na ukuta.',
  ),
  ground(132, 160),
  sun(40, 34),
  path('M24 126L150 126L160 132H14Z', { fill: 'water', line: 'ink' }),
  path('M34 126Q88 112 140 126Z', { fill: 'yellow', line: 'soil' }),
  box(300, 20, 20, 112, { fill: 'grey', line: 'ink' }),
  line(
    [
      [206, 128],
      [282, 128],
    ],
    'deep',
    7,
  ),
  [216, 272].map((x) => box(x, 128, 8, 6, { fill: 'deep' })),
  sack(220, 62, 46, 62),
  label([88, 152], bilingual('canvas, at most 4 cm', 'turubai, si zaidi ya sm 4'), {
    anchor: 'middle',
    size: 10,
  }),
  label([244, 152], bilingual('sealed, on wood', 'limefungwa, juu ya mbao'), { anchor: 'middle', size: 10 }),
);

export const dryAndStoreLesson: Lesson = {
  slug: 'dry-and-store-grain',
  title: bilingual(
    'Dry it, test it, seal it: grain without aflatoxin',
    'Kausha, pima, funga: nafaka bila sumukuvu',
  ),
  description: bilingual(
    'Aflatoxin cannot be seen or cooked away. Dry grain keeps it out.',
    'Sumukuvu haionekani wala haitoki kwa kupika. Nafaka kavu huizuia.',
  ),
  category: 'harvest',
  type: 'course',
  level: 'beginner',
  tags: ['grain', 'maize', 'beans'],
  isFeatured: true,
  reviewed: '2026-11-22',
  sections: [
    section(
      'Why it matters',
      'Kwa nini ni muhimu',
      text(
        'A mould on damp grain makes a poison, aflatoxin. It cannot be seen, smelt or cooked away, and people in Kenya have died of it.',
        'Kuvu kwenye nafaka yenye unyevu hutengeneza sumu, sumukuvu. Haionekani, hainuki wala haitoki kwa kupika, na imewaua watu hapa Kenya.',
      ),
      text(
        'So act before that: harvest on time, dry fast, store dry.',
        'Kwa hiyo kazi ni mapema: vuna kwa wakati, kausha haraka, hifadhi pakavu.',
      ),
      picture(ways),
    ),
    ...recipe(dryAndSeal, [picture(salt)]),
    section(
      'Signs of danger',
      'Dalili za hatari',
      list(
        bilingual(
          'Yellow-green to olive powder between the grains: no person or animal should eat that cob.',
          'Unga wa manjano-kijani kati ya punje: hindi hilo lisiliwe na mtu wala mifugo.',
        ),
        bilingual(
          'Sort by hand before storing; holed, broken and mouldy grain goes out.',
          'Chambua kwa mkono kabla ya kuhifadhi; nafaka yenye matundu, iliyovunjika na yenye ukungu itolewe.',
        ),
        bilingual('Old grain stays apart from new.', 'Nafaka ya zamani ikae mbali na mpya.'),
      ),
      note(
        'Belly pain, yellow eyes or swelling after eating such grain: go to the health centre at once.',
        'Maumivu ya tumbo, macho ya manjano au uvimbe baada ya kula nafaka hiyo: nenda kituo cha afya mara moja.',
      ),
    ),
  ],
  sources: ['grain_guides', 'kalro_maize'],
};
