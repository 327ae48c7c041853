import { bacillus, chemicalClass, insecticideSources, notOldInsecticides } from '../sprays/chemical-lines.ts';
import { buryPulseResidue, cleanSeed, noSeedFromHere, plantEarly, walkRows, weedTwice } from '../legume-lines.ts';
import { likeIn } from '../lookalike.ts';
import { pigeonPeaNames } from '../names/pigeon_pea.ts';
import { neemExtract } from '../sprays/preparations.ts';
import { pulseSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(pigeonPeaNames);

const shakeBushes: Preparation = {
  title: bilingual('Shake and collect', 'Tikisa na ukusanye'),
  needs: [bilingual('A cloth of 1 metre and a tin of soapy water', 'Kitambaa cha mita 1 na mkebe wa maji ya sabuni')],
  steps: [
    bilingual('Early in the morning spread the cloth under a branch.', 'Asubuhi na mapema tandaza kitambaa chini ya tawi.'),
    bilingual('Shake the branch hard: caterpillars and bugs fall.', 'Tikisa tawi kwa nguvu: viwavi na kunguni huanguka.'),
    bilingual('Drop them into the soapy water; chickens take them too.', 'Watie kwenye maji ya sabuni; kuku pia huwala.'),
  ],
  use: bilingual('Twice a week from flowering until pods are full.', 'Mara mbili kwa wiki kuanzia kutoa maua hadi maganda yajae.'),
  limits: bilingual('It needs hands; maggots inside pods are out of reach.', 'Huhitaji nguvu kazi; mabuu ndani ya maganda hayafikiwi.'),
  source: 'icrisat_pigeon_pea',
};
const oneTime = bilingual('Plant varieties that flower together with the neighbours’ fields.', 'Panda aina zinazotoa maua wakati mmoja na mashamba ya majirani.');

export const conditions = {
  pigeon_pea___fusarium_wilt: {
    ...pigeonPeaNames.pigeon_pea___fusarium_wilt, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Plants wilt in patches at flowering and podding although the soil is moist.', 'Mimea hunyauka kwa sehemu sehemu wakati wa maua na maganda ingawa udongo una unyevu.'),
      bilingual('A purple band climbs the stem from the ground.', 'Mstari wa zambarau hupanda shina kutoka ardhini.'),
      bilingual('Split the stem: it is brown or black inside.', 'Pasua shina: ndani ni kahawia au nyeusi.'),
    ],
    immediateActions: [
      bilingual('Pull out wilted plants with the roots and burn them; use the dry wood as fuel.', 'Ng’oa mimea iliyonyauka pamoja na mizizi na uichome; kuni zake kavu zitumie jikoni.'),
      noSeedFromHere,
      bilingual('Do not carry soil from these patches on hoes and boots.', 'Usibebe udongo wa sehemu hizi kwenye majembe na buti.'),
    ],
    organicSolutions: [buryPulseResidue],
    inorganicSolutions: [],
    recommendedProducts: [pulseSeed],
    preventiveMeasures: [
      bilingual('Ask for a variety that resists wilt, such as ICEAP 00040.', 'Ulizia aina inayostahimili mnyauko, kama ICEAP 00040.'),
      bilingual('Plant sorghum or leave the land for a year; 3 years is best.', 'Panda mtama au pumzisha ardhi mwaka mmoja; miaka 3 ni bora.'),
      cleanSeed,
      bilingual('Mix pigeon pea with sorghum or maize.', 'Changanya mbaazi na mtama au mahindi.'),
    ],
    recoveryTimeline: bilingual('A wilted plant does not recover. The fungus waits in the soil for about 3 years.', 'Mmea ulionyauka hauponi. Kuvu husubiri ardhini kama miaka 3.'),
    spreadRisk: { level: 'medium', text: bilingual('It lives in the soil and on roots, and travels with seed and soil.', 'Huishi ardhini na kwenye mizizi, na husafiri na mbegu na udongo.') },
    yieldLoss: { range: { low: 20, high: 90 }, text: bilingual('In sick soil in Kenya about 90% of a weak variety wilted, and less than 20% of a resistant one.', 'Kwenye udongo wenye ugonjwa nchini Kenya, asilimia 90 hivi ya aina dhaifu ilinyauka, na chini ya 20 ya aina inayostahimili.'), source: 'pigeon_wilt_2006' },
    lookalikes: [
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('All plants hang at noon; the stem is pale inside.', 'Mimea yote hulegea mchana; shina ni jeupe ndani.') },
      { key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('Knots on the roots, no brown inside the stem.', 'Vinundu kwenye mizizi, shina si la kahawia ndani.') },
    ],
    sources: ['pigeon_wilt_infonet', 'pigeon_wilt_2006', 'kalro_grams'],
  },

  pigeon_pea___pod_borers: {
    ...pigeonPeaNames.pigeon_pea___pod_borers, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round holes in pods, green or brown caterpillars with droppings: borers.', 'Matundu ya mviringo kwenye maganda, viwavi wa kijani au kahawia na kinyesi: vipekecha.'),
      bilingual('Pods look whole but hold eaten seed and small maggots: pod flies.', 'Maganda huonekana mazima lakini yana mbegu zilizoliwa na mabuu madogo: inzi wa maganda.'),
    ],
    immediateActions: [
      bilingual('Check 20 branches in each of 5 places. Do it twice a week from the first flowers.', 'Angalia matawi 20 katika kila moja ya sehemu 5. Fanya mara mbili kwa wiki kuanzia maua ya kwanza.'),
      bilingual('Shake off caterpillars in the early morning.', 'Tikisa viwavi waanguke asubuhi na mapema.'),
    ],
    organicSolutions: [shakeBushes, { ...neemExtract, use: bilingual('In the evening at first pods and again after 7 days; wet flowers and pods.', 'Jioni maganda ya kwanza yakitoka na tena baada ya siku 7; lowesha maua na maganda.') }],
    inorganicSolutions: [chemicalClass('IRAC 11A', bacillus, bilingual('On small caterpillars at flowering, in the evening; it does not reach maggots inside pods.', 'Kwa viwavi wadogo wakati wa maua, jioni; haifikii mabuu ndani ya maganda.'), notOldInsecticides)],
    preventiveMeasures: [oneTime, plantEarly, bilingual('Leave perches for birds and grow it mixed with cereals.', 'Acha matawi ya ndege kutua na upande pamoja na nafaka.')],
    lookalikes: [like('pigeon_pea___pod_bugs', 'Shrivelled seed without holes; bugs on the pods.', 'Mbegu zilizosinyaa bila matundu; kunguni kwenye maganda.')],
    sources: ['icrisat_pigeon_pea', 'icipe_pulses', 'neem_extract', ...insecticideSources],
  },

  pigeon_pea___pod_bugs: {
    ...pigeonPeaNames.pigeon_pea___pod_bugs, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Shrivelled, dark seed in pods without holes.', 'Mbegu zilizosinyaa, nyeusi ndani ya maganda yasiyo na matundu.'),
      bilingual('Brown spiny or green bugs on pods; they smell when touched.', 'Kunguni wa kahawia wenye miiba au wa kijani kwenye maganda; hunuka wakiguswa.'),
    ],
    immediateActions: [
      bilingual('Pick or shake them off in the early morning.', 'Waokote au watikise asubuhi na mapema.'),
      bilingual('Do it from the first green pods; ripe pods need nothing.', 'Fanya kuanzia maganda ya kwanza ya kijani; yaliyokomaa hayahitaji kitu.'),
    ],
    organicSolutions: [shakeBushes],
    preventiveMeasures: [oneTime, weedTwice],
    lookalikes: [like('pigeon_pea___pod_borers', 'Holes, droppings or maggots.', 'Matundu, kinyesi au mabuu.')],
    sources: ['icrisat_pigeon_pea', 'icipe_pulses'],
  },

  pigeon_pea___leaf_spot: {
    ...pigeonPeaNames.pigeon_pea___leaf_spot, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small brown spots on older leaves that join; leaves fall.', 'Madoa madogo ya kahawia kwenye majani ya zamani yanayoungana; majani huanguka.'),
      bilingual('Cool, rainy weeks; young branches may dry.', 'Wiki za baridi na mvua; matawi machanga huweza kukauka.'),
    ],
    immediateActions: [walkRows, bilingual('If it comes after the pods are full, do nothing.', 'Yakija baada ya maganda kujaa, usifanye kitu.')],
    organicSolutions: [buryPulseResidue],
    preventiveMeasures: [bilingual('Leave more room between rows in wet places.', 'Acha nafasi zaidi kati ya mistari maeneo ya mvua.'), cleanSeed, bilingual('Do not plant beside old pigeon pea bushes.', 'Usipande kando ya mbaazi za zamani.')],
    lookalikes: [like('pigeon_pea___fusarium_wilt', 'The whole plant wilts, with a purple band on the stem.', 'Mmea mzima hunyauka, wenye mstari wa zambarau kwenye shina.')],
    sources: ['icrisat_pigeon_pea', 'kalro_grams'],
  },
} as const satisfies Record<keyof typeof pigeonPeaNames, Condition>;
