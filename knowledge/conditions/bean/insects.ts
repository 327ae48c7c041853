import { bacillus, chemicalClass, insecticideSources, notOldInsecticides } from '../../sprays/chemical-lines.ts';
import { pickWebbed, plantEarly, pullVolunteers, storeMould, twoCereals, walkRows, weedTwice } from '../../legume-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { beanNames } from '../../names/bean.ts';
import { dryPulseAndSeal, earthUp, neemExtract, soapSpray } from '../../sprays/preparations.ts';
import { beanSeed, manure, neemForCrop } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';

const like = likeIn(beanNames);

export const insectConditions = {
  bean___bean_fly: {
    ...beanNames.bean___bean_fly, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Seedlings of 2 to 4 weeks turn yellow, wilt and die one by one.', 'Miche ya wiki 2 hadi 4 huwa ya manjano, hunyauka na kufa mmoja mmoja.'),
      bilingual('The stem at the soil is swollen and split; small white maggots or brown cases sit inside.', 'Shina kwenye udongo limevimba na kupasuka; mabuu madogo meupe au vifuko vya kahawia viko ndani.'),
      bilingual('First sign: pale dots on the first two leaves.', 'Dalili ya kwanza: vidoti vyeupe-manjano kwenye majani mawili ya kwanza.'),
    ],
    immediateActions: [
      bilingual('Pull soil up to the first leaves now: the plant makes new roots above the wound.', 'Rundika udongo kwenye shina sasa, hadi majani ya kwanza: mmea hutoa mizizi mipya juu ya jeraha.'),
      bilingual('Pull out dead plants and burn or bury them, with the maggots.', 'Ng’oa mimea iliyokufa na uichome au uifukie, pamoja na mabuu.'),
      bilingual('Water if you can, and give manure or top dressing: strong plants live through it.', 'Mwagilia ukiweza, na weka samadi au mbolea ya kukuzia: mimea yenye nguvu huishi.'),
    ],
    organicSolutions: [earthUp, { ...neemExtract, use: bilingual('Wet the seedlings 3 to 5 days after they come up, and once more a week later, in the evening.', 'Lowesha miche siku 3 hadi 5 baada ya kuota, na mara moja tena wiki moja baadaye, jioni.') }],
    inorganicSolutions: [],
    recommendedProducts: [beanSeed, manure, neemForCrop],
    preventiveMeasures: [plantEarly, bilingual('Sow a little thicker and thin later.', 'Panda kwa wingi kidogo na upunguze miche baadaye.'), bilingual('Give manure, and mulch between the rows.', 'Weka samadi, na utandaze matandazo kati ya mistari.'), pullVolunteers],
    recoveryTimeline: bilingual('Plants that were earthed up green up in about 2 weeks.', 'Mimea iliyorundikiwa udongo hurudi kijani baada ya wiki 2 hivi.'),
    spreadRisk: { level: 'medium', text: bilingual('Flies come from older beans nearby; late planted fields suffer most.', 'Inzi hutoka maharagwe ya zamani ya karibu; mashamba yaliyochelewa huumia zaidi.') },
    yieldLoss: { range: { low: 8, high: 100 }, text: bilingual('8% in early fields, up to 100% in late ones on poor, dry soil.', 'Asilimia 8 kwenye mashamba ya mapema, hadi 100 kwenye yaliyochelewa na udongo duni, mkavu.'), source: 'ciat_bean' },
    lookalikes: [
      like('bean___root_rot', 'Roots are brown and soft; no maggots in the stem.', 'Mizizi ni ya kahawia na laini; hakuna mabuu shinani.'),
      { key: 'any___cutworms', name: bilingual('Cutworms', 'Sota (viwavi wakata miche)'), sign: bilingual('The stem is cut through at the soil.', 'Shina limekatwa kabisa usawa wa udongo.') },
    ],
    sources: ['bean_fly_cabi', 'bean_fly_infonet', 'bean_fly_tanzania', 'ciat_bean', 'neem_extract'],
  },

  bean___aphid: {
    ...beanNames.bean___aphid, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Crowds of black aphids on young tips, stems and pods.', 'Makundi ya vidukari weusi kwenye ncha changa, mashina na maganda.'),
      bilingual('Leaves curl, become sticky, then black with soot; ants run about.', 'Majani hujikunja, hunata, kisha huwa meusi kwa masizi; sisimizi hukimbia huku na huko.'),
    ],
    immediateActions: [
      bilingual('Pinch off covered tips and drop them into soapy water.', 'Kata ncha zilizojaa na uzitumbukize kwenye maji ya sabuni.'),
      bilingual('Wet the rest with soapy water in the evening.', 'Lowesha zilizobaki kwa maji ya sabuni jioni.'),
      bilingual('If you see ladybirds or their larvae, wait 3 days: they may do the work.', 'Ukiona wadudu rafiki wenye madoa (ladybird) au mabuu yao, subiri siku 3: huenda wakafanya kazi hiyo.'),
    ],
    organicSolutions: [soapSpray],
    preventiveMeasures: [plantEarly, weedTwice, bilingual('Do not give too much nitrogen: soft plants attract aphids.', 'Usizidishe naitrojeni: mimea laini huvutia vidukari.')],
    lookalikes: [like('bean___common_mosaic', 'Light and dark patches and curled leaves, without insects.', 'Mabaka hafifu na yaliyokolea, majani yamejikunja, bila wadudu.')],
    sources: ['infonet_beans', 'home_sprays'],
  },

  bean___bruchids: {
    ...beanNames.bean___bruchids, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Neat round holes or dark windows in stored beans.', 'Matundu nadhifu ya mviringo au alama nyeusi za mviringo kwenye maharagwe ya ghalani.'),
      bilingual('Small brown-grey beetles; white eggs on the skin.', 'Wadudu wadogo wa kahawia-kijivu; mayai meupe juu ya ngozi.'),
    ],
    immediateActions: [
      bilingual('Spread the beans in hot sun for a day. Sieve out beetles and dust, and burn the dust.', 'Anika maharagwe kwenye jua kali siku nzima. Chekecha utoe wadudu na unga, na uchome unga.'),
      bilingual('Close them in an airtight bag for at least 2 weeks.', 'Yafunge kwenye gunia lisilopitisha hewa kwa wiki 2 au zaidi.'),
      bilingual('Do not plant holed seed: much of it will not come up.', 'Usipande mbegu yenye matundu: nyingi hazitaota.'),
    ],
    organicSolutions: [dryPulseAndSeal],
    preventiveMeasures: [
      bilingual('Harvest as soon as pods are dry: the first eggs are laid in the field.', 'Vuna mara tu maganda yakikauka: mayai ya kwanza hutagwa shambani.'),
      bilingual('Clean the store and never put new beans with old.', 'Safisha ghala na usichanganye maharagwe mapya na ya zamani.'),
    ],
    lookalikes: [storeMould],
    sources: ['pulse_store', 'ciat_bean'],
  },

  bean___pod_borer: {
    ...beanNames.bean___pod_borer, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Flowers and young pods webbed together, with droppings.', 'Maua na maganda machanga yameunganishwa kwa utando, yenye kinyesi.'),
      bilingual('Round holes in pods; a pale caterpillar with dark dots inside.', 'Matundu ya mviringo kwenye maganda; kiwavi mweupe-kijivu mwenye vidoti vyeusi ndani.'),
    ],
    immediateActions: [
      bilingual('Check inside 20 flowers in each of 5 places. Do it twice a week from the first flowers.', 'Angalia ndani ya maua 20 katika kila moja ya sehemu 5. Fanya mara mbili kwa wiki kuanzia maua ya kwanza.'),
      pickWebbed,
    ],
    organicSolutions: [{ ...neemExtract, use: bilingual('In the evening at first flowers and again after 7 days; wet flowers and young pods.', 'Jioni maua ya kwanza yakitoka na tena baada ya siku 7; lowesha maua na maganda machanga.') }],
    inorganicSolutions: [chemicalClass('IRAC 11A', bacillus, bilingual('On small caterpillars at flowering, in the evening, before they go into the pod.', 'Kwa viwavi wadogo wakati wa maua, jioni, kabla hawajaingia kwenye ganda.'), notOldInsecticides)],
    preventiveMeasures: [plantEarly, twoCereals, walkRows],
    lookalikes: [like('bean___bruchids', 'Holes in dry stored seed, not in green pods.', 'Matundu kwenye mbegu kavu ya ghalani, si kwenye maganda mabichi.')],
    sources: ['icipe_pulses', 'neem_extract', ...insecticideSources],
  },
} as const satisfies Partial<Record<keyof typeof beanNames, Condition>>;
