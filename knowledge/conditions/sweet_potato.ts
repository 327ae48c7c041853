import { likeIn } from '../lookalike.ts';
import { sweetPotatoNames } from '../names/sweet_potato.ts';
import { cleanPlantingPieces, manure } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(sweetPotatoNames);
const cleanVinesOnly = bilingual('Take vines only from plants without signs, from the tip. Take none from an old sick field.', 'Chukua vipando vya ncha kutoka mimea isiyo na dalili tu. Usichukue kamwe kutoka shamba la zamani lililougua.');
const rotate = bilingual('Plant in another field each season, far from the old one.', 'Panda shamba lingine kila msimu, mbali na la zamani.');
const clearOld = bilingual('Dig out all old roots and vines after harvest; feed only sound ones to animals.', 'Chimba viazi na vipando vyote vya zamani baada ya kuvuna; lisha mifugo vilivyo vizima tu.');

const vineNursery: Preparation = {
  title: bilingual('Your own clean vines', 'Vipando safi vyako mwenyewe'),
  needs: [
    bilingual('Clean vines of a variety that resists virus, for 100 plants', 'Vipando safi vya aina inayostahimili virusi, kwa mimea 100'),
    bilingual('A bed of 1 m by 5 m near water, with 2 buckets of manure', 'Tuta la mita 1 kwa mita 5 karibu na maji, na ndoo 2 za samadi'),
  ],
  steps: [
    bilingual('Make the bed far from old sweet potato and mix in the manure.', 'Tengeneza tuta mbali na viazi vitamu vya zamani na uchanganye samadi.'),
    bilingual('Plant pieces of 20 to 30 cm close together, and water them.', 'Panda vipande vya sentimita 20 hadi 30 kwa karibu, na uvimwagilie.'),
    bilingual('Each week pull out plants with small, pale or twisted leaves.', 'Kila wiki ng’oa mimea yenye majani madogo, yaliyofifia au yaliyopinda.'),
    bilingual('Cut the tips of 30 cm for planting, above the soil.', 'Kata ncha za sentimita 30 za kupanda, juu ya udongo.'),
  ],
  use: bilingual('Start it 2 to 3 months before the rains; a net over it keeps insects out.', 'Anza miezi 2 hadi 3 kabla ya mvua; wavu juu yake huzuia wadudu.'),
  limits: bilingual('Start again with clean vines after 3 to 4 seasons: the virus comes back slowly.', 'Anza tena na vipando safi baada ya misimu 3 hadi 4: virusi hurudi polepole.'),
  source: 'cip_sweet_potato',
};

const earthUp: Preparation = {
  title: bilingual('Close the cracks', 'Ziba nyufa'),
  needs: [bilingual('A hoe, and soil for ridges of 30 cm', 'Jembe, na udongo wa matuta ya sentimita 30'), bilingual('Dry grass for a layer of 5 cm where the ground cracks', 'Nyasi kavu kwa tabaka la sentimita 5 mahali ardhi inapopasuka')],
  steps: [
    bilingual('Plant on ridges 30 cm high, the vines at least 10 cm deep.', 'Panda kwenye matuta ya sentimita 30, vipando viingie angalau sentimita 10.'),
    bilingual('At 4 and 8 weeks heap soil on each hill and close every crack.', 'Kwenye wiki ya 4 na ya 8 rundika udongo kwenye kila tuta na uzibe kila ufa.'),
    bilingual('Mulch in dry weather, and cover roots that show.', 'Weka matandazo kukiwa na ukavu, na ufunike viazi vinavyoonekana.'),
    bilingual('Harvest as soon as the roots are big, before the dry season.', 'Vuna mara viazi vikiwa vikubwa, kabla ya kiangazi.'),
  ],
  use: bilingual('In each crop: the beetle cannot dig, it comes down through cracks.', 'Kwa kila zao: fukusi hawezi kuchimba, hushuka kupitia nyufa.'),
  limits: bilingual('Roots that have grubs stay spoilt. Do not store them beside sound ones.', 'Viazi vyenye mabuu hubaki vimeharibika. Usivihifadhi pamoja na vizima.'),
  source: 'cip_sweet_potato',
};

export const conditions = {
  sweet_potato___virus_disease: {
    ...sweetPotatoNames.sweet_potato___virus_disease,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small narrow leaves, pale or mottled, sometimes purple at the edge.', 'Majani madogo membamba, yaliyofifia au yenye mabaka, wakati mwingine ya zambarau ukingoni.'),
      bilingual('Twisted leaves and short stems: the plant looks like a small bush.', 'Majani yaliyopinda na mashina mafupi: mmea huonekana kama kichaka kidogo.'),
      bilingual('Few thin roots, or none.', 'Viazi vichache vyembamba, au hakuna.'),
    ],
    immediateActions: [
      bilingual('Pull out sick plants in the first 2 months. Feed them to animals.', 'Ng’oa mimea iliyougua miezi 2 ya kwanza na uilishe mifugo.'),
      cleanVinesOnly,
      bilingual('Give no vines from this field to neighbours.', 'Usiwape majirani vipando vya shamba hili.'),
    ],
    organicSolutions: [vineNursery],
    inorganicSolutions: [],
    recommendedProducts: [cleanPlantingPieces, manure],
    preventiveMeasures: [
      bilingual('Plant a variety that resists it: ask for Kabode, Vita or SPK 004.', 'Panda aina inayostahimili: ulizia Kabode, Vita au SPK 004.'),
      bilingual('Do not plant beside an old field: aphids and whiteflies move over.', 'Usipande kando ya shamba la zamani: vidukari na inzi weupe huvuka.'),
      rotate,
    ],
    recoveryTimeline: bilingual('A sick plant does not recover. Clean vines give a clean crop in 4 to 5 months.', 'Mmea mgonjwa hauponi. Vipando safi hutoa zao safi baada ya miezi 4 hadi 5.'),
    spreadRisk: { level: 'high', text: bilingual('Vines carry it far; aphids and whiteflies, each with its own virus, carry it near.', 'Vipando huupeleka mbali; vidukari na inzi weupe, kila mmoja na virusi vyake, huueneza karibu.') },
    yieldLoss: { range: { low: 50, high: 90 }, text: bilingual('Usually 50 to 90% of the roots on plants that were sick from the start.', 'Kwa kawaida asilimia 50 hadi 90 ya viazi kwenye mimea iliyougua tangu mwanzo.'), source: 'cip_sweet_potato' },
    lookalikes: [
      { name: bilingual('Nitrogen deficiency', 'Upungufu wa naitrojeni'), sign: bilingual('All plants pale, leaves of normal shape, old leaves first.', 'Mimea yote imefifia, majani yana umbo la kawaida, ya chini kwanza.') },
      { name: bilingual('Mites on the tips', 'Utitiri kwenye ncha'), sign: bilingual('Hairy woolly stems and leaves; the young leaf is covered in white fur.', 'Mashina na majani yenye manyoya; jani changa limefunikwa na manyoya meupe.') },
    ],
    sources: ['spvd_uganda_2002', 'cip_sweet_potato'],
  },

  sweet_potato___weevil: {
    ...sweetPotatoNames.sweet_potato___weevil,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small holes in the root and dark tunnels full of dung inside.', 'Matundu madogo kwenye kiazi na mapito meusi yenye kinyesi ndani.'),
      bilingual('The root smells and tastes bitter.', 'Kiazi hunuka na huwa kichungu.'),
      bilingual('The foot of the vine swells, cracks and dries.', 'Sehemu ya chini ya shina huvimba, hupasuka na kukauka.'),
      bilingual('Thin black beetles like ants on the plants in the evening.', 'Fukusi weusi wembamba kama sisimizi kwenye mimea jioni.'),
    ],
    immediateActions: [
      bilingual('Dig some roots at the edge today. If tunnels are few, harvest at once.', 'Chimba viazi vichache ukingoni leo. Mapito yakiwa machache, vuna mara moja.'),
      bilingual('Heap soil on the hills and close the cracks.', 'Rundika udongo kwenye matuta na uzibe nyufa.'),
      bilingual('Cut tunnelled roots up and bury them deep the same day. Bitter roots are not for people or animals.', 'Katakata viazi vyenye mapito, na uvifukie kwenye shimo refu siku hiyo hiyo. Viazi vichungu si vya watu wala mifugo.'),
    ],
    organicSolutions: [earthUp, vineNursery],
    inorganicSolutions: [],
    recommendedProducts: [cleanPlantingPieces],
    preventiveMeasures: [cleanVinesOnly, rotate, clearOld, bilingual('Choose a variety whose roots sit deep, and plant with the first rain.', 'Chagua aina ambayo viazi vyake hukaa chini sana, na upande mvua za kwanza zikianza.')],
    recoveryTimeline: bilingual('Spoilt roots stay spoilt. A clean field with clean vines bears sound roots the next season.', 'Viazi vilivyoharibika hubaki hivyo. Shamba safi na vipando safi hutoa viazi vizima msimu ujao.'),
    spreadRisk: { level: 'high', text: bilingual('Beetles walk from old fields and ride in vines; dry cracked soil opens the way.', 'Fukusi hutembea kutoka mashamba ya zamani na husafiri kwenye vipando; ardhi kavu iliyopasuka hufungua njia.') },
    yieldLoss: { range: { low: 50, high: 90 }, text: bilingual('Usually 50 to 90% of the roots cannot be sold when harvest is late in a dry season.', 'Kwa kawaida asilimia 50 hadi 90 ya viazi haviuziki mavuno yakichelewa kiangazini.'), source: 'cip_sweet_potato' },
    lookalikes: [
      { name: bilingual('Millipedes and grubs', 'Jongoo na mabuu ya udongo'), sign: bilingual('Wide open holes eaten from outside, no thin dark tunnels.', 'Matundu mapana yaliyoliwa kutoka nje, hakuna mapito membamba meusi.') },
      like('sweet_potato___virus_disease', 'Leaves sick, roots few but clean.', 'Majani yameugua, viazi vichache lakini safi.'),
    ],
    sources: ['sp_weevil_2024', 'cip_sweet_potato'],
  },
} as const satisfies Record<keyof typeof sweetPotatoNames, Condition>;
