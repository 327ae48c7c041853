import { fungicideSources } from '../../chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../../healthy-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { tomatoNames } from '../../names/tomato.ts';
import { compost, feedManure, milkSpray, vegetableMulch } from '../../preparations.ts';
import { manure, soilTest } from '../../products.ts';
import { say } from '../../say.ts';
import type { Condition } from '../../types.ts';
import { alongTheRow, lookUnderLeaves, lowerLeavesOff, notTooMuchNitrogen, rotateNightshades, stakeAndSpace, waterSoil } from '../../vegetable-sentences.ts';
import { sulphurAtFirstFlour } from '../../vegetable-sprays.ts';

const like = likeIn(tomatoNames);
const evenWater = say('Water evenly, on the same days each week; never let the soil dry out and then flood it.', 'Mwagilia sawasawa, siku zile zile kila wiki; usiache udongo ukauke kabisa kisha ufurishe.');
const keepLeafCover = say('Do not strip leaves above the fruit.', 'Usiondoe majani yaliyo juu ya matunda.');

export const care = {
  tomato___healthy: {
    ...tomatoNames.tomato___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [evenGreen, say('A photo shows one leaf. Look under the leaves and at the fruit too.', 'Picha huonyesha jani moja. Angalia pia chini ya majani na kwenye matunda.')],
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
      say('A flat dark leathery patch at the bottom of the fruit, away from the stalk.', 'Baka jeusi bapa gumu chini ya tunda, mbali na kikonyo.'),
      say('The first fruits mostly, after a dry spell or uneven watering.', 'Hasa matunda ya kwanza, baada ya ukavu au umwagiliaji usio sawa.'),
      say('Leaves look well.', 'Majani huonekana vizuri.'),
    ],
    immediateActions: [
      say('It is not a disease and does not spread: spray nothing.', 'Huu si ugonjwa na hauenei: usinyunyize chochote.'),
      evenWater,
      say('Pick off the spoiled fruit so that the plant feeds the others.', 'Ondoa matunda yaliyoharibika ili mmea ulishe mengine.'),
    ],
    organicSolutions: [{ ...vegetableMulch, limits: say('It keeps the soil evenly moist. It does not mend fruit that is already black.', 'Huweka unyevu sawa udongoni. Haiponyi tunda ambalo tayari ni jeusi.') }],
    inorganicSolutions: [],
    recommendedProducts: [soilTest, manure],
    preventiveMeasures: [
      say('Lime before planting if the soil test says so: the fruit lacks calcium.', 'Weka chokaa kabla ya kupanda upimaji wa udongo ukisema: tunda hukosa kalsiamu.'),
      evenWater, notTooMuchNitrogen,
      say('Do not dig close to the roots.', 'Usilime karibu na mizizi.'),
    ],
    recoveryTimeline: say('The next trusses are normal 1 to 2 weeks after the water is even.', 'Vishada vinavyofuata huwa vya kawaida wiki 1 hadi 2 baada ya maji kuwa sawa.'),
    spreadRisk: { level: 'low', text: say('It does not pass from plant to plant.', 'Hauenei kutoka mmea hadi mmea.') },
    yieldLoss: { range: { low: 5, high: 30 }, text: say('Usually 5 to 30 % of the fruit, most of it in the first trusses.', 'Kwa kawaida asilimia 5 hadi 30 ya matunda, hasa vishada vya kwanza.'), source: 'fao_guides' },
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
    symptoms: [say('White flour on the leaf, or yellow patches with a thin flour below.', 'Unga mweupe juu ya jani, au mabaka ya manjano yenye unga mwembamba chini.'), say('Most in dry weather with cool nights.', 'Hutokea zaidi kukiwa na ukavu na usiku wa baridi.')],
    immediateActions: [lowerLeavesOff, say('Look at 20 plants: a few spots near harvest need no spray.', 'Angalia mimea 20: madoa machache karibu na mavuno hayahitaji dawa.')],
    organicSolutions: [milkSpray],
    inorganicSolutions: [sulphurAtFirstFlour],
    preventiveMeasures: [stakeAndSpace, notTooMuchNitrogen, say('Do not let the crop go thirsty.', 'Usiache zao likose maji.')],
    lookalikes: [like('tomato___leaf_mold', 'Olive velvet below, in damp places.', 'Utando wa kijani-kahawia chini, mahali penye unyevu.')],
    sources: ['cabi_plantwise', 'home_sprays', ...fungicideSources],
  },

  tomato___sunscald_and_cracking: {
    ...tomatoNames.tomato___sunscald_and_cracking,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [say('A white or yellow papery patch where the sun hits the fruit.', 'Baka jeupe au la manjano kama karatasi pale jua linapopiga tunda.'), say('Cracks from the stalk or in rings, after rain that follows drought.', 'Nyufa kutoka kwenye kikonyo au kwa duara, mvua ikija baada ya ukame.')],
    immediateActions: [say('Pick cracked fruit early and use it first.', 'Chuma matunda yaliyopasuka mapema na uyatumie kwanza.'), keepLeafCover, evenWater],
    organicSolutions: [vegetableMulch],
    preventiveMeasures: [evenWater, say('Keep leaves healthy: fruit burns where disease took the leaves.', 'Linda majani yawe yenye afya: tunda huungua pale ugonjwa ulipoondoa majani.'), say('Choose a variety that cracks little.', 'Chagua aina isiyopasuka kwa urahisi.')],
    lookalikes: [like('tomato___blossom_end_rot', 'Black and leathery, at the bottom of the fruit.', 'Nyeusi na ngumu, chini ya tunda.')],
    sources: ['kalro_vegetables'],
  },

  tomato___magnesium_deficiency: {
    ...tomatoNames.tomato___magnesium_deficiency,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [say('Older leaves turn yellow between the veins; the veins stay green.', 'Majani ya chini huwa ya manjano kati ya mishipa; mishipa hubaki kijani.'), say('It shows when the plant carries much fruit.', 'Huonekana mmea ukibeba matunda mengi.')],
    immediateActions: [alongTheRow, say('Ask for a soil test before you buy anything.', 'Omba upimaji wa udongo kabla ya kununua chochote.')],
    organicSolutions: [compost, feedManure],
    preventiveMeasures: [say('On sour soil use dolomite lime, as the soil test says.', 'Kwenye udongo wenye asidi tumia chokaa ya dolomaiti, kama upimaji wa udongo unavyosema.'), say('Do not give too much potassium at once: it pushes magnesium out.', 'Usiweke potasiamu nyingi kwa mara moja: huzuia magnesi.')],
    lookalikes: [like('tomato___spider_mites', 'Fine specks, web and dots that move.', 'Vidoa vidogo sana, utando na vidoa vinavyotembea.'), like('tomato___yellow_leaf_curl_virus', 'Young leaves, cupped, yellow at the edge.', 'Majani machanga, yamejikunja, manjano ukingoni.')],
    sources: ['fao_guides', 'kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney', 'manure_tea'],
  },
} as const satisfies Partial<Record<keyof typeof tomatoNames, Condition>>;
