import { likeIn } from '../lookalike.ts';
import { passionFruitNames } from '../names/passion_fruit.ts';
import { bordeauxForCrop, rogueAndBury, soapSpray } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(passionFruitNames);
const grafted = bilingual('Plant clean seedlings grafted on yellow passion fruit, from a licensed nursery.', 'Panda miche safi iliyounganishwa kwenye pasheni ya njano, kutoka kitalu chenye leseni.');
const washKnife = bilingual('Wash the knife with soap from vine to vine.', 'Osha kisu kwa sabuni kutoka mmea hadi mmea.');
const replace = bilingual('Replace the vines every 2 to 3 years, in another place.', 'Badilisha mimea kila miaka 2 hadi 3, mahali pengine.');

const openVine: Preparation = {
  title: bilingual('Open the vine', 'Fungua mmea'),
  needs: [bilingual('Sharp secateurs, soap and 5 litres of water', 'Mkasi mkali wa kupogoa, sabuni na lita 5 za maji')],
  steps: [
    bilingual('On a dry day cut out all dead and spotted shoots.', 'Siku isiyo na mvua kata machipukizi yote yaliyokufa na yenye madoa.'),
    bilingual('Take off shoots and leaves on the lowest 60 cm.', 'Ondoa machipukizi na majani ya sentimita 60 za chini.'),
    bilingual('Untangle the rest so that each shoot hangs free, and wash the secateurs after each vine.', 'Tenganisha mengine ili kila chipukizi lining’inie huru, na uoshe mkasi baada ya kila mmea.'),
    bilingual('Bury what you cut.', 'Fukia ulichokata.'),
  ],
  use: bilingual('After each harvest, and at the start of the rains.', 'Baada ya kila mavuno, na mwanzo wa mvua.'),
  limits: bilingual('It lowers spots and rot; it does not save a vine that is dead at the foot.', 'Hupunguza madoa na uozo; haiokoi mmea uliokufa chini.'),
  source: 'kalro_fruits',
};

export const conditions = {
  passion_fruit___woodiness_virus: {
    ...passionFruitNames.passion_fruit___woodiness_virus,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Leaves mottled light and dark green, puckered or twisted.', 'Majani yenye mabaka ya kijani hafifu na iliyokolea, yaliyokunjamana au kupinda.'),
      bilingual('Fruit small, hard, bent and rough, with thick skin and little juice.', 'Matunda madogo, magumu, yaliyopinda na yenye mikwaruzo, ganda nene na maji kidogo.'),
    ],
    lookalikes: [
      { name: bilingual('Mites', 'Utitiri'), sign: bilingual('Bronze leaves with fine webs below.', 'Majani ya rangi ya shaba yenye utando mwembamba chini.') },
      { name: bilingual('Magnesium deficiency', 'Upungufu wa magnesi'), sign: bilingual('Old leaves yellow between green veins; fruit normal.', 'Majani ya chini manjano kati ya mishipa ya kijani; matunda ya kawaida.') },
    ],
    immediateActions: [
      bilingual('Pull out the few sick vines while others are clean.', 'Ng’oa mimea michache iliyougua huku mingine ikiwa safi.'),
      washKnife,
      bilingual('Take no cuttings and no grafting wood here.', 'Usichukue vipando wala vikonyo vya kuunganishia hapa.'),
    ],
    organicSolutions: [rogueAndBury, { ...soapSpray, use: bilingual('On aphids at the tips, in the evening, as soon as they show. It cannot stop the virus: the aphid needs only a moment.', 'Kwa vidukari kwenye ncha, jioni, mara tu wanapoonekana. Haiwezi kuzuia virusi: kidukari huhitaji muda mfupi tu.') }],
    preventiveMeasures: [grafted, replace, bilingual('Do not grow cowpea or beans between the vines: aphids bring the virus from them.', 'Usipande kunde wala maharagwe kati ya mimea: vidukari huleta virusi kutoka humo.')],
    sources: ['kalro_fruits', 'cabi_plantwise', 'home_sprays'],
  },

  passion_fruit___brown_spot: {
    ...passionFruitNames.passion_fruit___brown_spot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round brown spots with rings on leaves; leaves fall.', 'Madoa ya kahawia ya mviringo yenye pete kwenye majani; majani huanguka.'),
      bilingual('Long brown spots on shoots; above them the shoot dies.', 'Madoa marefu ya kahawia kwenye machipukizi; juu yake chipukizi hufa.'),
      bilingual('Sunken round brown spots on fruit; the skin wrinkles.', 'Madoa ya kahawia ya mviringo yaliyobonyea kwenye tunda; ganda hukunjamana.'),
    ],
    lookalikes: [
      { name: bilingual('Septoria spot', 'Madoa ya septoria'), sign: bilingual('Tiny spots with black dots inside.', 'Madoa madogo sana yenye vidoa vyeusi ndani.') },
      like('passion_fruit___fusarium_wilt', 'The whole vine dies from the foot, without leaf spots.', 'Mmea mzima hufa kutoka chini, bila madoa ya majani.'),
    ],
    immediateActions: [
      bilingual('Cut out spotted shoots and gather fallen leaves and fruit; bury them.', 'Kata machipukizi yenye madoa na ukusanye majani na matunda yaliyoanguka; uyafukie.'),
      washKnife,
    ],
    organicSolutions: [openVine, bordeauxForCrop],
    preventiveMeasures: [bilingual('Keep 2 to 3 metres between vines and the ground below clean.', 'Acha mita 2 hadi 3 kati ya mimea na chini yake kuwe safi.'), grafted, bilingual('Water the soil, not the leaves.', 'Mwagilia udongo, si majani.')],
    sources: ['kalro_fruits', 'bordeaux'],
  },

  passion_fruit___fusarium_wilt: {
    ...passionFruitNames.passion_fruit___fusarium_wilt,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Shoots dry from the tip, or the whole vine wilts and dies in days.', 'Machipukizi hukauka kutoka ncha, au mmea mzima hunyauka na kufa kwa siku chache.'),
      bilingual('The foot of the stem cracks; inside the wood is brown.', 'Sehemu ya chini ya shina hupasuka; ndani ni kahawia.'),
      bilingual('Fruit shrivels on the vine.', 'Matunda husinyaa mtini.'),
    ],
    lookalikes: [
      { name: bilingual('Root rot from standing water', 'Uozo wa mizizi kutokana na maji yaliyotuama'), sign: bilingual('Roots soft and smelling, stem wood clean higher up.', 'Mizizi laini yenye harufu, mti wa shina ni safi juu zaidi.') },
      like('passion_fruit___brown_spot', 'Ringed spots on the leaves.', 'Madoa yenye pete kwenye majani.'),
    ],
    immediateActions: [
      bilingual('Cut the stem low: brown wood means the vine is lost. Dig it out and burn it.', 'Kata shina chini: likiwa la kahawia ndani, mmea hauponi. Uchimbe na uuchome.'),
      bilingual('Do not plant passion fruit in that hole again.', 'Usipande pasheni kwenye shimo hilo tena.'),
      washKnife,
    ],
    organicSolutions: [openVine],
    preventiveMeasures: [grafted, bilingual('Plant on a mound, drain the field, and do not wound the stem when you weed.', 'Panda kwenye tuta, toa maji shambani, na usijeruhi shina unapopalilia.'), replace],
    sources: ['kalro_fruits', 'cabi_plantwise'],
  },
} as const satisfies Record<keyof typeof passionFruitNames, Condition>;
