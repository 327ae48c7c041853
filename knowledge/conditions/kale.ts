import { fungicideSources, insecticideSources } from '../sprays/chemical-lines.ts';
import { likeIn } from '../lookalike.ts';
import { kaleNames } from '../names/kale.ts';
import { ashRing, chilliGarlic, neemExtract, rogueAndBury, soapSpray, solarise } from '../sprays/preparations.ts';
import { btProduct, copperForCrop, cropInsecticide, insectNet, neemForCrop, protectiveClothing, vegetableSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';
import { cleanStart, friendsAlive, netNursery, notTooMuchNitrogen, oldPlantsOut, waterSoil } from '../vegetable-sentences.ts';
import { bacillusOnSmall, carboxylicBeforeWetSpell, copperOnBacteria, diamideInTurn, flonicamidOnAphids, spinosynOnMany } from '../sprays/vegetable-sprays.ts';

const like = likeIn(kaleNames);
/** The leaves are eaten and picked continuously (safe-use rule `waiting`). */
const pickAfterWaiting = bilingual(
  'If you spray, use only what the label allows on this vegetable. Pick nothing until its days to wait are over.',
  'Ukinyunyiza, tumia tu kinachoruhusiwa na lebo kwa mboga hii. Usichume chochote hadi siku zake za kusubiri ziishe.',
);
const rotateCabbages = bilingual('Keep kale, cabbage and their relatives out of that bed for 3 years; grow onion, carrot, beans or maize.', 'Kwa miaka 3 usipande hapo sukuma wiki, kabichi na jamii yake; panda vitunguu, karoti, maharagwe au mahindi.');
const squash = bilingual('Squash eggs and caterpillars by hand twice a week. Check under the leaves.', 'Ponda mayai na viwavi kwa mkono mara mbili kwa wiki. Tafuta chini ya majani.');
const notWet = bilingual('Do not weed or pick while the leaves are wet.', 'Usipalilie wala usichume majani yakiwa na maji.');

const hotWaterSeed: Preparation = {
  title: bilingual('Hot water for the seed', 'Maji moto kwa mbegu'),
  needs: [bilingual('5 litres of water kept at 50 °C, and a thermometer', 'Lita 5 za maji yanayokaa nyuzi 50, na kipimajoto'), bilingual('A bag of thin cloth for the seed', 'Mfuko wa kitambaa chembamba wa mbegu')],
  steps: [
    bilingual('Warm the tied seed in hand-warm water for 10 minutes.', 'Pasha mbegu zilizofungwa kwenye maji ya vuguvugu kwa dakika 10.'),
    bilingual('Hold it in water at 50 °C for 30 minutes; stir, and add hot water to keep the heat.', 'Zishike kwenye maji ya nyuzi 50 kwa dakika 30; koroga, na ongeza maji moto ili joto lisipungue.'),
    bilingual('Cool it at once in clean cold water, spread it and dry it.', 'Zipoze mara moja kwenye maji safi baridi, zitandaze na uzikaushe.'),
  ],
  use: bilingual('For your own seed, just before sowing.', 'Kwa mbegu zako mwenyewe, kabla tu ya kupanda.'),
  limits: bilingual('Without a thermometer do not do it: 5 degrees more kills the seed. Old seed dies easily. Certified seed is safer.', 'Bila kipimajoto usifanye: nyuzi 5 zaidi huua mbegu. Mbegu za zamani hufa kwa urahisi. Mbegu iliyoidhinishwa ni salama zaidi.'),
  source: 'black_rot_infonet',
};

const limeBed: Preparation = {
  title: bilingual('Lime the bed', 'Weka chokaa kwenye kitalu'),
  needs: [bilingual('Farm lime as much as the soil test says, spread by the bucket: 1 bucket at a time', 'Chokaa ya shamba kama upimaji wa udongo unavyosema, ukitandaza ndoo 1 kwa wakati')],
  steps: [
    bilingual('Take a soil test; the aim is a soil that is no longer acidic, about pH 7.', 'Fanya upimaji wa udongo; lengo ni udongo usio na asidi, pH 7 hivi.'),
    bilingual('Spread the lime evenly, with mask and gloves, on a still day.', 'Tandaza chokaa sawasawa, ukivaa barakoa na glavu, siku isiyo na upepo.'),
    bilingual('Dig it in a hand deep and wait 4 weeks before planting.', 'Ichanganye na udongo kina cha kiganja na usubiri wiki 4 kabla ya kupanda.'),
  ],
  use: bilingual('Before the next cabbage or kale, not into a standing crop.', 'Kabla ya kabichi au sukuma wiki inayofuata, si kwenye zao lililopo.'),
  limits: bilingual('It makes the attack weaker; it does not clean the soil. Not before potato.', 'Hupunguza shambulio; haisafishi udongo. Usitumie kabla ya viazi.'),
  source: 'kalro_vegetables',
};

export const conditions = {
  kale___diamondback_moth: {
    ...kaleNames.kale___diamondback_moth,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Clear windows where one skin of the leaf is left, later small round holes.', 'Sehemu angavu ambapo ngozi moja ya jani imebaki, baadaye matundu madogo ya mviringo.'),
      bilingual('Small green caterpillars that wriggle hard when touched and drop on a thread.', 'Viwavi wadogo wa kijani wanaojipinda wakiguswa na kushuka kwa uzi.'),
      bilingual('Many in dry warm weeks, few in rain.', 'Wengi wiki za ukavu na joto, wachache kwenye mvua.'),
    ],
    immediateActions: [
      bilingual('Check under the leaves of 20 plants. One or two caterpillars on each plant are enough to act.', 'Angalia chini ya majani ya mimea 20. Kiwavi mmoja au wawili kwa kila mmea hutosha kuchukua hatua.'),
      squash,
      bilingual('Pick and use the outer leaves early.', 'Chuma na utumie majani ya nje mapema.'),
      pickAfterWaiting,
    ],
    organicSolutions: [neemExtract, chilliGarlic],
    inorganicSolutions: [bacillusOnSmall, spinosynOnMany, diamideInTurn],
    recommendedProducts: [btProduct, neemForCrop, insectNet, protectiveClothing],
    preventiveMeasures: [
      netNursery, oldPlantsOut, friendsAlive,
      bilingual('Plant between rows of onion or tomato.', 'Panda kati ya mistari ya vitunguu au nyanya.'),
      bilingual('In dry weather water from above at dusk: it washes off the small ones.', 'Kukiwa na ukavu mwagilia kutoka juu jioni: huondoa walio wadogo.'),
    ],
    recoveryTimeline: bilingual('Holed leaves stay holed. New clean leaves come in about 2 weeks.', 'Majani yenye matundu hubaki hivyo. Majani mapya safi hutoka baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'high', text: bilingual('Moths fly in all the time; old sprays no longer kill them in many places.', 'Nondo huingia wakati wote; dawa za zamani haziwaui tena mahali pengi.') },
    yieldLoss: { range: { low: 30, high: 80 }, text: bilingual('From 30 to 80% when nothing is done in the dry season; whole crops have been destroyed.', 'Asilimia 30 hadi 80 bila hatua yoyote kiangazi; mazao mazima yamewahi kuharibiwa.'), source: 'icipe_vegetables' },
    lookalikes: [
      like('kale___cabbage_webworm', 'Web and a dead heart in young plants.', 'Utando na kitovu kilichokufa kwenye mimea michanga.'),
      like('kale___cabbage_sawfly', 'Black wrinkled larvae that curl up; holes from the edge.', 'Mabuu meusi yenye mikunjo yanayojikunja; matundu kutoka ukingoni.'),
    ],
    sources: ['diamondback_kalro', 'diamondback_infonet', 'icipe_vegetables', 'neem_extract', 'chilli_garlic', ...insecticideSources],
  },

  kale___aphids: {
    ...kaleNames.kale___aphids,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Crowds of small soft grey or green insects on young leaves and in the heart.', 'Makundi ya wadudu wadogo laini wa kijivu au kijani kwenye majani machanga na katikati ya mmea.'),
      bilingual('Leaves curl, yellow and stick to the fingers.', 'Majani hujikunja, huwa ya manjano na hunata vidoleni.'),
      bilingual('White shed skins and black soot.', 'Magamba meupe na masizi meusi.'),
    ],
    immediateActions: [
      bilingual('Squash the first colonies. Or wash them off with a strong jet of water.', 'Ponda makundi ya kwanza, au yaondoe kwa maji yenye nguvu.'),
      bilingual('Break off the worst leaves and bury them.', 'Vunja majani yaliyoathirika zaidi na uyafukie.'),
      bilingual('Count the attacked plants. If fewer than a quarter have them and ladybirds are there, leave it to the ladybirds.', 'Hesabu mimea iliyovamiwa. Ikiwa ni chini ya robo na wadudu rafiki wapo, waachie wao kazi.'),
      pickAfterWaiting,
    ],
    organicSolutions: [soapSpray, chilliGarlic],
    inorganicSolutions: [flonicamidOnAphids],
    recommendedProducts: [neemForCrop, cropInsecticide, protectiveClothing],
    preventiveMeasures: [netNursery, notTooMuchNitrogen, bilingual('Let coriander or flowers stand at the edge for ladybirds and hover flies.', 'Acha dania au maua ukingoni kwa ajili ya wadudu rafiki.'), oldPlantsOut],
    recoveryTimeline: bilingual('Curled leaves stay curled. New ones are clean in 1 to 2 weeks.', 'Majani yaliyojikunja hubaki hivyo. Mapya huwa safi baada ya wiki 1 hadi 2.'),
    spreadRisk: { level: 'medium', text: bilingual('Winged ones fly to the next plot and can carry virus; rain washes many away.', 'Wenye mabawa huruka hadi shamba jirani na wanaweza kubeba virusi; mvua huwaondoa wengi.') },
    yieldLoss: { range: { low: 10, high: 50 }, text: bilingual('From 10 to 50%, more when virus comes with them.', 'Asilimia 10 hadi 50, zaidi virusi vikija nao.'), source: 'infonet_plant_health' },
    lookalikes: [
      { key: 'any___whiteflies', name: bilingual('Whiteflies', 'Inzi weupe'), sign: bilingual('Tiny white flies rise when you shake the plant.', 'Inzi weupe wadogo huruka ukitikisa mmea.') },
      { key: 'onion___thrips', name: bilingual('Thrips', 'Chawa wa mimea'), sign: bilingual('Thin, quick, hidden; silver streaks, nothing sticky.', 'Wembamba, wepesi, hujificha; mistari yenye rangi ya fedha, hainati.') },
    ],
    sources: ['infonet_plant_health', 'cabi_plantwise', 'home_sprays', 'chilli_garlic', ...insecticideSources],
  },

  kale___black_rot: {
    ...kaleNames.kale___black_rot,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow wedges from the edge of the leaf, shaped like a V.', 'Kabari za manjano kutoka ukingo wa jani, zenye umbo la V.'),
      bilingual('The veins inside turn black.', 'Mishipa ndani yake huwa myeusi.'),
      bilingual('Cabbage heads rot and smell.', 'Vichwa vya kabichi huoza na kunuka.'),
    ],
    immediateActions: [
      bilingual('Pull out the sick plants with their leaves on a dry day. Bury them.', 'Ng’oa mimea iliyougua na majani yake siku isiyo na mvua. Ifukie.'),
      notWet,
      bilingual('Stop watering from above.', 'Acha kumwagilia kutoka juu.'),
      bilingual('Keep no seed from this crop.', 'Usihifadhi mbegu za zao hili.'),
    ],
    organicSolutions: [rogueAndBury, hotWaterSeed],
    inorganicSolutions: [copperOnBacteria],
    recommendedProducts: [vegetableSeed, copperForCrop, protectiveClothing],
    preventiveMeasures: [cleanStart, rotateCabbages, bilingual('Plant where water drains away, and weed out wild mustards.', 'Panda mahali maji hayatuami, na palilia uondoe haradali mwitu.'), oldPlantsOut],
    recoveryTimeline: bilingual('A sick plant does not recover. In dry weather its neighbours may stay clean.', 'Mmea ulioambukizwa hauponi. Kukiwa na ukavu jirani zake wanaweza kubaki safi.'),
    spreadRisk: { level: 'high', text: bilingual('It comes with seed; rain splash, tools and wet hands carry it through the bed.', 'Huja na mbegu; matone ya mvua, vifaa na mikono yenye maji huueneza kitaluni.') },
    yieldLoss: { range: { low: 20, high: 70 }, text: bilingual('From 20 to 70% in a warm wet season.', 'Asilimia 20 hadi 70 msimu wa joto na mvua.'), source: 'cabi_plantwise' },
    lookalikes: [
      like('kale___downy_mildew', 'Patches in the middle of the leaf, white fur below, veins stay green.', 'Mabaka katikati ya jani, manyoya meupe chini, mishipa hubaki kijani.'),
      { key: 'any___potassium_deficiency', name: bilingual('Potassium deficiency', 'Upungufu wa potasiamu'), sign: bilingual('The whole edge burns evenly, no black veins.', 'Ukingo wote huungua sawasawa, hakuna mishipa myeusi.') },
    ],
    sources: ['black_rot_infonet', 'cabi_plantwise', 'kalro_vegetables', ...fungicideSources],
  },

  kale___downy_mildew: {
    ...kaleNames.kale___downy_mildew,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Yellow patches with corners on top of the leaf.', 'Mabaka ya manjano yenye pembe juu ya jani.'), bilingual('White fur below in the cool morning.', 'Manyoya meupe chini asubuhi yenye baridi.'), bilingual('Seedlings die in the nursery.', 'Miche hufa kitaluni.')],
    immediateActions: [bilingual('Thin the seedlings so that air passes.', 'Punguza miche ili hewa ipite.'), waterSoil, bilingual('Pick off the sick leaves and bury them.', 'Chuma majani yaliyougua na uyafukie.'), pickAfterWaiting],
    organicSolutions: [solarise],
    inorganicSolutions: [{ ...carboxylicBeforeWetSpell, when: bilingual('In the nursery, at the first fur, when cool wet days go on.', 'Kitaluni, manyoya ya kwanza yakionekana, siku za baridi na mvua zikiendelea.') }],
    preventiveMeasures: [bilingual('Sow thinly, in a sunny airy place.', 'Panda mbegu kwa nafasi, mahali penye jua na hewa.'), rotateCabbages, cleanStart],
    lookalikes: [like('kale___black_rot', 'V from the edge, black veins, no fur.', 'Umbo la V kutoka ukingoni, mishipa myeusi, hakuna manyoya.')],
    sources: ['cabi_plantwise', 'infonet_plant_health', ...fungicideSources],
  },

  kale___clubroot: {
    ...kaleNames.kale___clubroot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Plants wilt at noon and stand up at night; they stay small.', 'Mimea hunyauka adhuhuri na kuinuka usiku; hubaki midogo.'), bilingual('Roots are swollen into thick clubs.', 'Mizizi imevimba kama rungu nene.')],
    immediateActions: [bilingual('Dig out sick plants with all roots and burn them when dry.', 'Chimba mimea iliyougua na mizizi yote na uichome ikikauka.'), bilingual('Clean boots and hoes; move no seedlings from there.', 'Safisha buti na majembe; usihamishe miche kutoka hapo.')],
    organicSolutions: [limeBed],
    preventiveMeasures: [bilingual('Keep the cabbage family out of that bed for 7 years.', 'Usipande jamii ya kabichi kwenye kitalu hicho kwa miaka 7.'), bilingual('Raise seedlings in clean soil, on drained beds.', 'Otesha miche kwenye udongo safi, vitalu visivyotuamisha maji.'), bilingual('Weed out wild mustards.', 'Palilia uondoe haradali mwitu.')],
    lookalikes: [{ key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('Many small beads, not one thick club; on many crops.', 'Vifundo vingi vidogo, si rungu moja nene; kwenye mazao mengi.') }],
    sources: ['cabi_plantwise', 'kalro_vegetables'],
  },

  kale___cabbage_webworm: {
    ...kaleNames.kale___cabbage_webworm,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('The heart of a young plant is eaten and webbed; it dies or grows several small heads.', 'Kitovu cha mmea mchanga kimeliwa na kina utando; hufa au hutoa vichwa vidogo kadhaa.'), bilingual('A striped caterpillar sits in the web.', 'Kiwavi mwenye mistari yumo ndani ya utando.')],
    immediateActions: [bilingual('Open the webs and kill the caterpillar. Do it every three days in the first weeks.', 'Fungua utando na umuue kiwavi, kila siku tatu wiki za kwanza.'), bilingual('Plant again where the heart is dead.', 'Panda tena mahali ambapo kitovu cha mmea kimekufa.')],
    organicSolutions: [neemExtract],
    inorganicSolutions: [bacillusOnSmall],
    preventiveMeasures: [netNursery, oldPlantsOut, rotateCabbages],
    lookalikes: [like('kale___diamondback_moth', 'No web in the heart; windows and holes in open leaves.', 'Hakuna utando kwenye kitovu; sehemu angavu na matundu kwenye majani yaliyofunguka.')],
    sources: ['infonet_plant_health', 'neem_extract', ...insecticideSources],
  },

  kale___cabbage_sawfly: {
    ...kaleNames.kale___cabbage_sawfly,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves eaten from the edge, sometimes to the ribs.', 'Majani yameliwa kutoka ukingoni, wakati mwingine hadi mishipa.'), bilingual('Black to dark green wrinkled larvae that curl and drop when touched.', 'Mabuu meusi hadi ya kijani iliyokolea yenye mikunjo, hujikunja na kuanguka yakiguswa.')],
    immediateActions: [bilingual('Shake them into a basin of soapy water in the morning.', 'Tikisa mabuu yaanguke kwenye beseni la maji ya sabuni asubuhi.'), bilingual('Dust dry ash on the leaves in dry weather. Wash them well before eating.', 'Nyunyiza majivu makavu kwenye majani kukiwa na ukavu. Yaoshe vizuri kabla ya kula.')],
    organicSolutions: [neemExtract, { ...ashRing, title: bilingual('Ash round the plants', 'Majivu kuzunguka mimea') }],
    preventiveMeasures: [bilingual('Dig the bed between crops: the cocoons lie in the soil.', 'Lima kitalu kati ya mazao: vifuko hukaa udongoni.'), bilingual('Weed out wild mustards.', 'Palilia uondoe haradali mwitu.'), rotateCabbages],
    lookalikes: [like('kale___diamondback_moth', 'Small and green, hangs on a thread, windows in the leaf.', 'Wadogo wa kijani, huning’inia kwa uzi, sehemu angavu kwenye jani.')],
    sources: ['infonet_plant_health', 'neem_extract', 'wood_ash'],
  },
} as const satisfies Record<keyof typeof kaleNames, Condition>;
