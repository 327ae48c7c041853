import { bilingual } from '../bilingual.ts';
import { poisoningCard, safeUseRules } from '../safe-use.ts';
import type { Bilingual } from '../types.ts';
import { arrow, box, disc, drawing, label, line, oval, path } from './draw.ts';
import { note, picture, section, text } from './parts.ts';
import { ground, leaf } from './plants.ts';
import type { Block, Lesson, Section } from './types.ts';

const dressed = drawing(
  230,
  bilingual(
    'Dressed for spraying: hat, mask, long sleeves, gloves, long trousers over boots.',
    'Mavazi ya kunyunyiza dawa: kofia, barakoa, mikono mirefu, glavu, suruali ndefu juu ya buti.',
  ),
  ground(208, 230),
  path('M146 96L128 108L112 150L122 156L138 128V160H182V128L198 156L208 150L192 108L174 96Z', {
    fill: 'water',
    line: 'ink',
    width: 1.5,
  }),
  path('M138 158L134 196H154L160 168L166 196H186L182 158Z', { fill: 'sky', line: 'ink', width: 1.5 }),
  box(132, 188, 24, 22, { fill: 'deep', line: 'ink' }),
  box(164, 188, 24, 22, { fill: 'deep', line: 'ink' }),
  oval(113, 158, 8, 9, { fill: 'yellow', line: 'ink' }),
  oval(207, 158, 8, 9, { fill: 'yellow', line: 'ink' }),
  disc(160, 72, 22, { fill: 'skin', line: 'ink', width: 1.5 }),
  path('M140 74H180V84Q160 98 140 84Z', { fill: 'white', line: 'ink', width: 1.2 }),
  disc(152, 66, 2.4, { fill: 'ink' }),
  disc(168, 66, 2.4, { fill: 'ink' }),
  path('M124 58Q160 48 196 58L186 54Q182 32 160 32Q138 32 134 54Z', {
    fill: 'straw',
    line: 'ink',
    width: 1.5,
  }),
  (
    [
      [
        [72, 44],
        [130, 50],
      ],
      [
        [72, 84],
        [138, 80],
      ],
      [
        [72, 120],
        [120, 120],
      ],
      [
        [72, 164],
        [104, 160],
      ],
      [
        [72, 184],
        [132, 178],
      ],
      [
        [72, 204],
        [132, 200],
      ],
    ] as const
  ).map(([a, b]) => line([a, b], 'soft', 1)),
  (
    [
      [44, 'hat', 'kofia'],
      [84, 'mask', 'barakoa'],
      [120, 'sleeves', 'mikono'],
      [164, 'gloves', 'glavu'],
      [184, 'trousers', 'suruali'],
      [204, 'boots', 'buti'],
    ] as const
  ).map(([y, en, sw]) => label([68, y + 4], bilingual(en, sw), { anchor: 'end', size: 10 })),
);

const wind = drawing(
  130,
  bilingual(
    'Stand so that the wind comes from behind you and carries the spray away.',
    'Simama upepo ukitoka nyuma yako ili upeleke dawa mbali nawe.',
  ),
  ground(108, 130),
  disc(120, 46, 10, { fill: 'skin', line: 'ink' }),
  path('M110 58H130L134 108H106Z', { fill: 'water', line: 'ink' }),
  line(
    [
      [130, 70],
      [162, 72],
    ],
    'ink',
    3,
  ),
  path('M162 72L236 54M162 72L240 72M162 72L234 90', { line: 'water', width: 2 }),
  [252, 280]
    .map((x) => [
      line(
        [
          [x, 108],
          [x, 84],
        ],
        'dark',
        2,
      ),
      leaf(x, 92, 22, -50),
      leaf(x, 90, 22, 50),
    ])
    .flat(),
  arrow([20, 40], [88, 40], 'soft', 2.5),
  arrow([20, 62], [88, 62], 'soft', 2.5),
  label([52, 28], bilingual('wind', 'upepo'), { anchor: 'middle' }),
);

const rule = (key: string, ...more: readonly Block<Bilingual>[]): Section => {
  const found = safeUseRules.find((one) => one.key === key)!;
  return { title: found.title, blocks: [...more, { kind: 'list', items: found.text }] };
};

export const spraySafelyLesson: Lesson = {
  slug: 'spray-safely',
  title: bilingual('If you must spray: safely', 'Ukilazimika kunyunyiza: kwa usalama'),
  description: bilingual(
    'Clothing, wind, days to wait, empty bottles, and what to do when a person is poisoned.',
    'Mavazi, upepo, siku za kusubiri, chupa tupu, na la kufanya mtu akipata sumu.',
  ),
  category: 'safety',
  type: 'course',
  level: 'beginner',
  tags: ['clothing', 'all_crops'],
  isFeatured: true,
  reviewed: '2026-11-22',
  sections: [
    section(
      'Before anything else',
      'Kabla ya yote',
      text(
        'A pesticide is a poison with a use. Most problems in this app have steps without it; try those first.',
        'Dawa ya wadudu ni sumu yenye kazi. Matatizo mengi kwenye programu hii yana hatua bila dawa; jaribu hizo kwanza.',
      ),
      picture(dressed),
    ),
    rule('label'),
    rule('clothing'),
    rule('spraying', picture(wind)),
    rule('waiting'),
    rule('containers'),
    {
      title: poisoningCard.title,
      blocks: [
        { kind: 'steps', items: poisoningCard.steps },
        {
          kind: 'list',
          items: poisoningCard.numbers.map(({ number, name }) =>
            bilingual(`${name.en}: ${number}`, `${name.sw}: ${number}`),
          ),
        },
      ],
    },
    section(
      'When not sure',
      'Ukiwa na shaka',
      note(
        'Spray nothing. Ask the extension officer, or an expert in this app.',
        'Usinyunyize. Muulize afisa ugani, au mtaalamu kwenye programu hii.',
      ),
    ),
  ],
  sources: ['safe_use', 'poison_line', 'emergency_numbers'],
};
