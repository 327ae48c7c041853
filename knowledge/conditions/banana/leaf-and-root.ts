import { chemicalClass, fungicideSources, notOldFungicides, triazole } from '../../sprays/chemical-lines.ts';
import { bananaNames } from '../../names/banana.ts';
import { compost } from '../../sprays/preparations.ts';
import { certifiedSeedlings, cropFungicide, manure, protectiveClothing } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { cleanPlants, like } from './care.ts';

const feedMat = bilingual('Give manure and ash to each stool and mulch between the rows: a fed plant makes leaves faster.', 'Weka samadi na majivu kwa kila kichaka na matandazo kati ya mistari: mgomba ulioshiba hutoa majani haraka.');

const paredSuckers: Preparation = {
  title: bilingual('Pared and heated suckers', 'Migomba michanga iliyomenywa na kupashwa'),
  needs: [
    bilingual('Young suckers with narrow leaves, and a sharp knife', 'Migomba michanga yenye majani membamba, na kisu kikali'),
    bilingual('A drum of 200 litres, firewood and a thermometer', 'Pipa la lita 200, kuni na kipimajoto'),
  ],
  steps: [
    bilingual('Away from the field cut off all roots and pare the corm until it is white all over. Throw away those with tunnels.', 'Mbali na shamba kata mizizi yote na umenye tunguu hadi liwe jeupe lote. Tupa yenye mapito.'),
    bilingual('Heat water to 54 degrees and hold the pared corm in it for 20 minutes.', 'Pasha maji hadi nyuzi 54 na uweke tunguu lililomenywa humo kwa dakika 20.'),
    bilingual('Let it dry in the shade and plant it within 3 days.', 'Liache likauke kivulini na ulipande ndani ya siku 3.'),
  ],
  use: bilingual('For each new planting.', 'Kwa kila upandaji mpya.'),
  limits: bilingual('Paring takes off about 90% of weevil eggs. The hot water is for nematodes: it kills only about a third of the weevil grubs inside.', 'Kumenya huondoa asilimia 90 hivi ya mayai ya fukusi. Maji moto ni kwa minyoo: huua theluthi moja tu hivi ya mabuu ya fukusi yaliyo ndani.'),
  source: 'banana_weevil_hot_water',
};

const stemTraps: Preparation = {
  title: bilingual('Traps of split stem', 'Mitego ya shina lililopasuliwa'),
  needs: [bilingual('Fresh stems of harvested plants, 20 to 25 pieces of 30 cm for an acre', 'Mashina mabichi ya migomba iliyovunwa, vipande 20 hadi 25 vya sentimita 30 kwa ekari')],
  steps: [
    bilingual('Split each piece along its length.', 'Pasua kila kipande kwa urefu.'),
    bilingual('Lay it with the cut side down at the foot of a plant, and cover it with leaves.', 'Kilaze upande uliokatwa chini ya mgomba, na ukifunike kwa majani.'),
    bilingual('Lift the traps each morning for 3 days, and kill the black beetles in soapy water.', 'Inua mitego kila asubuhi kwa siku 3, na uue fukusi weusi kwenye maji ya sabuni.'),
    bilingual('After a week lay fresh pieces.', 'Baada ya wiki moja weka vipande vibichi.'),
  ],
  use: bilingual('All year round, and more in the rains.', 'Mwaka mzima, na zaidi wakati wa mvua.'),
  limits: bilingual('It helps slowly, over a year or more, and not on every farm. Old stumps and trash must go too.', 'Husaidia polepole, kwa mwaka au zaidi, na si kwenye kila shamba. Visiki vya zamani na takataka viondolewe pia.'),
  source: 'banana_weevil_trapping',
};

const cutSpottedLeaves: Preparation = {
  title: bilingual('Cut off spotted leaf parts', 'Kata sehemu za majani zenye madoa'),
  needs: [bilingual('A clean panga on a pole of 2 m', 'Panga safi kwenye mti wa mita 2'), bilingual('Soap and 10 litres of water', 'Sabuni na lita 10 za maji')],
  steps: [
    bilingual('Each week cut off leaves that are more than half dead; from others cut only the dead part.', 'Kila wiki kata majani yaliyokufa zaidi ya nusu; mengine kata sehemu iliyokufa tu.'),
    bilingual('Leave at least 8 good leaves at flowering and 4 until harvest.', 'Acha angalau majani 8 mazuri wakati wa kutoa ua na 4 hadi kuvuna.'),
    bilingual('Pile the cut leaves with the upper side down in a few heaps.', 'Rundika majani yaliyokatwa, upande wa juu ukitazama chini, kwenye marundo machache.'),
  ],
  use: bilingual('Weekly in the rains, every second week when it is dry.', 'Kila wiki wakati wa mvua, kila baada ya wiki mbili kukiwa na ukavu.'),
  limits: bilingual('It lowers the disease; it does not heal a leaf. Too few leaves make a small bunch.', 'Hupunguza ugonjwa; haiponyi jani. Majani machache mno huleta mkungu mdogo.'),
  source: 'kalro_banana',
};

export const leafAndRootConditions = {
  banana___black_sigatoka: {
    ...bananaNames.banana___black_sigatoka,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Fine red-brown streaks below the leaf, along the veins.', 'Michirizi myembamba ya kahawia yenye wekundu chini ya jani, kando ya mishipa.'),
      bilingual('They widen to black oval spots with a grey middle and a yellow edge.', 'Hupanuka kuwa madoa meusi ya duaradufu yenye katikati ya kijivu na ukingo wa manjano.'),
      bilingual('Large parts of the leaf dry up; the bunch stays small and ripens early.', 'Sehemu kubwa za jani hukauka; mkungu hubaki mdogo na huiva mapema.'),
    ],
    immediateActions: [
      bilingual('Count the good leaves: fewer than 8 at flowering means a small bunch.', 'Hesabu majani mazuri: chini ya 8 wakati wa kutoa ua maana yake ni mkungu mdogo.'),
      bilingual('Cut off the dead parts this week.', 'Kata sehemu zilizokufa wiki hii.'),
      feedMat,
    ],
    organicSolutions: [cutSpottedLeaves],
    inorganicSolutions: [chemicalClass('FRAC 3', triazole, bilingual('Seldom worth the money on a small farm. Only for bananas grown to sell, with the group changed each time.', 'Mara chache hulipa kwenye shamba dogo. Kwa ndizi za kuuza tu, ukibadilisha kundi kila mara.'), notOldFungicides)],
    recommendedProducts: [manure, certifiedSeedlings, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      feedMat,
      bilingual('Keep 3 metres between stools and 3 stems on each, so that wind dries the leaves.', 'Acha mita 3 kati ya vichaka vya migomba, na migomba 3 kwa kila kichaka, ili upepo ukaushe majani.'),
      bilingual('Drain the field and keep it weeded.', 'Toa maji shambani na upalilie.'),
      bilingual('Ask for FHIA kinds, which tolerate it better.', 'Ulizia aina za FHIA, ambazo huvumilia zaidi.'),
    ],
    recoveryTimeline: bilingual('A spotted leaf does not heal. A fed plant makes a new leaf every 7 to 10 days.', 'Jani lenye madoa haliponi. Mgomba ulioshiba hutoa jani jipya kila siku 7 hadi 10.'),
    spreadRisk: { level: 'high', text: bilingual('Wind and rain carry it far; warm wet weather speeds it.', 'Upepo na mvua huupeleka mbali; joto na mvua huuharakisha.') },
    yieldLoss: { range: { low: 30, high: 50 }, text: bilingual('Usually 30 to 50% of the bunch weight where nobody acts.', 'Kwa kawaida asilimia 30 hadi 50 ya uzito wa mkungu mahali pasipochukuliwa hatua.'), source: 'bioversity_banana' },
    lookalikes: [
      { name: bilingual('Potassium deficiency', 'Upungufu wa potasiamu'), sign: bilingual('Old leaves turn orange-yellow from the tip and edge; no streaks.', 'Majani ya chini huwa ya manjano-machungwa kuanzia ncha na ukingo; hakuna michirizi.') },
      like('banana___fusarium_wilt', 'The whole old leaf turns yellow and hangs; no spots.', 'Jani lote la chini huwa la manjano na kulegea; hakuna madoa.'),
    ],
    sources: ['bioversity_banana', 'kalro_banana', ...fungicideSources],
  },

  banana___weevil: {
    ...bananaNames.banana___weevil,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round tunnels up to 8 mm wide in the corm, with white grubs.', 'Mapito ya mviringo ya hadi milimita 8 kwenye tunguu, yenye mabuu meupe.'),
      bilingual('Leaves turn yellow and die early; young suckers wilt.', 'Majani huwa ya manjano na kufa mapema; migomba michanga hunyauka.'),
      bilingual('Small bunches; plants fall over in the wind.', 'Mikungu midogo; migomba huanguka kwa upepo.'),
      bilingual('Black beetles with a snout hide in old stems.', 'Fukusi weusi wenye mdomo mrefu hujificha kwenye mashina ya zamani.'),
    ],
    immediateActions: [
      bilingual('Slice the corm of a harvested plant: count the tunnels.', 'Kata tunguu la mgomba uliovunwa: hesabu mapito.'),
      bilingual('Chop all harvested stems into thin strips that dry. Pull mulch 50 cm away from the plants.', 'Katakata mashina yaliyovunwa vipande vyembamba vikauke. Sogeza matandazo sentimita 50 kutoka migomba.'),
      bilingual('Prop plants with bunches.', 'Egemeza migomba yenye mikungu.'),
    ],
    organicSolutions: [stemTraps, paredSuckers],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [cleanPlants, feedMat, bilingual('Do not plant new bananas straight after old ones: grow another crop for two seasons.', 'Usipande ndizi mpya mara baada ya za zamani: panda zao lingine kwa misimu miwili.')],
    recoveryTimeline: bilingual('Results show after 2 seasons. A corm full of tunnels is best dug out.', 'Matokeo huonekana baada ya misimu 2. Tunguu lililojaa mapito ni bora lichimbwe.'),
    spreadRisk: { level: 'medium', text: bilingual('The beetle walks and seldom flies; suckers carry it to new fields. It is worst in neglected fields and below 1500 metres.', 'Fukusi hutembea na huruka mara chache; migomba michanga huwapeleka mashamba mapya. Huwa wabaya zaidi kwenye mashamba yasiyotunzwa na chini ya mita 1500.') },
    yieldLoss: { range: { low: 20, high: 60 }, text: bilingual('Usually 20 to 60% in neglected fields; more than 50% is reported for cooking bananas.', 'Kwa kawaida asilimia 20 hadi 60 kwenye mashamba yasiyotunzwa; zaidi ya asilimia 50 imeripotiwa kwa ndizi za kupika.'), source: 'banana_weevil_review' },
    lookalikes: [
      like('banana___nematodes', 'Roots red-black and rotten; the corm has no tunnels.', 'Mizizi ni myekundu hadi myeusi na imeoza; tunguu halina mapito.'),
      { name: bilingual('Wind alone', 'Upepo peke yake'), sign: bilingual('The stem breaks or the plant falls with long sound white roots.', 'Shina huvunjika au mgomba huanguka na mizizi mirefu myeupe mizima.') },
    ],
    sources: ['banana_weevil_infonet', 'banana_weevil_hot_water', 'banana_weevil_trapping', 'banana_weevil_review', 'kalro_banana'],
  },

  banana___nematodes: {
    ...bananaNames.banana___nematodes,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Roots split lengthwise show red to black dead stripes.', 'Mizizi ikipasuliwa kwa urefu huonyesha mistari myekundu hadi myeusi iliyokufa.'),
      bilingual('Plants topple with short black roots on the corm.', 'Migomba huanguka ikiwa na mizizi mifupi myeusi kwenye tunguu.'),
      bilingual('Long time to flowering, small bunches.', 'Huchelewa kutoa ua, mikungu midogo.'),
    ],
    lookalikes: [like('banana___weevil', 'Tunnels in the corm.', 'Mapito kwenye tunguu.'), like('banana___fusarium_wilt', 'Threads in the stem, old leaves hang.', 'Nyuzi ndani ya shina, majani ya chini hulegea.')],
    immediateActions: [
      bilingual('Dig out some roots and split them: dead stripes on more than a third mean a problem.', 'Chimba mizizi michache na uipasue: mistari iliyokufa ikizidi theluthi, ni tatizo.'),
      bilingual('Prop plants with bunches and heap soil on the foot.', 'Egemeza migomba yenye mikungu na urundike udongo kwenye mashina.'),
    ],
    organicSolutions: [paredSuckers, compost],
    preventiveMeasures: [cleanPlants, feedMat, bilingual('Rest the field from bananas for a year: maize, cassava or sweet potato.', 'Pumzisha shamba bila ndizi kwa mwaka mmoja: mahindi, muhogo au viazi vitamu.')],
    sources: ['banana_weevil_hot_water', 'kalro_banana', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof bananaNames, Condition>>;
