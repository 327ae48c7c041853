import { bilingual } from '../bilingual.ts';
import { neemExtract, soapSpray } from '../sprays/preparations.ts';
import { friendsAlive, lookUnderLeaves } from '../vegetable-sentences.ts';
import { arrow, box, disc, drawing, label, line, oval, path } from './draw.ts';
import { list, note, picture, recipe, section, text } from './parts.ts';
import { bucket, leaf } from './plants.ts';
import type { Lesson } from './types.ts';

const soak = drawing(
  150,
  bilingual(
    'Pounded kernels are tied in a cloth and hang in 10 litres of water, then are squeezed out.',
    'Viini vilivyotwangwa hufungwa kwenye kitambaa, hulowekwa kwenye lita 10 za maji, kisha hukamuliwa.',
  ),
  [
    path('M26 74Q50 66 74 74L66 118H34Z', { fill: 'soil', line: 'deep', width: 1.5 }),
    line(
      [
        [54, 30],
        [48, 92],
      ],
      'deep',
      6,
    ),
  ],
  bucket(116, 60, 76, 64, 0.75),
  [
    path('M142 76Q154 66 166 76Q174 98 154 104Q134 98 142 76Z', { fill: 'straw', line: 'deep' }),
    line(
      [
        [154, 44],
        [154, 72],
      ],
      'deep',
      2,
    ),
  ],
  bucket(232, 78, 66, 46, 0.45, 'straw'),
  [
    path('M246 30Q266 22 284 34Q286 50 266 54Q244 50 246 30Z', { fill: 'straw', line: 'deep' }),
    line(
      [
        [264, 56],
        [264, 84],
      ],
      'straw',
      3,
    ),
  ],
  arrow([84, 92], [108, 92], 'clay', 2),
  arrow([200, 92], [226, 92], 'clay', 2),
  label([50, 142], bilingual('pound', 'twanga'), { anchor: 'middle' }),
  label([154, 142], bilingual('12 to 24 hours', 'saa 12 hadi 24'), { anchor: 'middle' }),
  label([266, 142], bilingual('squeeze', 'kamua'), { anchor: 'middle' }),
);

const under = drawing(
  140,
  bilingual(
    'The spray has to reach the under side of the leaf, where the insects sit.',
    'Dawa ya asili lazima ifike upande wa chini wa jani, mahali wadudu wanapokaa.',
  ),
  leaf(60, 70, 170, 88),
  [
    [104, 88],
    [122, 92],
    [140, 94],
    [158, 92],
    [130, 84],
    [150, 84],
  ].map(([x, y]) => disc(x!, y!, 4, { fill: 'dark', line: 'ink', width: 0.6 })),
  [
    path('M250 124L186 100M250 124L176 112M250 124L196 92', { line: 'water', width: 2 }),
    box(246, 118, 40, 12, { fill: 'grey', line: 'ink' }),
    oval(246, 124, 5, 6, { fill: 'ink' }),
  ],
  label([60, 36], bilingual('upper side', 'upande wa juu'), { size: 10 }),
  label([52, 124], bilingual('insects under the leaf', 'wadudu chini ya jani'), { size: 10 }),
);

export const neemAndSoapLesson: Lesson = {
  slug: 'neem-and-soap',
  title: bilingual('Neem and soap: sprays from the kitchen', 'Mwarobaini na sabuni: dawa za asili za jikoni'),
  description: bilingual(
    'Which home spray works on which insect, with true quantities, and where each one fails.',
    'Ni dawa gani ya asili inafaa kwa mdudu gani, kwa vipimo vya kweli, na mahali kila moja inaposhindwa.',
  ),
  category: 'organic',
  type: 'tutorial',
  level: 'beginner',
  tags: ['organic', 'vegetables', 'all_crops'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'First find out which insect it is',
      'Kwanza angalia ni nani',
      text(
        'Soap works on soft insects: aphids, whiteflies, young scales. Neem works on small caterpillars and on what sucks.',
        'Sabuni hufaa kwa wadudu laini: vidukari, inzi weupe, wadudu gamba wachanga. Mwarobaini hufaa kwa viwavi wadogo na wadudu wanaofyonza.',
      ),
      list(lookUnderLeaves, friendsAlive),
      picture(under),
      note('Neither of them cures a disease.', 'Hakuna kati yake inayoponya ugonjwa.'),
    ),
    ...recipe(neemExtract, [picture(soak)]),
    ...recipe(soapSpray),
    section(
      'Stay safe with home sprays too',
      'Jikinge hata unapotumia dawa za nyumbani',
      list(
        bilingual(
          'Wear gloves, long sleeves and something over the eyes.',
          'Vaa glavu, nguo ya mikono mirefu na kitu cha kukinga macho.',
        ),
        bilingual(
          'Keep it away from fish ponds and from children; write on the bottle what it is.',
          'Weka mbali na mabwawa ya samaki na watoto; andika kwenye chupa ni nini.',
        ),
        bilingual(
          'Use it the same day. Wash vegetables well before eating.',
          'Itumie siku hiyo hiyo. Osha mboga vizuri kabla ya kula.',
        ),
      ),
    ),
  ],
  sources: ['neem_extract', 'home_sprays', 'infonet_plant_health'],
};
