import { likeIn } from '../lookalike.ts';
import { sunflowerNames } from '../names/sunflower.ts';
import { buryResidue, rogueAndBury } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';

const like = likeIn(sunflowerNames);
const certified = bilingual('Sow certified seed of a hybrid that resists it.', 'Panda mbegu iliyoidhinishwa ya chotara inayostahimili.');
const rotate = bilingual('Keep sunflower out of that field for 3 to 4 years.', 'Usipande alizeti hapo kwa miaka 3 hadi 4.');
const selfSown = bilingual('Pull out self-sown sunflower.', 'Ng’oa alizeti iliyojiotea.');

export const conditions = {
  sunflower___downy_mildew: {
    ...sunflowerNames.sunflower___downy_mildew,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Short plants with thick, wrinkled leaves, yellow along the veins.', 'Mimea mifupi yenye majani manene yaliyokunjamana, ya manjano kando ya mishipa.'),
      bilingual('White down under the yellow parts on damp mornings.', 'Manyoya meupe chini ya sehemu za manjano asubuhi zenye unyevu.'),
      bilingual('The head looks straight up and bears no seed.', 'Kichwa hutazama juu moja kwa moja na hakina mbegu.'),
    ],
    lookalikes: [
      like('sunflower___rust', 'Rusty dust on leaves of plants of normal height.', 'Unga wa kutu kwenye majani ya mimea ya kimo cha kawaida.'),
      { name: bilingual('Weedkiller drift', 'Dawa ya magugu iliyopeperushwa'), sign: bilingual('Twisted leaves on the side of the neighbour’s field; no down.', 'Majani yaliyopinda upande wa shamba la jirani; hakuna manyoya.') },
    ],
    immediateActions: [
      bilingual('Pull out short sick plants and carry them out.', 'Ng’oa mimea mifupi iliyougua na uitoe shambani.'),
      bilingual('Keep no seed from this field.', 'Usihifadhi mbegu ya shamba hili.'),
    ],
    organicSolutions: [rogueAndBury],
    preventiveMeasures: [certified, rotate, bilingual('Do not sow in wet, badly drained ground.', 'Usipande kwenye ardhi yenye maji yasiyotoka.'), selfSown],
    sources: ['cabi_plantwise'],
  },

  sunflower___rust: {
    ...sunflowerNames.sunflower___rust,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small orange to cinnamon dots on both sides of lower leaves; the dust rubs off.', 'Vipele vidogo vya rangi ya machungwa hadi ya mdalasini pande zote mbili za majani ya chini; unga hutoka ukisugua.'),
      bilingual('Later the dots are black; leaves dry and heads stay small.', 'Baadaye vipele huwa vyeusi; majani hukauka na vichwa hubaki vidogo.'),
    ],
    lookalikes: [
      like('sunflower___downy_mildew', 'White down, short plants.', 'Manyoya meupe, mimea mifupi.'),
      { name: bilingual('Alternaria leaf spot', 'Madoa ya majani ya alternaria'), sign: bilingual('Flat dark spots with rings, no dust.', 'Madoa meusi bapa yenye pete, hakuna unga.') },
    ],
    immediateActions: [
      bilingual('Rub some leaves: dust on the finger is rust.', 'Sugua majani kadhaa: unga kidoleni ni kutu.'),
      bilingual('Leave late rust: it costs little. If rust comes early, take off the lowest leaves and bury them.', 'Iache kutu ya mwisho wa msimu: hupunguza kidogo. Ikija mapema, ondoa majani ya chini na uyafukie.'),
    ],
    organicSolutions: [buryResidue],
    preventiveMeasures: [certified, rotate, selfSown, bilingual('Leave room between plants, so that leaves dry.', 'Acha nafasi kati ya mimea, ili majani yakauke.')],
    sources: ['cabi_plantwise', 'kalro_bean'],
  },
} as const satisfies Record<keyof typeof sunflowerNames, Condition>;
