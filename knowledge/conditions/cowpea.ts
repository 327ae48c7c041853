import { bacillus, chemicalClass, fungicideSources, insecticideSources, notOldFungicides, notOldInsecticides, spinosyn, sulphur, triazole } from '../sprays/chemical-lines.ts';
import { askVariety, buryPulseResidue, cleanSeed, noSeedFromHere, pickWebbed, plantEarly, pullSick, pullVolunteers, seedFromCleanPlants, storeMould, twoCereals, virusNoCure, walkRows, weedTwice } from '../legume-lines.ts';
import { likeIn } from '../lookalike.ts';
import { cowpeaNames } from '../names/cowpea.ts';
import { dryPulseAndSeal, milkSpray, neemExtract, soapSpray } from '../sprays/preparations.ts';
import { cropInsecticide, neemForCrop, protectiveClothing } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';

const like = likeIn(cowpeaNames);

const leavesAreEaten = bilingual('Spray nothing from a shop without knowing its days to wait. The leaves are picked for the pot.', 'Usinyunyize dawa ya dukani usiyojua siku zake za kusubiri. Majani huchumwa kwa mboga.');
const lookIntoFlowers = bilingual('Shake 20 flowers over white paper in each of 5 places. Do it twice a week from the first buds.', 'Kung’uta maua 20 juu ya karatasi nyeupe. Fanya katika kila moja ya sehemu 5, mara mbili kwa wiki, kuanzia vichipukizi vya maua.');
const sprayEvening = bilingual('In the evening, when bees are home, only while buds and young pods are attacked.', 'Jioni nyuki wakiwa wamerudi, wakati tu vichipukizi na maganda machanga yanashambuliwa.');
const amongCereals = bilingual('Grow it between rows of maize or sorghum.', 'Panda kati ya mistari ya mahindi au mtama.');

export const conditions = {
  cowpea___thrips_and_pod_bugs: {
    ...cowpeaNames.cowpea___thrips_and_pod_bugs, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Buds turn brown and drop before they open; tiny black thrips are inside.', 'Vichipukizi huwa vya kahawia na kuanguka kabla ya kufunguka; ndani kuna chawa wa mimea weusi wadogo sana.'),
      bilingual('Young pods are twisted, seed is shrivelled or missing.', 'Maganda machanga hupinda, mbegu zimesinyaa au hazipo.'),
      bilingual('Brown or green bugs sit on the pods and drop when you come near.', 'Kunguni wa kahawia au kijani hukaa kwenye maganda na kuanguka ukikaribia.'),
    ],
    immediateActions: [lookIntoFlowers, bilingual('Pick bugs in the early morning into a tin of soapy water.', 'Okota kunguni asubuhi na mapema uwatie kwenye mkebe wa maji ya sabuni.'), leavesAreEaten],
    organicSolutions: [{ ...neemExtract, use: bilingual('In the evening at the first buds, again after 7 days and at the first pods.', 'Jioni vichipukizi vya kwanza vikitoka, tena baada ya siku 7 na maganda ya kwanza yakitoka.') }],
    inorganicSolutions: [chemicalClass('IRAC 5', spinosyn, sprayEvening, notOldInsecticides)],
    recommendedProducts: [neemForCrop, cropInsecticide, protectiveClothing],
    preventiveMeasures: [plantEarly, amongCereals, weedTwice, askVariety],
    recoveryTimeline: bilingual('Plants left alone by the insects bud again in about 2 weeks if the soil is moist.', 'Mimea isiposhambuliwa tena hutoa vichipukizi baada ya wiki 2 hivi udongo ukiwa na unyevu.'),
    spreadRisk: { level: 'high', text: bilingual('They fly in from other pulses and weeds; dry weather helps them.', 'Huruka kutoka jamii nyingine za kunde na magugu; ukavu huwasaidia.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Insects together can take up to 100% of the seed where nothing is done.', 'Wadudu kwa pamoja huweza kuchukua hadi asilimia 100 ya mbegu pasipofanywa chochote.'), source: 'cowpea_ipm_2023' },
    lookalikes: [
      like('cowpea___pod_borer', 'Webbed flowers, holes and droppings.', 'Maua yenye utando, matundu na kinyesi.'),
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Buds drop but hold no insects.', 'Vichipukizi huanguka lakini havina wadudu.') },
    ],
    sources: ['cowpea_ipm_2023', 'icipe_pulses', 'kalro_grams', 'neem_extract', ...insecticideSources],
  },

  cowpea___pod_borer: {
    ...cowpeaNames.cowpea___pod_borer, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Flowers and pods webbed together, with holes and droppings.', 'Maua na maganda yameunganishwa kwa utando, yenye matundu na kinyesi.'),
      bilingual('A pale caterpillar with dark dots inside.', 'Kiwavi mweupe-kijivu mwenye vidoti vyeusi ndani.'),
    ],
    immediateActions: [lookIntoFlowers, pickWebbed, leavesAreEaten],
    organicSolutions: [{ ...neemExtract, use: bilingual('In the evening at first flowers and again after 7 days.', 'Jioni maua ya kwanza yakitoka na tena baada ya siku 7.') }],
    inorganicSolutions: [chemicalClass('IRAC 11A', bacillus, sprayEvening, notOldInsecticides)],
    preventiveMeasures: [plantEarly, amongCereals, twoCereals],
    lookalikes: [like('cowpea___thrips_and_pod_bugs', 'Brown dropped buds or shrivelled seed, no web and no holes.', 'Vichipukizi vya kahawia vilivyoanguka au mbegu zilizosinyaa, bila utando wala matundu.')],
    sources: ['icipe_pulses', 'kalro_grams', 'neem_extract', ...insecticideSources],
  },

  cowpea___aphids: {
    ...cowpeaNames.cowpea___aphids, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Crowds of shiny black aphids on tips, under leaves and on pods.', 'Makundi ya vidukari weusi wanaong’aa kwenye ncha, chini ya majani na kwenye maganda.'),
      bilingual('Sticky, curled leaves; seedlings may die in dry weather.', 'Majani yanayonata na kujikunja; miche huweza kufa wakati wa ukavu.'),
    ],
    immediateActions: [
      bilingual('Wash them off with soapy water in the evening; look again after 3 days.', 'Waoshe kwa maji ya sabuni jioni; angalia tena baada ya siku 3.'),
      bilingual('Pinch off the worst tips.', 'Kata ncha zilizoathirika zaidi.'),
      leavesAreEaten,
    ],
    organicSolutions: [soapSpray],
    preventiveMeasures: [plantEarly, amongCereals, pullVolunteers],
    lookalikes: [like('cowpea___yellow_mosaic', 'Mixed light and dark patches without insects.', 'Mabaka hafifu na yaliyokolea bila wadudu.')],
    sources: ['infonet_beans', 'kalro_grams', 'home_sprays'],
  },

  cowpea___bruchids: {
    ...cowpeaNames.cowpea___bruchids, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Round holes in stored cowpea or green gram, with white eggs on the skin.', 'Matundu ya mviringo kwenye kunde au ndengu za ghalani, na mayai meupe juu ya ngozi.'),
      bilingual('Small brown beetles run in the bag.', 'Wadudu wadogo wa kahawia hukimbia ndani ya gunia.'),
    ],
    immediateActions: [
      bilingual('Sun the seed for a day, sieve it, burn the dust.', 'Anika mbegu juani siku nzima, chekecha, choma unga.'),
      bilingual('Close it in an airtight bag for at least 2 weeks.', 'Zifunge kwenye gunia lisilopitisha hewa kwa wiki 2 au zaidi.'),
    ],
    organicSolutions: [dryPulseAndSeal],
    preventiveMeasures: [bilingual('Harvest as soon as pods are dry.', 'Vuna mara tu maganda yakikauka.'), bilingual('Clean the store; old seed never beside new.', 'Safisha ghala; mbegu za zamani zisikae na mpya.')],
    lookalikes: [storeMould],
    sources: ['pulse_store', 'cowpea_ipm_2023'],
  },

  cowpea___rust: {
    ...cowpeaNames.cowpea___rust, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small raised dots with brown dust, most under the leaf.', 'Vipele vidogo vyenye unga wa kahawia, vingi chini ya jani.'),
      bilingual('Leaves turn yellow and fall early.', 'Majani huwa ya manjano na kuanguka mapema.'),
    ],
    immediateActions: [bilingual('Rub the leaf to be sure: dust is rust.', 'Sugua jani ili uhakikishe: unga ni kutu.'), walkRows, leavesAreEaten],
    organicSolutions: [buryPulseResidue],
    inorganicSolutions: [chemicalClass('FRAC 3', triazole, bilingual('Only on a seed crop, before pods fill; never where leaves are picked.', 'Kwa zao la mbegu tu, kabla ya maganda kujaa; kamwe si mahali majani yanapochumwa.'), notOldFungicides)],
    preventiveMeasures: [askVariety, twoCereals, pullVolunteers],
    lookalikes: [like('cowpea___powdery_mildew', 'White powder that wipes off.', 'Unga mweupe unaofutika.')],
    sources: ['cowpea_rust_kenya', 'kalro_grams', ...fungicideSources],
  },

  cowpea___powdery_mildew: {
    ...cowpeaNames.cowpea___powdery_mildew, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('White powder on leaves, stems and pods; later grey.', 'Unga mweupe kwenye majani, mashina na maganda; baadaye kijivu.'),
      bilingual('Leaves dry and fall; plants ripen too early.', 'Majani hukauka na kuanguka; mimea hukomaa mapema mno.'),
    ],
    immediateActions: [walkRows, bilingual('If pods are full, spend nothing and harvest.', 'Maganda yakiwa yamejaa, usitumie pesa; vuna.'), leavesAreEaten],
    organicSolutions: [milkSpray],
    inorganicSolutions: [chemicalClass('FRAC M02', sulphur, bilingual('At the first white spots, in the cool of the day.', 'Mara tu madoa meupe ya kwanza yakionekana, saa za baridi.'), notOldFungicides)],
    preventiveMeasures: [plantEarly, askVariety, weedTwice],
    lookalikes: [like('cowpea___rust', 'Brown dust in raised dots.', 'Unga wa kahawia kwenye vipele.')],
    sources: ['gram_mildew_infonet', 'home_sprays', 'kalro_grams', ...fungicideSources],
  },

  cowpea___yellow_mosaic: {
    ...cowpeaNames.cowpea___yellow_mosaic, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow and green patches on narrow, wavy leaves.', 'Mabaka ya manjano na kijani kwenye majani membamba yenye mawimbi.'),
      bilingual('Plants stay small and bear few pods.', 'Mimea hudumaa na hutoa maganda machache.'),
    ],
    immediateActions: [pullSick, virusNoCure, noSeedFromHere],
    organicSolutions: [{ ...soapSpray, limits: bilingual('It kills only the aphids and whiteflies it touches; a sick plant stays sick.', 'Huua tu vidukari na inzi weupe inaowagusa; mmea mgonjwa hubaki mgonjwa.') }, seedFromCleanPlants],
    preventiveMeasures: [cleanSeed, plantEarly, askVariety],
    lookalikes: [like('cowpea___aphids', 'Black insects on curled tips, colour even.', 'Wadudu weusi kwenye ncha zilizojikunja, rangi ni sawa.')],
    sources: ['kalro_grams', 'gram_mosaic_plantix', 'home_sprays'],
  },
} as const satisfies Record<keyof typeof cowpeaNames, Condition>;
