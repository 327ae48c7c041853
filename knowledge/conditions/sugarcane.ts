import { likeIn } from '../lookalike.ts';
import { sugarcaneNames } from '../names/sugarcane.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(sugarcaneNames);
const cleanCane = bilingual('Plant seed cane from a nursery that your mill or KALRO inspects.', 'Panda vipande vya miwa kutoka kitalu kinachokaguliwa na kiwanda chako au KALRO.');
const washPanga = bilingual('Wash the panga with soap, or hold it in fire. Do it before each new field and each new cane for planting.', 'Osha panga kwa sabuni, au liweke motoni. Fanya kabla ya kila shamba jipya na kila muwa wa kupanda.');
const resistant = bilingual('Ask your mill which variety resists it.', 'Uliza kiwanda chako ni aina gani inastahimili.');

const hotWaterCane: Preparation = {
  title: bilingual('Hot water for seed cane', 'Maji moto kwa vipande vya kupanda'),
  needs: [bilingual('A tank of your mill or group that holds 200 litres at 50 degrees', 'Tangi la kiwanda au kikundi linaloshikilia lita 200 kwa nyuzi 50'), bilingual('A thermometer', 'Kipimajoto')],
  steps: [
    bilingual('Cut young cane of 8 to 10 months into pieces of 3 eyes.', 'Kata miwa michanga ya miezi 8 hadi 10 vipande vya macho 3.'),
    bilingual('Keep the pieces in water at 50 degrees for 2 hours; stir, and check the heat every 10 minutes.', 'Weka vipande kwenye maji ya nyuzi 50 kwa saa 2; koroga, na upime joto kila dakika 10.'),
    bilingual('Cool them and plant within 2 days.', 'Vipoe na upande ndani ya siku 2.'),
  ],
  use: bilingual('For the seed field that feeds all other fields.', 'Kwa shamba la mbegu linalolisha mashamba mengine yote.'),
  limits: bilingual('Some pieces will not sprout: plant more. Above 52 degrees the eyes die.', 'Baadhi ya vipande havitachipua: panda zaidi. Zaidi ya nyuzi 52 macho hufa.'),
  source: 'sri_sugarcane',
};

const rogueWhips: Preparation = {
  title: bilingual('Take out whips in a sack', 'Ondoa fugwe kwa gunia'),
  needs: [bilingual('A sack of 50 kg, a hoe and matches', 'Gunia la kilo 50, jembe na kiberiti')],
  steps: [
    bilingual('In the calm of the morning pull the sack over the black whip before you cut it.', 'Asubuhi pasipo upepo vika gunia juu ya mjeledi mweusi kabla ya kuukata.'),
    bilingual('Dig out the whole stool with its roots.', 'Chimba shina lote na mizizi yake.'),
    bilingual('Burn whip and stool on the spot.', 'Choma mjeledi na shina hapo hapo.'),
  ],
  use: bilingual('Every two weeks from the second month.', 'Kila wiki mbili kuanzia mwezi wa pili.'),
  limits: bilingual('It works while few stools are sick; when one in ten is, plough the field out.', 'Hufaa mashina machache yakiugua; ikiwa moja kati ya kumi, lima shamba lote.'),
  source: 'sri_sugarcane',
};

export const conditions = {
  sugarcane___smut: {
    ...sugarcaneNames.sugarcane___smut,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A long black whip grows out of the top, full of soot.', 'Mjeledi mrefu mweusi huota kutoka kileleni, umejaa masizi.'),
      bilingual('Thin, grass-like shoots with narrow leaves.', 'Machipukizi membamba kama nyasi yenye majani membamba.'),
    ],
    lookalikes: [
      { name: bilingual('Normal flower', 'Ua la kawaida'), sign: bilingual('A soft grey-white plume, no soot.', 'Shada laini la kijivu-nyeupe, hakuna masizi.') },
      like('sugarcane___ratoon_stunting', 'Short cane without any whip.', 'Miwa mifupi bila mjeledi.'),
    ],
    immediateActions: [
      bilingual('Take out each whip in a sack before the soot flies.', 'Ondoa kila mjeledi kwa gunia kabla masizi hayajaruka.'),
      bilingual('Take no seed cane from this field. Do not ratoon it again if many stools are sick.', 'Usichukue vipande vya kupanda shamba hili. Usiliache lichipue tena mashina mengi yakiugua.'),
    ],
    organicSolutions: [rogueWhips, hotWaterCane],
    preventiveMeasures: [cleanCane, resistant, bilingual('Rest the field with another crop before new cane.', 'Pumzisha shamba kwa zao lingine kabla ya miwa mipya.')],
    sources: ['sri_sugarcane'],
  },

  sugarcane___ratoon_stunting: {
    ...sugarcaneNames.sugarcane___ratoon_stunting,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Ratoon cane is shorter and thinner than last time, without other signs on leaves.', 'Machipukizi ya miwa ni mafupi na membamba kuliko mara iliyopita, bila dalili kwenye majani.'),
      bilingual('Cut a ripe stem lengthwise: orange-red dots at the joints.', 'Pasua muwa uliokomaa kwa urefu: vidoa vya rangi ya machungwa hadi nyekundu kwenye vifundo.'),
    ],
    lookalikes: [
      { name: bilingual('Poor or dry soil', 'Udongo uliokosa lishe au maji'), sign: bilingual('Pale leaves; no dots at the joints; it grows after feeding or rain.', 'Majani yaliyofifia; hakuna vidoa kwenye vifundo; hukua baada ya mbolea au mvua.') },
      like('sugarcane___smut', 'Black whips.', 'Mijeledi myeusi.'),
    ],
    immediateActions: [
      bilingual('Split ten stems at the joints and look for dots.', 'Pasua miwa kumi kwenye vifundo na utafute vidoa.'),
      washPanga,
    ],
    organicSolutions: [hotWaterCane],
    preventiveMeasures: [cleanCane, washPanga, bilingual('Plough sick fields out after the harvest and plant clean cane.', 'Lima mashamba yaliyougua baada ya kuvuna na upande miwa safi.')],
    sources: ['sri_sugarcane'],
  },
} as const satisfies Record<keyof typeof sugarcaneNames, Condition>;
