import { chemicalClass, copper, notOldFungicides, triazole } from '../../sprays/chemical-lines.ts';
import { noLoss, nothingSeen } from '../../healthy-lines.ts';
import { coffeeNames } from '../../names/coffee.ts';
import { bordeauxMixture, coffeeMulch, compost, neemExtract } from '../../sprays/preparations.ts';
import { coffeeSeedlings, copperFungicide, manure, neemProduct, protectiveClothing, pruningSaw, soilTest } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';

const pruneOpen = bilingual('Prune right after harvest and take out suckers, so that light and wind pass through the tree.', 'Pogoa mara tu baada ya kuvuna na uondoe machipukizi yasiyohitajika, ili mwanga na upepo vipite kwenye mti.');
const feedBySoilTest = bilingual('Feed by a soil test: manure under every tree, nitrogen and potassium as the test says.', 'Weka mbolea kwa kufuata upimaji wa udongo: samadi chini ya kila mti, naitrojeni na potasiamu kama kipimo kinavyosema.');
const keepWeeded = bilingual('Keep the ground under the trees weeded and mulched.', 'Palilia chini ya miti na uweke matandazo.');
const copperBeforeRain = bilingual('Before the rains, to keep clean leaves clean. It does not cure spots that are there.', 'Nyunyiza kabla ya mvua, ili majani safi yabaki safi. Haiponyi madoa yaliyopo.');
const azoleIfClimbing = bilingual('Only if new leaves keep getting sick in spite of pruning and copper. Ask your cooperative which are allowed for coffee.', 'Itumie tu ikiwa majani mapya yanaendelea kuugua licha ya kupogoa na dawa ya shaba. Uliza chama chako cha ushirika ni dawa zipi zinaruhusiwa kwa kahawa.');

export const leafConditions = {
  coffee___leaf_rust: {
    ...coffeeNames.coffee___leaf_rust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Pale yellow patches on the upper side of the leaf.', 'Mabaka ya manjano hafifu upande wa juu wa jani.'),
      bilingual('Orange powder under the leaf, just below the patch; it rubs off.', 'Unga wa rangi ya machungwa chini ya jani, chini tu ya baka; hutoka ukisugua.'),
      bilingual('Patches join and turn brown in the middle.', 'Mabaka huungana na kuwa kahawia katikati.'),
      bilingual('Leaves fall early; bare branches dry from the tip.', 'Majani huanguka mapema; matawi yaliyo wazi hukauka kuanzia ncha.'),
    ],
    immediateActions: [
      bilingual('Rub the underside of some leaves: orange dust on the finger is rust.', 'Sugua chini ya majani kadhaa: unga wa rangi ya machungwa kidoleni ni kutu.'),
      bilingual('Pick 10 leaves from 10 trees and note how many have rust.', 'Chuma majani 10 kwenye miti 10 na uandike mangapi yana kutu.'),
      bilingual('After harvest prune and open the tree; feed it so that it makes new leaves.', 'Baada ya kuvuna, pogoa ili mwanga uingie; weka mbolea ili mti utoe majani mapya.'),
      bilingual('Carry no seedlings or leaves from this field to a clean one.', 'Usipeleke miche wala majani kutoka shamba hili hadi shamba safi.'),
    ],
    organicSolutions: [bordeauxMixture, coffeeMulch],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, copperBeforeRain, notOldFungicides), chemicalClass('FRAC 3', triazole, azoleIfClimbing)],
    recommendedProducts: [copperFungicide, coffeeSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      bilingual('Plant Ruiru 11 or Batian, or graft one of them onto old trees.', 'Panda Ruiru 11 au Batian, au unganisha mojawapo kwenye miti ya zamani.'),
      pruneOpen, feedBySoilTest, keepWeeded,
      bilingual('Thin heavy shade: leaves must dry by mid-morning.', 'Punguza kivuli kizito: majani yakauke kabla ya saa nne asubuhi.'),
    ],
    recoveryTimeline: bilingual('A fed and pruned tree has new leaves in 2 to 3 months. The next crop is still smaller.', 'Mti uliowekewa mbolea na kupogolewa hupata majani mapya baada ya miezi 2 hadi 3. Mavuno yanayofuata bado hupungua.'),
    spreadRisk: { level: 'high', text: bilingual('Wind and rain carry the dust from tree to tree and from farm to farm.', 'Upepo na mvua hupeleka unga kutoka mti hadi mti na shamba hadi shamba.') },
    yieldLoss: { range: { low: 20, high: 50 }, text: bilingual('Usually 20 to 50% on trees that do not resist it and get no care.', 'Kwa kawaida asilimia 20 hadi 50 kwenye miti isiyostahimili na isiyotunzwa.'), source: 'cri_coffee' },
    lookalikes: [
      { name: bilingual('Cercospora leaf spot', 'Madoa ya majani ya jicho la kahawia'), key: 'coffee___cercospora_leaf_spot', sign: bilingual('Round brown spot with a pale eye, no orange powder below.', 'Doa la mviringo la kahawia lenye jicho la rangi hafifu, hakuna unga wa rangi ya machungwa chini.') },
      { name: bilingual('Leaf miner', 'Mchimba majani'), key: 'coffee___leaf_miner', sign: bilingual('Brown blister that opens; small white caterpillars inside.', 'Lengelenge la kahawia linalofunguka; viwavi wadogo weupe ndani.') },
    ],
    sources: ['clr_kenya_2021', 'okioga_1978', 'cri_farmers_day', 'cri_coffee', 'bordeaux', 'coffee_mulch', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  coffee___leaf_miner: {
    ...coffeeNames.coffee___leaf_miner,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Irregular brown blisters on the upper side, mostly of older leaves.', 'Malengelenge ya kahawia yasiyo na umbo upande wa juu, hasa kwenye majani yaliyokomaa.'),
      bilingual('Open a blister: several small white caterpillars inside.', 'Fungua lengelenge: viwavi wadogo weupe kadhaa ndani.'),
      bilingual('White H-shaped cocoons under leaves or on fallen ones.', 'Vifuko vyeupe vyenye umbo la H chini ya majani au kwenye yaliyoanguka.'),
      bilingual('Mined leaves fall early.', 'Majani yaliyochimbwa huanguka mapema.'),
    ],
    immediateActions: [
      bilingual('Open ten blisters. If they are empty, the attack is over: leave it.', 'Fungua malengelenge kumi. Yakiwa matupu, shambulio limeisha: acha.'),
      bilingual('Shake some trees hard in the cool morning. Count the tiny white moths: more than 35 from a tree can cost you harvest.', 'Tikisa miti kadhaa kwa nguvu asubuhi yenye baridi. Hesabu nondo wadogo weupe: zaidi ya 35 kwa mti wanaweza kupunguza mavuno.'),
      bilingual('Pick off mined leaves on young trees; gather fallen leaves under the worst trees and bury them.', 'Ondoa majani yaliyochimbwa kwenye miti michanga; kusanya yaliyoanguka chini ya miti iliyoathirika zaidi na uyafukie.'),
      bilingual('Do not spray by habit: small wasps eat this caterpillar, and a spray kills them first.', 'Usinyunyize kwa mazoea: nyigu wadogo hula kiwavi huyu, na dawa huwaua wao kwanza.'),
    ],
    organicSolutions: [neemExtract, coffeeMulch],
    inorganicSolutions: [
      chemicalClass('IRAC 5', bilingual('Spinosyn insecticide', 'Dawa ya wadudu ya kundi la spinosyn'), bilingual('Only above 35 moths per tree, and with live caterpillars in the blisters. Never on open coffee flowers.', 'Itumie tu nondo wakizidi 35 kwa mti, na viwavi hai wakiwa ndani ya malengelenge. Usinyunyize kamwe maua ya kahawa yakiwa wazi.'),
        bilingual('Older advice names chlorpyrifos, dimethoate, imidacloprid or thiacloprid. Since June 2025 none of them may be sprayed on coffee in the open field in Kenya.', 'Ushauri wa zamani hutaja chlorpyrifos, dimethoate, imidacloprid au thiacloprid. Tangu Juni 2025 hakuna hata moja inayoruhusiwa kunyunyizwa kwenye kahawa shambani nchini Kenya.')),
      chemicalClass('IRAC 28', bilingual('Diamide insecticide', 'Dawa ya wadudu ya kundi la diamide'), bilingual('Instead of the other group when you must spray again, so that the insect does not get used to one.', 'Itumie badala ya kundi lile lingine ukilazimika kunyunyiza tena, ili mdudu asizoee dawa moja.')),
    ],
    recommendedProducts: [neemProduct, protectiveClothing],
    preventiveMeasures: [
      bilingual('Look at the trees every two weeks in the dry months; in Kenya the peak is September to November.', 'Angalia miti kila wiki mbili miezi ya ukavu; Kenya huwa wengi zaidi Septemba hadi Novemba.'),
      bilingual('Leave wasps and spiders alive: no spray without counting first.', 'Waache nyigu na buibui waishi: usinyunyize dawa kabla ya kuhesabu.'),
      keepWeeded, pruneOpen,
    ],
    recoveryTimeline: bilingual('A mined leaf does not heal. With the next rains the tree puts out clean leaves, in 1 to 2 months.', 'Jani lililochimbwa haliponi. Mvua ikirudi, mti hutoa majani safi ndani ya mwezi 1 hadi 2.'),
    spreadRisk: { level: 'medium', text: bilingual('The moths fly from tree to tree; warm, dry weather brings many, rain brings few.', 'Nondo huruka kutoka mti hadi mti; joto na ukavu huwaongeza, mvua huwapunguza.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Few mines cost nothing. Brazil, with another species, reports about 40% in heavy attacks.', 'Hatukupata kiwango kilichopimwa Kenya. Malengelenge machache hayapunguzi mavuno. Brazili, kwa aina nyingine ya mdudu huyu, huripoti asilimia 40 hivi shambulio likiwa kubwa.'), source: 'coffee_miner_brazil' },
    lookalikes: [
      { name: bilingual('Leaf rust', 'Kutu ya majani'), key: 'coffee___leaf_rust', sign: bilingual('Orange powder below; the leaf skin does not lift.', 'Unga wa rangi ya machungwa chini; ngozi ya jani haifunguki.') },
      { name: bilingual('Phoma brown leaf spot', 'Madoa ya majani ya phoma'), key: 'coffee___phoma_brown_leaf_spot', sign: bilingual('Dark and dry on young leaves and tips; nothing alive inside.', 'Meusi na makavu kwenye majani machanga na ncha; hakuna kitu hai ndani.') },
    ],
    sources: ['coffee_miner_infonet', 'coffee_miner_kalro', 'coffee_miner_brazil', 'neem_extract', 'coffee_mulch', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list'],
  },

  coffee___phoma_brown_leaf_spot: {
    ...coffeeNames.coffee___phoma_brown_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Dark brown dead spots of many sizes, often with rings, mostly on young leaves.', 'Madoa makavu ya kahawia iliyokolea ya ukubwa tofauti, mara nyingi yenye pete, hasa kwenye majani machanga.'),
      bilingual('Spots on the edge make the leaf curl and tear.', 'Madoa ya ukingoni hulifanya jani lijikunje na kupasuka.'),
      bilingual('Green tips turn black and die back.', 'Ncha changa huwa nyeusi na kukauka kuelekea shina.'),
      bilingual('Flower buds and pin-head berries fall.', 'Vichipukizi vya maua na matunda machanga huanguka.'),
    ],
    immediateActions: [
      bilingual('Cut dead tips back into healthy wood on a dry day. Take them out of the field.', 'Kata ncha zilizokufa hadi sehemu yenye afya siku isiyo na mvua. Zitoe nje ya shamba.'),
      bilingual('See which side is worst. It is usually where the cold wind comes from.', 'Angalia upande ulio mbaya zaidi. Kwa kawaida ni ule unaokabili upepo baridi.'),
      bilingual('Hold back extra nitrogen for now: soft growth gets sick first.', 'Kwa sasa usiongeze naitrojeni: machipukizi laini huugua kwanza.'),
      bilingual('Ask the extension officer about wet black tips with hanging dead leaves: it may be bacterial blight.', 'Muulize afisa ugani ukiona ncha nyeusi zenye majimaji na majani makavu yanayoning’inia: huenda ni bakajani la bakteria.'),
    ],
    organicSolutions: [bordeauxMixture, coffeeMulch],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, bilingual('Before the cold wet months, and after hail or strong wind has torn the leaves. It does not cure spots that are there.', 'Nyunyiza kabla ya miezi ya baridi na mvua, na baada ya mvua ya mawe au upepo mkali kupasua majani. Haiponyi madoa yaliyopo.'), notOldFungicides), chemicalClass('FRAC 3', triazole, azoleIfClimbing)],
    recommendedProducts: [copperFungicide, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      bilingual('Plant a windbreak on the cold side, such as grevillea.', 'Panda miti ya kuzuia upepo upande wa baridi, kama mgrevilia.'),
      feedBySoilTest, pruneOpen,
      bilingual('Do not plant coffee in frost hollows or on bare windy ridges.', 'Usipande kahawa kwenye mabonde yenye jalidi au vilima vya upepo visivyo na miti.'),
    ],
    recoveryTimeline: bilingual('Dead tips do not come back. New shoots grow from below the cut in 2 to 3 months once it is warmer.', 'Ncha zilizokufa hazirudi. Machipukizi mapya huota chini ya mkato baada ya miezi 2 hadi 3 joto likirudi.'),
    spreadRisk: { level: 'medium', text: bilingual('Cold wind, mist and hail at 15 to 20 °C spread it and open the way in; it slows when it is warm and dry.', 'Upepo baridi, ukungu na mvua ya mawe kwa nyuzi 15 hadi 20 huueneza na kuufungulia njia; hupungua kukiwa na joto na ukavu.') },
    yieldLoss: { range: null, text: bilingual('No measured range for Kenya was found. Loss is greatest when flowers and young berries fall.', 'Hatukupata kiwango kilichopimwa Kenya. Hasara ni kubwa zaidi maua na matunda machanga yakianguka.'), source: 'phoma_elevagro' },
    lookalikes: [
      { name: bilingual('Bacterial blight of coffee', 'Bakajani la bakteria la kahawa'), key: 'coffee___bacterial_blight', sign: bilingual('Wet-edged black patches at the start of rains; dead leaves stay on the tree.', 'Mabaka meusi yenye kingo za majimaji mvua ikianza; majani makavu hubaki mtini.') },
      { name: bilingual('Cercospora leaf spot', 'Madoa ya majani ya jicho la kahawia'), key: 'coffee___cercospora_leaf_spot', sign: bilingual('Round, with a pale eye and yellow ring, on sunny, poorly fed leaves.', 'Ya mviringo, yenye jicho la rangi hafifu na duara la manjano, kwenye majani ya juani ya mti uliokosa lishe.') },
    ],
    sources: ['phoma_elevagro', 'phoma_article', 'coffee_bacterial_blight', 'cri_coffee', 'bordeaux', 'coffee_mulch', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  coffee___cercospora_leaf_spot: {
    ...coffeeNames.coffee___cercospora_leaf_spot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round brown spots up to 15 mm with a pale grey eye and a yellow edge.', 'Madoa ya mviringo ya kahawia hadi milimita 15 yenye jicho la kijivu hafifu na ukingo wa manjano.'),
      bilingual('Mostly on leaves in full sun and on poorly fed trees.', 'Hasa kwenye majani yaliyo juani na miti iliyokosa lishe.'),
      bilingual('On berries: brown sunken patches on the sunny side; they ripen too early.', 'Kwenye matunda: mabaka ya kahawia yaliyobonyea upande wa jua; huiva mapema mno.'),
      bilingual('In the nursery seedlings lose their leaves.', 'Kitaluni miche hupoteza majani.'),
    ],
    immediateActions: [
      bilingual('First find out what the tree lacks: food, water or shade. This spot is mostly a sign that nutrients are missing.', 'Kwanza jiulize mti unakosa nini: lishe, maji au kivuli. Doa hili mara nyingi ni dalili ya kukosa lishe.'),
      bilingual('Put manure or compost under the tree and mulch over it.', 'Weka samadi au mboji chini ya mti na matandazo juu yake.'),
      bilingual('In the nursery give shade, space and water in the morning; pick off spotted leaves.', 'Kitaluni weka kivuli, acha nafasi, na umwagilie maji asubuhi; ondoa majani yenye madoa.'),
      bilingual('Pick ripe berries on time and remove blackened ones.', 'Chuma matunda yaliyoiva kwa wakati na uondoe yaliyo meusi.'),
    ],
    organicSolutions: [compost, coffeeMulch, bordeauxMixture],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, copperBeforeRain, notOldFungicides), chemicalClass('FRAC 3', triazole, azoleIfClimbing)],
    recommendedProducts: [manure, soilTest, copperFungicide, protectiveClothing],
    preventiveMeasures: [
      feedBySoilTest, keepWeeded,
      bilingual('Keep 35 to 65% shade over the nursery and space between pots.', 'Weka kivuli cha asilimia 35 hadi 65 juu ya kitalu na nafasi kati ya viriba.'),
      bilingual('Mulch and water so that the tree does not thirst after flowering.', 'Weka matandazo na umwagilie maji ili mti usikose maji baada ya kutoa maua.'),
      pruneOpen,
    ],
    recoveryTimeline: bilingual('Spotted leaves stay spotted. A fed tree makes clean leaves in 2 to 3 months.', 'Majani yenye madoa hubaki hivyo. Mti uliowekewa mbolea hutoa majani safi baada ya miezi 2 hadi 3.'),
    spreadRisk: { level: 'medium', text: bilingual('Wind, rain splash and people carry it when leaves stay wet for 36 hours or more at 20 to 28 °C.', 'Upepo, matone ya mvua na watu huueneza majani yakikaa na maji saa 36 au zaidi, nyuzi 20 hadi 28.') },
    yieldLoss: { range: { low: 0, high: 15 }, text: bilingual('About 15% is reported from Puerto Rico; no figure for Kenya was found. Well-fed trees lose little.', 'Asilimia 15 hivi imeripotiwa Puerto Rico; hatukupata takwimu ya Kenya. Miti iliyowekewa mbolea vizuri hupoteza kidogo.'), source: 'cercospora_article' },
    lookalikes: [
      { name: bilingual('Leaf rust', 'Kutu ya majani'), key: 'coffee___leaf_rust', sign: bilingual('Orange powder under the leaf, no pale eye.', 'Unga wa rangi ya machungwa chini ya jani, hakuna jicho la rangi hafifu.') },
      { name: bilingual('Phoma brown leaf spot', 'Madoa ya majani ya phoma'), key: 'coffee___phoma_brown_leaf_spot', sign: bilingual('Darker, without a yellow ring, on young leaves in cold wind.', 'Meusi zaidi, bila duara la manjano, kwenye majani machanga penye upepo baridi.') },
    ],
    sources: ['cercospora_pestnet', 'cercospora_nelson_2008', 'cercospora_plantix', 'cercospora_article', 'cri_coffee', 'compost_ngeze', 'compost_harvestmoney', 'bordeaux', 'coffee_mulch', 'frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'],
  },

  coffee___healthy: {
    ...coffeeNames.coffee___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Dark green shining leaf, no powder below, no blisters, no dead edge.', 'Jani la kijani iliyokolea linalong’aa, bila unga chini, bila malengelenge, bila kingo zilizokauka.'),
      bilingual('A photo shows one leaf. Turn some leaves over, and look at the berries.', 'Picha huonyesha jani moja. Geuza majani kadhaa, na uangalie matunda.'),
    ],
    immediateActions: [
      bilingual('This leaf needs no spray.', 'Jani hili halihitaji dawa.'),
      bilingual('Check under 10 leaves on 10 trees for orange powder. Do it before each rainy season.', 'Angalia chini ya majani 10 kwenye miti 10. Tafuta unga wa rangi ya machungwa, kabla ya kila msimu wa mvua.'),
    ],
    organicSolutions: [compost, coffeeMulch],
    inorganicSolutions: [],
    recommendedProducts: [manure, soilTest, pruningSaw],
    preventiveMeasures: [pruneOpen, feedBySoilTest, keepWeeded, bilingual('When you replant, choose Ruiru 11 or Batian.', 'Ukipanda upya, chagua Ruiru 11 au Batian.')],
    recoveryTimeline: bilingual('Nothing to recover from. Look again in two weeks.', 'Hakuna cha kutibu. Angalia tena baada ya wiki mbili.'),
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('cri_coffee'),
    lookalikes: [{ name: bilingual('Early leaf rust', 'Kutu ya majani inayoanza'), sign: bilingual('Tiny pale dots when you hold the leaf against the light.', 'Vidoa vidogo vya rangi hafifu ukiinua jani kwenye mwanga.') }],
    sources: ['cri_coffee', 'cri_farmers_day', 'compost_ngeze', 'compost_harvestmoney', 'coffee_mulch'],
  },
} as const satisfies Partial<Record<keyof typeof coffeeNames, Condition>>;
