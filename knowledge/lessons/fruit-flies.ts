import { bilingual } from '../bilingual.ts';
import { clearFallenFruit } from '../sprays/preparations.ts';
import { arrow, box, disc, drawing, label, line, oval, path, span } from './draw.ts';
import { list, picture, recipe, section, text } from './parts.ts';
import { ground, leaf, sun } from './plants.ts';
import type { Lesson } from './types.ts';

const cycle = drawing(
  180,
  bilingual(
    'The fly lays eggs in ripening fruit; maggots feed inside; fallen fruit gives the next flies out of the soil.',
    'Inzi hutaga mayai kwenye tunda linaloiva; funza hula ndani; tunda lililoanguka huzaa inzi wengine kutoka udongoni.',
  ),
  ground(146, 180),
  oval(64, 66, 30, 34, { fill: 'yellow', line: 'soil', width: 1.5 }),
  leaf(64, 34, 30, 40),
  disc(86, 56, 2.5, { fill: 'ink' }),
  oval(104, 44, 9, 5, { fill: 'soil', line: 'ink' }),
  path('M102 40Q96 26 108 30ZM108 40Q118 26 118 34Z', { fill: 'sky', line: 'ink', width: 0.8 }),
  oval(176, 118, 30, 28, { fill: 'straw', line: 'soil', width: 1.5 }),
  [path('M164 112q6 -6 12 0M176 124q6 -6 12 0M166 128q5 -5 10 0', { line: 'white', width: 4 })],
  [
    disc(276, 160, 5, { fill: 'clay' }),
    oval(276, 92, 9, 5, { fill: 'soil', line: 'ink' }),
    path('M274 88Q268 74 280 78ZM280 88Q290 74 290 82Z', { fill: 'sky', line: 'ink', width: 0.8 }),
  ],
  arrow([98, 84], [144, 106], 'clay', 2),
  arrow([208, 140], [264, 158], 'clay', 2),
  arrow([276, 148], [276, 104], 'clay', 2),
  arrow([256, 78], [124, 42], 'clay', 2),
  label([64, 118], bilingual('eggs', 'mayai'), { anchor: 'middle', size: 10 }),
  label([176, 82], bilingual('maggots', 'funza'), { anchor: 'middle', size: 10 }),
  label([290, 176], bilingual('in the soil', 'udongoni'), { anchor: 'end', size: 10 }),
);

const two = drawing(
  160,
  bilingual(
    'Two ways to end it: under at least 50 cm of soil, or tied in a black bag in full sun for 14 days.',
    'Njia mbili za kuwamaliza: chini ya angalau sentimita 50 za udongo, au kwenye mfuko mweusi uliofungwa juani kwa siku 14.',
  ),
  ground(56, 160),
  box(54, 108, 70, 34, { fill: 'deep' }),
  [
    [68, 126],
    [88, 130],
    [108, 124],
  ].map(([x, y]) => disc(x!, y!, 9, { fill: 'straw', line: 'soil' })),
  span([40, 56], [40, 108]),
  label([36, 86], bilingual('50 cm', 'sm 50'), { anchor: 'end', size: 10 }),
  sun(292, 26, 11),
  path('M196 56Q186 22 212 22Q204 12 216 10Q228 12 220 22Q246 22 236 56Z', { fill: 'ink' }),
  line(
    [
      [206, 22],
      [226, 22],
    ],
    'clay',
    3,
  ),
  label([216, 82], bilingual('14 days', 'siku 14'), { anchor: 'middle', size: 11 }),
);

export const fruitFliesLesson: Lesson = {
  slug: 'fruit-flies',
  title: bilingual('Fruit flies: the work is on the ground', 'Inzi wa matunda: kazi iko chini ya mti'),
  description: bilingual(
    'Fallen fruit breeds the next flies. Clear it twice a week and there are fewer.',
    'Matunda yaliyoanguka huzalisha inzi wengine. Yaondoe mara mbili kwa wiki na watapungua.',
  ),
  category: 'pests',
  type: 'tutorial',
  level: 'beginner',
  tags: ['fruit', 'organic'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'How they live',
      'Wanavyoishi',
      text(
        'One fly stings many mangoes. The maggots eat inside where no spray reaches, then go into the soil below the tree.',
        'Inzi mmoja huchoma maembe mengi. Funza hula ndani ambako dawa haifiki, kisha huingia udongoni chini ya mti.',
      ),
      picture(cycle),
    ),
    ...recipe(clearFallenFruit, [picture(two)]),
    section(
      'Together with the neighbours',
      'Pamoja na majirani',
      list(
        bilingual(
          'Pick in time: fruit that ripens on the tree is stung most.',
          'Chuma kwa wakati: tunda linaloiva mtini huchomwa zaidi.',
        ),
        bilingual(
          'Traps with lure tell you when they come; ask for those with a PCPB number.',
          'Mitego yenye chambo hukuonyesha wanapofika; ulizia yenye nambari ya PCPB.',
        ),
        bilingual(
          'One careless orchard feeds flies for all; agree on two days a week.',
          'Shamba moja lisilotunzwa hulisha inzi kwa wote; kubalianeni siku mbili kwa wiki.',
        ),
      ),
    ),
  ],
  sources: ['fruit_fly_ipm'],
};
