import { fungicideSources } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { tomatoNames } from '../../names/tomato.ts';
import { bordeauxForCrop, buryResidue, vegetableMulch } from '../../sprays/preparations.ts';
import { copperForCrop, cropFungicide, protectiveClothing, vegetableSeed } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { askVariety, cleanStart, countPlants, lowerLeavesOff, noMeasuredRange, noSeedFromHere, notTooMuchNitrogen, notWhenWet, oldPlantsOut, rotateNightshades, stakeAndSpace, waterSoil, wildNightshades } from '../../vegetable-sentences.ts';
import { azoleIfItClimbs, carboxylicBeforeWetSpell, copperBeforeRain, copperOnBacteria, strobilurinInTurn } from '../../sprays/vegetable-sprays.ts';

const like = likeIn(tomatoNames);
const products = [vegetableSeed, cropFungicide, protectiveClothing];
const newLeavesClean = bilingual('Spotted leaves do not heal. With dry weather and the sick leaves gone, new ones come clean in 2 to 3 weeks.', 'Majani yenye madoa hayaponi. Kukiwa na ukavu na majani yaliyougua yakiondolewa, mapya hutoka safi baada ya wiki 2 hadi 3.');
const oldTomatoes = {
  ...buryResidue,
  source: 'kalro_vegetables',
  use: bilingual('Do it within 2 weeks after the last picking: it lives on old plants. No home spray is proven against it.', 'Fanya ndani ya wiki 2 baada ya kuchuma mara ya mwisho: huishi kwenye mimea ya zamani. Hakuna dawa ya nyumbani iliyothibitishwa kuizuia.'),
} as const;

export const leafSpots = {
  tomato___early_blight: {
    ...tomatoNames.tomato___early_blight,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Dark dry spots with rings like a target and a yellow edge.', 'Madoa meusi makavu yenye pete kama shabaha na ukingo wa manjano.'),
      bilingual('Oldest leaves first; it climbs as fruit gets heavy.', 'Huanza majani ya chini; hupanda juu matunda yakiongezeka.'),
      bilingual('Dark sunken marks on the stem, sometimes right at the soil.', 'Alama nyeusi zilizobonyea kwenye shina, wakati mwingine pale linapogusa udongo.'),
      bilingual('Fruit: a black leathery patch with rings at the stalk end.', 'Kwenye tunda: baka jeusi gumu lenye pete upande wa kikonyo.'),
    ],
    immediateActions: [lowerLeavesOff, countPlants, bilingual('Mulch, and feed a weak crop: poorly fed plants get it first.', 'Tandaza nyasi na uweke mbolea kwenye zao lililochoka: mimea iliyokosa lishe huugua kwanza.'), notWhenWet],
    organicSolutions: [vegetableMulch, bordeauxForCrop],
    inorganicSolutions: [azoleIfItClimbs, strobilurinInTurn],
    recommendedProducts: products,
    preventiveMeasures: [cleanStart, stakeAndSpace, waterSoil, rotateNightshades, oldPlantsOut],
    recoveryTimeline: newLeavesClean,
    spreadRisk: { level: 'medium', text: bilingual('Rain splash and wind carry it up the plant and to the next row; dew at night and warm days suit it.', 'Matone ya mvua na upepo huupeleka juu ya mmea na mstari unaofuata; hupenda umande usiku na joto mchana.') },
    yieldLoss: { range: { low: 20, high: 50 }, text: bilingual('Usually 20 to 50% where leaves are lost early and nothing is done.', 'Kwa kawaida asilimia 20 hadi 50 majani yakipotea mapema na hakuna hatua iliyochukuliwa.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('tomato___target_spot', 'Starts as pin-point specks; rings are faint; fruit gets pits.', 'Huanza kama vidoa vidogo sana; pete ni hafifu; matunda huwa na vishimo.'),
      like('tomato___septoria_leaf_spot', 'Many small grey spots with black dots, no rings.', 'Madoa mengi madogo ya kijivu yenye vidoa vyeusi, bila pete.'),
      like('tomato___late_blight', 'Large wet patches on young leaves too, white fluff in the morning.', 'Mabaka makubwa ya majimaji hata kwenye majani machanga, ukungu mweupe asubuhi.'),
    ],
    sources: ['cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  tomato___late_blight: {
    ...tomatoNames.tomato___late_blight,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Large greasy grey-green patches that turn brown within days.', 'Mabaka makubwa ya kijivu-kijani yenye majimaji, yanayogeuka kahawia kwa siku chache.'),
      bilingual('Thin white fluff under the patch on cool mornings.', 'Asubuhi yenye baridi, ukungu mweupe mwembamba chini ya baka.'),
      bilingual('Dark brown patches on the stems.', 'Sehemu za kahawia iliyokolea kwenye mashina.'),
      bilingual('Fruit: firm brown marbled patches.', 'Kwenye tunda: mabaka magumu ya kahawia yenye mawimbi.'),
    ],
    immediateActions: [
      bilingual('Pick the first sick leaves and fruit today, while it is dry. Put them into a bag and bury them.', 'Chuma majani na matunda ya kwanza yaliyougua leo, kabla mvua haijanyesha. Weka mfukoni na uyafukie.'),
      bilingual('Stop watering from above.', 'Acha kumwagilia kutoka juu.'),
      bilingual('Tell the neighbours with tomatoes or potatoes: it spreads from farm to farm in days.', 'Waambie majirani wenye nyanya au viazi: ugonjwa huvuka mashamba kwa siku chache.'),
      notWhenWet,
    ],
    organicSolutions: [bordeauxForCrop, vegetableMulch],
    inorganicSolutions: [copperBeforeRain, carboxylicBeforeWetSpell],
    recommendedProducts: products,
    preventiveMeasures: [bilingual('Do not plant tomatoes beside potatoes.', 'Usipande nyanya kando ya viazi.'), stakeAndSpace, waterSoil, askVariety, bilingual('Pull out self-sown tomatoes and potatoes between seasons.', 'Ng’oa nyanya na viazi vilivyojiotea kati ya misimu.')],
    recoveryTimeline: bilingual('Dead leaves stay dead. After 3 to 5 dry days it stops, and new growth is clean.', 'Majani yaliyokufa hayarudi. Baada ya siku 3 hadi 5 za ukavu ugonjwa hukoma, na machipukizi mapya huwa safi.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it for kilometres in hours when it is cool and wet.', 'Upepo huupeleka kilomita nyingi kwa saa chache kukiwa na baridi na mvua.') },
    yieldLoss: { range: { low: 40, high: 100 }, text: bilingual('From 40 to 100% in a cool wet season without protection.', 'Asilimia 40 hadi 100 msimu wa baridi na mvua bila kinga.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('tomato___early_blight', 'Dry spots with rings, oldest leaves first.', 'Madoa makavu yenye pete, majani ya chini kwanza.'),
      like('tomato___septoria_leaf_spot', 'Small round spots with a grey middle.', 'Madoa madogo ya mviringo yenye katikati ya kijivu.'),
      { key: 'potato___frost_damage', name: bilingual('Frost', 'Jalidi'), sign: bilingual('All tops black on one morning, no down.', 'Ncha zote huwa nyeusi asubuhi moja, bila ukungu.') },
    ],
    sources: ['cabi_plantwise', 'cip_potato', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  tomato___septoria_leaf_spot: {
    ...tomatoNames.tomato___septoria_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Many small round spots, 2 to 3 mm, with a grey middle and a dark edge.', 'Madoa mengi madogo ya mviringo, milimita 2 hadi 3, yenye katikati ya kijivu na ukingo mweusi.'),
      bilingual('There are tiny black dots in the grey centre.', 'Vidoa vidogo vyeusi huonekana kwenye kijivu hicho.'),
      bilingual('Lowest leaves first, often when the first fruit sets; they yellow and fall.', 'Huanza majani ya chini, mara nyingi matunda ya kwanza yakianza; huwa ya manjano na kuanguka.'),
      bilingual('Fruit stays clean.', 'Matunda hubaki safi.'),
    ],
    immediateActions: [lowerLeavesOff, countPlants, notWhenWet],
    organicSolutions: [vegetableMulch, bordeauxForCrop],
    inorganicSolutions: [copperBeforeRain, azoleIfItClimbs],
    recommendedProducts: products,
    preventiveMeasures: [cleanStart, stakeAndSpace, waterSoil, rotateNightshades, oldPlantsOut],
    recoveryTimeline: newLeavesClean,
    spreadRisk: { level: 'medium', text: bilingual('Rain splash, hands and tools carry it from leaf to leaf; warm wet weather suits it. It waits on old leaves in the soil.', 'Matone ya mvua, mikono na vifaa huupeleka jani hadi jani; hupenda joto na mvua. Husubiri kwenye majani ya zamani udongoni.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Where most leaves fell early, whole crops have been lost.', 'Hatukupata kiwango kilichopimwa Kenya. Majani mengi yalipoanguka mapema, mazao yote yamewahi kupotea.'), source: 'septoria_caes' },
    lookalikes: [
      like('tomato___bacterial_spot', 'Black greasy specks without a grey middle; fruit gets scabs.', 'Vidoa vyeusi kama vya mafuta bila katikati ya kijivu; matunda huwa na magamba.'),
      like('tomato___early_blight', 'Fewer and larger spots, with rings.', 'Madoa machache makubwa zaidi, yenye pete.'),
    ],
    sources: ['septoria_caes', 'cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  tomato___target_spot: {
    ...tomatoNames.tomato___target_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Pin-point dark specks that grow to 10 mm, pale brown with faint rings.', 'Vidoa vidogo vyeusi vinavyokua hadi milimita 10, vya kahawia hafifu vyenye pete zisizo wazi.'),
      bilingual('A yellow edge; old leaves first, then fast upwards.', 'Ukingo wa manjano; majani ya chini kwanza, kisha haraka kwenda juu.'),
      bilingual('Fruit: small sunken specks that become pits and crack like a star.', 'Kwenye tunda: vidoa vilivyobonyea vinavyokuwa vishimo na kupasuka kama nyota.'),
    ],
    immediateActions: [lowerLeavesOff, bilingual('Open the middle of the plant: take out some side shoots so that wind passes.', 'Fungua katikati ya mmea: ondoa baadhi ya machipukizi ya pembeni ili upepo upite.'), notWhenWet],
    organicSolutions: [vegetableMulch, oldTomatoes],
    inorganicSolutions: [azoleIfItClimbs, strobilurinInTurn],
    recommendedProducts: products,
    preventiveMeasures: [bilingual('Do not plant near old tomato, pawpaw or cucumber: it lives on many crops.', 'Usipande karibu na nyanya za zamani, papai au matango: huishi kwenye mazao mengi.'), stakeAndSpace, notTooMuchNitrogen, oldPlantsOut],
    recoveryTimeline: newLeavesClean,
    spreadRisk: { level: 'high', text: bilingual('Rain driven by wind carries it; after some wet windy days plants stand bare.', 'Mvua yenye upepo huueneza; baada ya siku chache za mvua na upepo mimea hubaki bila majani.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Yield is low when it comes before the fruit has grown; pitted fruit does not sell.', 'Hatukupata kiwango kilichopimwa Kenya. Mavuno hupungua sana ukija kabla matunda hayajakua; matunda yenye vishimo hayauziki.'), source: 'target_spot_pestnet' },
    lookalikes: [
      like('tomato___early_blight', 'Strong rings and yellow leaves; large dark patch at the stalk end of the fruit.', 'Pete zilizo wazi na majani ya manjano; baka kubwa jeusi upande wa kikonyo cha tunda.'),
      like('tomato___bacterial_spot', 'Specks stay small and greasy, without rings.', 'Vidoa hubaki vidogo kama vya mafuta, bila pete.'),
    ],
    sources: ['target_spot_edis', 'target_spot_pestnet', 'kalro_vegetables', ...fungicideSources],
  },

  tomato___leaf_mold: {
    ...tomatoNames.tomato___leaf_mold,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Pale green to yellow patches on top, without a sharp edge.', 'Mabaka ya kijani hafifu hadi manjano juu ya jani, bila ukingo wazi.'),
      bilingual('Olive to brown velvet under the patch.', 'Chini ya baka, utando laini wa kijani-kahawia.'),
      bilingual('Old leaves first; they curl and dry.', 'Majani ya chini kwanza; hujikunja na kukauka.'),
      bilingual('Mostly in greenhouses and thick, damp crops.', 'Hutokea zaidi kwenye vivungulio na mazao yaliyosongamana yenye unyevu.'),
    ],
    immediateActions: [bilingual('Let air in: open the greenhouse early, take out side shoots and the lowest leaves.', 'Ruhusu hewa iingie: fungua kivungulio mapema, ondoa machipukizi ya pembeni na majani ya chini.'), waterSoil, lowerLeavesOff],
    organicSolutions: [vegetableMulch, oldTomatoes],
    inorganicSolutions: [copperBeforeRain, azoleIfItClimbs],
    recommendedProducts: products,
    preventiveMeasures: [askVariety, stakeAndSpace, bilingual('In a greenhouse keep sides and top open by day.', 'Kwenye kivungulio acha pande na juu wazi mchana.'), oldPlantsOut, rotateNightshades],
    recoveryTimeline: bilingual('Once the air is dry it stops. Patches stay, new leaves come clean in 2 to 3 weeks.', 'Hewa ikikauka ugonjwa hukoma. Mabaka hubaki, majani mapya hutoka safi baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'medium', text: bilingual('Air, splashing water, tools and clothes carry it. Spots show about 10 days later. It lives at least a year on old plants.', 'Hewa, matone ya maji, vifaa na nguo huueneza. Madoa huonekana baada ya siku 10 hivi. Huishi angalau mwaka kwenye mimea ya zamani.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Loss is considerable when leaves die before fruit has formed, small when late.', 'Hatukupata kiwango kilichopimwa Kenya. Hasara ni kubwa majani yakifa kabla matunda hayajatunga, ni ndogo yakifa mwishoni.'), source: 'tomato_leaf_mould_pestnet' },
    lookalikes: [
      like('tomato___powdery_mildew', 'White flour, no olive velvet.', 'Unga mweupe, hakuna utando wa kijani-kahawia.'),
      like('tomato___magnesium_deficiency', 'Yellow between green veins, nothing grows below.', 'Manjano kati ya mishipa ya kijani, hakuna kinachoota chini.'),
    ],
    sources: ['tomato_leaf_mould_pestnet', 'tomato_leaf_mould_osu', 'kalro_vegetables', 'cabi_plantwise', ...fungicideSources],
  },

  tomato___bacterial_spot: {
    ...tomatoNames.tomato___bacterial_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small black greasy specks, 2 to 3 mm, often with a yellow ring.', 'Vidoa vidogo vyeusi kama vya mafuta, milimita 2 hadi 3, mara nyingi vyenye duara la manjano.'),
      bilingual('Specks join; leaves look burnt but do not fall.', 'Vidoa huungana; majani huonekana yameungua lakini hubaki mmeani.'),
      bilingual('Green fruit: raised black dots that become brown scabs.', 'Kwenye tunda bichi: vipele vyeusi vinavyokuwa magamba ya kahawia.'),
    ],
    immediateActions: [notWhenWet, lowerLeavesOff, bilingual('Water at the foot only; stop the sprinkler.', 'Mwagilia shinani tu; acha kunyunyizia juu.'), noSeedFromHere],
    organicSolutions: [vegetableMulch, bordeauxForCrop],
    inorganicSolutions: [copperOnBacteria],
    recommendedProducts: [vegetableSeed, copperForCrop, protectiveClothing],
    preventiveMeasures: [cleanStart, bilingual('Throw out spotted seedlings before planting out.', 'Tupa miche yenye madoa kabla ya kuihamisha.'), rotateNightshades, notTooMuchNitrogen, wildNightshades],
    recoveryTimeline: bilingual('Specks stay. When it turns dry the new growth is clean in about 2 weeks.', 'Vidoa hubaki. Mvua ikikatika machipukizi mapya huwa safi baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'high', text: bilingual('It comes with seed and seedlings; warm rain, wet hands and stakes carry it on.', 'Huja na mbegu na miche; mvua ya joto, mikono yenye maji na vijiti huueneza.') },
    yieldLoss: { range: null, text: noMeasuredRange, source: 'bacterial_spot_aces' },
    lookalikes: [
      like('tomato___septoria_leaf_spot', 'Grey middle with black dots, fruit clean.', 'Katikati ya kijivu yenye vidoa vyeusi, matunda safi.'),
      like('tomato___target_spot', 'Spots grow larger and get rings.', 'Madoa hukua zaidi na kuwa na pete.'),
      { name: bilingual('Bacterial speck', 'Vidoa vya bakteria (speck)'), sign: bilingual('Smaller flat specks in cool weather; the advice is the same.', 'Vidoa vidogo zaidi bapa wakati wa baridi; ushauri ni ule ule.') },
    ],
    sources: ['bacterial_spot_aces', 'cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },
} as const satisfies Partial<Record<keyof typeof tomatoNames, Condition>>;
