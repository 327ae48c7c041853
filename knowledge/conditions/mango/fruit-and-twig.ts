import { chemicalClass, fungicideSources, insecticideSources, notOldFungicides, notOldInsecticides } from '../../sprays/chemical-lines.ts';
import { mangoNames } from '../../names/mango.ts';
import { clearFallenFruit } from '../../sprays/preparations.ts';
import { copperForCrop, fruitFlyTrap, manure, protectiveClothing, pruningSaw } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { cutDeadTwigs, feedAndWater, noRange, noRangeSw, pruneOpen } from './care.ts';

const pruneSickWood: Preparation = {
  title: bilingual('Cut sick wood and seal the cut', 'Kata tawi bovu na ufunge kidonda'),
  needs: [
    bilingual('A sharp saw, and soap and water to wash it', 'Msumeno mkali, na sabuni na maji ya kuuosha'),
    bilingual('1 part of fresh cow dung and 1 part of clay for the cuts', 'Sehemu 1 ya kinyesi kibichi cha ng’ombe na sehemu 1 ya udongo wa mfinyanzi kwa ajili ya vidonda'),
  ],
  steps: [
    bilingual('On a dry day cut each sick branch 7 to 10 cm below the last brown wood.', 'Siku isiyo na mvua kata kila tawi bovu sentimita 7 hadi 10 chini ya sehemu ya mwisho ya kahawia.'),
    bilingual('Look at the cut: it must be clean and pale all over. If not, cut lower.', 'Angalia mkato: uwe safi na mweupe wote. La sivyo, kata chini zaidi.'),
    bilingual('Wash the saw with soap before the next branch.', 'Osha msumeno kwa sabuni kabla ya tawi linalofuata.'),
    bilingual('Smear the paste of dung and clay on each cut and burn the branches.', 'Paka mchanganyiko wa kinyesi na udongo kwenye kila mkato na uchome matawi.'),
  ],
  use: bilingual('Do it as soon as you see dry tips, and always in dry weather.', 'Fanya hivyo mara tu ncha kavu zikionekana, na siku zote kukiwa hakuna mvua.'),
  limits: bilingual('In Cameroon and Chad cut trees grew again when less than half of the tree was sick. Beyond that it rarely helps.', 'Nchini Kameruni na Chadi miti iliyokatwa ilichipua tena ikiwa chini ya nusu ya mti ilikuwa imeugua. Zaidi ya hapo husaidia mara chache.'),
  source: 'mango_dieback_plantvillage',
};

export const fruitAndTwigConditions = {
  mango___die_back: {
    ...mangoNames.mango___die_back,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Twigs dry from the tip towards the trunk, as if burnt.', 'Vijiti hukauka kutoka ncha kuelekea shina, kama vilivyoungua.'),
      bilingual('Leaves turn brown, roll up at the edges and hang on the twig before they fall.', 'Majani huwa ya kahawia, hujikunja kingoni na kuning’inia kabla ya kuanguka.'),
      bilingual('Bark cracks and gum runs out; the wood under it is brown.', 'Gamba hupasuka na kutoa utomvu; ndani yake ni kahawia.'),
    ],
    immediateActions: [
      bilingual('Cut a dry branch open: a brown streak in the wood says how far it has gone.', 'Pasua tawi kavu: mstari wa kahawia ndani huonyesha ugonjwa ulipofika.'),
      bilingual('Cut sick branches in dry weather, well below the brown wood.', 'Kata matawi mabovu kukiwa na ukavu, chini kabisa ya sehemu ya kahawia.'),
      bilingual('Look for what weakened the tree: thirst, water standing at the roots, wounds, borers.', 'Tafuta kilichodhoofisha mti: kiu, maji yaliyotuama mizizini, vidonda, vipekecha shina.'),
    ],
    organicSolutions: [pruneSickWood],
    inorganicSolutions: [chemicalClass('FRAC M01', bilingual('Copper paste for pruning cuts', 'Dawa ya shaba ya kupaka baada ya kupogoa'), bilingual('On large cuts, straight after cutting. A spray on the leaves does not reach the fungus in the wood.', 'Paka kwenye mikato mikubwa mara tu baada ya kukata. Dawa ya kunyunyiza majani haifiki kwenye kuvu iliyo ndani ya mti.'), notOldFungicides)],
    recommendedProducts: [pruningSaw, copperForCrop, manure, protectiveClothing],
    preventiveMeasures: [
      feedAndWater,
      bilingual('Do not wound the trunk with hoe, rope or nails.', 'Usijeruhi shina kwa jembe, kamba au misumari.'),
      cutDeadTwigs,
      bilingual('Wash saw and knife with soap before you go to the next tree.', 'Osha msumeno na kisu kwa sabuni kabla ya kwenda mti mwingine.'),
    ],
    recoveryTimeline: bilingual('Dead wood stays dead. New shoots below the cut bear again after 1 to 2 years.', 'Tawi lililokufa halirudi. Machipukizi chini ya mkato huzaa tena baada ya mwaka 1 hadi 2.'),
    spreadRisk: { level: 'medium', text: bilingual('Rain, insects and tools carry it into wounds; a thirsty or poorly fed tree falls first.', 'Mvua, wadudu na vifaa huuingiza kwenye vidonda; mti wenye kiu au uliokosa lishe huugua kwanza.') },
    yieldLoss: { range: null, text: bilingual(`${noRange} Each dead branch is lost for years; a young tree can die.`, `${noRangeSw} Kila tawi lililokufa hupotea kwa miaka; mti mchanga unaweza kufa.`), source: 'mango_dieback_2023' },
    lookalikes: [
      { name: bilingual('Anthracnose of the tips', 'Chule ya ncha'), key: 'mango___anthracnose', sign: bilingual('Only the soft young tips turn black, in rain; the wood below is clean.', 'Ncha changa laini tu huwa nyeusi wakati wa mvua; tawi la chini ni safi.') },
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('The whole tree hangs its leaves at noon; no gum, no brown streak in the wood.', 'Mti mzima hulegeza majani mchana; hakuna utomvu wala mstari wa kahawia ndani.') },
      { name: bilingual('Stem borer', 'Kipekecha shina'), sign: bilingual('A hole with sawdust in the branch.', 'Tundu lenye unga wa mbao kwenye tawi.') },
    ],
    sources: ['mango_dieback_2023', 'mango_dieback_plantvillage', 'kalro_mango', ...fungicideSources],
  },

  mango___fruit_flies: {
    ...mangoNames.mango___fruit_flies,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Tiny dots where the fly has stung; there are drops of clear sap on them.', 'Vidoa vidogo mahali inzi alipodunga; matone ya utomvu husimama juu yake.'),
      bilingual('Soft brown patches under the skin before the fruit is ripe.', 'Mabaka laini ya kahawia chini ya ganda kabla tunda kuiva.'),
      bilingual('Cut the fruit: white maggots that jump or crawl in the flesh.', 'Kata tunda: mabuu meupe yanayoruka au kutambaa kwenye nyama.'),
      bilingual('Fruit falls early and rots.', 'Matunda huanguka mapema na kuoza.'),
    ],
    immediateActions: [
      bilingual('Clear all fallen and stung fruit twice a week; never leave it in a heap.', 'Kusanya matunda yote yaliyoanguka na yaliyodungwa mara mbili kwa wiki; usiyaache kwenye rundo.'),
      bilingual('Pick fruit when it is mature and still hard.', 'Chuma matunda yakikomaa yakiwa bado magumu.'),
      bilingual('Talk with the neighbours: flies come from the orchard that nobody cleans.', 'Zungumza na majirani: inzi hutoka kwenye shamba lisilosafishwa.'),
    ],
    organicSolutions: [clearFallenFruit],
    inorganicSolutions: [chemicalClass('IRAC 5', bilingual('Protein bait with a spinosyn, put in spots on the trunk side of the leaves', 'Chambo cha protini chenye spinosyn, kinachowekwa kwa madoa kwenye majani ya karibu na shina'), bilingual('In small spots from the time the fruit is as big as a small egg until harvest is over. Do not spray the whole tree.', 'Weka kwa madoa madogo kuanzia tunda likiwa na ukubwa wa yai dogo hadi mavuno yaishe. Usinyunyize mti mzima.'), notOldInsecticides)],
    recommendedProducts: [fruitFlyTrap, protectiveClothing],
    preventiveMeasures: [
      bilingual('Hang traps with a lure for males in the shade, well before the fruit ripens: 1 for an acre to see when flies come, 5 or more to catch many.', 'Tundika kivulini mitego yenye harufu ya kuvuta madume, mapema kabla ya matunda kuiva: 1 kwa ekari ili kuona inzi wakifika, 5 au zaidi ili kukamata wengi.'),
      bilingual('Wrap fine fruit in paper bags when it is half grown.', 'Funika matunda bora kwa mifuko ya karatasi yakifika nusu ya ukubwa.'),
      bilingual('Leave weaver ants in the trees: flies avoid them.', 'Waache sisimizi wafumaji (maji moto) mitini: inzi huwakwepa.'),
      bilingual('Clear guava, pawpaw and citrus fruit too; the same flies live in them.', 'Kusanya pia mapera, mapapai na machungwa yaliyoanguka; inzi hao hao huishi humo.'),
    ],
    recoveryTimeline: bilingual('Stung fruit is lost. Where everybody clears fruit and hangs traps, there are fewer flies in the next season.', 'Tunda lililodungwa limepotea. Kila mtu akisafisha na kutundika mitego, inzi hupungua msimu unaofuata.'),
    spreadRisk: { level: 'high', text: bilingual('The flies go from farm to farm and live on more than 40 fruits. Carried fruit takes them to new places.', 'Inzi huenda shamba hadi shamba na huishi kwenye zaidi ya matunda 40. Matunda yanayosafirishwa huwapeleka mahali papya.') },
    yieldLoss: { range: { low: 40, high: 80 }, text: bilingual('40 to 80% of the fruit is reported from East Africa without care.', 'Asilimia 40 hadi 80 ya matunda imeripotiwa Afrika Mashariki pasipo matunzo.'), source: 'fruit_fly_organic_farmer' },
    lookalikes: [
      { name: bilingual('Seed weevil', 'Fukusi wa kokwa'), key: 'mango___seed_weevil', sign: bilingual('The flesh is clean; the grub sits inside the stone.', 'Nyama ni safi; buu yuko ndani ya kokwa.') },
      { name: bilingual('Anthracnose on ripe fruit', 'Chule kwenye tunda lililoiva'), key: 'mango___anthracnose', sign: bilingual('Black sunken spots without maggots.', 'Madoa meusi yaliyobonyea bila mabuu.') },
    ],
    sources: ['fruit_fly_organic_farmer', 'fruit_fly_traps_nation', 'fruit_fly_ipm', 'kalro_mango', ...insecticideSources],
  },

  mango___seed_weevil: {
    ...mangoNames.mango___seed_weevil,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('The fruit looks sound outside; the stone inside has a grub, a beetle or a hole.', 'Tunda huonekana zima nje; kokwa ndani lina buu, fukusi au tundu.'),
      bilingual('Late in the season beetles leave through flesh and skin, and the fruit rots round the hole.', 'Mwisho wa msimu fukusi hutoka kupitia nyama na ganda, na tunda huoza kuzunguka tundu.'),
    ],
    lookalikes: [{ name: bilingual('Fruit flies', 'Inzi wa matunda'), key: 'mango___fruit_flies', sign: bilingual('White maggots in the flesh, none in the stone.', 'Mabuu meupe kwenye nyama, hakuna ndani ya kokwa.') }],
    immediateActions: [
      bilingual('Open 20 stones from fallen fruit. Count those with a grub.', 'Pasua makokwa 20 ya matunda yaliyoanguka uone mangapi yana buu.'),
      bilingual('Gather all stones and fallen fruit and bury them deep. Look under the trees and at the house.', 'Kusanya makokwa na matunda yote yaliyoanguka. Yafukie kwenye shimo refu. Tafuta chini ya miti na nyumbani.'),
      bilingual('Do not carry fruit from here to an area without the weevil.', 'Usipeleke matunda ya shamba hili kwenye eneo lisilo na fukusi huyu.'),
    ],
    organicSolutions: [clearFallenFruit],
    preventiveMeasures: [
      bilingual('Scrape loose bark and clear litter under the tree after harvest: the beetles hide there.', 'Kwangua magamba yaliyolegea na uondoe takataka chini ya mti baada ya kuvuna: fukusi hujificha humo.'),
      bilingual('Tie a sticky band round the trunk before flowering, so that beetles cannot walk up.', 'Funga utepe unaonata kuzunguka shina kabla ya kutoa maua, ili fukusi wasipande.'),
      pruneOpen,
    ],
    sources: ['mango_kenya', 'fruit_fly_ipm'],
  },
} as const satisfies Partial<Record<keyof typeof mangoNames, Condition>>;
