import { bilingual } from '../bilingual.ts';
import { virusNoCure } from '../legume-lines.ts';
import { rogueAndBury } from '../sprays/preparations.ts';
import { noCureTakeOut, washHands } from '../vegetable-sentences.ts';
import { arrow, box, disc, drawing, label, path, span } from './draw.ts';
import { list, picture, recipe, said, section, text } from './parts.ts';
import { bush, ground } from './plants.ts';
import type { Lesson } from './types.ts';

const hole = drawing(
  180,
  bilingual(
    'The sick plant goes into a bag where it stands, and into a hole 60 cm deep, away from water and crops.',
    'Mmea mgonjwa huwekwa kwenye mfuko pale pale ulipo, kisha kwenye shimo la sentimita 60, mbali na maji na mazao.',
  ),
  ground(84, 180),
  bush(44, 84, 52),
  bush(104, 84, 52, 'yellow'),
  path('M142 84Q136 46 158 44Q150 36 162 34Q174 36 166 44Q188 46 182 84Z', { fill: 'ink' }),
  box(226, 84, 66, 78, { fill: 'deep' }),
  path('M232 150Q258 122 286 150V162H232Z', { fill: 'leaf' }),
  arrow([112, 40], [142, 46], 'clay', 2.5),
  arrow([192, 56], [240, 78], 'clay', 2.5),
  span([212, 84], [212, 162]),
  label([206, 128], bilingual('60 cm', 'sm 60'), { anchor: 'end', size: 11 }),
  [
    [96, 56],
    [112, 62],
    [104, 46],
  ].map(([x, y]) => disc(x!, y!, 3, { fill: 'clay' })),
);

const order = drawing(
  130,
  bilingual(
    'Visit the clean plants first and the sick ones last, so that hands and hoe carry nothing over.',
    'Anza na mimea safi na umalize na iliyougua, ili mikono na jembe visibebe kitu.',
  ),
  ground(96, 130),
  bush(50, 96, 62),
  bush(116, 96, 62),
  bush(182, 96, 62),
  bush(268, 96, 62, 'yellow'),
  arrow([40, 18], [278, 18], 'dark', 3),
  label([70, 120], bilingual('first: clean', 'kwanza: safi'), { anchor: 'middle' }),
  label([262, 120], bilingual('last: sick', 'mwisho: mgonjwa'), { anchor: 'middle' }),
);

export const sickPlantsLesson: Lesson = {
  slug: 'sick-plants-out',
  title: bilingual('Take out sick plants, save the rest', 'Toa mimea iliyougua, okoa iliyobaki'),
  description: bilingual(
    'For viruses and wilts there is no spray. What helps is quick, clean work.',
    'Kwa virusi na mnyauko hakuna dawa ya kunyunyiza. Kinachosaidia ni kazi ya haraka na safi.',
  ),
  category: 'diseases',
  type: 'tutorial',
  level: 'beginner',
  tags: ['all_crops', 'vegetables', 'organic'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'Why one plant matters',
      'Kwa nini mmea mmoja ni muhimu',
      said(virusNoCure),
      said(noCureTakeOut),
      text(
        'Insects and tools carry the disease from it to its neighbours, every day that it stands.',
        'Wadudu na vifaa hubeba ugonjwa kutoka kwake hadi mimea jirani, kila siku unapobaki.',
      ),
      picture(hole),
    ),
    ...recipe(rogueAndBury, [picture(order)]),
    section(
      'Keep it from coming back',
      'Zuia usirudi',
      list(
        washHands,
        bilingual(
          'Start with certified seed or clean cuttings, and pull out self-sown plants between seasons.',
          'Anza na mbegu iliyoidhinishwa au vipando safi, na ung’oe mimea iliyojiotea kati ya misimu.',
        ),
        bilingual(
          'Ask which variety resists it in your area.',
          'Uliza ni aina gani inayostahimili katika eneo lako.',
        ),
      ),
    ),
  ],
  sources: ['cabi_plantwise', 'kalro_vegetables'],
};
