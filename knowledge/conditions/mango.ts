import { chemicalClass, copper, fungicideSources, horticulturalOil, insecticideSources, notOldFungicides, notOldInsecticides, spinosyn, sulphur } from '../chemical-lines.ts';
import { noLoss, nothingSeen } from '../healthy-lines.ts';
import { mangoNames } from '../names/mango.ts';
import { bordeauxForCrop, clearFallenFruit, compost, milkSpray, neemExtract, soapSpray } from '../preparations.ts';
import { certifiedSeedlings, copperForCrop, cropFungicide, fruitFlyTrap, manure, neemForCrop, protectiveClothing, pruningSaw } from '../products.ts';
import { say } from '../say.ts';
import type { Condition, Preparation } from '../types.ts';

const pruneOpen = say('After harvest prune the tree so that sun and wind reach its middle.', 'Baada ya kuvuna pogoa mti ili jua na upepo vifike katikati.');
const cutDeadTwigs = say('Cut out dead twigs and old flower stalks and carry them out of the orchard.', 'Kata vijiti vilivyokufa na vikonyo vya maua vya zamani na uvitoe nje ya shamba.');
const cleanSeedlings = say('Plant grafted seedlings without spots from a licensed nursery.', 'Panda miche iliyounganishwa isiyo na madoa kutoka kitalu chenye leseni.');
const sweepLeaves = say('Gather fallen leaves under the tree and bury them or compost them hot.', 'Kusanya majani yaliyoanguka chini ya mti na uyafukie au uyatie kwenye mboji yenye joto.');
const feedAndWater = say('Give manure each year before the rains, and water young trees in the dry season.', 'Weka samadi kila mwaka kabla ya mvua, na umwagilie miti michanga wakati wa kiangazi.');
const keepHelpers = say('Spare wasps and spiders, which eat this insect: do not spray the whole tree.', 'Waache nyigu na buibui, ambao hula mdudu huyu: usinyunyize mti mzima dawa.');
const noRange = 'No measured range for Kenya was found.';
const noRangeSw = 'Hatukupata kiwango kilichopimwa Kenya.';
const copperBeforeFlowers = say('When flower stalks grow out and rain or mist is expected. It keeps clean flowers clean and cures nothing.', 'Nyunyiza vikonyo vya maua vikichomoza na mvua au ukungu ukitarajiwa. Hukinga maua safi, haiponyi.');

const pruneSickWood: Preparation = {
  title: say('Cut sick wood and seal the cut', 'Kata tawi bovu na ufunge kidonda'),
  needs: [
    say('A sharp saw, and soap and water to wash it', 'Msumeno mkali, na sabuni na maji ya kuuosha'),
    say('1 part of fresh cow dung and 1 part of clay for the cuts', 'Sehemu 1 ya kinyesi kibichi cha ng’ombe na sehemu 1 ya udongo wa mfinyanzi kwa ajili ya vidonda'),
  ],
  steps: [
    say('On a dry day cut each sick branch 7 to 10 cm below the last brown wood.', 'Siku isiyo na mvua kata kila tawi bovu sentimita 7 hadi 10 chini ya sehemu ya mwisho ya kahawia.'),
    say('Look at the cut: it must be clean and pale all over. If not, cut lower.', 'Angalia mkato: uwe safi na mweupe wote. La sivyo, kata chini zaidi.'),
    say('Wash the saw with soap before the next branch.', 'Osha msumeno kwa sabuni kabla ya tawi linalofuata.'),
    say('Smear the paste of dung and clay on each cut and burn the branches.', 'Paka mchanganyiko wa kinyesi na udongo kwenye kila mkato na uchome matawi.'),
  ],
  use: say('Do it as soon as you see dry tips, and always in dry weather.', 'Fanya hivyo mara tu ncha kavu zikionekana, na siku zote kukiwa hakuna mvua.'),
  limits: say('In Cameroon and Chad cut trees grew again when less than half of the tree was sick. Beyond that it rarely helps.', 'Nchini Kameruni na Chadi miti iliyokatwa ilichipua tena ikiwa chini ya nusu ya mti ilikuwa imeugua. Zaidi ya hapo husaidia mara chache.'),
  source: 'mango_dieback_plantvillage',
};

export const conditions = {
  mango___anthracnose: {
    ...mangoNames.mango___anthracnose,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Small dark brown to black spots on young leaves; the middle falls out and leaves a hole.', 'Madoa madogo ya kahawia iliyokolea hadi meusi kwenye majani machanga; katikati huanguka na kuacha tundu.'),
      say('Flowers and their stalks turn black and dry up in rainy weather.', 'Maua na vikonyo vyake huwa meusi na kukauka mvua ikinyesha.'),
      say('Black streaks like tears run down the fruit.', 'Michirizi myeusi kama machozi hushuka kwenye tunda.'),
      say('Ripe fruit gets round black sunken spots that rot.', 'Tunda lililoiva hupata madoa meusi ya mviringo yaliyobonyea na kuoza.'),
    ],
    immediateActions: [
      cutDeadTwigs,
      say('Pick ripe fruit without wounds, keep it dry and sell or eat the spotted ones first.', 'Chuma matunda bila kuyajeruhi, yaweke pakavu, na uuze au ule kwanza yenye madoa.'),
      say('If it rains while the tree flowers, look at the flower stalks every week.', 'Mvua ikinyesha wakati mti unatoa maua, angalia vikonyo vya maua kila wiki.'),
    ],
    organicSolutions: [bordeauxForCrop],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, copperBeforeFlowers, notOldFungicides)],
    recommendedProducts: [copperForCrop, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      pruneOpen,
      sweepLeaves,
      say('When you plant, choose a variety that bears it better, such as Tommy Atkins.', 'Ukipanda, chagua aina inayovumilia zaidi, kama Tommy Atkins.'),
      cleanSeedlings,
    ],
    recoveryTimeline: say('Spotted leaves stay spotted. In dry weather the next flush of leaves comes clean, in 1 to 2 months.', 'Majani yenye madoa hubaki hivyo. Mvua ikikatika, majani mapya hutoka safi ndani ya mwezi 1 hadi 2.'),
    spreadRisk: { level: 'high', text: say('Rain splash carries it from dead twigs to flowers and fruit. Dry flowering seasons keep it low.', 'Matone ya mvua huutoa kwenye vijiti vilivyokufa hadi maua na matunda. Msimu mkavu wa maua huupunguza.') },
    yieldLoss: { range: { low: 30, high: 80 }, text: say('Usually 30 to 80 % of the fruit where it comes together with fruit flies and nobody cleans the orchard. Dry seasons cost far less.', 'Kwa kawaida asilimia 30 hadi 80 ya matunda ukija pamoja na inzi wa matunda na shamba lisiposafishwa. Msimu mkavu hupoteza kidogo zaidi.'), source: 'kalro_mango' },
    lookalikes: [
      { name: say('Bacterial canker', 'Madoa meusi ya bakteria'), key: 'mango___bacterial_canker', sign: say('Spots are raised, with corners, greasy at the edge; on fruit they crack like a star.', 'Madoa yameinuka, yana pembe na ukingo wa mafuta; kwenye tunda hupasuka kama nyota.') },
      { name: say('Gall midge', 'Inzi wa uvimbe wa majani'), key: 'mango___gall_midge', sign: say('Small pimples you can feel; the hole comes where a pimple fell out.', 'Vipele vidogo unavyovihisi kwa kidole; tundu hubaki pale kipele kilipodondoka.') },
    ],
    sources: ['mango_kenya', 'mango_infonet', 'mango_mildew_navsari', 'kalro_mango', 'bordeaux', ...fungicideSources],
  },

  mango___bacterial_canker: {
    ...mangoNames.mango___bacterial_canker,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Black leaf spots with corners, raised, stopped by the veins, with a greasy edge and often a yellow ring.', 'Madoa meusi yenye pembe kwenye majani, yaliyoinuka, yanayoishia kwenye mishipa, yenye ukingo wa mafuta na mara nyingi duara la manjano.'),
      say('Old spots turn ash grey and crack.', 'Madoa ya zamani huwa ya kijivu kama majivu na kupasuka.'),
      say('On fruit: raised black spots that crack like a star and ooze gum.', 'Kwenye matunda: madoa meusi yaliyoinuka yanayopasuka kama nyota na kutoa utomvu.'),
      say('Long black cracks in green twigs; the tips die.', 'Nyufa ndefu nyeusi kwenye vijiti vichanga; ncha hufa.'),
    ],
    immediateActions: [
      say('Do not prune or pick while the tree is wet.', 'Usipogoe wala kuchuma mti ukiwa na maji.'),
      say('On a dry day cut out twigs with cracks and wash the saw with soap between trees.', 'Siku isiyo na mvua kata vijiti vyenye nyufa na uoshe msumeno kwa sabuni kati ya mti na mti.'),
      say('Take no grafting wood and no seedlings from this tree.', 'Usichukue vikonyo vya kuunganishia wala miche kutoka mti huu.'),
    ],
    organicSolutions: [bordeauxForCrop],
    inorganicSolutions: [chemicalClass('FRAC M01', say('Copper (slows bacteria on clean leaves)', 'Dawa ya shaba (hupunguza bakteria kwenye majani safi)'), say('Before the rains and after storm or hail has torn the leaves. It does not heal spots that are there.', 'Nyunyiza kabla ya mvua na baada ya dhoruba au mvua ya mawe kupasua majani. Haiponyi madoa yaliyopo.'), notOldFungicides)],
    recommendedProducts: [copperForCrop, certifiedSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      say('Plant a windbreak: wind and rain tear the leaves and let the disease in.', 'Panda miti ya kuzuia upepo: upepo na mvua hupasua majani na kufungulia ugonjwa njia.'),
      cleanSeedlings, pruneOpen,
    ],
    recoveryTimeline: say('Spots do not heal. Clean leaves come with the next flush if the weather is dry, in 2 to 3 months.', 'Madoa hayaponi. Majani safi hutoka baadaye kukiwa kukavu, baada ya miezi 2 hadi 3.'),
    spreadRisk: { level: 'high', text: say('Wind-blown rain carries it in the orchard, nursery trees carry it far.', 'Mvua yenye upepo huueneza shambani, miche ya kitaluni huupeleka mbali.') },
    yieldLoss: { range: { low: 50, high: 80 }, text: say('50 to 80 % less fruit is reported from abroad on weak varieties; no figure for Kenya was found. A few spots already spoil the sale.', 'Asilimia 50 hadi 80 ya matunda hupotea kwenye aina dhaifu, kwa mujibu wa ripoti za nje; hatukupata takwimu ya Kenya. Hata madoa machache huharibu soko.'), source: 'mango_black_spot_florida' },
    lookalikes: [
      { name: say('Anthracnose', 'Chule'), key: 'mango___anthracnose', sign: say('Flat spots without a greasy edge; the spot grows when the fruit ripens.', 'Madoa bapa bila ukingo wa mafuta; doa hukua tunda likiiva.') },
      { name: say('Sooty mould', 'Masizi'), key: 'mango___sooty_mould', sign: say('Black film that rubs off with a wet finger.', 'Utando mweusi unaotoka ukisugua kwa kidole chenye maji.') },
    ],
    sources: ['mango_black_spot_pestnet', 'mango_black_spot_florida', 'mango_infonet', 'bordeaux', ...fungicideSources],
  },

  mango___cutting_weevil: {
    ...mangoNames.mango___cutting_weevil,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Young leaves cut straight across near the stalk, as if with scissors.', 'Majani machanga yaliyokatwa moja kwa moja karibu na kikonyo, kama kwa mkasi.'),
      say('The cut pieces lie under the tree; only leaf stumps stay on the tip.', 'Vipande vilivyokatwa hulala chini ya mti; kwenye ncha hubaki visiki vya majani tu.'),
      say('Scraped brown patches on soft leaves; tiny beetles with a snout.', 'Mabaka ya kahawia yaliyokwanguliwa kwenye majani laini; fukusi wadogo sana wenye mdomo mrefu.'),
    ],
    immediateActions: [
      say('Pick up the cut leaves every morning and bury or burn them: the eggs are in them.', 'Okota majani yaliyokatwa kila asubuhi na uyafukie au uyachome: mayai yamo ndani.'),
      say('This beetle is known from Asia. Show it to the extension officer or KEPHIS, so that somebody looks whether it is really here.', 'Mdudu huyu anajulikana Asia. Mwonyeshe afisa ugani au KEPHIS, ili ithibitishwe kama kweli yupo hapa.'),
      say('Look in the early morning for other cutters: grasshoppers, caterpillars, leaf-cutter bees.', 'Mapema asubuhi tafuta wakataji wengine: panzi, viwavi, nyuki wakata majani.'),
    ],
    organicSolutions: [neemExtract],
    inorganicSolutions: [chemicalClass('IRAC 3A', say('Pyrethroid insecticide', 'Dawa ya wadudu ya kundi la pyrethroid'), say('Only in a nursery or on young trees that lose every flush, and only when an officer has named the beetle. Never on open flowers.', 'Itumie tu kitaluni au kwenye miti michanga inayopoteza majani yote mapya, na afisa akishamtambua mdudu. Usinyunyize kamwe maua yakiwa wazi.'), notOldInsecticides)],
    recommendedProducts: [neemForCrop, protectiveClothing],
    preventiveMeasures: [
      say('Clear leaf litter under young trees and hoe the soil lightly: the beetle grows up there.', 'Ondoa majani yaliyoanguka chini ya miti michanga na upalilie kidogo: mdudu hukulia humo.'),
      say('Look at each new flush twice a week.', 'Angalia majani mapya mara mbili kwa wiki.'),
      cleanSeedlings,
    ],
    recoveryTimeline: say('A grown tree makes the leaves again in the next flush. A seedling that loses two flushes falls far behind.', 'Mti mkubwa hutoa majani tena baadaye. Mche unaopoteza majani mapya mara mbili hubaki nyuma sana.'),
    spreadRisk: { level: 'medium', text: say('The beetles fly well and come back after rain; seedlings and soil carry them far.', 'Fukusi hawa huruka vizuri na hurudi baada ya mvua; miche na udongo huwapeleka mbali.') },
    yieldLoss: { range: null, text: say(`${noRange} Grown trees lose little; nurseries and young trees lose most.`, `${noRangeSw} Miti mikubwa hupoteza kidogo; vitalu na miti michanga hupoteza zaidi.`), source: 'mango_cutting_weevil_2025' },
    lookalikes: [
      { name: say('Grasshoppers and caterpillars', 'Panzi na viwavi'), sign: say('Ragged edges and holes, not one clean cut; droppings on the leaf.', 'Kingo zilizochanika na matundu, si mkato mmoja safi; kinyesi kwenye jani.') },
      { name: say('Leaf-cutter bee', 'Nyuki mkata majani'), sign: say('Neat half circles cut from the edge; the leaf stays on.', 'Nusu duara safi zilizokatwa ukingoni; jani hubaki mtini.') },
    ],
    sources: ['mango_cutting_weevil_2025', 'mango_cutting_weevil_article', 'neem_extract', ...insecticideSources],
  },

  mango___die_back: {
    ...mangoNames.mango___die_back,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Twigs dry from the tip towards the trunk, as if burnt.', 'Vijiti hukauka kutoka ncha kuelekea shina, kama vilivyoungua.'),
      say('Leaves turn brown, roll up at the edges and hang on the twig before they fall.', 'Majani huwa ya kahawia, hujikunja kingoni na kuning’inia kabla ya kuanguka.'),
      say('Bark cracks and gum runs out; the wood under it is brown.', 'Gamba hupasuka na kutoa utomvu; ndani yake ni kahawia.'),
    ],
    immediateActions: [
      say('Cut a dry branch open: a brown streak in the wood says how far it has gone.', 'Pasua tawi kavu: mstari wa kahawia ndani huonyesha umefika wapi.'),
      say('Cut sick branches in dry weather, well below the brown wood.', 'Kata matawi mabovu kukiwa kukavu, chini kabisa ya sehemu ya kahawia.'),
      say('Look for what weakened the tree: thirst, water standing at the roots, wounds, borers.', 'Tafuta kilichodhoofisha mti: kiu, maji yaliyotuama mizizini, vidonda, vipekecha shina.'),
    ],
    organicSolutions: [pruneSickWood],
    inorganicSolutions: [chemicalClass('FRAC M01', say('Copper paste for pruning cuts', 'Dawa ya shaba ya kupaka baada ya kupogoa'), say('On large cuts, straight after cutting. A spray on the leaves does not reach the fungus in the wood.', 'Paka kwenye mikato mikubwa mara tu baada ya kukata. Dawa ya kunyunyiza majani haifiki kwenye kuvu iliyo ndani ya mti.'), notOldFungicides)],
    recommendedProducts: [pruningSaw, copperForCrop, manure, protectiveClothing],
    preventiveMeasures: [
      feedAndWater,
      say('Do not wound the trunk with hoe, rope or nails.', 'Usijeruhi shina kwa jembe, kamba au misumari.'),
      cutDeadTwigs,
      say('Wash saw and knife with soap before you go to the next tree.', 'Osha msumeno na kisu kwa sabuni kabla ya kwenda mti mwingine.'),
    ],
    recoveryTimeline: say('Dead wood stays dead. New shoots below the cut bear again after 1 to 2 years.', 'Tawi lililokufa halirudi. Machipukizi chini ya mkato huzaa tena baada ya mwaka 1 hadi 2.'),
    spreadRisk: { level: 'medium', text: say('Rain, insects and tools carry it into wounds; a thirsty or hungry tree falls first.', 'Mvua, wadudu na vifaa huuingiza kwenye vidonda; mti wenye kiu au uliokosa lishe huugua kwanza.') },
    yieldLoss: { range: null, text: say(`${noRange} Each dead branch is lost for years; a young tree can die.`, `${noRangeSw} Kila tawi lililokufa hupotea kwa miaka; mti mchanga unaweza kufa.`), source: 'mango_dieback_2023' },
    lookalikes: [
      { name: say('Anthracnose of the tips', 'Chule ya ncha'), key: 'mango___anthracnose', sign: say('Only the soft young tips turn black, in rain; the wood below is clean.', 'Ncha changa laini tu huwa nyeusi wakati wa mvua; tawi la chini ni safi.') },
      { name: say('Drought', 'Ukame'), sign: say('The whole tree hangs its leaves at noon; no gum, no brown streak in the wood.', 'Mti mzima hulegeza majani mchana; hakuna utomvu wala mstari wa kahawia ndani.') },
      { name: say('Stem borer', 'Kipekecha shina'), sign: say('A hole with sawdust in the branch.', 'Tundu lenye unga wa mbao kwenye tawi.') },
    ],
    sources: ['mango_dieback_2023', 'mango_dieback_plantvillage', 'kalro_mango', ...fungicideSources],
  },

  mango___fruit_flies: {
    ...mangoNames.mango___fruit_flies,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Tiny dots where the fly has stung; drops of clear sap stand on them.', 'Vidoa vidogo mahali inzi alipodunga; matone ya utomvu husimama juu yake.'),
      say('Soft brown patches under the skin before the fruit is ripe.', 'Mabaka laini ya kahawia chini ya ganda kabla tunda kuiva.'),
      say('Cut the fruit: white maggots that jump or crawl in the flesh.', 'Kata tunda: mabuu meupe yanayoruka au kutambaa kwenye nyama.'),
      say('Fruit falls early and rots.', 'Matunda huanguka mapema na kuoza.'),
    ],
    immediateActions: [
      say('Clear all fallen and stung fruit twice a week; never leave it in a heap.', 'Kusanya matunda yote yaliyoanguka na yaliyodungwa mara mbili kwa wiki; usiyaache kwenye rundo.'),
      say('Pick fruit when it is mature and still hard.', 'Chuma matunda yakikomaa yakiwa bado magumu.'),
      say('Talk with the neighbours: flies come from the orchard that nobody cleans.', 'Zungumza na majirani: inzi hutoka kwenye shamba lisilosafishwa.'),
    ],
    organicSolutions: [clearFallenFruit],
    inorganicSolutions: [chemicalClass('IRAC 5', say('Protein bait with a spinosyn, put in spots on the trunk side of the leaves', 'Chambo cha protini chenye spinosyn, kinachowekwa kwa madoa kwenye majani ya karibu na shina'), say('In small spots from the time the fruit is as big as a golf ball until harvest is over. Do not spray the whole tree.', 'Weka kwa madoa madogo kuanzia tunda likiwa na ukubwa wa mpira wa gofu hadi mavuno yaishe. Usinyunyize mti mzima.'), notOldInsecticides)],
    recommendedProducts: [fruitFlyTrap, protectiveClothing],
    preventiveMeasures: [
      say('Hang traps with a lure for males, 10 to 15 for an acre, well before the fruit ripens.', 'Tundika mitego yenye harufu ya kuvuta madume, 10 hadi 15 kwa ekari, mapema kabla ya matunda kuiva.'),
      say('Wrap fine fruit in paper bags when it is half grown.', 'Funika matunda bora kwa mifuko ya karatasi yakifika nusu ya ukubwa.'),
      say('Leave weaver ants in the trees: flies avoid them.', 'Waache chungu wafumaji majani mitini: inzi huwakwepa.'),
      say('Clear guava, pawpaw and citrus fruit too; the same flies live in them.', 'Kusanya pia mapera, mapapai na machungwa yaliyoanguka; inzi hao hao huishi humo.'),
    ],
    recoveryTimeline: say('Stung fruit is lost. Where everybody clears fruit and hangs traps, there are fewer flies in the next season.', 'Tunda lililodungwa limepotea. Kila mtu akisafisha na kutundika mitego, inzi hupungua msimu unaofuata.'),
    spreadRisk: { level: 'high', text: say('The flies go from farm to farm and live on more than 40 fruits. Carried fruit takes them to new places.', 'Inzi huenda shamba hadi shamba na huishi kwenye zaidi ya matunda 40. Matunda yanayosafirishwa huwapeleka mahali papya.') },
    yieldLoss: { range: { low: 40, high: 80 }, text: say('40 to 80 % of the fruit is reported from East Africa without care.', 'Asilimia 40 hadi 80 ya matunda imeripotiwa Afrika Mashariki pasipo matunzo.'), source: 'fruit_fly_organic_farmer' },
    lookalikes: [
      { name: say('Seed weevil', 'Fukusi wa kokwa'), key: 'mango___seed_weevil', sign: say('The flesh is clean; the grub sits inside the stone.', 'Nyama ni safi; buu yuko ndani ya kokwa.') },
      { name: say('Anthracnose on ripe fruit', 'Chule kwenye tunda lililoiva'), key: 'mango___anthracnose', sign: say('Black sunken spots without maggots.', 'Madoa meusi yaliyobonyea bila mabuu.') },
    ],
    sources: ['fruit_fly_organic_farmer', 'fruit_fly_ipm', 'kalro_mango', ...insecticideSources],
  },

  mango___gall_midge: {
    ...mangoNames.mango___gall_midge,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Small round pimples on the leaf, 3 to 4 mm, that you can feel on both sides.', 'Vipele vidogo vya mviringo kwenye jani, milimita 3 hadi 4, unavyovihisi pande zote mbili.'),
      say('Later each pimple turns brown and falls out; a small hole stays.', 'Baadaye kila kipele huwa cha kahawia na kudondoka; hubaki tundu dogo.'),
      say('Leaves with many pimples curl and fall early.', 'Majani yenye vipele vingi hujikunja na kuanguka mapema.'),
      say('Open a fresh pimple: one tiny pale maggot inside.', 'Fungua kipele kibichi: ndani kuna buu mmoja mdogo mweupe.'),
    ],
    immediateActions: [
      say('Count: a grown tree with some pimples on its leaves needs nothing.', 'Hesabu: mti mkubwa wenye vipele kiasi kwenye majani hauhitaji chochote.'),
      say('On young trees pick off the leaves that are covered and bury them.', 'Kwenye miti michanga ondoa majani yaliyojaa vipele na uyafukie.'),
      say('Do not move seedlings with pimples to another farm.', 'Usipeleke miche yenye vipele kwenye shamba lingine.'),
    ],
    organicSolutions: [neemExtract],
    inorganicSolutions: [],
    recommendedProducts: [neemForCrop, certifiedSeedlings],
    preventiveMeasures: [pruneOpen, sweepLeaves, keepHelpers, say('When you plant, ask the nursery which varieties get few galls in your area.', 'Ukipanda, uliza kitalu ni aina zipi hupata uvimbe kidogo katika eneo lako.')],
    recoveryTimeline: say('Leaves with galls stay so until they fall. A new flush without the midge comes clean, in 2 to 3 months.', 'Majani yenye uvimbe hubaki hivyo hadi yaanguke. Majani mapya yasiyoshambuliwa hutoka safi, baada ya miezi 2 hadi 3.'),
    spreadRisk: { level: 'medium', text: say('The midge is smaller than a mosquito and flies only near; seedlings carry it far.', 'Inzi huyu ni mdogo kuliko mbu na huruka karibu tu; miche humpeleka mbali.') },
    yieldLoss: { range: null, text: say(`${noRange} Grown trees lose little. Young trees grow more slowly.`, `${noRangeSw} Miti mikubwa hupoteza kidogo. Miti michanga hukua polepole zaidi.`), source: 'mango_guide_2023' },
    lookalikes: [
      { name: say('Anthracnose', 'Chule'), key: 'mango___anthracnose', sign: say('Flat dark spots; you feel no pimple.', 'Madoa meusi bapa; hakuna kipele ukigusa.') },
      { name: say('Scale insects', 'Wadudu magamba'), sign: say('The bump sits on the leaf and comes off under the nail.', 'Uvimbe uko juu ya jani na hutoka ukikwangua kwa ukucha.') },
    ],
    sources: ['mango_guide_2023', 'mango_infonet', 'neem_extract'],
  },

  mango___healthy: {
    ...mangoNames.mango___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Even green leaf without spots, pimples, powder or black film. Red or pale young leaves are normal.', 'Jani la kijani sawasawa bila madoa, vipele, unga wala masizi. Majani machanga mekundu au hafifu ni ya kawaida.'),
      say('A photo shows one leaf. Look at the flowers and the fruit too.', 'Picha huonyesha jani moja. Angalia pia maua na matunda.'),
    ],
    immediateActions: [
      say('This leaf needs no spray.', 'Jani hili halihitaji dawa.'),
      say('While the tree flowers look at it each week for white powder and black flowers.', 'Mti ukitoa maua uangalie kila wiki kama kuna unga mweupe au maua meusi.'),
    ],
    organicSolutions: [compost, clearFallenFruit],
    inorganicSolutions: [],
    recommendedProducts: [manure, pruningSaw],
    preventiveMeasures: [pruneOpen, feedAndWater, sweepLeaves],
    recoveryTimeline: say('Nothing to recover from. Look again in two weeks.', 'Hakuna cha kutibu. Angalia tena baada ya wiki mbili.'),
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_mango'),
    lookalikes: [{ name: say('Early anthracnose', 'Chule inayoanza'), key: 'mango___anthracnose', sign: say('Pin-head dark dots on soft young leaves after rain.', 'Vidoa vidogo vyeusi kwenye majani machanga laini baada ya mvua.') }],
    sources: ['kalro_mango', 'compost_ngeze', 'fruit_fly_ipm'],
  },

  mango___powdery_mildew: {
    ...mangoNames.mango___powdery_mildew,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('White powder on flowers and their stalks; flowers dry and fall without fruit.', 'Unga mweupe kwenye maua na vikonyo vyake; maua hukauka na kuanguka bila kuzaa.'),
      say('Young fruit no bigger than a pea falls.', 'Matunda machanga yasiyozidi punje ya njegere huanguka.'),
      say('Young leaves carry grey-white patches below and curl.', 'Majani machanga huwa na mabaka meupe ya kijivu chini na hujikunja.'),
    ],
    immediateActions: [
      say('Shake or rub a flower stalk: white dust on the finger is mildew, not pollen.', 'Sugua kikonyo cha ua: unga mweupe kidoleni ni ubwiri, si chavua.'),
      say('Cut off the worst flower stalks and curled leaves and carry them away.', 'Kata vikonyo vya maua na majani yaliyojikunja yaliyoathirika zaidi na uyatoe.'),
      say('Act when the first tenth of the flowers is open; later it is too late for this season.', 'Chukua hatua maua ya kwanza machache yakifunguka; baadaye ni kuchelewa kwa msimu huu.'),
    ],
    organicSolutions: [milkSpray],
    inorganicSolutions: [chemicalClass('FRAC M02', sulphur, say('On the flower stalks, when the first flowers open and mornings are cool and misty. Not in the heat of the day: it burns. Spray in the evening, when bees are gone.', 'Nyunyiza vikonyo vya maua maua ya kwanza yakifunguka na asubuhi zikiwa na baridi na ukungu. Si wakati wa joto kali: huunguza. Nyunyiza jioni, nyuki wakiwa wameondoka.'), notOldFungicides)],
    recommendedProducts: [cropFungicide, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      pruneOpen, cutDeadTwigs,
      say('Do not force new leaves with much nitrogen shortly before flowering.', 'Usiweke naitrojeni nyingi muda mfupi kabla ya kutoa maua: huleta majani mapya laini.'),
    ],
    recoveryTimeline: say('Lost flowers do not come back this season. Leaves grow clean when it gets warm and dry, in 3 to 4 weeks.', 'Maua yaliyopotea hayarudi msimu huu. Majani hutoka safi joto na ukavu vikirudi, baada ya wiki 3 hadi 4.'),
    spreadRisk: { level: 'high', text: say('Wind carries the powder. Cool nights with dry warm days suit it; rain washes it off.', 'Upepo hubeba unga. Hupenda usiku wa baridi na mchana mkavu wenye joto; mvua huuosha.') },
    yieldLoss: { range: { low: 20, high: 80 }, text: say('About 20 to 80 % of the fruits are reported from India; no figure for Kenya was found.', 'Asilimia 20 hadi 80 hivi ya matunda imeripotiwa India; hatukupata takwimu ya Kenya.'), source: 'mango_mildew_navsari' },
    lookalikes: [
      { name: say('Anthracnose of flowers', 'Chule ya maua'), key: 'mango___anthracnose', sign: say('Flowers turn black in rain; no white powder.', 'Maua huwa meusi wakati wa mvua; hakuna unga mweupe.') },
      { name: say('Mealybugs', 'Vidung’ata'), sign: say('White wool in lumps with soft insects inside; sticky leaves.', 'Pamba nyeupe ya mabonge yenye wadudu laini ndani; majani hunata.') },
    ],
    sources: ['mango_mildew_navsari', 'mango_guide_2023', 'kalro_mango', 'home_sprays', ...fungicideSources],
  },

  mango___seed_weevil: {
    ...mangoNames.mango___seed_weevil,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('The fruit looks sound outside; the stone inside has a grub, a beetle or a hole.', 'Tunda huonekana zima nje; kokwa ndani lina buu, fukusi au tundu.'),
      say('Late in the season beetles leave through flesh and skin, and the fruit rots round the hole.', 'Mwisho wa msimu fukusi hutoka kupitia nyama na ganda, na tunda huoza kuzunguka tundu.'),
    ],
    lookalikes: [{ name: say('Fruit flies', 'Inzi wa matunda'), key: 'mango___fruit_flies', sign: say('White maggots in the flesh, none in the stone.', 'Mabuu meupe kwenye nyama, hakuna ndani ya kokwa.') }],
    immediateActions: [
      say('Open 20 stones from fallen fruit to see how many have a grub.', 'Pasua makokwa 20 ya matunda yaliyoanguka uone mangapi yana buu.'),
      say('Gather all stones and fallen fruit under the trees and at the house, and bury them deep.', 'Kusanya makokwa na matunda yote yaliyoanguka chini ya miti na nyumbani, na uyafukie kwa kina.'),
      say('Do not carry fruit from this orchard to an area without the weevil.', 'Usipeleke matunda ya shamba hili kwenye eneo lisilo na fukusi huyu.'),
    ],
    organicSolutions: [clearFallenFruit],
    preventiveMeasures: [
      say('Scrape loose bark and clear litter under the tree after harvest: the beetles hide there.', 'Kwangua magamba yaliyolegea na uondoe takataka chini ya mti baada ya kuvuna: fukusi hujificha humo.'),
      say('Tie a sticky band round the trunk before flowering, so that beetles cannot walk up.', 'Funga utepe unaonata kuzunguka shina kabla ya kutoa maua, ili fukusi wasipande.'),
      pruneOpen,
    ],
    sources: ['mango_kenya', 'fruit_fly_ipm'],
  },

  mango___sooty_mould: {
    ...mangoNames.mango___sooty_mould,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Black film on the upper side of leaves, on twigs and fruit; it rubs off with a wet finger.', 'Utando mweusi upande wa juu wa majani, kwenye vijiti na matunda; hutoka ukisugua kwa kidole chenye maji.'),
      say('The leaves are sticky, and ants run up and down.', 'Majani hunata, na chungu hupanda na kushuka.'),
      say('Scales, mealybugs, aphids or hoppers sit under the leaves above it.', 'Wadudu magamba, vidung’ata, vidukari au panzi wadogo wako chini ya majani yaliyo juu yake.'),
    ],
    immediateActions: [
      say('Find the insect that drops the sugar: the soot only grows on that.', 'Tafuta mdudu anayedondosha sukari: masizi huota juu yake tu.'),
      say('Cut off the few branches that are full of insects and carry them away.', 'Kata matawi machache yaliyojaa wadudu na uyatoe.'),
      say('Wash leaves and fruit of small trees with soapy water.', 'Osha majani na matunda ya miti midogo kwa maji ya sabuni.'),
    ],
    organicSolutions: [soapSpray, neemExtract],
    inorganicSolutions: [chemicalClass('IRAC UNM', horticulturalOil, say('On young scales and mealybugs when soap was not enough. Not in hot sun, not on a thirsty tree. A fungicide does not help: the insect must go.', 'Tumia kwa magamba na vidung’ata wachanga sabuni isipotosha. Si kwenye jua kali, si kwa mti wenye kiu. Dawa ya kuvu haisaidii: mdudu ndiye aondoke.'), notOldInsecticides)],
    recommendedProducts: [neemForCrop, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      say('Keep ants off with a sticky band round the trunk: they guard the insects.', 'Zuia chungu kwa utepe unaonata kuzunguka shina: huwalinda wadudu hao.'),
      pruneOpen, keepHelpers,
      say('Do not give too much nitrogen: soft leaves draw sucking insects.', 'Usiweke naitrojeni nyingi mno: majani laini huvuta wadudu wafyonzaji.'),
    ],
    recoveryTimeline: say('When the insects are gone the film peels off with rain and sun, in 3 to 6 weeks.', 'Wadudu wakiondoka utando hubanduka kwa mvua na jua, baada ya wiki 3 hadi 6.'),
    spreadRisk: { level: 'medium', text: say('It follows the sucking insects and the ants; dusty, crowded trees have most.', 'Hufuata wadudu wafyonzaji na chungu; miti yenye vumbi na iliyosongamana huwa nayo zaidi.') },
    yieldLoss: { range: null, text: say(`${noRange} The film itself costs little; black fruit sells badly.`, `${noRangeSw} Utando wenyewe hupunguza kidogo; matunda meusi hayauziki vizuri.`), source: 'mango_infonet' },
    lookalikes: [
      { name: say('Bacterial canker', 'Madoa meusi ya bakteria'), key: 'mango___bacterial_canker', sign: say('Single raised spots inside the leaf; they do not rub off.', 'Madoa moja moja yaliyoinuka ndani ya jani; hayatoki ukisugua.') },
      { name: say('Smoke and dust', 'Moshi na vumbi'), sign: say('Grey and dry, near a road or a fire; no sticky leaves.', 'Ya kijivu na kavu, karibu na barabara au moto; majani hayanati.') },
    ],
    sources: ['mango_infonet', 'mango_guide_2023', 'home_sprays', 'neem_extract', ...insecticideSources],
  },
} as const satisfies Record<keyof typeof mangoNames, Condition>;
