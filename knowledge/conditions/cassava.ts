import { likeIn } from '../lookalike.ts';
import { cassavaNames } from '../names/cassava.ts';
import { compost } from '../sprays/preparations.ts';
import { cleanPlantingPieces, manure } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(cassavaNames);
const noSickCuttings = bilingual('Take no cutting from a plant with signs. Take none from a field you have not walked through.', 'Usichukue kipando kutoka mmea wenye dalili, wala kutoka shamba ambalo hukulikagua.');
const bearsMosaic = bilingual('Plant a variety that resists mosaic: ask KALRO for Migyera, an MM96 or the newest for your county.', 'Panda aina inayostahimili batobato: uliza KALRO kuhusu Migyera, MM96 au mpya zaidi kwa kaunti yako.');
const bearsBrownStreak = bilingual('Ask KALRO which variety tolerates brown streak in your county: many that resist mosaic do not.', 'Uliza KALRO ni aina gani inavumilia michirizi ya kahawia katika kaunti yako: nyingi zinazostahimili batobato haziivumilii.');
const plantEarly = bilingual('Plant at the start of the rains, so that plants are big before the pest is many.', 'Panda mwanzo wa mvua, ili mimea iwe mikubwa kabla ya wadudu kuwa wengi.');
const pullSelfSown = bilingual('Pull out old cassava that sprouts by itself before you plant.', 'Ng’oa muhogo wa zamani uliojiotea kabla ya kupanda.');

const cleanCuttings: Preparation = {
  title: bilingual('Clean cuttings', 'Vipando safi'),
  needs: [
    bilingual('Stems of 8 to 12 months from plants without any sign', 'Mashina ya miezi 8 hadi 12 kutoka mimea isiyo na dalili yoyote'),
    bilingual('A sharp panga, and soap and water', 'Panga kali, na sabuni na maji'),
    bilingual('A few strings to mark 50 plants', 'Kamba chache za kutia alama mimea 50'),
  ],
  steps: [
    bilingual('Walk the field when leaves are young and tie a string on the best clean plants.', 'Pita shambani majani yakiwa machanga na ufunge kamba kwenye mimea bora safi.'),
    bilingual('Before cutting, dig one root of each: brown dry spots inside mean brown streak, then leave that plant.', 'Kabla ya kukata, chimba mzizi mmoja wa kila mmea: madoa makavu ya kahawia ndani ni michirizi ya kahawia, basi uache mmea huo.'),
    bilingual('Cut pieces of 20 to 30 cm with 5 to 7 eyes from the middle of the stem.', 'Kata vipande vya sentimita 20 hadi 30 vyenye macho 5 hadi 7 kutoka katikati ya shina.'),
    bilingual('Wash the panga with soap between plants.', 'Osha panga kwa sabuni kati ya mmea na mmea.'),
  ],
  use: bilingual('Plant them within a week, away from old cassava.', 'Panda ndani ya wiki moja, mbali na muhogo wa zamani.'),
  limits: bilingual('A plant can carry a virus without signs. Certified clean cuttings are safer.', 'Mmea unaweza kubeba virusi bila dalili. Vipando safi vilivyoidhinishwa ni salama zaidi.'),
  source: 'iita_cassava',
};

const rogue: Preparation = {
  title: bilingual('Pull out sick plants early', 'Ng’oa mimea iliyougua mapema'),
  needs: [
    bilingual('One walk a week in the first 12 weeks', 'Ukaguzi mmoja kwa wiki katika wiki 12 za kwanza'),
    bilingual('A sack of 90 kg to carry the plants out', 'Gunia la kilo 90 la kubebea mimea'),
  ],
  steps: [
    bilingual('Look at the youngest leaves of each plant in the morning.', 'Angalia majani machanga zaidi ya kila mmea asubuhi.'),
    bilingual('Pull out those with signs, with the root, and put them into the sack.', 'Ng’oa yenye dalili pamoja na mzizi, na uiweke kwenye gunia.'),
    bilingual('Dry them far from the field and burn or bury them.', 'Ikaushe mbali na shamba na uichome au uifukie.'),
    bilingual('Fill the gap with a clean cutting in the first month only.', 'Jaza nafasi kwa kipando safi katika mwezi wa kwanza tu.'),
  ],
  use: bilingual('It works when few plants are sick. When more than a third are, plant new clean cuttings next season instead.', 'Hufaa mimea michache ikiugua. Ikiwa zaidi ya theluthi, afadhali kupanda vipando safi msimu ujao.'),
  limits: bilingual('It slows the spread only; whiteflies bring it in again from the neighbours.', 'Hupunguza kuenea tu; inzi weupe huuleta tena kutoka kwa majirani.'),
  source: 'iita_cassava',
};

export const conditions = {
  cassava___mosaic_disease: {
    ...cassavaNames.cassava___mosaic_disease,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Yellow or pale green patches mixed with green on young leaves.', 'Mabaka ya manjano au kijani hafifu yaliyochanganyika na kijani kwenye majani machanga.'),
      bilingual('Small twisted leaflets, smaller on one side.', 'Majani madogo madogo yaliyopinda, yenye upande mmoja mdogo zaidi.'),
      bilingual('Plants stay short; roots are few and thin.', 'Mimea hubaki mifupi; mihogo huwa michache na myembamba.'),
    ],
    immediateActions: [
      bilingual('Pull out plants with signs in the first three months. Carry them out.', 'Ng’oa mimea yenye dalili katika miezi mitatu ya kwanza. Itoe shambani.'),
      noSickCuttings,
      bilingual('Leave plants that get sick late: they still give roots, but no cuttings.', 'Acha mimea inayougua baadaye: bado itatoa mihogo, lakini si vipando.'),
    ],
    organicSolutions: [rogue, cleanCuttings],
    inorganicSolutions: [],
    recommendedProducts: [cleanPlantingPieces, manure],
    preventiveMeasures: [bearsMosaic, plantEarly, pullSelfSown, bilingual('Plant upwind of an old sick field, and away from it.', 'Panda mbali na shamba la zamani lenye ugonjwa, upande upepo unakotoka.')],
    recoveryTimeline: bilingual('A sick plant does not recover. Clean cuttings give a clean crop in 9 to 12 months.', 'Mmea mgonjwa hauponi. Vipando safi hutoa zao safi baada ya miezi 9 hadi 12.'),
    spreadRisk: { level: 'high', text: bilingual('Cuttings carry it far, whiteflies carry it near.', 'Vipando huupeleka mbali, inzi weupe huueneza karibu.') },
    yieldLoss: { range: { low: 20, high: 95 }, text: bilingual('Usually 20 to 95%, most when the cutting was already sick.', 'Kwa kawaida asilimia 20 hadi 95, zaidi ikiwa kipando kilikuwa kimeugua.'), source: 'iita_cassava' },
    lookalikes: [
      like('cassava___green_mite', 'Fine yellow pricks, only on the tip; the next leaves after rain are clean.', 'Vidoa vidogo sana vya manjano, kwenye ncha tu; majani yanayofuata baada ya mvua ni safi.'),
      like('cassava___brown_streak_disease', 'Yellow along the veins of old leaves; leaves keep their shape.', 'Manjano kando ya mishipa ya majani ya chini; majani hayapindi.'),
      { name: bilingual('Zinc deficiency', 'Upungufu wa zinki'), sign: bilingual('Pale stripes between the veins on all plants of a patch, no twisting.', 'Mistari iliyofifia kati ya mishipa kwenye mimea yote ya sehemu moja, bila kupinda.') },
    ],
    sources: ['iita_cassava', 'cassava_western_2024'],
  },

  cassava___brown_streak_disease: {
    ...cassavaNames.cassava___brown_streak_disease,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('On lower leaves: yellow like a feather along the small veins.', 'Kwenye majani ya chini: manjano kama unyoya kando ya mishipa midogo.'),
      bilingual('Brown streaks on the green part of the stem.', 'Michirizi ya kahawia kwenye sehemu ya kijani ya shina.'),
      bilingual('Cut root: hard brown dry spots; later it is rotten and bitter.', 'Kata muhogo: madoa makavu magumu ya kahawia; baadaye huoza na kuwa mchungu.'),
      bilingual('The plant can look fine while the roots are spoilt.', 'Mmea unaweza kuonekana mzuri huku mihogo imeharibika.'),
    ],
    immediateActions: [
      bilingual('Dig a root here and there now. Cut it across in three places.', 'Chimba mihogo michache sasa. Ikate kwa upana mahali patatu.'),
      bilingual('Harvest at 9 to 10 months where roots are spotted. Use them at once: it gets worse in the ground.', 'Vuna kwenye miezi 9 hadi 10 mihogo ikiwa na madoa. Itumie mara moja: huzidi kuharibika ardhini.'),
      bilingual('Cut out the brown parts before cooking; do not eat roots that are rotten or bitter.', 'Kata sehemu za kahawia kabla ya kupika; usile mihogo iliyooza au michungu.'),
      noSickCuttings,
    ],
    organicSolutions: [cleanCuttings, rogue],
    inorganicSolutions: [],
    recommendedProducts: [cleanPlantingPieces],
    preventiveMeasures: [
      bearsBrownStreak, pullSelfSown,
      bilingual('Do not carry cuttings from one county to another.', 'Usipeleke vipando kutoka kaunti moja hadi nyingine.'),
      bilingual('Agree with the neighbours to change to clean cuttings in the same season.', 'Kubaliana na majirani mpande vipando safi msimu mmoja.'),
    ],
    recoveryTimeline: bilingual('Nothing heals the root. A clean new crop takes 9 to 12 months.', 'Hakuna kinachoponya mzizi. Zao jipya safi huchukua miezi 9 hadi 12.'),
    spreadRisk: { level: 'high', text: bilingual('Most farmers replant their own or borrowed cuttings, and so spread the virus; whiteflies do the rest.', 'Wakulima wengi hupanda vipando vyao au vya kuazima, na virusi huenda navyo; inzi weupe hufanya mengine.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Up to 100% of the roots cannot be eaten or sold in bad cases, even when the weight is there.', 'Hadi asilimia 100 ya mihogo haifai kuliwa wala kuuzwa hali ikiwa mbaya, hata uzito ukiwepo.'), source: 'cbsd_western_2017' },
    lookalikes: [
      like('cassava___mosaic_disease', 'Young leaves twisted and patched; roots white inside.', 'Majani machanga yamepinda na yana mabaka; mihogo ni myeupe ndani.'),
      { name: bilingual('Old age of leaves', 'Uzee wa majani'), sign: bilingual('The whole lowest leaf turns evenly yellow and falls.', 'Jani lote la chini huwa la manjano sawasawa na kuanguka.') },
      { name: bilingual('Root rot from wet soil', 'Uozo wa mizizi kutokana na maji'), sign: bilingual('Soft, wet and smelling, not hard and dry.', 'Laini, majimaji na yenye harufu, si kavu na ngumu.') },
    ],
    sources: ['cbsd_western_2017', 'cbsd_coast_2023', 'iita_cassava'],
  },

  cassava___green_mite: {
    ...cassavaNames.cassava___green_mite,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Fine yellow pricks on the young leaves; they stay small and narrow.', 'Vidoa vidogo sana vya manjano kwenye majani machanga; hubaki madogo na membamba.'),
      bilingual('In a bad dry season the tip loses its leaves and looks like a candle.', 'Kiangazi kikiwa kikali ncha hupoteza majani na kuonekana kama mshumaa.'),
      bilingual('Tiny green mites under the young leaves.', 'Utitiri wadogo wa kijani chini ya majani machanga.'),
    ],
    lookalikes: [like('cassava___mosaic_disease', 'Large yellow patches and twisted leaflets, also after rain.', 'Mabaka makubwa ya manjano na majani yaliyopinda, hata baada ya mvua.'), like('cassava___mealybug', 'White wax and a bunched tip.', 'Nta nyeupe na ncha iliyosongamana.')],
    immediateActions: [
      bilingual('Do not spray: a small helper mite eats this one, and a spray kills the helper.', 'Usinyunyize: kuna utitiri rafiki anayemla huyu, na dawa humuua.'),
      bilingual('Wait for rain: it washes the mites off, and new leaves grow.', 'Subiri mvua: huosha utitiri, na majani mapya huota.'),
    ],
    organicSolutions: [{ ...compost, use: bilingual('Put 2 handfuls in each planting hole: a fed plant grows past the mites.', 'Weka konzi 2 katika kila shimo la kupandia: mmea ulioshiba huwashinda utitiri.') }],
    preventiveMeasures: [plantEarly, bilingual('Ask for a variety with hairy tips: the helper mite lives there.', 'Ulizia aina yenye ncha za manyoya: utitiri rafiki huishi humo.'), bilingual('Carry no cuttings with leaves on.', 'Usibebe vipando vyenye majani.')],
    sources: ['iita_cassava', 'cassava_western_2024', 'compost_ngeze'],
  },

  cassava___bacterial_blight: {
    ...cassavaNames.cassava___bacterial_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Wet dark spots with corners between the veins, later brown, with gum below.', 'Madoa meusi ya majimaji yenye pembe kati ya mishipa, baadaye ya kahawia, yenye utomvu chini.'),
      bilingual('Leaves wilt and fall; green tips die back and ooze gum.', 'Majani hunyauka na kuanguka; ncha changa hukauka na kutoa utomvu.'),
    ],
    lookalikes: [
      { name: bilingual('Brown leaf spot', 'Madoa ya majani ya kahawia'), sign: bilingual('Round dry spots on old leaves; no gum, no dying tips.', 'Madoa makavu ya mviringo kwenye majani ya chini; hakuna utomvu wala ncha zinazokufa.') },
      like('cassava___brown_streak_disease', 'No wet spots; the roots are spotted inside.', 'Hakuna madoa ya majimaji; mihogo ina madoa ndani.'),
    ],
    immediateActions: [
      bilingual('Cut sick tips on a dry day. Cut well below the last sign, and burn them.', 'Kata ncha zilizougua siku isiyo na mvua. Kata chini kabisa ya dalili ya mwisho, na uzichome.'),
      bilingual('Wash the panga with soap after each plant.', 'Osha panga kwa sabuni baada ya kila mmea.'),
      noSickCuttings,
    ],
    organicSolutions: [cleanCuttings],
    preventiveMeasures: [
      bilingual('Grow another crop for one season: the germ dies in the soil within a few months.', 'Panda zao lingine kwa msimu mmoja: kijidudu hufa ardhini baada ya miezi kadhaa.'),
      bilingual('Plant among maize, so that rain splashes less.', 'Panda kati ya mahindi, ili matone ya mvua yapungue.'),
      pullSelfSown,
    ],
    sources: ['iita_cassava'],
  },

  cassava___mealybug: {
    ...cassavaNames.cassava___mealybug,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Tips bunch together like a small cabbage; the stem is bent and short.', 'Ncha husongamana kama kabichi ndogo; shina hupinda na kuwa fupi.'),
      bilingual('White wax with soft pink insects on the tip and under leaves.', 'Nta nyeupe yenye wadudu laini wa waridi kwenye ncha na chini ya majani.'),
    ],
    lookalikes: [like('cassava___green_mite', 'Yellow pricks, no wax.', 'Vidoa vya manjano, hakuna nta.'), like('cassava___mosaic_disease', 'Yellow patches, no insects.', 'Mabaka ya manjano, hakuna wadudu.')],
    immediateActions: [
      bilingual('Break off the worst bunched tips and bury them.', 'Vunja ncha zilizosongamana zaidi na uzifukie.'),
      bilingual('Look for dry brown shells with a hole. If you find them, the helper wasp is at work: leave the field alone.', 'Tafuta maganda makavu ya kahawia yenye tundu: nyigu rafiki yupo, basi usinyunyize dawa.'),
    ],
    organicSolutions: [cleanCuttings],
    preventiveMeasures: [
      plantEarly,
      bilingual('Plant no cutting with wax on it.', 'Usipande kipando chenye nta.'),
      bilingual('Mulch and manure: fed plants resist it better.', 'Weka matandazo na samadi: mimea iliyoshiba huvumilia zaidi.'),
    ],
    sources: ['iita_cassava'],
  },
} as const satisfies Record<keyof typeof cassavaNames, Condition>;
