import { changeGroups, chemicalClass, notOldFungicides, strobilurin, triazole } from '../../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../../healthy-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { beanNames } from '../../names/bean.ts';
import { buryResidue, cleanBeanSeed, compost, compostTea } from '../../sprays/preparations.ts';
import { beanSeed, cropFungicide, manure, protectiveClothing, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';

const like = likeIn(beanNames);

const keepOutWhenWet = bilingual(
  'Do not walk or weed among beans while leaves are wet: hands and clothes carry the fungus.',
  'Usipite wala kupalilia kati ya maharagwe majani yakiwa na maji: mikono na nguo hubeba kuvu.',
);
const pullSelfSown = bilingual('Pull out self-sown beans and the few worst plants. Carry them out of the field.', 'Ng’oa maharagwe yaliyojiotea na mimea michache iliyougua zaidi. Itoe nje ya shamba.');
const countPlants = bilingual('Check 20 plants in each of 5 places. Count those with spots, and again after a week.', 'Angalia mimea 20 katika kila moja ya sehemu 5. Hesabu yenye madoa, na tena baada ya wiki moja.');
const rotate = bilingual('Keep beans out of that field for 2 years: maize, sorghum or potatoes instead.', 'Usipande maharagwe hapo kwa miaka 2: panda mahindi, mtama au viazi.');
const amongMaize = bilingual('Grow beans among maize, in a row with room for wind between plants.', 'Panda maharagwe kati ya mahindi, kwa mstari, ukiacha nafasi ya upepo kati ya mimea.');

export const leafConditions = {
  bean___angular_leaf_spot: {
    ...beanNames.bean___angular_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Grey to brown spots with straight sides: the small veins stop them.', 'Madoa ya kijivu hadi kahawia yenye pembe: huishia kwenye mishipa midogo ya jani.'),
      bilingual('Under the leaf, in damp weather, a dark grey velvet grows on the spots.', 'Chini ya jani, kukiwa na unyevu, madoa huota utando laini wa kijivu iliyokolea.'),
      bilingual('It climbs from flowering; leaves turn yellow and fall early.', 'Hupanda juu kuanzia wakati wa kutoa maua; majani huwa ya manjano na kuanguka mapema.'),
      bilingual('On pods: dark, sunken, round spots.', 'Kwenye maganda: madoa meusi ya mviringo yaliyobonyea.'),
    ],
    immediateActions: [keepOutWhenWet, countPlants, pullSelfSown, bilingual('Do not keep seed from this field.', 'Usihifadhi mbegu ya shamba hili.')],
    organicSolutions: [
      { ...buryResidue, use: bilingual('Do it within 2 weeks after harvest: the fungus lives at least 12 months on old leaves. No home spray is proven against it.', 'Fanya ndani ya wiki 2 baada ya kuvuna: kuvu huishi angalau miezi 12 kwenye majani ya zamani. Hakuna dawa ya nyumbani iliyothibitishwa kuizuia.') },
    ],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only if the spots climb before or during flowering, rain goes on and the crop is worth the cost. When pods are filling it no longer pays.', 'Itumie tu ikiwa madoa yanapanda kabla au wakati wa kutoa maua, mvua inaendelea na mavuno yanaweza kulipa gharama. Maganda yakianza kujaa hailipi tena.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [beanSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Start with certified seed, or with seed picked by hand from clean plants.', 'Anza na mbegu iliyoidhinishwa, au mbegu uliyochagua kwa mkono kutoka mimea safi.'),
      rotate,
      bilingual('Dig in or feed the old bean crop soon after harvest.', 'Mara tu baada ya kuvuna, fukia mabaki ya maharagwe au uwape mifugo.'),
      amongMaize,
      bilingual('Ask KALRO or your extension officer which bean variety resists it in your area.', 'Waulize KALRO au afisa ugani wako ni aina gani ya maharagwe hustahimili ugonjwa huu katika eneo lako.'),
    ],
    recoveryTimeline: bilingual('Fallen leaves do not come back. Spots show 7 to 14 days after a wet spell. Once it turns dry, clean new leaves come in about 2 weeks.', 'Majani yaliyoanguka hayarudi. Madoa huonekana siku 7 hadi 14 baada ya unyevu. Mvua ikikatika, majani mapya safi hutoka baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'medium', text: bilingual('It goes far with seed, and near with wind and rain splash. Rain followed by dry hours suits it, at 16 to 28 °C.', 'Huenda mbali kupitia mbegu, na karibu kwa upepo na matone ya mvua. Hupenda mvua ikifuatwa na saa za ukavu, nyuzi 16 hadi 28.') },
    yieldLoss: { range: { low: 0, high: 80 }, text: bilingual('Losses as high as 80% are reported from western Kenya, when it comes early on weak varieties. Late spots cost little.', 'Hasara hadi asilimia 80 imeripotiwa magharibi mwa Kenya, ugonjwa ukija mapema kwenye aina dhaifu. Madoa ya mwisho wa msimu hupunguza mavuno kidogo.'), source: 'als_kenya_2016' },
    lookalikes: [
      like('bean___rust', 'Round raised dots that leave brown dust on the finger.', 'Vipele vya mviringo vinavyoacha unga wa kahawia kidoleni.'),
      like('bean___common_bacterial_blight', 'Large dry brown patches with a thin yellow edge that cross the veins.', 'Mabaka makubwa makavu ya kahawia yenye ukingo mwembamba wa manjano yanayovuka mishipa.'),
      like('bean___anthracnose', 'Veins under the leaf turn brick red to black.', 'Mishipa chini ya jani huwa myekundu kama tofali hadi myeusi.'),
    ],
    sources: ['als_pestnet', 'als_arc_2024', 'als_kenya_2016', 'ciat_bean', 'kalro_bean', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  bean___rust: {
    ...beanNames.bean___rust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small raised dots, pale yellow at first, then reddish brown, most of them under the leaf.', 'Vipele vidogo, kwanza vya manjano hafifu, kisha vya kahawia yenye wekundu, vingi chini ya jani.'),
      bilingual('Each dot often has a yellow ring.', 'Mara nyingi duara la manjano huzunguka kila kipele.'),
      bilingual('Rub a leaf: brown dust stays on the finger.', 'Sugua jani kwa kidole: unga wa kahawia hubaki.'),
      bilingual('Badly rusted leaves dry and fall; stems and pods carry a few dots.', 'Majani yenye kutu nyingi hukauka na kuanguka; mashina na maganda huwa na vipele vichache.'),
    ],
    immediateActions: [
      bilingual('Rub three leaves from different plants to be sure it is rust.', 'Sugua majani matatu ya mimea tofauti ili uhakikishe ni kutu.'),
      keepOutWhenWet, countPlants, pullSelfSown,
    ],
    organicSolutions: [
      { ...buryResidue, use: bilingual('Do it within 2 weeks after harvest. In western and central Kenya fields where bean residue was dug in or fed to animals had the least rust, fields with trash lines the most.', 'Fanya ndani ya wiki 2 baada ya kuvuna. Magharibi na katikati mwa Kenya, mashamba ambako mabaki ya maharagwe yalifukiwa au kulishwa mifugo yalikuwa na kutu kidogo zaidi; yenye mistari ya takataka yalikuwa na kutu nyingi zaidi.') },
      compostTea,
    ],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only if rust is on many plants before or during flowering and cool, dewy weather goes on. Late rust does not pay for a spray.', 'Itumie tu ikiwa kutu iko kwenye mimea mingi kabla au wakati wa kutoa maua na baridi yenye umande inaendelea. Kutu ya mwisho wa msimu hailipi gharama ya dawa.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [beanSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Ask for a bean variety that resists rust, above all higher than 1,200 metres.', 'Ulizia aina ya maharagwe inayostahimili kutu, hasa mwinuko ukizidi mita 1,200.'),
      rotate,
      bilingual('Remove self-sown beans between seasons: rust lives on them.', 'Ondoa maharagwe yaliyojiotea kati ya misimu: kutu huishi humo.'),
      bilingual('Leave no bean trash in lines along the field.', 'Usiache mistari ya mabaki ya maharagwe shambani.'),
      bilingual('Keep 10 to 15 cm between plants and 45 to 50 cm between rows, so that leaves dry soon.', 'Weka sentimita 10 hadi 15 kati ya mimea na 45 hadi 50 kati ya mistari, ili majani yakauke mapema.'),
    ],
    recoveryTimeline: bilingual('Rusted leaves stay rusted. In dry weather new leaves come clean in about 2 weeks.', 'Majani yenye kutu hubaki hivyo. Hali ya hewa ikiwa kavu, majani mapya hutoka safi baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it far; tools, insects and rain splash carry it from plant to plant.', 'Upepo huipeleka mbali; vifaa, wadudu na matone ya mvua huipeleka kutoka mmea hadi mmea.') },
    yieldLoss: { range: { low: 5, high: 67 }, text: bilingual('In trials in Uganda resistant beans lost 5 to 33%, susceptible ones up to 67%.', 'Katika majaribio nchini Uganda, maharagwe yanayostahimili yalipoteza asilimia 5 hadi 33, yasiyostahimili hadi asilimia 67.'), source: 'bean_rust_uganda' },
    lookalikes: [
      like('bean___angular_leaf_spot', 'Flat spots with straight sides, no dust on the finger.', 'Madoa bapa yenye pembe, hakuna unga kidoleni.'),
      like('bean___halo_blight', 'Tiny wet spot in a wide pale yellow ring, no dust.', 'Doa dogo la majimaji ndani ya duara pana la manjano hafifu, hakuna unga.'),
    ],
    sources: ['infonet_bean_rust', 'bean_rust_kenya_2023', 'bean_rust_uganda', 'ciat_bean', 'kalro_bean', 'compost_tea', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  bean___healthy: {
    ...beanNames.bean___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      evenGreen,
      bilingual('A photo shows one leaf. Check under the leaves and at the pods too.', 'Picha huonyesha jani moja. Angalia pia chini ya majani na kwenye maganda.'),
    ],
    immediateActions: [
      sprayNothing,
      bilingual('Walk the field once a week: 20 plants in each of 5 places, under the leaves as well.', 'Kagua shamba mara moja kwa wiki: mimea 20 katika kila moja ya sehemu 5, hata chini ya majani.'),
    ],
    organicSolutions: [compost, cleanBeanSeed],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [
      bilingual('Weed in the first 2 to 3 weeks and again before flowering.', 'Palilia katika wiki 2 hadi 3 za kwanza na tena kabla ya kutoa maua.'),
      keepOutWhenWet, rotate,
    ],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_bean'),
    lookalikes: [{ name: bilingual('Poorly fed plant', 'Mmea uliokosa lishe'), sign: bilingual('Pale leaves without spots can mean that nitrogen is short.', 'Majani yaliyofifia bila madoa yanaweza kuonyesha upungufu wa naitrojeni.') }],
    sources: ['kalro_bean', 'ciat_bean', 'compost_harvestmoney', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof beanNames, Condition>>;
