import { changeGroups, chemicalClass, copper, fungicideSources, notOldFungicides, strobilurin, sulphur, triazole } from '../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../healthy-lines.ts';
import { airyRows, askVariety, buryPulseResidue, cleanSeed, noSeedFromHere, plantEarly, pullSick, pullVolunteers, seedFromCleanPlants, stayOutWhenWet, twoCereals, virusNoCure, walkRows, weedTwice } from '../legume-lines.ts';
import { likeIn } from '../lookalike.ts';
import { blackgramNames } from '../names/blackgram.ts';
import { compost, milkSpray, neemExtract, soapSpray } from '../sprays/preparations.ts';
import { cropFungicide, manure, neemForCrop, protectiveClothing, pulseSeed, soilTest } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';

const like = likeIn(blackgramNames);

const whiteflies = bilingual('Shake a plant: if small white flies rise, wet them under the leaves in the evening with soapy water or neem.', 'Tikisa mmea: inzi weupe wadogo wakiruka, walowesha jioni chini ya majani kwa maji ya sabuni au mwarobaini.');
const maizeEdge = bilingual('Plant two or three rows of maize or sorghum round the field: they hold insects back.', 'Panda mistari miwili au mitatu ya mahindi au mtama kuzunguka shamba: huzuia wadudu.');

export const conditions = {
  blackgram___anthracnose: {
    ...blackgramNames.blackgram___anthracnose, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round sunken spots with a dark middle and a red to orange edge, on leaves and pods.', 'Madoa ya mviringo yaliyobonyea, meusi katikati na yenye ukingo mwekundu hadi wa rangi ya machungwa, kwenye majani na maganda.'),
      bilingual('The middle of old spots falls out and leaves holes.', 'Katikati ya madoa ya zamani huanguka na kuacha matundu.'),
      bilingual('Seedlings from sick seed rot soon after they come up.', 'Miche kutoka mbegu yenye ugonjwa huoza mara tu baada ya kuota.'),
    ],
    immediateActions: [stayOutWhenWet, walkRows, pullSick, noSeedFromHere],
    organicSolutions: [seedFromCleanPlants, buryPulseResidue],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only if spots climb before the pods fill and wet weather goes on.', 'Itumie tu madoa yakipanda kabla ya maganda kujaa na mvua ikiendelea.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
      chemicalClass('FRAC M01', copper, bilingual('On clean leaves when a wet spell is coming; it cures no spot.', 'Kwenye majani safi mvua nyingi zikikaribia; haiponyi madoa.')),
    ],
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [cleanSeed, twoCereals, airyRows, pullVolunteers],
    recoveryTimeline: bilingual('Spotted leaves and pods stay so. New growth comes clean about 2 weeks after the rain stops.', 'Majani na maganda yenye madoa hubaki hivyo. Machipukizi mapya hutoka safi wiki 2 hivi baada ya mvua kukatika.'),
    spreadRisk: { level: 'high', text: bilingual('It travels with seed, and with rain splash, hands and tools. Cool wet days suit it.', 'Husafiri na mbegu, na kwa matone ya mvua, mikono na vifaa. Hupenda siku za baridi na mvua.') },
    yieldLoss: { range: { low: 24, high: 67 }, text: bilingual('24 to 67% is given for its close relative, green gram, in India; no figure for Kenya was found.', 'Asilimia 24 hadi 67 imetajwa kwa ndengu za kijani nchini India; kwa Kenya hatukupata takwimu.'), source: 'gram_anthracnose_dharwad' },
    lookalikes: [
      like('blackgram___yellow_mosaic', 'Bright yellow patches, flat, no sunken spots.', 'Mabaka ya manjano ang’avu, bapa, bila madoa yaliyobonyea.'),
      { name: bilingual('Cercospora leaf spot', 'Madoa ya majani ya cercospora'), sign: bilingual('Small spots, grey in the middle, not sunken, seldom on pods.', 'Madoa madogo, ya kijivu katikati, hayajabonyea, na ni nadra kwenye maganda.') },
    ],
    sources: ['gram_anthracnose_pulses', 'gram_anthracnose_dharwad', 'kalro_grams', ...fungicideSources],
  },

  blackgram___leaf_crinkle: {
    ...blackgramNames.blackgram___leaf_crinkle, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('About 3 weeks after planting one leaf grows too large and pale, on a short stalk.', 'Kama wiki 3 baada ya kupanda, jani moja huwa kubwa kupita kiasi na kufifia, kwenye kikonyo kifupi.'),
      bilingual('Later leaves shrink, crinkle and feel rough like leather.', 'Baadaye majani hupungua, hukunjamana na kuwa magumu kama ngozi.'),
      bilingual('Flowers stay small and crowded; few pods form.', 'Maua hubaki madogo na yaliyosongamana; maganda ni machache.'),
    ],
    immediateActions: [pullSick, virusNoCure, whiteflies, noSeedFromHere],
    organicSolutions: [seedFromCleanPlants, { ...soapSpray, limits: bilingual('It kills only the soft insects it touches; a crinkled plant stays sick.', 'Huua tu wadudu laini inaowagusa; mmea uliokunjamana hubaki mgonjwa.') }],
    inorganicSolutions: [],
    recommendedProducts: [pulseSeed, neemForCrop],
    preventiveMeasures: [cleanSeed, plantEarly, maizeEdge, weedTwice],
    recoveryTimeline: bilingual('Sick plants do not recover. Plants that stay clean until flowering usually bear.', 'Mimea iliyougua haiponi. Mimea inayobaki safi hadi kutoa maua kwa kawaida huzaa.'),
    spreadRisk: { level: 'medium', text: bilingual('Seed carries it; insects that suck sap may spread it. Its cause is not yet clear.', 'Mbegu hubeba ugonjwa huu; wadudu wanaofyonza huenda wakaueneza. Chanzo chake bado hakijajulikana wazi.') },
    yieldLoss: { range: { low: 35, high: 81 }, text: bilingual('35 to 81% on plants that fall sick, in studies from Asia; no figure for Kenya was found.', 'Asilimia 35 hadi 81 kwenye mimea inayougua, katika tafiti za Asia; kwa Kenya hatukupata takwimu.'), source: 'gram_crinkle_review' },
    lookalikes: [
      like('blackgram___yellow_mosaic', 'Bright yellow patches; leaves keep their size.', 'Mabaka ya manjano ang’avu; majani hubaki na ukubwa wake.'),
      { name: bilingual('Thrips or mites', 'Chawa wa mimea au utitiri'), sign: bilingual('Tiny insects or silver scars on the youngest leaves.', 'Wadudu wadogo sana au makovu ya rangi ya fedha kwenye majani machanga zaidi.') },
    ],
    sources: ['gram_crinkle_plantix', 'gram_crinkle_review', 'kalro_grams', 'home_sprays'],
  },

  blackgram___powdery_mildew: {
    ...blackgramNames.blackgram___powdery_mildew, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('White powder in spots on the leaf, later over the whole leaf, stems and pods.', 'Unga mweupe kwa madoa juu ya jani, baadaye jani zima, mashina na maganda.'),
      bilingual('The powder turns grey and leaves go yellow and fall.', 'Unga hugeuka kijivu, majani huwa ya manjano na kuanguka.'),
      bilingual('It is worst from flowering on, in dry warm days with dewy nights.', 'Huwa mbaya kuanzia kutoa maua, kukiwa na siku za joto kavu na usiku wa umande.'),
    ],
    immediateActions: [
      bilingual('Wipe a leaf with the finger: powder that comes off is mildew.', 'Pangusa jani kwa kidole: unga ukitoka ni ubwiri unga.'),
      walkRows,
      bilingual('If pods are already full, spend nothing and harvest in time.', 'Maganda yakiwa yamejaa tayari, usitumie pesa; vuna kwa wakati.'),
    ],
    organicSolutions: [milkSpray, buryPulseResidue],
    inorganicSolutions: [
      chemicalClass('FRAC M02', sulphur, bilingual('At the first white spots, in the cool of the day; hot sun and sulphur burn leaves.', 'Mara tu madoa meupe ya kwanza yakionekana, saa za baridi; jua kali na salfa huunguza majani.'), notOldFungicides),
      chemicalClass('FRAC 3', triazole, bilingual('Only if powder covers many plants before the pods fill.', 'Itumie tu unga ukifunika mimea mingi kabla ya maganda kujaa.')),
    ],
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [plantEarly, airyRows, weedTwice, askVariety],
    recoveryTimeline: bilingual('White leaves do not turn green again; stopped early, pods still fill in 2 to 3 weeks.', 'Majani meupe hayarudi kuwa kijani; ukizuia mapema, maganda bado hujaa katika wiki 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries the powder; it needs no rain to grow.', 'Upepo hupeleka unga; hauhitaji mvua ili ukue.') },
    yieldLoss: { range: { low: 40, high: 90 }, text: bilingual('40 to 90% is reported for bad attacks in India, far less when it comes late.', 'Asilimia 40 hadi 90 imetajwa kwa mashambulizi makali India, na kidogo sana ukija mwishoni.'), source: 'gram_mildew_karnataka' },
    lookalikes: [
      { name: bilingual('Dust from a road', 'Vumbi la barabara'), sign: bilingual('Lies on all plants alike and washes off with water.', 'Huwa kwenye mimea yote sawa na huoshwa kwa maji.') },
      like('blackgram___yellow_mosaic', 'The leaf itself is yellow; nothing wipes off.', 'Jani lenyewe ni la manjano; hakuna kinachofutika.'),
    ],
    sources: ['gram_mildew_infonet', 'gram_mildew_karnataka', 'kalro_grams', 'home_sprays', ...fungicideSources],
  },

  blackgram___yellow_mosaic: {
    ...blackgramNames.blackgram___yellow_mosaic, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Bright yellow specks on young leaves that grow into yellow and green patches.', 'Vidoa vya manjano ang’avu kwenye majani machanga vinavyokua na kuwa mabaka ya manjano na kijani.'),
      bilingual('Whole leaves turn yellow, later papery white.', 'Majani mazima huwa ya manjano, baadaye meupe kama karatasi.'),
      bilingual('Pods are few, small, yellow and curled up.', 'Maganda ni machache, madogo, ya manjano na yamejikunja juu.'),
    ],
    immediateActions: [pullSick, whiteflies, virusNoCure, weedTwice],
    organicSolutions: [
      { ...neemExtract, limits: bilingual('It keeps whiteflies few; it cures no plant and no virus. Wear gloves and keep it out of eyes and fish ponds.', 'Hupunguza inzi weupe; haiponyi mmea wala virusi. Vaa glavu, na usiiache iingie machoni wala kwenye mabwawa ya samaki.') },
      { ...soapSpray, limits: bilingual('It kills only the whiteflies it touches; a yellow plant stays sick.', 'Huua tu inzi weupe inaowagusa; mmea wa manjano hubaki mgonjwa.') },
    ],
    inorganicSolutions: [],
    recommendedProducts: [pulseSeed, neemForCrop],
    preventiveMeasures: [askVariety, plantEarly, maizeEdge, bilingual('Do not plant beside an older field of grams, beans or cowpea with yellow plants.', 'Usipande kando ya shamba la zamani la ndengu, maharagwe au kunde lenye mimea ya manjano.')],
    recoveryTimeline: bilingual('Sick plants do not recover. If few are sick by flowering, the field still bears.', 'Mimea iliyougua haiponi. Ikiwa michache tu imeugua hadi kutoa maua, shamba bado huzaa.'),
    spreadRisk: { level: 'high', text: bilingual('Whiteflies carry it from plant to plant, most in warm dry weeks. Seed does not carry it.', 'Inzi weupe huipeleka kutoka mmea hadi mmea, zaidi wiki za joto na ukavu. Mbegu haiibebi.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Up to 100% where plants fall sick young, in Asia; little when late. No figure for Kenya was found.', 'Hadi asilimia 100 mimea ikiugua ikiwa michanga, huko Asia; kidogo ikichelewa. Kwa Kenya hatukupata takwimu.'), source: 'gram_mosaic_plantix' },
    lookalikes: [
      { name: bilingual('Nutrient deficiency', 'Upungufu wa virutubisho'), sign: bilingual('Yellow is even or between the veins, and follows the soil, not single plants.', 'Manjano ni ya sawasawa au kati ya mishipa, na hufuata udongo, si mmea mmoja mmoja.') },
      like('blackgram___leaf_crinkle', 'Leaves are crinkled and thick, hardly yellow.', 'Majani yamekunjamana na ni manene, si ya manjano sana.'),
    ],
    sources: ['gram_mosaic_plantix', 'kalro_grams', 'neem_extract', 'home_sprays'],
  },

  blackgram___healthy: {
    ...blackgramNames.blackgram___healthy, depth: 'full', reviewed: '2026-11-21',
    symptoms: [evenGreen, bilingual('A photo shows one leaf. Look at the youngest leaves and the pods too.', 'Picha huonyesha jani moja. Angalia pia majani machanga zaidi na maganda.')],
    immediateActions: [sprayNothing, walkRows],
    organicSolutions: [compost, seedFromCleanPlants],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [weedTwice, twoCereals],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_grams'),
    lookalikes: [like('blackgram___yellow_mosaic', 'The first specks are small and bright yellow on the youngest leaf.', 'Vidoa vya kwanza ni vidogo na vya manjano ang’avu kwenye jani changa zaidi.')],
    sources: ['kalro_grams', 'compost_ngeze'],
  },
} as const satisfies Record<keyof typeof blackgramNames, Condition>;
