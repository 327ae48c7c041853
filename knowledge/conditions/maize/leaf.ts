import { changeGroups, chemicalClass, notOldFungicides, strobilurin, triazole } from '../../sprays/chemical-lines.ts';
import { noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../../healthy-lines.ts';
import { maizeNames } from '../../names/maize.ts';
import { buryResidue, compost, manureTea } from '../../sprays/preparations.ts';
import { cropFungicide, maizeSeed, manure, protectiveClothing, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { like, nextHybrid, plantTogether, restFromMaize, scout, weedEarly } from './lines.ts';

const inspectPlants = bilingual('Check 20 plants in each of 5 places. Find the highest leaf that has spots. The leaf at the cob and those above feed the grain.', 'Angalia mimea 20 katika kila moja ya sehemu 5. Tafuta jani la juu zaidi lenye madoa. Jani la hindi na yaliyo juu yake ndiyo hulisha punje.');
const keepLeaves = bilingual('Do not strip leaves. Keep weeding and give the top dressing on time.', 'Usiondoe majani. Endelea na palizi na uweke mbolea ya kukuzia kwa wakati.');
const plantSpacing = bilingual('Keep 75 cm between rows and 25 to 30 cm between plants, so that leaves dry.', 'Weka sentimita 75 kati ya mistari na 25 hadi 30 kati ya mimea, ili majani yakauke.');
const buryMaize = {
  ...buryResidue,
  use: bilingual('Do it within 2 weeks after harvest: the fungus waits on old maize. No home spray is proven against it.', 'Fanya ndani ya wiki 2 baada ya kuvuna: kuvu husubiri kwenye mabaki ya mahindi. Hakuna dawa ya nyumbani iliyothibitishwa kuizuia.'),
  source: 'kalro_maize',
} as const;

export const leafConditions = {
  maize___common_rust: {
    ...maizeNames.maize___common_rust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small long dots of cinnamon brown on BOTH sides of the leaf.', 'Vipele vidogo virefu vya kahawia ya mdalasini pande ZOTE mbili za jani.'),
      bilingual('They burst and leave rusty dust on the finger.', 'Hupasuka na kuacha unga wa kutu kidoleni.'),
      bilingual('Later they turn black.', 'Baadaye huwa vyeusi.'),
      bilingual('You see it most near tasselling, in cool damp weather.', 'Huonekana zaidi wakati wa kutoa mbelewele, kukiwa na baridi na unyevu.'),
    ],
    immediateActions: [
      bilingual('Rub a leaf to be sure: rusty dust is rust.', 'Sugua jani kwa kidole ili uhakikishe: unga wa rangi ya kutu ni ugonjwa wa kutu.'),
      inspectPlants, keepLeaves,
      bilingual('Weed out oxalis, the small weed with clover leaves: this rust lives on it too.', 'Palilia uondoe oxalis, gugu dogo la majani matatu: kutu hii huishi humo pia.'),
    ],
    organicSolutions: [
      { ...manureTea, limits: bilingual('It feeds the maize so that it copes better with rust; it does not kill the fungus. No home spray is proven against it. Wash hands after.', 'Hulisha mahindi yavumilie kutu; haiui kuvu. Hakuna dawa ya nyumbani iliyothibitishwa kuizuia. Nawa mikono baadaye.') },
      compost,
    ],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('It seldom pays. Only for seed maize or green maize for sale, when rust covers leaves near the cob before the silks show.', 'Mara nyingi hailipi. Itumie tu kwa mahindi ya mbegu au ya kuuza yakiwa mabichi, kutu ikifunika majani karibu na hindi kabla ya nywele kutoka.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [maizeSeed, manure, cropFungicide, protectiveClothing],
    preventiveMeasures: [nextHybrid, bilingual('Do not plant late: late maize rusts most.', 'Usichelewe kupanda: mahindi yaliyochelewa hupata kutu zaidi.'), plantTogether, plantSpacing],
    recoveryTimeline: bilingual('Rusted leaves stay rusted. Hot, dry weather stops it, and new leaves come clean in 1 to 2 weeks.', 'Majani yenye kutu hubaki hivyo. Joto na ukavu huikomesha, na majani mapya hutoka safi baada ya wiki 1 hadi 2.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind carries it very far; it grows only when it is cool and the leaves are wet for hours.', 'Upepo huipeleka mbali sana; hukua tu kukiwa na baridi na majani yakiwa na maji kwa saa nyingi.') },
    yieldLoss: { range: { low: 0, high: 50 }, text: bilingual('Usually little. More than 50% has been recorded when it was severe before flowering.', 'Kwa kawaida ni ndogo. Hasara ya zaidi ya asilimia 50 imewahi kurekodiwa kutu ilipokuwa kali kabla ya kutoa maua.'), source: 'common_rust_cimmyt' },
    lookalikes: [
      like('maize___southern_rust', 'Orange round dots, mostly on the upper side, in hot lowlands.', 'Vipele vya mviringo vya rangi ya machungwa, hasa upande wa juu wa jani, kwenye nyanda za chini zenye joto.'),
      like('maize___gray_leaf_spot', 'Flat long rectangles, no dust.', 'Madoa marefu bapa ya mstatili, bila unga.'),
    ],
    sources: ['common_rust_cimmyt', 'common_rust_pestnet', 'cimmyt_maize', 'kalro_maize', 'manure_tea', 'compost_ngeze', 'compost_harvestmoney', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  maize___gray_leaf_spot: {
    ...maizeNames.maize___gray_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long narrow rectangles, tan to grey, 2 to 4 mm wide and 1 to 6 cm long.', 'Madoa marefu membamba ya mstatili, kahawia hafifu hadi kijivu, upana milimita 2 hadi 4 na urefu sentimita 1 hadi 6.'),
      bilingual('Their sides are straight: the veins stop them.', 'Pande zake zimenyooka: mishipa huzizuia.'),
      bilingual('Lowest leaves first; it climbs after tasselling.', 'Huanza majani ya chini; hupanda juu baada ya kutoa mbelewele.'),
      bilingual('Spots join and whole leaves dry.', 'Madoa huungana na majani mazima hukauka.'),
    ],
    immediateActions: [inspectPlants, keepLeaves, bilingual('Spend nothing once silks show if spots stay below the cob leaf. The harvest is then nearly safe.', 'Usitumie pesa nywele zikitoka na madoa yakibaki chini ya jani la hindi. Hatari kwa mavuno ni ndogo.'), nextHybrid],
    organicSolutions: [buryMaize, compost],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only for seed or high-value maize, if spots reach the leaf below the cob before the silks show and wet weather goes on.', 'Itumie tu kwa mahindi ya mbegu au ya thamani kubwa, madoa yakifika jani lililo chini ya hindi kabla ya nywele kutoka na mvua ikiendelea.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [maizeSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [nextHybrid, restFromMaize, bilingual('Dig in or compost maize stalks before the next planting.', 'Fukia mabua ya mahindi au uyafanye mboji kabla ya kupanda tena.'), plantSpacing, plantTogether],
    recoveryTimeline: bilingual('Lost leaf does not return. New leaves come clean when the weather dries, in about 2 weeks.', 'Jani lililokufa haliponi. Majani mapya hutoka safi hali ya hewa ikikauka, baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'medium', text: bilingual('It comes from old maize on the ground, by wind and splash. Warm nights with long dew suit it.', 'Hutoka kwenye mabaki ya mahindi ardhini kwa upepo na matone ya mvua. Hupenda usiku wa joto wenye umande mwingi.') },
    yieldLoss: { range: { low: 30, high: 50 }, text: bilingual('30 to over 50% on weak hybrids in damp weather; over 70% at worst. Late spots cost little.', 'Asilimia 30 hadi zaidi ya 50 kwenye aina dhaifu kukiwa na unyevu; zaidi ya 70 hali ikiwa mbaya kabisa. Madoa ya mwisho wa msimu hupunguza mavuno kidogo.'), source: 'gls_infonet' },
    lookalikes: [
      like('maize___northern_leaf_blight', 'Much wider, cigar-shaped, crosses the veins.', 'Mapana zaidi, umbo la sigara, huvuka mishipa.'),
      like('maize___common_rust', 'Raised dots with dust.', 'Vipele vyenye unga.'),
    ],
    sources: ['gls_cimmyt', 'gls_infonet', 'gls_fabi_2020', 'cimmyt_maize', 'kalro_maize', 'compost_ngeze', 'compost_harvestmoney', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  maize___northern_leaf_blight: {
    ...maizeNames.maize___northern_leaf_blight,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Long cigar-shaped spots of 3 to 15 cm, grey-green first, then tan.', 'Madoa marefu ya umbo la sigara, sentimita 3 hadi 15, kwanza kijani-kijivu, kisha kahawia hafifu.'),
      bilingual('They cross the veins.', 'Huvuka mishipa ya jani.'),
      bilingual('Dark dust shows on them in damp weather.', 'Unga mweusi huonekana juu yake kukiwa na unyevu.'),
      bilingual('Lower leaves first; spots join and the leaf looks burnt.', 'Huanza majani ya chini; madoa huungana na jani huonekana kama limeungua.'),
    ],
    immediateActions: [
      inspectPlants, keepLeaves,
      bilingual('Ask the extension officer whether a spray pays. Do so if, before tasselling, more than half the plants have it and it keeps raining.', 'Muulize afisa ugani kama dawa italipa. Fanya hivyo ikiwa, kabla ya kutoa mbelewele, zaidi ya nusu ya mimea ina ugonjwa na mvua inaendelea.'),
      nextHybrid,
    ],
    organicSolutions: [buryMaize, { ...manureTea, limits: bilingual('It feeds the maize; it does not kill the fungus. Too much nitrogen makes leaves soft, so stop when they are dark green. Wash hands after.', 'Hulisha mahindi; haiui kuvu. Naitrojeni nyingi hulainisha majani, hivyo acha yakiwa kijani iliyokolea. Nawa mikono baadaye.') }],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only before tasselling, if more than half the plants show spots, rain goes on and the maize is worth the cost. It protects the cob leaf and those above.', 'Itumie tu kabla ya kutoa mbelewele, zaidi ya nusu ya mimea ikiwa na madoa, mvua ikiendelea na mahindi yakiweza kulipa gharama. Hukinga jani la hindi na yaliyo juu.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [maizeSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [nextHybrid, restFromMaize, bilingual('Do not leave old maize stalks lying near new maize: disease is worst beside them.', 'Usiache mabua ya zamani karibu na mahindi mapya: ugonjwa huwa mbaya zaidi kando yake.'), plantTogether, plantSpacing],
    recoveryTimeline: bilingual('Burnt leaf does not return. Spots show 1 to 2 weeks after wet days; after 2 dry weeks new leaves come clean.', 'Jani lililoungua haliponi. Madoa huonekana wiki 1 hadi 2 baada ya siku za mvua; baada ya wiki 2 za ukavu majani mapya hutoka safi.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind carries it from old maize, when leaves are wet for hours at 17 to 27 °C.', 'Upepo huupeleka kutoka mabaki ya mahindi, majani yakiwa na maji kwa saa nyingi, nyuzi 17 hadi 27.') },
    yieldLoss: { range: { low: 0, high: 70 }, text: bilingual('As high as 70% when severe before the silks show; weak maize infected on purpose in Tanzania lost 46 to 63%. Late spots cost little.', 'Hadi asilimia 70 ugonjwa ukiwa mkali kabla ya nywele kutoka. Mahindi dhaifu yaliyoambukizwa kwa majaribio Tanzania yalipoteza asilimia 46 hadi 63. Madoa ya mwisho wa msimu hupunguza mavuno kidogo.'), source: 'nlb_barmac' },
    lookalikes: [
      like('maize___gray_leaf_spot', 'Narrow rectangles that the veins stop.', 'Madoa membamba ya mstatili yanayozuiwa na mishipa.'),
      like('maize___drought', 'Leaves dry from tip and edges, without spots.', 'Majani hukauka kutoka ncha na kingo, bila madoa.'),
    ],
    sources: ['nlb_barmac', 'nlb_tanzania_2020', 'nlb_residue', 'cimmyt_maize', 'kalro_maize', 'manure_tea', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  maize___healthy: {
    ...maizeNames.maize___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Even green leaf, no spots, stripes, dust or holes.', 'Jani la kijani sawasawa, bila madoa, michirizi, unga wala matundu.'),
      bilingual('A photo shows one leaf. Look into the funnel for caterpillars and at the lowest leaves for spots.', 'Picha huonyesha jani moja. Angalia viwavi katikati ya mmea, na madoa kwenye majani ya chini.'),
    ],
    immediateActions: [
      sprayNothing,
      scout,
    ],
    organicSolutions: [compost, manureTea],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [
      weedEarly,
      bilingual('Give the top dressing at knee height, on moist soil.', 'Weka mbolea ya kukuzia mahindi yakifika magotini, udongo ukiwa na unyevu.'),
      restFromMaize,
    ],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_maize'),
    lookalikes: [like('maize___nitrogen_deficiency', 'Yellow V from the tip of old leaves: nitrogen is short.', 'V ya manjano kutoka ncha ya majani ya zamani: upungufu wa naitrojeni.')],
    sources: ['kalro_maize', 'compost_ngeze', 'compost_harvestmoney', 'manure_tea'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
