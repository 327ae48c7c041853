import { insecticideSources } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { tomatoNames } from '../../names/tomato.ts';
import { compost, rogueAndBury, solarise, soapSpray, yellowTraps } from '../../sprays/preparations.ts';
import { insectNet, insectTraps, protectiveClothing, vegetableSeed } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { askVariety, cleanStart, noCureTakeOut, noSeedFromHere, rotateNightshades, washHands, wildNightshades } from '../../vegetable-sentences.ts';
import { tetronicOnWhiteflies } from '../../sprays/vegetable-sprays.ts';

const like = likeIn(tomatoNames);
const neverRecovers = bilingual('A sick plant does not recover. The clean ones can still bear well.', 'Mmea ulioambukizwa hauponi. Iliyo safi bado inaweza kuzaa vizuri.');
const netOverNursery = bilingual('Raise seedlings under a fine net, away from old tomatoes.', 'Otesha miche chini ya wavu laini, mbali na nyanya za zamani.');

export const virusesAndWilts = {
  tomato___mosaic_virus: {
    ...tomatoNames.tomato___mosaic_virus,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Light and dark green in patches over the leaf, like a map.', 'Kijani hafifu na kijani iliyokolea kwa mabaka kwenye jani, kama ramani.'),
      bilingual('Young leaves are puckered or narrow like a fern.', 'Majani machanga hukunjamana au kuwa membamba kama nyuzi.'),
      bilingual('Few small fruits, ripening unevenly, brown under the skin.', 'Matunda machache madogo, huiva bila usawa, kahawia chini ya ganda.'),
    ],
    immediateActions: [noCureTakeOut, washHands, bilingual('Do not smoke near the plants: cigarettes can carry this virus.', 'Usivute sigara karibu na mimea: sigara inaweza kubeba virusi hivi.'), noSeedFromHere],
    organicSolutions: [rogueAndBury],
    inorganicSolutions: [],
    recommendedProducts: [vegetableSeed],
    preventiveMeasures: [askVariety, cleanStart, bilingual('Tie and prune the clean rows first, the sick ones last.', 'Funga na upogoe mistari safi kwanza, iliyougua mwisho.'), bilingual('Do not use old stakes again before they are washed with soap.', 'Usitumie vijiti vya zamani tena kabla ya kuviosha kwa sabuni.'), rotateNightshades],
    recoveryTimeline: neverRecovers,
    spreadRisk: { level: 'high', text: bilingual('Hands, clothes and tools carry it down the row; seed can too. No insect carries it. It lives for years in old plants.', 'Mikono, nguo na vifaa huueneza mstari mzima; mbegu pia. Hakuna mdudu anayeubeba. Huishi miaka kwenye mimea ya zamani.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Early infection costs a lot, late infection little.', 'Hatukupata kiwango kilichopimwa Kenya. Ukija mapema hasara ni kubwa, ukichelewa ni ndogo.'), source: 'tomv_umn' },
    lookalikes: [
      like('tomato___yellow_leaf_curl_virus', 'Leaves cup upwards with yellow edges; no map of two greens.', 'Majani hujikunja juu yenye kingo za manjano; hakuna ramani ya rangi mbili za kijani.'),
      { key: 'any___pesticide_burn', name: bilingual('Weedkiller drift', 'Dawa ya magugu iliyopeperushwa'), sign: bilingual('Many plants twist within days, on the side of the sprayed field.', 'Mimea mingi hujipinda kwa siku chache, upande wa shamba lililonyunyiziwa.') },
    ],
    sources: ['tomv_umn', 'tomv_ipm', 'cabi_plantwise', 'avrdc_tomato'],
  },

  tomato___yellow_leaf_curl_virus: {
    ...tomatoNames.tomato___yellow_leaf_curl_virus,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('New leaves are small, cupped upwards, with yellow edges.', 'Majani mapya huwa madogo, yamejikunja juu, yenye kingo za manjano.'),
      bilingual('The plant stays short and bushy.', 'Mmea hubaki mfupi na uliosongamana kama kichaka.'),
      bilingual('Flowers drop; hardly any fruit sets.', 'Maua huanguka; matunda machache sana hutunga.'),
      bilingual('Tiny white flies rise when you shake it.', 'Inzi weupe wadogo huruka ukiutikisa.'),
    ],
    immediateActions: [
      bilingual('Pull out every curled plant in the first 5 weeks. Cover it first, so that the whiteflies stay in the bag.', 'Ng’oa kila mmea uliojikunja katika wiki 5 za kwanza. Ufunike kwa mfuko kwanza ili inzi weupe wabaki mfukoni.'),
      bilingual('After that, leave plants that already carry fruit, and weed round them.', 'Baadaye acha mimea yenye matunda tayari, na upalilie kando yake.'),
      bilingual('Hang yellow sticky traps and check under the leaves.', 'Tundika mitego ya njano ya kunata na uangalie chini ya majani.'),
    ],
    organicSolutions: [rogueAndBury, yellowTraps, soapSpray],
    inorganicSolutions: [tetronicOnWhiteflies],
    recommendedProducts: [vegetableSeed, insectNet, insectTraps, protectiveClothing],
    preventiveMeasures: [bilingual('Choose a tomato that resists leaf curl.', 'Chagua nyanya inayostahimili kujikunja kwa majani.'), netOverNursery, wildNightshades, bilingual('Do not plant beside old tomatoes; leave a month without any between two crops.', 'Usipande kando ya nyanya za zamani; acha mwezi mmoja bila nyanya kati ya misimu.')],
    recoveryTimeline: neverRecovers,
    spreadRisk: { level: 'high', text: bilingual('Whiteflies carry it from plant to plant; heat and drought bring many. Hands and seed do not carry it.', 'Inzi weupe huubeba mmea hadi mmea; joto na ukame huwaongeza. Mikono na mbegu haviubebi.') },
    yieldLoss: { range: { low: 50, high: 100 }, text: bilingual('From 50 to 100% when plants are infected young; little when they already bear.', 'Asilimia 50 hadi 100 mimea ikiambukizwa ikiwa michanga; kidogo ikiwa tayari inazaa.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('tomato___mosaic_virus', 'Map of two greens, leaves narrow, not cupped.', 'Ramani ya rangi mbili za kijani, majani membamba, hayajikunji juu.'),
      { key: 'any___phosphorus_deficiency', name: bilingual('Phosphorus deficiency', 'Upungufu wa fosforasi'), sign: bilingual('Purple under the leaf, not yellow at the edge.', 'Zambarau chini ya jani, si manjano ukingoni.') },
      { key: 'pepper___broad_mite', name: bilingual('Broad mite', 'Utitiri mpana'), sign: bilingual('Leaves curl down, stiff and bronze.', 'Majani hujikunja chini, magumu yenye rangi ya shaba.') },
    ],
    sources: ['tylcv_oisat', 'cabi_plantwise', 'avrdc_tomato', 'icipe_vegetables', 'home_sprays', ...insecticideSources],
  },

  tomato___spotted_wilt: {
    ...tomatoNames.tomato___spotted_wilt,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Young leaves turn bronze with small dark rings, often on one side of the plant.', 'Majani machanga huwa na rangi ya shaba na pete ndogo nyeusi, mara nyingi upande mmoja wa mmea.'), bilingual('The tip dies and droops.', 'Ncha hufa na kulegea.'), bilingual('Fruit: pale rings, uneven colour.', 'Kwenye tunda: pete hafifu, rangi isiyo sawa.')],
    immediateActions: [noCureTakeOut, bilingual('Look for thrips in the flowers: tap them over white paper.', 'Tafuta chawa wa mimea kwenye maua: yagonge juu ya karatasi nyeupe.')],
    organicSolutions: [rogueAndBury],
    preventiveMeasures: [netOverNursery, askVariety, wildNightshades, bilingual('Do not plant beside old onions or flowers full of thrips.', 'Usipande kando ya vitunguu vya zamani au maua yenye chawa wa mimea wengi.')],
    lookalikes: [like('tomato___late_blight', 'Wet patches and white fluff, no rings.', 'Mabaka ya majimaji na ukungu mweupe, bila pete.'), like('tomato___early_blight', 'Oldest leaves first, rings in large dry spots.', 'Majani ya chini kwanza, pete ndani ya madoa makubwa makavu.')],
    sources: ['cabi_plantwise', 'avrdc_tomato'],
  },

  tomato___bacterial_wilt: {
    ...tomatoNames.tomato___bacterial_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('The plant wilts in the heat of the day while it is still green, often at the first fruit.', 'Mmea hunyauka wakati wa joto ukiwa bado kijani, mara nyingi matunda ya kwanza yakianza.'),
      bilingual('It recovers at night for a day or two, then no more.', 'Kwa siku moja au mbili huinuka usiku, kisha hauinuki tena.'),
      bilingual('Cut the stem low: brown inside.', 'Kata shina chini: ndani ni kahawia.'),
      bilingual('Hang the cut piece in clear water: milky threads sink from it.', 'Ning’iniza kipande kwenye maji safi: nyuzi kama maziwa hushuka.'),
    ],
    immediateActions: [
      bilingual('Do the water test: milky threads within minutes are the proof.', 'Fanya jaribio la maji: nyuzi za maziwa ndani ya dakika chache ni uthibitisho.'),
      bilingual('Uproot the plant with the soil of its roots. Carry it out in a bag; burn or bury it.', 'Ng’oa mmea pamoja na udongo wa mizizi. Utoe kwa mfuko, uuchome au uufukie.'),
      bilingual('Let no furrow water run from it to other plants.', 'Usiruhusu maji ya mfereji yatoke hapo kwenda kwa mimea mingine.'),
      washHands,
    ],
    organicSolutions: [{ ...rogueAndBury, limits: bilingual('It slows the spread. There is no cure, and the soil stays sick for years. Lime in the hole only helps a little.', 'Hupunguza kuenea. Hakuna tiba, na udongo hubaki na ugonjwa kwa miaka. Chokaa kwenye shimo husaidia kidogo tu.') }],
    inorganicSolutions: [],
    recommendedProducts: [vegetableSeed],
    preventiveMeasures: [
      bilingual('Plant seedlings grafted on a rootstock that resists wilt, or a resistant variety.', 'Panda miche iliyounganishwa kwenye shina linalostahimili mnyauko, au aina inayostahimili.'),
      bilingual('Grow maize or other grasses there for 3 years or more; no tomato, potato, pepper or eggplant.', 'Panda mahindi au nafaka nyingine hapo kwa miaka 3 au zaidi; usipande nyanya, viazi, pilipili wala biringanya.'),
      bilingual('Use raised beds and clean water; clean boots and hoes at the gate.', 'Tumia vitalu vilivyoinuliwa na maji safi; safisha buti na jembe langoni.'),
    ],
    recoveryTimeline: bilingual('None for the plant. The field stays infected for years.', 'Mmea hauponi. Shamba hubaki na ugonjwa kwa miaka.'),
    spreadRisk: { level: 'high', text: bilingual('Running water, soil on boots and tools, and seedlings carry it.', 'Maji yanayotiririka, udongo wa buti na vifaa, na miche huueneza.') },
    yieldLoss: { range: { low: 30, high: 100 }, text: bilingual('From 30 to 100% in a warm wet season on infected soil.', 'Asilimia 30 hadi 100 msimu wa joto na mvua kwenye udongo wenye ugonjwa.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('tomato___fusarium_wilt', 'Yellow on one side first, brown ring in the stem, no milky threads.', 'Manjano upande mmoja kwanza, duara la kahawia ndani ya shina, hakuna nyuzi za maziwa.'),
      { key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('Wilts at noon; beads on the roots.', 'Hunyauka mchana; vifundo kwenye mizizi.') },
    ],
    sources: ['cabi_plantwise', 'avrdc_tomato'],
  },

  tomato___fusarium_wilt: {
    ...tomatoNames.tomato___fusarium_wilt,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves on one side turn yellow and hang, from the bottom up.', 'Majani ya upande mmoja huwa ya manjano na kulegea, kuanzia chini.'), bilingual('Split the stem: a brown ring just under the skin.', 'Pasua shina: duara la kahawia chini tu ya ganda.'), bilingual('The plant dies slowly, over weeks.', 'Mmea hufa polepole, kwa wiki kadhaa.')],
    immediateActions: [noCureTakeOut, bilingual('Do the water test to be sure it is not bacterial wilt: a clean stem gives no milky threads.', 'Fanya jaribio la maji kuhakikisha si mnyauko bakteria: shina lake halitoi nyuzi za maziwa.')],
    organicSolutions: [rogueAndBury, solarise],
    preventiveMeasures: [bilingual('Ask for a variety marked F, which resists this wilt, or grafted seedlings.', 'Ulizia aina yenye alama F, inayostahimili mnyauko huu, au miche iliyounganishwa.'), bilingual('Lime acidic soil as the soil test says: this wilt likes acidic soil.', 'Weka chokaa kwenye udongo wenye asidi kama upimaji wa udongo unavyosema: mnyauko huu hupenda asidi.'), rotateNightshades],
    lookalikes: [like('tomato___bacterial_wilt', 'Wilts while green, within days; milky threads in water.', 'Hunyauka ukiwa kijani, kwa siku chache; nyuzi za maziwa ndani ya maji.')],
    sources: ['cabi_plantwise', 'avrdc_tomato', 'infonet_plant_health'],
  },

  tomato___damping_off: {
    ...tomatoNames.tomato___damping_off,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Seedlings fall over; the neck at the soil is thin, wet and brown.', 'Miche huanguka; shingo yake kwenye udongo ni nyembamba, ya majimaji na kahawia.'), bilingual('It moves through the bed in round patches.', 'Huenea kitaluni kwa mabaka ya mviringo.'), bilingual('Some seed never comes up.', 'Mbegu nyingine hazioti kabisa.')],
    immediateActions: [bilingual('Take out the fallen seedlings with their soil.', 'Ondoa miche iliyoanguka pamoja na udongo wake.'), bilingual('Water less, and only in the morning; thin the rest so that air passes.', 'Punguza maji, mwagilia asubuhi tu; punguza miche ili hewa ipite.')],
    organicSolutions: [solarise, compost],
    preventiveMeasures: [bilingual('Make a new nursery place each season, on a raised bed.', 'Hamisha kitalu kila msimu, na kiwe kimeinuliwa.'), bilingual('Sow thinly in rows; mix in only compost that is fully rotted.', 'Panda mbegu kwa nafasi, kwa mistari; changanya mboji iliyooza kabisa tu.'), cleanStart],
    lookalikes: [{ key: 'any___cutworms', name: bilingual('Cutworms', 'Sota (viwavi wakata miche)'), sign: bilingual('The stem is bitten through, not rotten; a fat caterpillar curls in the soil.', 'Shina limekatwa, halijaoza; kiwavi mnene amejikunja udongoni.') }],
    sources: ['infonet_plant_health', 'compost_ngeze', 'compost_harvestmoney'],
  },
} as const satisfies Partial<Record<keyof typeof tomatoNames, Condition>>;
