import { bilingual } from '../bilingual.ts';
import { alongTheRow, countPlants, friendsAlive, lookUnderLeaves } from '../vegetable-sentences.ts';
import { box, disc, drawing, label, line } from './draw.ts';
import { list, note, picture, said, section, steps, text } from './parts.ts';
import { bush, ground, leaf } from './plants.ts';
import type { Lesson } from './types.ts';

const cell = (x: number, y: number, fill: 'leaf' | 'yellow') =>
  disc(x, y, 6.5, { fill, line: 'dark', width: 0.6 });
const field = (left: number, isSick: (c: number, r: number) => boolean) =>
  Array.from({ length: 48 }, (_, i) => [i % 8, Math.floor(i / 8)] as const).map(([c, r]) =>
    cell(left + c * 16, 34 + r * 16, isSick(c, r) ? 'yellow' : 'leaf'),
  );
const patterns = drawing(
  160,
  bilingual(
    'Left: lack of nutrients, all plants of the field pale alike. Right: a disease, that begins in one patch.',
    'Kushoto: njaa, mimea yote ya shamba imepauka sawasawa. Kulia: ugonjwa, unaoanza sehemu moja.',
  ),
  box(10, 20, 136, 108, { fill: 'soil' }),
  box(174, 20, 136, 108, { fill: 'soil' }),
  field(22, () => true),
  field(186, (c, r) => (c - 5) ** 2 + (r - 2) ** 2 < 4),
  label([78, 148], bilingual('underfed: everywhere alike', 'njaa: kila mahali sawa'), {
    anchor: 'middle',
    size: 10,
  }),
  label([242, 148], bilingual('disease: in a patch', 'ugonjwa: kwa sehemu'), { anchor: 'middle', size: 10 }),
);

const leaves = drawing(
  150,
  bilingual(
    'Old leaves pale first: nitrogen is short. Spots and holes: something lives on the leaf.',
    'Majani ya zamani yakipauka kwanza: naitrojeni imepungua. Madoa na matundu: kuna kitu kinachoishi kwenye jani.',
  ),
  ground(124, 150),
  line(
    [
      [70, 124],
      [70, 40],
    ],
    'dark',
    3,
  ),
  leaf(70, 112, 48, -70, 'yellow'),
  leaf(70, 104, 48, 68, 'yellow'),
  leaf(70, 78, 44, -56),
  leaf(70, 70, 44, 54),
  leaf(70, 48, 36, 0),
  bush(160, 124, 92),
  [
    [142, 62],
    [176, 66],
    [150, 82],
    [186, 78],
    [160, 54],
  ].map(([x, y]) => disc(x!, y!, 4, { fill: 'soil' })),
  bush(258, 124, 92),
  [
    [240, 66],
    [276, 70],
    [252, 84],
    [262, 54],
  ].map(([x, y]) => disc(x!, y!, 6, { fill: 'paper', line: 'dark', width: 0.6 })),
  label([70, 144], bilingual('pale old leaves', 'ya zamani yamepauka'), { anchor: 'middle', size: 9.5 }),
  label([164, 144], bilingual('spots', 'madoa'), { anchor: 'middle', size: 9.5 }),
  label([258, 144], bilingual('holes', 'matundu'), { anchor: 'middle', size: 9.5 }),
);

export const hungerOrDiseaseLesson: Lesson = {
  slug: 'hunger-or-disease',
  title: bilingual(
    'Lack of nutrients, pest or disease? Check before you pay',
    'Njaa, mdudu au ugonjwa? Angalia kabla ya kulipa',
  ),
  description: bilingual(
    'A walk of half an hour tells more than any bottle. What to check, and in which order.',
    'Kutembea shambani nusu saa hukuonyesha zaidi kuliko chupa yoyote ya dawa. Nini cha kuangalia, na kwa mpangilio gani.',
  ),
  category: 'diseases',
  type: 'course',
  level: 'beginner',
  tags: ['scouting', 'all_crops'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'First, from a distance',
      'Kwanza kwa mbali',
      said(alongTheRow),
      picture(patterns),
      text(
        'A patch at a wet place or at the edge, growing week by week: most often a disease or a pest.',
        'Sehemu moja penye maji au ukingoni, inayokua wiki kwa wiki: mara nyingi ni ugonjwa au mdudu.',
      ),
    ),
    section(
      'Then the leaf',
      'Kisha jani',
      picture(leaves),
      list(
        lookUnderLeaves,
        bilingual(
          'Dig out one sick and one sound plant, and compare the roots.',
          'Ng’oa mmea mmoja mgonjwa na mmoja mzima, ulinganishe mizizi.',
        ),
      ),
    ),
    section(
      'Count',
      'Hesabu',
      said(countPlants),
      steps(
        bilingual(
          'Write the number down, or record it in your field’s history in this app.',
          'Andika idadi, au iweke kwenye historia ya shamba lako kwenye programu hii.',
        ),
        bilingual(
          'More a week later: act. The same or fewer: wait and look again.',
          'Ikiongezeka baada ya wiki: chukua hatua. Ikibaki ile ile au ikipungua: subiri na uangalie tena.',
        ),
      ),
    ),
    section(
      'What to do with what you saw',
      'La kufanya na ulichokiona',
      list(
        bilingual(
          'Photograph the leaf in this app, or answer its questions; both work offline.',
          'Piga picha ya jani kwenye programu hii, au jibu maswali yake; yote hufanya kazi bila mtandao.',
        ),
        bilingual(
          'Pale everywhere: a soil test costs less than the wrong fertiliser.',
          'Imepauka kila mahali: upimaji wa udongo ni nafuu kuliko mbolea isiyofaa.',
        ),
        friendsAlive,
      ),
      note(
        'No spray cures a virus, and none feeds a poorly fed plant. Ask before you buy.',
        'Hakuna dawa inayoponya virusi, wala inayolisha mmea wenye njaa. Uliza kabla ya kununua.',
      ),
    ),
  ],
  sources: ['cabi_plantwise', 'fao_guides', 'kalro_vegetables'],
};
