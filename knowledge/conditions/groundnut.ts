import { changeGroups, chemicalClass, copper, fungicideSources, notOldFungicides, strobilurin, triazole } from '../sprays/chemical-lines.ts';
import { evenGreen, noLoss, nothingSeen, nothingToRecover, sprayNothing } from '../healthy-lines.ts';
import { askVariety, buryPulseResidue, plantEarly, pullSick, pullVolunteers, seedFromCleanPlants, stayOutWhenWet, twoCereals, virusNoCure, walkRows, weedTwice } from '../legume-lines.ts';
import { likeIn } from '../lookalike.ts';
import { groundnutNames } from '../names/groundnut.ts';
import { compost, soapSpray } from '../sprays/preparations.ts';
import { cropFungicide, groundnutSeed, manure, protectiveClothing, soilTest, tarpaulin } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(groundnutNames);

const harvestInTime = bilingual('Lift the nuts when most shells are dark inside: late lifting loses pods in the soil.', 'Vuna karanga maganda mengi yakiwa meusi ndani: ukichelewa, maganda hubaki ardhini.');
const spotsSpray = bilingual('Only if spots are on most plants before the pods fill, rain goes on and the crop is worth the cost.', 'Itumie tu madoa yakiwa kwenye mimea mingi kabla ya maganda kujaa, mvua ikiendelea na mavuno yakiweza kulipa gharama.');
const spotFungicides = [
  chemicalClass('FRAC 3', triazole, spotsSpray, notOldFungicides),
  chemicalClass('FRAC 11', strobilurin, changeGroups),
  chemicalClass('FRAC M01', copper, bilingual('Before the spots are many: it protects clean leaves and cures none.', 'Kabla ya madoa kuwa mengi: hukinga majani safi na haiponyi yaliyougua.')),
];
const spotActions = [
  bilingual('Turn the leaf over and check the back of the spots: it shows which of the two it is.', 'Geuza jani uangalie nyuma ya madoa: huonyesha ni aina gani kati ya mbili.'),
  walkRows, stayOutWhenWet, harvestInTime,
];
const spotPrevention = [twoCereals, bilingual('Dig in the old plants deeply and pull out self-sown groundnuts.', 'Fukia mabaki chini sana na ung’oe karanga zilizojiotea.'), weedTwice, bilingual('Mix groundnuts with maize or sorghum rows.', 'Panda karanga pamoja na mistari ya mahindi au mtama.'), askVariety];
const spotLoss = { range: { low: 10, high: 50 }, text: bilingual('10 to 50% and sometimes more, most where rust comes as well. Spots in the last weeks cost little.', 'Asilimia 10 hadi 50 na wakati mwingine zaidi, hasa kutu ikija pamoja nayo. Madoa ya wiki za mwisho hupunguza kidogo.'), source: 'groundnut_spots_icrisat' } as const;
const spotSources = ['groundnut_spots_infonet', 'groundnut_spots_plantwise', 'groundnut_spots_icrisat', 'icrisat_groundnut', 'kalro_grams', ...fungicideSources] as const;

const gypsum: Preparation = {
  title: bilingual('Lime or gypsum for full pods', 'Chokaa au jasi kwa maganda yaliyojaa'),
  needs: [bilingual('A soil test from the top 20 cm', 'Upimaji wa udongo wa sentimita 20 za juu'), bilingual('Farm lime, or gypsum, as much as the test says', 'Chokaa ya shambani, au jasi, kiasi ambacho kipimo kinasema')],
  steps: [
    bilingual('Acidic soil: spread lime before planting and mix it in.', 'Udongo wenye asidi: tandaza chokaa kabla ya kupanda na uichanganye.'),
    bilingual('Soil that is not acid but gives empty pods: sprinkle gypsum along the rows at first flowers.', 'Udongo usio na asidi lakini maganda ni matupu: nyunyiza jasi kando ya mistari maua ya kwanza yakitoka.'),
    bilingual('Do not pile it on the stem; rain takes it down to the pods.', 'Usiirundike kwenye shina; mvua huishusha hadi kwenye maganda.'),
  ],
  use: bilingual('Once a season; a soil test every 3 years tells whether it is still needed.', 'Mara moja kwa msimu; upimaji wa udongo kila miaka 3 huonyesha kama bado inahitajika.'),
  limits: bilingual('Lime makes yellow new leaves on limy soil worse. It feeds pods, it does not green the leaves.', 'Chokaa huzidisha unjano wa majani mapya kwenye udongo wenye chokaa. Hulisha maganda, haifanyi majani kuwa kijani.'),
  source: 'icrisat_groundnut',
};

export const conditions = {
  groundnut___early_leaf_spot: {
    ...groundnutNames.groundnut___early_leaf_spot, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Dark brown round spots on the upper side, lighter brown below.', 'Madoa ya mviringo ya kahawia iliyokolea upande wa juu, hafifu zaidi chini.'),
      bilingual('Most spots have a clear yellow ring.', 'Duara la manjano huzunguka madoa mengi.'),
      bilingual('It begins on the lowest leaves about a month after planting; leaves fall.', 'Huanza majani ya chini kama mwezi mmoja baada ya kupanda; majani huanguka.'),
    ],
    immediateActions: spotActions,
    organicSolutions: [{ ...buryPulseResidue, source: 'kalro_grams' }, compost],
    inorganicSolutions: spotFungicides,
    recommendedProducts: [groundnutSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: spotPrevention,
    recoveryTimeline: bilingual('Spotted leaves do not heal. In dry weather new leaves come clean in about 2 weeks.', 'Majani yenye madoa hayaponi. Kukiwa na ukavu, majani mapya hutoka safi baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'medium', text: bilingual('From old groundnut plants in the soil, by rain splash and wind. Warm, damp days suit it, at 25 to 30 °C.', 'Hutoka kwenye mabaki ya karanga, kwa matone ya mvua na upepo. Hupenda siku za joto na unyevu, nyuzi 25 hadi 30.') },
    yieldLoss: spotLoss,
    lookalikes: [
      like('groundnut___late_leaf_spot', 'Nearly black, rough below, little or no yellow ring, later in the season.', 'Karibu meusi, yaliyo na mikwaruzo chini, bila duara la manjano au kidogo tu, na huja baadaye.'),
      like('groundnut___rust', 'Small raised dots below that leave orange dust on the finger.', 'Vipele vidogo chini ya jani vinavyoacha unga wa rangi ya machungwa kidoleni.'),
    ],
    sources: [...spotSources, 'compost_ngeze'],
  },

  groundnut___late_leaf_spot: {
    ...groundnutNames.groundnut___late_leaf_spot, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small round spots, nearly black, with no yellow ring or a faint one.', 'Madoa madogo ya mviringo, karibu meusi, bila duara la manjano au hafifu tu.'),
      bilingual('Under the leaf the spots feel rough, with dark rings of fungus.', 'Chini ya jani madoa yana mikwaruzo, na maduara meusi ya kuvu.'),
      bilingual('Leaflets fall from the bottom up and leave bare stems.', 'Majani huanguka kuanzia chini hadi mashina kubaki matupu.'),
      bilingual('Often rust comes with it.', 'Mara nyingi kutu huja pamoja nayo.'),
    ],
    immediateActions: spotActions,
    organicSolutions: [{ ...buryPulseResidue, source: 'kalro_grams' }, compost],
    inorganicSolutions: spotFungicides,
    recommendedProducts: [groundnutSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: spotPrevention,
    recoveryTimeline: bilingual('Fallen leaves do not return. If half of them are gone while pods fill, plan to lift early.', 'Majani yaliyoanguka hayarudi. Nusu yake ikiwa imeanguka maganda yakijaa, panga kuvuna mapema.'),
    spreadRisk: { level: 'high', text: bilingual('Wind and rain splash carry it from old plants and self-sown ones; long wet nights help it.', 'Upepo na matone ya mvua huupeleka ugonjwa kutoka mabaki na mimea iliyojiotea; usiku mrefu wenye unyevu huusaidia.') },
    yieldLoss: spotLoss,
    lookalikes: [
      like('groundnut___early_leaf_spot', 'Brown with a clear yellow ring, smooth below, earlier in the season.', 'Ya kahawia yenye duara wazi la manjano, laini chini, na huja mapema.'),
      like('groundnut___rust', 'Orange dust below; dry leaves stay on the plant.', 'Unga wa rangi ya machungwa chini; majani makavu hubaki kwenye mmea.'),
    ],
    sources: [...spotSources, 'compost_ngeze'],
  },

  groundnut___rust: {
    ...groundnutNames.groundnut___rust, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small orange dots under the leaf that burst and leave red-brown dust.', 'Vipele vidogo vya rangi ya machungwa chini ya jani vinavyopasuka na kuacha unga mwekundu wa kahawia.'),
      bilingual('Later some show on top, on stems and on pods too.', 'Baadaye vingine huonekana juu ya jani, kwenye mashina na maganda pia.'),
      bilingual('Leaves dry but stay on the plant; a bad field looks burnt.', 'Majani hukauka lakini hubaki kwenye mmea; shamba lililoathirika sana huonekana kama limeungua.'),
    ],
    immediateActions: [
      bilingual('Rub the underside of three leaves: rusty dust on the finger is rust.', 'Sugua chini ya majani matatu: unga wa kutu kidoleni ni ugonjwa wa kutu.'),
      walkRows, stayOutWhenWet,
      bilingual('Lift the nuts 2 weeks sooner if the plants dry up early. Waiting loses nuts.', 'Vuna wiki 2 kabla ya wakati mimea ikikauka mapema. Ukingoja utapoteza karanga.'),
    ],
    organicSolutions: [{ ...buryPulseResidue, source: 'kalro_grams' }, compost],
    inorganicSolutions: spotFungicides,
    recommendedProducts: [groundnutSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Leave at least 4 weeks without any groundnut between two crops.', 'Acha angalau wiki 4 bila karanga yoyote kati ya misimu miwili.'),
      pullVolunteers,
      bilingual('Do not plant beside an old groundnut field, least of all where its wind blows.', 'Usipande kando ya shamba la zamani la karanga, hasa upande ambako upepo wake huvuma.'),
      twoCereals, askVariety,
    ],
    recoveryTimeline: bilingual('Rusted leaves stay rusted. New leaves come clean about 2 weeks after it turns dry.', 'Majani yenye kutu hubaki hivyo. Majani mapya hutoka safi wiki 2 hivi baada ya mvua kukatika.'),
    spreadRisk: { level: 'high', text: bilingual('Wind takes the dust from field to field; wet leaves at 20 to 25 °C let it in.', 'Upepo hupeleka unga wake kutoka shamba hadi shamba; majani yenye maji kwenye nyuzi 20 hadi 25 huiruhusu kuingia.') },
    yieldLoss: { range: { low: 0, high: 50 }, text: bilingual('Up to 50% and more is reported from Tanzania when it comes early.', 'Hadi asilimia 50 na zaidi imeripotiwa Tanzania kutu ikija mapema.'), source: 'groundnut_rust_tanzania' },
    lookalikes: [
      like('groundnut___late_leaf_spot', 'Flat black spots without dust; the leaves fall off.', 'Madoa meusi bapa bila unga; majani huanguka.'),
      like('groundnut___nutrient_deficiency', 'Yellow between the veins, no dots and no dust.', 'Manjano kati ya mishipa, bila vipele wala unga.'),
    ],
    sources: ['groundnut_rust_plantwise', 'groundnut_rust_tanzania', 'icrisat_groundnut', 'kalro_grams', 'compost_ngeze', ...fungicideSources],
  },

  groundnut___nutrient_deficiency: {
    ...groundnutNames.groundnut___nutrient_deficiency, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('New leaves yellow to white between green veins: iron is short, often on limy or waterlogged soil.', 'Majani mapya huwa ya manjano hadi meupe kati ya mishipa ya kijani: upungufu wa chuma, mara nyingi kwenye udongo wenye chokaa au maji mengi.'),
      bilingual('Yellow only on the lower half of new leaves: zinc may be short.', 'Manjano kwenye nusu ya chini ya majani mapya tu: huenda zinki imepungua.'),
      bilingual('Old leaves pale all over and small plants: nitrogen or sulphur is short.', 'Majani ya zamani yamefifia kote na mimea midogo: upungufu wa naitrojeni au salfa.'),
      bilingual('Pods that pop when pressed and hold no nut: calcium is short.', 'Maganda yanayopasuka yakibonyezwa na hayana karanga: upungufu wa kalsiamu.'),
    ],
    immediateActions: [
      bilingual('Pull up one pale and one green plant: pink knots on the roots mean that the plant makes its own nitrogen.', 'Ng’oa mmea mmoja uliofifia na mmoja wa kijani: vinundu vya waridi kwenye mizizi huonyesha naitrojeni inatengenezwa.'),
      bilingual('If water stands in the field, open a furrow first: wet roots cannot feed.', 'Maji yakituama shambani, chimba mtaro kwanza: mizizi iliyolowa haiwezi kula.'),
      bilingual('Take a soil test before you buy any fertiliser.', 'Fanya upimaji wa udongo kabla ya kununua mbolea yoyote.'),
    ],
    organicSolutions: [compost, gypsum],
    inorganicSolutions: [],
    recommendedProducts: [soilTest, manure],
    preventiveMeasures: [
      bilingual('Give well-rotted manure or compost before planting.', 'Weka samadi iliyooza vizuri au mboji kabla ya kupanda.'),
      bilingual('Choose loose, well-drained soil; avoid limy patches.', 'Chagua udongo mwepesi usiotuamisha maji; epuka sehemu zenye chokaa.'),
      bilingual('Lime acidic soil as the soil test says, a season before groundnuts.', 'Weka chokaa kwenye udongo wenye asidi kama upimaji wa udongo unavyosema, msimu mmoja kabla ya karanga.'),
    ],
    recoveryTimeline: bilingual('After drainage or feeding, new leaves come greener in 1 to 2 weeks; old pale leaves stay pale.', 'Baada ya kutoa maji au kuweka lishe, majani mapya huwa kijani zaidi baada ya wiki 1 hadi 2; ya zamani hubaki yamefifia.'),
    spreadRisk: { level: 'low', text: bilingual('It is not a disease and does not spread; it follows the soil.', 'Si ugonjwa na hauenei; hufuata udongo ulivyo.') },
    yieldLoss: { range: null, text: bilingual('No measured range was found for Kenya. Empty pods are the main loss.', 'Hatukupata kiwango kilichopimwa nchini Kenya. Hasara kubwa ni maganda matupu.'), source: 'icrisat_groundnut' },
    lookalikes: [
      like('groundnut___rosette', 'The whole plant is a small bush with crowded, twisted leaves, in patches.', 'Mmea mzima huwa kichaka kidogo chenye majani yaliyosongamana na kujikunja, kwa sehemu sehemu.'),
      like('groundnut___early_leaf_spot', 'There are brown spots in the yellow.', 'Madoa ya kahawia huwa ndani ya manjano.'),
    ],
    sources: ['groundnut_iron', 'groundnut_calcium', 'icrisat_groundnut', 'compost_ngeze'],
  },

  groundnut___healthy: {
    ...groundnutNames.groundnut___healthy, depth: 'full', reviewed: '2026-11-21',
    symptoms: [evenGreen, bilingual('A photo shows one leaf. Look under the lowest leaves too, and for small bushy plants.', 'Picha huonyesha jani moja. Angalia pia chini ya majani ya chini kabisa, na mimea midogo iliyodumaa.')],
    immediateActions: [sprayNothing, bilingual('Walk the field twice a month until harvest: 20 plants in each of 5 places.', 'Kagua shamba mara mbili kwa mwezi hadi kuvuna: mimea 20 katika kila moja ya sehemu 5.')],
    organicSolutions: [compost, seedFromCleanPlants],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest],
    preventiveMeasures: [weedTwice, twoCereals, bilingual('Do not disturb the soil round the plants once the pegs go down.', 'Usiguse udongo karibu na mimea vikonyo vikishaingia ardhini.')],
    recoveryTimeline: nothingToRecover,
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('icrisat_groundnut'),
    lookalikes: [like('groundnut___nutrient_deficiency', 'Pale or yellow leaves without spots.', 'Majani yaliyofifia au ya manjano bila madoa.')],
    sources: ['icrisat_groundnut', 'groundnut_rust_plantwise', 'groundnut_spots_plantwise', 'kalro_grams', 'compost_ngeze'],
  },

  groundnut___rosette: {
    ...groundnutNames.groundnut___rosette, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Plants stay small and bushy, with short stems and crowded leaves.', 'Mimea hubaki midogo kama kichaka, yenye mashina mafupi na majani yaliyosongamana.'),
      bilingual('Young leaves are yellow and mottled, or very dark green and rolled in.', 'Majani machanga huwa ya manjano yenye batobato, au kijani iliyokolea sana na kujikunja.'),
      bilingual('It begins in patches, mostly in late and thin fields.', 'Huanza kwa sehemu sehemu, zaidi kwenye mashamba yaliyochelewa na yenye mimea michache.'),
    ],
    immediateActions: [
      pullSick,
      bilingual('Check under young leaves for small black aphids. Wash them off with soapy water.', 'Tafuta vidukari weusi wadogo chini ya majani machanga. Waondoe kwa maji ya sabuni.'),
      bilingual('Fill gaps with seed at once, so that the soil is covered.', 'Jaza mapengo kwa mbegu mara moja, ili udongo ufunikwe.'),
      virusNoCure,
    ],
    organicSolutions: [{ ...soapSpray, limits: bilingual('It kills only the aphids it touches; a plant that has rosette stays sick.', 'Huua tu vidukari inaowagusa; mmea wenye rosette hubaki mgonjwa.') }],
    inorganicSolutions: [],
    recommendedProducts: [groundnutSeed],
    preventiveMeasures: [
      plantEarly,
      bilingual('Plant close, 10 cm in the row and 45 cm between rows: aphids land less on covered ground.', 'Panda karibu karibu, sentimita 10 kwenye mstari na 45 kati ya mistari: vidukari hutua kidogo udongo ukiwa umefunikwa.'),
      bilingual('Mix with maize, beans or sorghum.', 'Changanya na mahindi, maharagwe au mtama.'),
      bilingual('Ask for a variety that resists rosette, and pull out self-sown groundnuts.', 'Ulizia aina inayostahimili rosette, na ung’oe karanga zilizojiotea.'),
    ],
    recoveryTimeline: bilingual('A sick plant does not recover. Plants that fall sick after the pods have filled still give some nuts.', 'Mmea uliougua hauponi. Mimea inayougua baada ya maganda kujaa hutoa karanga kiasi.'),
    spreadRisk: { level: 'medium', text: bilingual('Groundnut aphids carry it from plant to plant; seed and soil do not.', 'Vidukari wa karanga huupeleka kutoka mmea hadi mmea; mbegu na udongo haviubebi.') },
    yieldLoss: { range: { low: 30, high: 100 }, text: bilingual('30 to 100% when plants fall sick before flowering; little when late.', 'Asilimia 30 hadi 100 mimea ikiugua kabla ya kutoa maua; kidogo ikichelewa.'), source: 'icrisat_groundnut' },
    lookalikes: [
      like('groundnut___nutrient_deficiency', 'Whole areas are pale, plants are not bushy, and pale leaves follow the soil.', 'Eneo lote hufifia, mimea si kichaka, na hufuata udongo ulivyo.'),
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Leaves fold at noon and open in the evening.', 'Majani hujikunja mchana na kufunguka jioni.') },
    ],
    sources: ['groundnut_rosette_moja', 'icrisat_groundnut', 'home_sprays'],
  },

  groundnut___aflatoxin: {
    ...groundnutNames.groundnut___aflatoxin, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow-green powder of mould on nuts or inside the shell.', 'Unga wa ukungu wa manjano-kijani kwenye karanga au ndani ya ganda.'),
      bilingual('Nuts are shrivelled, dark, bitter or broken.', 'Karanga zimesinyaa, zimekuwa nyeusi, chungu au zimevunjika.'),
      bilingual('The poison itself cannot be seen: clean-looking nuts from a mouldy heap may contain it.', 'Sumu yenyewe haionekani: karanga zinazoonekana safi kutoka rundo lenye ukungu zinaweza kuwa nayo.'),
    ],
    immediateActions: [
      bilingual('Do not eat, sell, roast, press or feed mouldy nuts. Take them out and bury them.', 'Usile, usiuze, usikaange, usikamue wala kulisha mifugo karanga zenye ukungu. Zitoe na uzifukie.'),
      bilingual('Dry the rest at once on a mat or canvas. Keep the layer thin, until they rattle in the shell.', 'Kausha zilizobaki mara moja kwenye mkeka au turubai. Ziwe tabaka jembamba, hadi zilie ndani ya ganda zikitikiswa.'),
      bilingual('Keep shrivelled, broken and discoloured nuts apart: most of the poison is in them.', 'Tenga karanga zilizosinyaa, zilizovunjika na zilizobadilika rangi: sumu nyingi huwa humo.'),
    ],
    organicSolutions: [{
      title: bilingual('Dry and sort nuts', 'Kausha na uchambue karanga'),
      needs: [bilingual('A mat, canvas or raised rack; layers no thicker than 5 cm', 'Mkeka, turubai au kichanja; tabaka lisizidi sentimita 5'), bilingual('Clean dry bags and a wooden stand', 'Magunia safi makavu na stendi ya mbao')],
      steps: [
        bilingual('Shake off the soil and hang or spread the plants with pods up for 2 to 3 days.', 'Kung’uta udongo, tundika au tandaza mimea maganda yakiwa juu kwa siku 2 hadi 3.'),
        bilingual('Pick the pods and dry them 5 cm thick; cover at night and from rain.', 'Chambua maganda na uyakaushe unene wa sentimita 5; funika usiku na mvua ikinyesha.'),
        bilingual('Sort by hand: throw out mouldy, shrivelled, holed and broken ones.', 'Chambua kwa mkono: tupa zenye ukungu, zilizosinyaa, zenye matundu na zilizovunjika.'),
        bilingual('Store in the shell, off the floor, in a dry store.', 'Hifadhi zikiwa kwenye ganda, juu ya stendi, ghala likiwa kavu.'),
      ],
      use: bilingual('Begin on the day of lifting. Shell only what you sell or eat, and never wet the shells.', 'Anza siku ya kuvuna. Pukuchua unachouza au kula tu, na usilowanishe maganda kamwe.'),
      limits: bilingual('Drying stops new poison; it takes none away. Cooking and roasting do not clean mouldy nuts.', 'Kukausha huzuia sumu mpya; hakuondoi iliyopo. Kupika na kukaanga hakusafishi karanga zenye ukungu.'),
      source: 'icrisat_groundnut',
    }],
    inorganicSolutions: [],
    recommendedProducts: [tarpaulin, groundnutSeed],
    preventiveMeasures: [
      harvestInTime,
      bilingual('Keep soil moist in the last weeks if you can: thirsty plants get most mould.', 'Udongo uwe na unyevu wiki za mwisho ukiweza: mimea yenye kiu hupata ukungu zaidi.'),
      bilingual('Do not cut shells with the hoe, and keep termites away.', 'Usikate maganda kwa jembe, na zuia mchwa.'),
      bilingual('Ask KALRO about Aflasafe, a harmless mould spread before flowering.', 'Waulize KALRO kuhusu Aflasafe, kuvu isiyo na sumu inayotandazwa kabla ya kutoa maua.'),
    ],
    recoveryTimeline: bilingual('Poisoned nuts never become safe. The next harvest can be clean.', 'Karanga zenye sumu haziwi salama kamwe. Mavuno yajayo yanaweza kuwa safi.'),
    spreadRisk: { level: 'medium', text: bilingual('The mould lives in soil everywhere; it grows in thirsty pods and in damp stores.', 'Ukungu huu uko kwenye udongo kila mahali; hukua kwenye maganda yenye kiu na ghala lenye unyevu.') },
    yieldLoss: { range: null, text: bilingual('No measured range for the harvest: what is lost is the sale, and the health of people who eat it.', 'Hakuna kiwango kilichopimwa cha mavuno: hasara ni soko na afya ya anayekula.'), source: 'icrisat_groundnut' },
    lookalikes: [
      { name: bilingual('Grey or white mould of the store', 'Ukungu wa kijivu au mweupe wa ghalani'), sign: bilingual('Not yellow-green. Throw it out all the same.', 'Si wa manjano-kijani. Zitupe vilevile.') },
      { name: bilingual('Stain from the soil', 'Madoa ya udongo'), sign: bilingual('Washes or rubs off the shell and the nut inside is clean.', 'Hutoka gandani kwa kusugua na karanga ndani ni safi.') },
    ],
    sources: ['icrisat_groundnut'],
  },
} as const satisfies Record<keyof typeof groundnutNames, Condition>;
