import { changeGroups, chemicalClass, copper, fungicideSources, notOldFungicides, strobilurin, triazole } from '../../sprays/chemical-lines.ts';
import { buryPulseResidue, cleanSeed, noSeedFromHere, plantEarly, pullSick, pullVolunteers, stayOutWhenWet, twoCereals, virusNoCure, walkRows } from '../../legume-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { beanNames } from '../../names/bean.ts';
import { cleanBeanSeed, compost, earthUp, soapSpray } from '../../sprays/preparations.ts';
import { beanSeed, cropFungicide, manure, protectiveClothing } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';

const like = likeIn(beanNames);

const copperOnBeans = chemicalClass('FRAC M01', copper, bilingual('On clean leaves when the first spots show nearby and rain goes on; it slows the bacteria and cures nothing.', 'Kwenye majani safi madoa ya kwanza yakionekana karibu na mvua ikiendelea; hupunguza bakteria na haiponyi chochote.'), notOldFungicides);
const bacteriaActions = [stayOutWhenWet, pullSick, noSeedFromHere];
const bacteriaPrevention = [cleanSeed, twoCereals, bilingual('Do not water over the leaves.', 'Usimwagilie juu ya majani.'), pullVolunteers];

export const moreConditions = {
  bean___anthracnose: {
    ...beanNames.bean___anthracnose, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Veins under the leaf turn brick red to black.', 'Mishipa chini ya jani huwa myekundu kama tofali hadi myeusi.'),
      bilingual('Pods carry round sunken dark spots with a pink middle in wet weather.', 'Maganda huwa na madoa meusi ya mviringo yaliyobonyea, yenye rangi ya waridi katikati kukiwa na mvua.'),
      bilingual('Seed inside is spotted brown.', 'Mbegu za ndani huwa na madoa ya kahawia.'),
    ],
    immediateActions: [pullSick, stayOutWhenWet, walkRows, bilingual('Eat or sell spotted beans; do not plant them.', 'Kula au uza maharagwe yenye madoa; usiyapande.')],
    organicSolutions: [cleanBeanSeed, buryPulseResidue],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only if it shows before the pods fill and cool rain goes on.', 'Itumie tu ukionekana kabla ya maganda kujaa na mvua ya baridi ikiendelea.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [beanSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSeed, twoCereals, bilingual('Ask for a variety that resists anthracnose, above all in cool highlands.', 'Ulizia aina inayostahimili chule, hasa nyanda za juu za baridi.'), pullVolunteers],
    recoveryTimeline: bilingual('Marked pods stay so. In dry weather new pods come clean in 2 to 3 weeks.', 'Maganda yenye alama hubaki hivyo. Kukiwa na ukavu, maganda mapya hutoka safi baada ya wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Seed carries it far; rain splash, hands and tools carry it through the field.', 'Mbegu huupeleka mbali; matone ya mvua, mikono na vifaa huupeleka shambani kote.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Up to 100% where sick seed meets cool rain; little in dry seasons.', 'Hadi asilimia 100 mbegu yenye ugonjwa ikikutana na mvua ya baridi; kidogo misimu ya ukavu.'), source: 'ciat_bean' },
    lookalikes: [
      like('bean___angular_leaf_spot', 'Spots with straight sides between the veins; veins are not red.', 'Madoa yenye pembe kati ya mishipa; mishipa si myekundu.'),
      like('bean___halo_blight', 'Wet spots in a wide pale ring; pods look greasy.', 'Madoa ya majimaji ndani ya duara pana hafifu; maganda huonekana kama yana mafuta.'),
    ],
    sources: ['ciat_bean', 'kalro_bean', 'kalro_grams', ...fungicideSources],
  },

  bean___root_rot: {
    ...beanNames.bean___root_rot, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow, stunted plants in patches, most where the soil is wet or tired.', 'Mimea ya manjano iliyodumaa kwa sehemu sehemu, zaidi mahali udongo umelowa au umechoka.'),
      bilingual('The main root is brown and soft; fine roots are gone.', 'Mzizi mkuu ni wa kahawia na laini; mizizi midogo imeisha.'),
      bilingual('Seedlings fall over at the soil.', 'Miche huanguka usawa wa udongo.'),
    ],
    immediateActions: [
      bilingual('Dig up a plant: brown soft roots without maggots are root rot.', 'Chimbua mmea: mizizi laini ya kahawia bila mabuu ni uozo wa mizizi.'),
      bilingual('Pull soil up to the stem, so that new roots grow.', 'Rundika udongo kwenye shina, ili mizizi mipya ikue.'),
      bilingual('Drain standing water; do not plant beans there again this season.', 'Toa maji yaliyotuama; usipande maharagwe hapo tena msimu huu.'),
    ],
    organicSolutions: [earthUp, compost],
    inorganicSolutions: [],
    recommendedProducts: [beanSeed, manure],
    preventiveMeasures: [
      bilingual('Plant on ridges where the soil stays wet.', 'Panda kwenye matuta mahali udongo hukaa na maji.'),
      bilingual('Give manure or dig in green plants every season: living soil holds the rot back.', 'Weka samadi au fukia majani mabichi kila msimu: udongo hai huzuia uozo.'),
      twoCereals,
      bilingual('Ask for climbing or root-rot-tolerant beans.', 'Ulizia maharagwe ya kutambaa au yanayostahimili uozo wa mizizi.'),
    ],
    recoveryTimeline: bilingual('Plants that still have some white roots recover in 2 to 3 weeks after earthing up; others do not.', 'Mimea ambayo bado ina mizizi myeupe kiasi hupona wiki 2 hadi 3 baada ya kurundikiwa udongo; mingine haiponi.'),
    spreadRisk: { level: 'medium', text: bilingual('It lives in the soil for years and moves with water, mud and hoes.', 'Huishi ardhini kwa miaka na husafiri na maji, tope na majembe.') },
    yieldLoss: { range: { low: 20, high: 70 }, text: bilingual('20 to 70% on tired, wet soil with beans every season.', 'Asilimia 20 hadi 70 kwenye udongo uliochoka na kulowa wenye maharagwe kila msimu.'), source: 'ciat_bean' },
    lookalikes: [
      like('bean___bean_fly', 'Swollen split stem with maggots inside.', 'Shina limevimba na kupasuka, lenye mabuu ndani.'),
      { key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('Hard knots on the roots, not rotten.', 'Vinundu vigumu kwenye mizizi, havijaoza.') },
    ],
    sources: ['ciat_bean', 'kalro_bean', 'bean_fly_infonet', 'compost_ngeze'],
  },

  bean___halo_blight: {
    ...beanNames.bean___halo_blight, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Tiny wet spots in a wide pale yellow ring.', 'Madoa madogo ya majimaji ndani ya duara pana la manjano hafifu.'),
      bilingual('Pods carry greasy green spots.', 'Maganda huwa na madoa ya kijani kama ya mafuta.'),
      bilingual('Cool, rainy highlands.', 'Nyanda za juu zenye baridi na mvua.'),
    ],
    immediateActions: bacteriaActions,
    organicSolutions: [cleanBeanSeed],
    inorganicSolutions: [copperOnBeans],
    preventiveMeasures: bacteriaPrevention,
    lookalikes: [
      like('bean___common_bacterial_blight', 'Large dry brown patches with a thin yellow edge, in warm places.', 'Mabaka makubwa makavu ya kahawia yenye ukingo mwembamba wa manjano, maeneo ya joto.'),
      like('bean___rust', 'Raised dots with brown dust.', 'Vipele vyenye unga wa kahawia.'),
    ],
    sources: ['ciat_bean', ...fungicideSources],
  },

  bean___common_bacterial_blight: {
    ...beanNames.bean___common_bacterial_blight, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Large dry brown patches with a thin yellow edge, often from the leaf margin.', 'Mabaka makubwa makavu ya kahawia yenye ukingo mwembamba wa manjano, mara nyingi kuanzia ukingoni mwa jani.'),
      bilingual('Leaves look burnt; pods carry wet, later red-brown spots.', 'Majani huonekana yameungua; maganda huwa na madoa ya majimaji, baadaye ya kahawia-nyekundu.'),
      bilingual('Warm, rainy places.', 'Maeneo ya joto na mvua.'),
    ],
    immediateActions: bacteriaActions,
    organicSolutions: [cleanBeanSeed, buryPulseResidue],
    inorganicSolutions: [copperOnBeans],
    preventiveMeasures: bacteriaPrevention,
    lookalikes: [
      like('bean___halo_blight', 'Tiny spot in a wide pale ring, in cool places.', 'Doa dogo ndani ya duara pana hafifu, maeneo ya baridi.'),
      like('bean___angular_leaf_spot', 'Small spots that the veins stop.', 'Madoa madogo yanayozuiwa na mishipa.'),
    ],
    sources: ['ciat_bean', 'kalro_grams', ...fungicideSources],
  },

  bean___common_mosaic: {
    ...beanNames.bean___common_mosaic, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Light and dark green patches; leaves are narrow and curl down.', 'Mabaka ya kijani hafifu na iliyokolea; majani ni membamba na hujikunja chini.'),
      bilingual('Plants stay small; some varieties turn black from the tip and die.', 'Mimea hudumaa; aina nyingine huwa nyeusi kutoka ncha na kufa.'),
    ],
    immediateActions: [pullSick, virusNoCure, noSeedFromHere],
    organicSolutions: [{ ...soapSpray, limits: bilingual('It kills only the aphids it touches; a sick plant stays sick.', 'Huua tu vidukari inaowagusa; mmea mgonjwa hubaki mgonjwa.') }, cleanBeanSeed],
    preventiveMeasures: [cleanSeed, plantEarly, bilingual('Ask for a variety that resists bean mosaic.', 'Ulizia aina ya maharagwe inayostahimili batobato.')],
    lookalikes: [
      like('bean___aphid', 'Black insects on the curled tips.', 'Wadudu weusi kwenye ncha zilizojikunja.'),
      { name: bilingual('Nutrient deficiency', 'Upungufu wa virutubisho'), sign: bilingual('Even pale leaves, no mixed patches.', 'Majani yaliyofifia sawasawa, bila mabaka mchanganyiko.') },
    ],
    sources: ['ciat_bean', 'home_sprays'],
  },
} as const satisfies Partial<Record<keyof typeof beanNames, Condition>>;
