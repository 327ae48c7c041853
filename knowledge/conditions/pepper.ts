import { fungicideSources, miticideSources } from '../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../healthy-lines.ts';
import { likeIn } from '../lookalike.ts';
import { pepperNames } from '../names/pepper.ts';
import { bordeauxForCrop, buryResidue, compost, feedManure, milkSpray, neemExtract, soapSpray, vegetableMulch } from '../sprays/preparations.ts';
import { copperForCrop, cropFungicide, cropInsecticide, manure, neemForCrop, protectiveClothing, soilTest, vegetableSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';
import { alongTheRow, askVariety, cleanStart, countPlants, friendsAlive, lookUnderLeaves, lowerLeavesOff, noMeasuredRange, noSeedFromHere, notTooMuchNitrogen, notWhenWet, oldPlantsOut, rotateNightshades, waterSoil } from '../vegetable-sentences.ts';
import { azoleIfItClimbs, copperBeforeRain, copperOnBacteria, spinosynOnThrips, strobilurinInTurn, sulphurAtFirstFlour, sulphurOnMites } from '../sprays/vegetable-sprays.ts';

const like = likeIn(pepperNames);
const room = bilingual('Leave at least 45 cm between plants, so that leaves dry soon.', 'Acha angalau sentimita 45 kati ya mimea, ili majani yakauke mapema.');
const pepperResidue = {
  ...buryResidue,
  source: 'kalro_vegetables',
  use: bilingual('Do it within 2 weeks after the last picking: it lives at least a year on old pepper plants.', 'Fanya ndani ya wiki 2 baada ya kuchuma mara ya mwisho: huishi angalau mwaka kwenye mimea ya zamani ya pilipili.'),
} as const;
const curledTipsOff = bilingual('Cut off the curled tips into a bag and bury them.', 'Kata ncha zilizojikunja, weka mfukoni na uzifukie.');

export const conditions = {
  pepper___bacterial_spot: {
    ...pepperNames.pepper___bacterial_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small wet dark green spots that turn brown, 2 to 5 mm, stopped by small veins.', 'Madoa madogo ya majimaji ya kijani iliyokolea yanayogeuka kahawia, milimita 2 hadi 5, huishia kwenye mishipa midogo.'),
      bilingual('Leaves turn yellow and fall; the fruit is left in the sun.', 'Majani huwa ya manjano na kuanguka; matunda hubaki juani.'),
      bilingual('On fruit: raised rough scabs.', 'Kwenye tunda: magamba magumu yaliyoinuka.'),
    ],
    immediateActions: [notWhenWet, lowerLeavesOff, bilingual('Water at the foot only; stop the sprinkler.', 'Mwagilia shinani tu; acha kunyunyizia juu.'), noSeedFromHere],
    organicSolutions: [vegetableMulch, bordeauxForCrop],
    inorganicSolutions: [copperOnBacteria],
    recommendedProducts: [vegetableSeed, copperForCrop, protectiveClothing],
    preventiveMeasures: [cleanStart, bilingual('Throw out spotted seedlings before planting out.', 'Tupa miche yenye madoa kabla ya kuihamisha.'), rotateNightshades, notTooMuchNitrogen, oldPlantsOut],
    recoveryTimeline: bilingual('Fallen leaves do not come back. In dry weather new clean leaves come in 2 to 3 weeks.', 'Majani yaliyoanguka hayarudi. Kukiwa na ukavu majani mapya safi hutoka baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('It comes with seed and seedlings; warm rain and wet hands carry it on.', 'Huja na mbegu na miche; mvua ya joto na mikono yenye maji huueneza.') },
    yieldLoss: { range: null, text: noMeasuredRange, source: 'bacterial_spot_aces' },
    lookalikes: [
      like('pepper___cercospora_leaf_spot', 'Larger round spots with a pale grey eye; fruit is clean.', 'Madoa makubwa zaidi ya mviringo yenye jicho la kijivu; matunda ni safi.'),
      like('pepper___anthracnose', 'Fruit only: sunken spots with rings, not raised scabs.', 'Kwenye matunda tu: madoa yaliyobonyea yenye pete, si magamba.'),
    ],
    sources: ['bacterial_spot_aces', 'cabi_plantwise', 'kalro_vegetables', 'bordeaux', ...fungicideSources],
  },

  pepper___cercospora_leaf_spot: {
    ...pepperNames.pepper___cercospora_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round spots up to 1 cm with a pale grey eye and a dark brown ring, like a frog’s eye.', 'Madoa ya mviringo hadi sentimita 1 yenye jicho la kijivu hafifu na duara la kahawia, kama jicho la chura.'),
      bilingual('The eye dries, cracks and falls out.', 'Jicho hukauka, hupasuka na kudondoka.'),
      bilingual('Long spots on stems and stalks; leaves yellow and fall.', 'Madoa marefu kwenye mashina na vikonyo; majani huwa ya manjano na kuanguka.'),
      bilingual('The fruit itself stays clean.', 'Tunda lenyewe hubaki safi.'),
    ],
    immediateActions: [lowerLeavesOff, countPlants, notWhenWet, bilingual('Leave some leaves over the fruit: bare fruit burns in the sun.', 'Acha majani kiasi juu ya matunda: tunda lililo wazi huungua na jua.')],
    organicSolutions: [vegetableMulch, pepperResidue],
    inorganicSolutions: [copperBeforeRain, azoleIfItClimbs, strobilurinInTurn],
    recommendedProducts: [vegetableSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanStart, room, waterSoil, rotateNightshades, askVariety],
    recoveryTimeline: bilingual('Spots stay. When it turns dry, new leaves come clean in 2 to 3 weeks.', 'Madoa hubaki. Mvua ikikatika majani mapya hutoka safi baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind, rain splash, hands and tools carry it in warm wet weather; seed and old plants bring it back.', 'Upepo, matone ya mvua, mikono na vifaa huueneza wakati wa joto na mvua; mbegu na mimea ya zamani huurudisha.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Plants that lose many leaves bear fewer and smaller fruits.', 'Hatukupata kiwango kilichopimwa Kenya. Mimea inayopoteza majani mengi huzaa matunda machache na madogo.'), source: 'pepper_cercospora_infonet' },
    lookalikes: [
      like('pepper___bacterial_spot', 'Smaller, no pale eye, scabs on the fruit.', 'Madogo zaidi, hayana jicho la rangi hafifu, magamba kwenye tunda.'),
      { name: bilingual('Drops of a spray', 'Matone ya dawa'), key: 'any___pesticide_burn', sign: bilingual('All of one age, 1 to 3 days after spraying, no new ones.', 'Yote ya umri mmoja, siku 1 hadi 3 baada ya kunyunyiza, hayaongezeki.') },
    ],
    sources: ['pepper_cercospora_infonet', 'pepper_cercospora_osu', 'kalro_vegetables', ...fungicideSources],
  },

  pepper___murda_complex_mites_thrips: {
    ...pepperNames.pepper___murda_complex_mites_thrips,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Thrips: leaves curl upwards like a boat, small, thick and brittle, silvery below.', 'Chawa wa mimea: majani hujikunja juu kama mashua, madogo, manene, yanayovunjika kwa urahisi, yenye rangi ya fedha chini.'),
      bilingual('Mites: leaves curl downwards, long and narrow, with long stalks, crowded at the tip.', 'Utitiri: majani hujikunja chini, marefu membamba, yenye vikonyo virefu, yamesongamana nchani.'),
      bilingual('The plant stays short; flowers drop.', 'Mmea hubaki mfupi; maua huanguka.'),
      bilingual('Fruit has rough brown scars.', 'Tunda huwa na makovu ya kahawia yenye kukwaruza.'),
    ],
    immediateActions: [
      bilingual('Tap ten tips over white paper: thin yellow insects that run are thrips. Mites are too small to see without a lens.', 'Gonga ncha kumi juu ya karatasi nyeupe: wadudu wembamba wa manjano wanaokimbia ni chawa wa mimea. Utitiri hauonekani bila lenzi.'),
      curledTipsOff,
      bilingual('Water the crop well; thrips and mites love heat and drought.', 'Mwagilia zao vizuri; chawa wa mimea na utitiri hupenda joto na ukame.'),
      bilingual('If white flies rise, ask the extension officer: a virus curls leaves too.', 'Inzi weupe wakiruka, muulize afisa ugani: virusi pia hukunja majani.'),
    ],
    organicSolutions: [soapSpray, neemExtract],
    inorganicSolutions: [sulphurOnMites, spinosynOnThrips],
    recommendedProducts: [neemForCrop, cropInsecticide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Raise seedlings under a fine net, away from old pepper.', 'Otesha miche chini ya wavu laini, mbali na pilipili za zamani.'),
      bilingual('Grow a few rows of maize between and around: they keep thrips off.', 'Panda mistari michache ya mahindi katikati na kando: huzuia chawa wa mimea.'),
      bilingual('Mulch, and never let the young crop go thirsty.', 'Tandaza nyasi, na usiache zao changa likose maji.'),
      friendsAlive, oldPlantsOut,
    ],
    recoveryTimeline: bilingual('Curled leaves stay curled. With the pests gone new shoots are straight in 2 to 3 weeks.', 'Majani yaliyojikunja hubaki hivyo. Wadudu wakiisha machipukizi mapya huwa yamenyooka baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Wind, clothes and seedlings carry them; they breed fast in hot dry weeks.', 'Upepo, nguo na miche huwaeneza; huzaana haraka wiki za joto na ukavu.') },
    yieldLoss: { range: { low: 20, high: 50 }, text: bilingual('In India 20 to 50% is reported, more when it is severe and early. None was found for Kenya.', 'Nchini India hasara ya asilimia 20 hadi 50 imeripotiwa, zaidi shambulio likiwa kali na la mapema. Hatukupata kiwango cha Kenya.'), source: 'chilli_murda_bighaat' },
    lookalikes: [
      { name: bilingual('Leaf curl virus', 'Virusi vya kujikunja majani'), sign: bilingual('Yellow veins, white flies about; new shoots stay curled after the pests are gone.', 'Mishipa ya manjano, inzi weupe wapo; machipukizi mapya hubaki yamejikunja hata wadudu wakiisha.') },
      like('pepper___nutrient_deficiency', 'Colour changes, leaves stay flat.', 'Rangi hubadilika, majani hubaki bapa.'),
      { key: 'any___pesticide_burn', name: bilingual('Weedkiller drift', 'Dawa ya magugu iliyopeperushwa'), sign: bilingual('All plants on one side twist in the same week.', 'Mimea yote ya upande mmoja hujipinda wiki moja.') },
    ],
    sources: ['chilli_murda_hindu', 'chilli_murda_bighaat', 'cabi_plantwise', 'home_sprays', 'neem_extract', ...miticideSources],
  },

  pepper___nutrient_deficiency: {
    ...pepperNames.pepper___nutrient_deficiency,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Nitrogen: old leaves turn pale yellow all over, the plant is small.', 'Naitrojeni: majani ya chini huwa manjano hafifu kote, mmea ni mdogo.'),
      bilingual('Potassium: the edges of old leaves dry and look burnt.', 'Potasiamu: kingo za majani ya chini hukauka kama zimeungua.'),
      bilingual('Magnesium: yellow between green veins on old leaves. Iron: the same on the youngest.', 'Magnesi: manjano kati ya mishipa ya kijani kwenye majani ya chini. Chuma: vivyo hivyo kwenye machanga kabisa.'),
      bilingual('Phosphorus: dark leaves, purple below.', 'Fosforasi: majani yaliyokolea, zambarau chini.'),
    ],
    immediateActions: [
      alongTheRow,
      bilingual('Pull one plant and look at the roots: beads, rot or standing water also starve it.', 'Ng’oa mmea mmoja uangalie mizizi: vifundo, uozo au maji yaliyotuama pia huunyima lishe.'),
      bilingual('Put manure or compost round the plants and water it in.', 'Weka samadi au mboji kuzunguka mimea na umwagilie.'),
    ],
    organicSolutions: [feedManure, compost],
    inorganicSolutions: [],
    recommendedProducts: [soilTest, manure],
    preventiveMeasures: [
      bilingual('Do a soil test before planting and feed by it, not by guess.', 'Fanya upimaji wa udongo kabla ya kupanda na uweke mbolea kama unavyosema, si kwa kukisia.'),
      bilingual('Use lime on acidic soil if the test says so.', 'Tumia chokaa kwenye udongo wenye asidi kipimo kikisema.'),
      bilingual('Split the top dressing in small parts, each on moist soil.', 'Gawa mbolea ya kukuzia kwa sehemu ndogo, kila moja kwenye udongo wenye unyevu.'),
    ],
    recoveryTimeline: bilingual('Yellow leaves seldom turn green again. New leaves show in 2 to 3 weeks whether the food was right.', 'Ni mara chache majani ya manjano kurudi kuwa kijani. Majani mapya ya baada ya wiki 2 hadi 3 huonyesha kama lishe ilifaa.'),
    spreadRisk: { level: 'low', text: bilingual('It does not spread from plant to plant.', 'Hauenei kutoka mmea hadi mmea.') },
    yieldLoss: { range: null, text: bilingual('No measured range was found: it depends on what is short and for how long.', 'Hatukupata kiwango kilichopimwa: hutegemea kinachokosekana na kwa muda gani.'), source: 'fao_guides' },
    lookalikes: [
      { key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('Beads on the roots.', 'Vifundo kwenye mizizi.') },
      like('pepper___powdery_mildew', 'Yellow patches with white flour below.', 'Mabaka ya manjano yenye unga mweupe chini.'),
      { name: bilingual('Mosaic virus', 'Virusi vya batobato'), sign: bilingual('Patches of two greens, crooked young leaves, single plants.', 'Mabaka ya rangi mbili za kijani, majani machanga yaliyopinda, mmea mmoja mmoja.') },
    ],
    sources: ['fao_guides', 'kalro_vegetables', 'manure_tea', 'compost_ngeze', 'compost_harvestmoney'],
  },

  pepper___powdery_mildew: {
    ...pepperNames.pepper___powdery_mildew,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow patches on top of the leaf.', 'Mabaka ya manjano juu ya jani.'),
      bilingual('Turn it over: white powder that rubs off.', 'Geuza jani: unga mweupe unaotoka ukisuguliwa.'),
      bilingual('Edges roll up; old leaves fall first and the fruit burns in the sun.', 'Kingo hujikunja juu; majani ya chini huanguka kwanza na tunda huungua na jua.'),
    ],
    immediateActions: [
      bilingual('Check under 20 leaves in several rows: it grows unseen for up to 3 weeks.', 'Angalia chini ya majani 20 katika mistari kadhaa: hukua bila kuonekana hadi wiki 3.'),
      lowerLeavesOff,
      bilingual('Water well: dry plants lose their leaves sooner.', 'Mwagilia vizuri: mimea yenye kiu hupoteza majani mapema.'),
    ],
    organicSolutions: [milkSpray],
    inorganicSolutions: [sulphurAtFirstFlour, azoleIfItClimbs],
    recommendedProducts: [cropFungicide, vegetableSeed, protectiveClothing],
    preventiveMeasures: [room, notTooMuchNitrogen, oldPlantsOut, bilingual('Do not plant young pepper beside old pepper or tomato.', 'Usipande pilipili changa kando ya pilipili au nyanya za zamani.')],
    recoveryTimeline: bilingual('Sick leaves stay yellow and fall. New leaves stay clean if it is stopped at the first flour.', 'Majani yaliyougua hubaki manjano na kuanguka. Majani mapya hubaki safi ukizuiwa unga wa kwanza ukionekana.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind carries it; it needs no rain, warm days and cool nights are enough.', 'Upepo huueneza; hauhitaji mvua, joto mchana na baridi usiku hutosha.') },
    yieldLoss: { range: { low: 10, high: 30 }, text: bilingual('In greenhouses of North America 10 to 15%, and about 30% when it came early and strong. None was found for Kenya.', 'Katika vivungulio vya Amerika Kaskazini hasara ilikuwa asilimia 10 hadi 15, na 30 hivi ulipokuja mapema na kwa nguvu. Hatukupata kiwango cha Kenya.'), source: 'pepper_mildew_bc' },
    lookalikes: [
      like('pepper___nutrient_deficiency', 'Nothing white under the leaf.', 'Hakuna kitu cheupe chini ya jani.'),
      { key: 'tomato___spider_mites', name: bilingual('Red spider mite', 'Utitiri mwekundu'), sign: bilingual('Fine specks, web and dots that move.', 'Vidoa vidogo sana, utando na vidoa vinavyotembea.') },
    ],
    sources: ['pepper_mildew_bc', 'pepper_mildew_plantix', 'kalro_vegetables', 'home_sprays', ...fungicideSources],
  },

  pepper___healthy: {
    ...pepperNames.pepper___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [evenGreen, bilingual('A photo shows one leaf. Check under the leaves and at the young tips too.', 'Picha huonyesha jani moja. Angalia pia chini ya majani na kwenye ncha changa.')],
    immediateActions: [sprayNothing, lookUnderLeaves],
    organicSolutions: [vegetableMulch, compost],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [room, waterSoil, rotateNightshades],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_vegetables'),
    lookalikes: [like('pepper___powdery_mildew', 'Yellow shows on top only late: look for white flour below.', 'Manjano huonekana juu baadaye tu: tafuta unga mweupe chini.')],
    sources: ['kalro_vegetables', 'compost_ngeze', 'compost_harvestmoney'],
  },

  pepper___anthracnose: {
    ...pepperNames.pepper___anthracnose,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('On ripening fruit: round sunken spots with rings.', 'Kwenye tunda linaloiva: madoa ya mviringo yaliyobonyea yenye pete.'), bilingual('In wet weather pink to orange slime in the middle, later black dots.', 'Kukiwa na mvua, utelezi wa rangi ya waridi hadi ya machungwa katikati, baadaye vidoa vyeusi.')],
    immediateActions: [bilingual('Pick every spotted fruit, ripe or green. Carry it out and bury it.', 'Chuma kila tunda lenye doa, bivu au bichi. Litoe nje na ulifukie.'), notWhenWet, noSeedFromHere],
    organicSolutions: [vegetableMulch, pepperResidue],
    inorganicSolutions: [copperBeforeRain, azoleIfItClimbs],
    preventiveMeasures: [cleanStart, bilingual('Pick ripe fruit often and dry it off the ground.', 'Chuma matunda yaliyoiva mara kwa mara na uyakaushe yasiguse ardhi.'), room, rotateNightshades],
    lookalikes: [{ key: 'tomato___blossom_end_rot', name: bilingual('Blossom-end rot', 'Kuoza kitako'), sign: bilingual('One flat dry patch near the tip of the fruit, no rings, no slime.', 'Baka moja bapa kavu karibu na ncha ya tunda, bila pete wala utelezi.') }, like('pepper___bacterial_spot', 'Raised scabs, and spots on leaves.', 'Magamba yaliyoinuka, na madoa kwenye majani.')],
    sources: ['cabi_plantwise', 'kalro_vegetables', ...fungicideSources],
  },

  pepper___broad_mite: {
    ...pepperNames.pepper___broad_mite,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Youngest leaves curl down, narrow, hard and bronze below.', 'Majani machanga kabisa hujikunja chini, membamba, magumu na yenye rangi ya shaba chini.'), bilingual('Tips stop growing; flowers fall.', 'Ncha huacha kukua; maua huanguka.'), bilingual('Fruit skin is russet and cracked. The mite is too small to see.', 'Ganda la tunda huwa la kahawia lenye nyufa. Utitiri huu hauonekani kwa macho.')],
    immediateActions: [curledTipsOff, bilingual('Work in the sick rows last: clothes carry the mites.', 'Fanya kazi kwenye mistari iliyougua mwisho: nguo hubeba utitiri.')],
    organicSolutions: [soapSpray],
    inorganicSolutions: [sulphurOnMites],
    preventiveMeasures: [bilingual('Look at the tips once a week, most of all in warm damp shade.', 'Angalia ncha mara moja kwa wiki, hasa penye kivuli, joto na unyevu.'), oldPlantsOut, friendsAlive],
    lookalikes: [like('pepper___murda_complex_mites_thrips', 'With thrips the leaves curl upwards and are silvery.', 'Chawa wa mimea wakiwepo majani hujikunja juu na kuwa na rangi ya fedha.')],
    sources: ['cabi_plantwise', 'home_sprays', ...miticideSources],
  },
} as const satisfies Record<keyof typeof pepperNames, Condition>;
