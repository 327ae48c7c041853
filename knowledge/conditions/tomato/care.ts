import { fungicideSources } from '../../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../../healthy-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { tomatoNames } from '../../names/tomato.ts';
import { compost, feedManure, milkSpray, vegetableMulch } from '../../sprays/preparations.ts';
import { manure, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { alongTheRow, lookUnderLeaves, lowerLeavesOff, notTooMuchNitrogen, rotateNightshades, stakeAndSpace, waterSoil } from '../../vegetable-sentences.ts';
import { sulphurAtFirstFlour } from '../../sprays/vegetable-sprays.ts';

const like = likeIn(tomatoNames);
const evenWater = bilingual('Water evenly, on the same days each week; never let the soil dry out and then flood it.', 'Mwagilia sawasawa, siku zile zile kila wiki; usiache udongo ukauke kabisa kisha ufurishe.');
const keepLeafCover = bilingual('Do not strip leaves above the fruit.', 'Usiondoe majani yaliyo juu ya matunda.');

export const care = {
  tomato___healthy: {
    ...tomatoNames.tomato___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [evenGreen, bilingual('A photo shows one leaf. Check under the leaves and at the fruit too.', 'Picha huonyesha jani moja. Angalia pia chini ya majani na kwenye matunda.')],
    immediateActions: [sprayNothing, lookUnderLeaves],
    organicSolutions: [vegetableMulch, compost],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [stakeAndSpace, waterSoil, rotateNightshades],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_vegetables'),
    lookalikes: [like('tomato___magnesium_deficiency', 'Old leaves yellow between the veins.', 'Majani ya chini huwa ya manjano kati ya mishipa.')],
    sources: ['kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney'],
  },

  tomato___blossom_end_rot: {
    ...tomatoNames.tomato___blossom_end_rot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A flat dark leathery patch at the bottom of the fruit, away from the stalk.', 'Baka jeusi bapa gumu chini ya tunda, mbali na kikonyo.'),
      bilingual('Mostly on the first fruits, after a dry spell or uneven watering.', 'Hasa matunda ya kwanza, baada ya ukavu au umwagiliaji usio sawa.'),
      bilingual('Leaves look fine.', 'Majani huonekana vizuri.'),
    ],
    immediateActions: [
      bilingual('Spray nothing: it is not a disease and does not spread.', 'Usinyunyize chochote: huu si ugonjwa na hauenei.'),
      evenWater,
      bilingual('Pick off the spoiled fruit so that the plant feeds the others.', 'Ondoa matunda yaliyoharibika ili mmea ulishe mengine.'),
    ],
    organicSolutions: [{ ...vegetableMulch, limits: bilingual('It keeps the soil evenly moist. It does not mend fruit that is already black.', 'Huweka unyevu sawa udongoni. Haiponyi tunda ambalo tayari ni jeusi.') }],
    inorganicSolutions: [],
    recommendedProducts: [soilTest, manure],
    preventiveMeasures: [
      bilingual('Lime before planting if the soil test says so: the fruit lacks calcium.', 'Weka chokaa kabla ya kupanda upimaji wa udongo ukisema: tunda hukosa kalsiamu.'),
      evenWater, notTooMuchNitrogen,
      bilingual('Do not dig close to the roots.', 'Usilime karibu na mizizi.'),
    ],
    recoveryTimeline: bilingual('The next trusses are normal 1 to 2 weeks after the water is even.', 'Vishada vinavyofuata huwa vya kawaida wiki 1 hadi 2 baada ya maji kuwa sawa.'),
    spreadRisk: { level: 'low', text: bilingual('It does not pass from plant to plant.', 'Hauenei kutoka mmea hadi mmea.') },
    yieldLoss: { range: { low: 5, high: 30 }, text: bilingual('Usually 5 to 30% of the fruit, most of it in the first trusses.', 'Kwa kawaida asilimia 5 hadi 30 ya matunda, hasa vishada vya kwanza.'), source: 'fao_guides' },
    lookalikes: [
      like('tomato___early_blight', 'The black patch is at the stalk end and has rings.', 'Baka jeusi liko upande wa kikonyo na lina pete.'),
      like('tomato___sunscald_and_cracking', 'Pale papery patch on the side that faces the sun.', 'Baka jeupe kama karatasi upande unaotazama jua.'),
    ],
    sources: ['blossom_end_rot_uga', 'fao_guides', 'kalro_vegetables'],
  },

  tomato___powdery_mildew: {
    ...tomatoNames.tomato___powdery_mildew,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('White flour on the leaf, or yellow patches with a thin flour below.', 'Unga mweupe juu ya jani, au mabaka ya manjano yenye unga mwembamba chini.'), bilingual('Most in dry weather with cool nights.', 'Hutokea zaidi kukiwa na ukavu na usiku wa baridi.')],
    immediateActions: [lowerLeavesOff, bilingual('Check 20 plants: a few spots near harvest need no spray.', 'Angalia mimea 20: madoa machache karibu na mavuno hayahitaji dawa.')],
    organicSolutions: [milkSpray],
    inorganicSolutions: [sulphurAtFirstFlour],
    preventiveMeasures: [stakeAndSpace, notTooMuchNitrogen, bilingual('Do not let the crop go thirsty.', 'Usiache zao likose maji.')],
    lookalikes: [like('tomato___leaf_mold', 'Olive velvet below, in damp places.', 'Utando wa kijani-kahawia chini, mahali penye unyevu.')],
    sources: ['cabi_plantwise', 'home_sprays', ...fungicideSources],
  },

  tomato___sunscald_and_cracking: {
    ...tomatoNames.tomato___sunscald_and_cracking,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('A white or yellow papery patch where the sun hits the fruit.', 'Baka jeupe au la manjano kama karatasi pale jua linapopiga tunda.'), bilingual('Cracks from the stalk or in rings, after rain that follows drought.', 'Nyufa kutoka kwenye kikonyo au kwa duara, mvua ikija baada ya ukame.')],
    immediateActions: [bilingual('Pick cracked fruit early and use it first.', 'Chuma matunda yaliyopasuka mapema na uyatumie kwanza.'), keepLeafCover, evenWater],
    organicSolutions: [vegetableMulch],
    preventiveMeasures: [evenWater, bilingual('Keep leaves healthy: fruit burns where disease took the leaves.', 'Linda majani yawe yenye afya: tunda huungua pale ugonjwa ulipoondoa majani.'), bilingual('Choose a variety that cracks little.', 'Chagua aina isiyopasuka kwa urahisi.')],
    lookalikes: [like('tomato___blossom_end_rot', 'Black and leathery, at the bottom of the fruit.', 'Nyeusi na ngumu, chini ya tunda.')],
    sources: ['kalro_vegetables'],
  },

  tomato___magnesium_deficiency: {
    ...tomatoNames.tomato___magnesium_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Older leaves turn yellow between the veins; the veins stay green.', 'Majani ya chini huwa ya manjano kati ya mishipa; mishipa hubaki kijani.'), bilingual('It shows when the plant carries much fruit.', 'Huonekana mmea ukibeba matunda mengi.')],
    immediateActions: [alongTheRow, bilingual('Ask for a soil test before you buy anything.', 'Omba upimaji wa udongo kabla ya kununua chochote.')],
    organicSolutions: [compost, feedManure],
    preventiveMeasures: [bilingual('On acidic soil use dolomite lime, as the soil test says.', 'Kwenye udongo wenye asidi tumia chokaa ya dolomaiti, kama upimaji wa udongo unavyosema.'), bilingual('Do not give too much potassium at once: it pushes magnesium out.', 'Usiweke potasiamu nyingi kwa mara moja: huzuia magnesi.')],
    lookalikes: [like('tomato___spider_mites', 'Fine specks, web and dots that move.', 'Vidoa vidogo sana, utando na vidoa vinavyotembea.'), like('tomato___yellow_leaf_curl_virus', 'Young leaves, cupped, yellow at the edge.', 'Majani machanga, yamejikunja, manjano ukingoni.')],
    sources: ['fao_guides', 'kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney', 'manure_tea'],
  },
} as const satisfies Partial<Record<keyof typeof tomatoNames, Condition>>;
