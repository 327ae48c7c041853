import { chemicalClass, copper, fungicideSources, notOldFungicides, sulphur } from '../../sprays/chemical-lines.ts';
import { noLoss, nothingSeen } from '../../healthy-lines.ts';
import { mangoNames } from '../../names/mango.ts';
import { bordeauxForCrop, clearFallenFruit, compost, milkSpray } from '../../sprays/preparations.ts';
import { certifiedSeedlings, copperForCrop, cropFungicide, manure, protectiveClothing, pruningSaw } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { cleanSeedlings, cutDeadTwigs, feedAndWater, pruneOpen, sweepLeaves } from './care.ts';

const copperBeforeFlowers = bilingual('When flower stalks grow out and rain or mist is expected. It keeps clean flowers clean and cures nothing.', 'Nyunyiza vikonyo vya maua vikichomoza na mvua au ukungu ukitarajiwa. Hukinga maua safi, haiponyi.');

export const leafConditions = {
  mango___anthracnose: {
    ...mangoNames.mango___anthracnose,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small dark brown to black spots on young leaves; the middle falls out and leaves a hole.', 'Madoa madogo ya kahawia iliyokolea hadi meusi kwenye majani machanga; katikati huanguka na kuacha tundu.'),
      bilingual('Flowers and their stalks turn black and dry up in rainy weather.', 'Maua na vikonyo vyake huwa meusi na kukauka mvua ikinyesha.'),
      bilingual('Black streaks like tears run down the fruit.', 'Michirizi myeusi kama machozi hushuka kwenye tunda.'),
      bilingual('Ripe fruit gets round black sunken spots that rot.', 'Tunda lililoiva hupata madoa meusi ya mviringo yaliyobonyea na kuoza.'),
    ],
    immediateActions: [
      cutDeadTwigs,
      bilingual('Pick ripe fruit without wounding it, and keep it dry. Sell or eat the spotted ones first.', 'Chuma matunda bila kuyajeruhi na uyaweke pakavu. Uza au ule kwanza yenye madoa.'),
      bilingual('Look at the flower stalks every week if it rains at flowering.', 'Angalia vikonyo vya maua kila wiki mvua ikinyesha wakati wa maua.'),
    ],
    organicSolutions: [bordeauxForCrop],
    inorganicSolutions: [chemicalClass('FRAC M01', copper, copperBeforeFlowers, notOldFungicides)],
    recommendedProducts: [copperForCrop, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      pruneOpen,
      sweepLeaves,
      bilingual('When you plant, choose a variety that tolerates it better, such as Tommy Atkins.', 'Ukipanda, chagua aina inayovumilia zaidi, kama Tommy Atkins.'),
      cleanSeedlings,
    ],
    recoveryTimeline: bilingual('Spotted leaves stay spotted. In dry weather the next flush of leaves comes clean, in 1 to 2 months.', 'Majani yenye madoa hubaki hivyo. Mvua ikikatika, majani mapya hutoka safi ndani ya mwezi 1 hadi 2.'),
    spreadRisk: { level: 'high', text: bilingual('Rain splash carries it from dead twigs to flowers and fruit. Dry flowering seasons keep it low.', 'Matone ya mvua huutoa kwenye vijiti vilivyokufa hadi maua na matunda. Msimu mkavu wa maua huupunguza.') },
    yieldLoss: { range: { low: 30, high: 80 }, text: bilingual('Usually 30 to 80% of the fruit where it comes together with fruit flies and nobody cleans the orchard. Dry seasons cost far less.', 'Kwa kawaida asilimia 30 hadi 80 ya matunda ukija pamoja na inzi wa matunda na shamba lisiposafishwa. Msimu mkavu hasara huwa ndogo zaidi.'), source: 'kalro_mango' },
    lookalikes: [
      { name: bilingual('Bacterial canker', 'Madoa meusi ya bakteria'), key: 'mango___bacterial_canker', sign: bilingual('Spots are raised, with corners, greasy at the edge; on fruit they crack like a star.', 'Madoa yameinuka, yana pembe na ukingo unaong’aa kama mafuta; kwenye tunda hupasuka kama nyota.') },
      { name: bilingual('Gall midge', 'Inzi wa uvimbe wa majani'), key: 'mango___gall_midge', sign: bilingual('Small pimples you can feel; the hole comes where a pimple fell out.', 'Vipele vidogo unavyovihisi kwa kidole; tundu hubaki pale kipele kilipodondoka.') },
    ],
    sources: ['mango_kenya', 'mango_infonet', 'mango_mildew_navsari', 'kalro_mango', 'bordeaux', ...fungicideSources],
  },

  mango___bacterial_canker: {
    ...mangoNames.mango___bacterial_canker,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Black leaf spots with corners, raised, stopped by the veins, with a greasy edge and often a yellow ring.', 'Madoa meusi yenye pembe kwenye majani, yaliyoinuka, yanayoishia kwenye mishipa, yenye ukingo unaong’aa kama mafuta na mara nyingi duara la manjano.'),
      bilingual('Old spots turn ash grey and crack.', 'Madoa ya zamani huwa ya kijivu kama majivu na kupasuka.'),
      bilingual('On fruit: raised black spots that crack like a star and ooze gum.', 'Kwenye matunda: madoa meusi yaliyoinuka yanayopasuka kama nyota na kutoa utomvu.'),
      bilingual('Long black cracks in green twigs; the tips die.', 'Nyufa ndefu nyeusi kwenye vijiti vichanga; ncha hufa.'),
    ],
    immediateActions: [
      bilingual('Do not prune or pick while the tree is wet.', 'Usipogoe wala kuchuma mti ukiwa na maji.'),
      bilingual('Cut out twigs with cracks on a dry day. Wash the saw with soap between trees.', 'Kata vijiti vyenye nyufa siku isiyo na mvua. Osha msumeno kwa sabuni kati ya mti na mti.'),
      bilingual('Take no grafting wood and no seedlings from this tree.', 'Usichukue vikonyo vya kuunganishia wala miche kutoka mti huu.'),
    ],
    organicSolutions: [bordeauxForCrop],
    inorganicSolutions: [chemicalClass('FRAC M01', bilingual('Copper (slows bacteria on clean leaves)', 'Dawa ya shaba (hupunguza bakteria kwenye majani safi)'), bilingual('Before the rains and after storm or hail has torn the leaves. It does not heal spots that are there.', 'Nyunyiza kabla ya mvua na baada ya dhoruba au mvua ya mawe kupasua majani. Haiponyi madoa yaliyopo.'), notOldFungicides)],
    recommendedProducts: [copperForCrop, certifiedSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      bilingual('Plant a windbreak: wind and rain tear the leaves and let the disease in.', 'Panda miti ya kuzuia upepo: upepo na mvua hupasua majani na kufungulia ugonjwa njia.'),
      cleanSeedlings, pruneOpen,
    ],
    recoveryTimeline: bilingual('Spots do not heal. Clean leaves come with the next flush if the weather is dry, in 2 to 3 months.', 'Madoa hayaponi. Mvua ikikatika, majani safi hutoka baada ya miezi 2 hadi 3.'),
    spreadRisk: { level: 'high', text: bilingual('Wind-blown rain carries it in the orchard, nursery trees carry it far.', 'Mvua yenye upepo huueneza shambani, miche ya kitaluni huupeleka mbali.') },
    yieldLoss: { range: { low: 50, high: 80 }, text: bilingual('50 to 80% less fruit is reported from abroad on weak varieties; no figure for Kenya was found. A few spots already spoil the sale.', 'Asilimia 50 hadi 80 ya matunda hupotea kwenye aina dhaifu, kwa mujibu wa ripoti za nje; hatukupata takwimu ya Kenya. Hata madoa machache huharibu soko.'), source: 'mango_black_spot_florida' },
    lookalikes: [
      { name: bilingual('Anthracnose', 'Chule'), key: 'mango___anthracnose', sign: bilingual('Flat spots without a greasy edge; the spot grows when the fruit ripens.', 'Madoa bapa bila ukingo unaong’aa kama mafuta; doa hukua tunda likiiva.') },
      { name: bilingual('Sooty mould', 'Masizi'), key: 'mango___sooty_mould', sign: bilingual('Black film that rubs off with a wet finger.', 'Utando mweusi unaotoka ukisugua kwa kidole chenye maji.') },
    ],
    sources: ['mango_black_spot_pestnet', 'mango_black_spot_florida', 'mango_infonet', 'bordeaux', ...fungicideSources],
  },

  mango___healthy: {
    ...mangoNames.mango___healthy,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Even green leaf without spots, pimples, powder or black film. Red or pale young leaves are normal.', 'Jani la kijani sawasawa bila madoa, vipele, unga wala masizi. Majani machanga mekundu au yaliyofifia ni ya kawaida.'),
      bilingual('A photo shows one leaf. Look at the flowers and the fruit too.', 'Picha huonyesha jani moja. Angalia pia maua na matunda.'),
    ],
    immediateActions: [
      bilingual('This leaf needs no spray.', 'Jani hili halihitaji dawa.'),
      bilingual('Look at the tree each week while it flowers. Search for white powder and black flowers.', 'Angalia mti kila wiki ukitoa maua. Tafuta unga mweupe au maua meusi.'),
    ],
    organicSolutions: [compost, clearFallenFruit],
    inorganicSolutions: [],
    recommendedProducts: [manure, pruningSaw],
    preventiveMeasures: [pruneOpen, feedAndWater, sweepLeaves],
    recoveryTimeline: bilingual('Nothing to recover from. Look again in two weeks.', 'Hakuna cha kutibu. Angalia tena baada ya wiki mbili.'),
    spreadRisk: nothingSeen,
    yieldLoss: noLoss('kalro_mango'),
    lookalikes: [{ name: bilingual('Early anthracnose', 'Chule inayoanza'), key: 'mango___anthracnose', sign: bilingual('Pin-head dark dots on soft young leaves after rain.', 'Vidoa vidogo vyeusi kwenye majani machanga laini baada ya mvua.') }],
    sources: ['kalro_mango', 'compost_ngeze', 'fruit_fly_ipm'],
  },

  mango___powdery_mildew: {
    ...mangoNames.mango___powdery_mildew,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('White powder on flowers and their stalks; flowers dry and fall without fruit.', 'Unga mweupe kwenye maua na vikonyo vyake; maua hukauka na kuanguka bila kuzaa.'),
      bilingual('Young fruit no bigger than a pea falls.', 'Matunda machanga yasiyozidi punje ya njegere huanguka.'),
      bilingual('Young leaves carry grey-white patches below and curl.', 'Majani machanga huwa na mabaka meupe ya kijivu chini na hujikunja.'),
    ],
    immediateActions: [
      bilingual('Shake or rub a flower stalk: white dust on the finger is mildew, not pollen.', 'Sugua kikonyo cha ua: unga mweupe kidoleni ni ubwiri, si chavua.'),
      bilingual('Cut off the worst flower stalks and curled leaves. Carry them away.', 'Kata vikonyo vya maua na majani yaliyojikunja yaliyoathirika zaidi na uyatoe.'),
      bilingual('Act when the first tenth of the flowers is open; later it is too late for this season.', 'Chukua hatua sehemu ya kumi ya maua ikiwa imefunguka; baadaye ni kuchelewa kwa msimu huu.'),
    ],
    organicSolutions: [milkSpray],
    inorganicSolutions: [chemicalClass('FRAC M02', sulphur, bilingual('On the flower stalks, when the first flowers open and mornings are cool and misty. Not in the heat of the day: it burns. Spray in the evening, when bees are gone.', 'Nyunyiza vikonyo vya maua maua ya kwanza yakifunguka na asubuhi zikiwa na baridi na ukungu. Si wakati wa joto kali: huunguza. Nyunyiza jioni, nyuki wakiwa wameondoka.'), notOldFungicides)],
    recommendedProducts: [cropFungicide, pruningSaw, protectiveClothing],
    preventiveMeasures: [
      pruneOpen, cutDeadTwigs,
      bilingual('Do not force new leaves with much nitrogen shortly before flowering.', 'Usiweke naitrojeni nyingi muda mfupi kabla ya kutoa maua: huleta majani mapya laini.'),
      bilingual('Apple and Ngowe get it easily; Sensation, Van Dyke and Tommy Atkins get less of it.', 'Apple na Ngowe huugua kwa urahisi; Sensation, Van Dyke na Tommy Atkins huugua kidogo.'),
    ],
    recoveryTimeline: bilingual('Lost flowers do not come back this season. Leaves grow clean when it gets warm and dry, in 3 to 4 weeks.', 'Maua yaliyopotea hayarudi msimu huu. Majani hutoka safi joto na ukavu vikirudi, baada ya wiki 3 hadi 4.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries the powder. Cool nights with dry warm days suit it; rain washes it off.', 'Upepo hubeba unga. Hupenda usiku wa baridi na mchana mkavu wenye joto; mvua huuosha.') },
    yieldLoss: { range: { low: 20, high: 80 }, text: bilingual('About 20 to 80% of the fruits are reported from India. In Kenya a whole crop can be lost; no measured range was found.', 'Asilimia 20 hadi 80 hivi ya matunda imeripotiwa India. Kenya mavuno yote yanaweza kupotea; hatukupata kiwango kilichopimwa.'), source: 'mango_mildew_navsari' },
    lookalikes: [
      { name: bilingual('Anthracnose of flowers', 'Chule ya maua'), key: 'mango___anthracnose', sign: bilingual('Flowers turn black in rain; no white powder.', 'Maua huwa meusi wakati wa mvua; hakuna unga mweupe.') },
      { name: bilingual('Mealybugs', 'Vidung’ata'), sign: bilingual('White wool in lumps with soft insects inside; sticky leaves.', 'Pamba nyeupe ya mabonge yenye wadudu laini ndani; majani hunata.') },
    ],
    sources: ['mango_mildew_navsari', 'mango_kenya', 'mango_guide_2023', 'kalro_mango', 'home_sprays', ...fungicideSources],
  },
} as const satisfies Partial<Record<keyof typeof mangoNames, Condition>>;
