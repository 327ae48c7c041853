import { bilingual } from './bilingual.ts';
import type { Lookalike, Preparation } from './types.ts';

/** Sentences shared by several pulses. */
export const walkRows = bilingual('Check 20 plants in each of 5 places. Count the sick ones, and again after a week.', 'Angalia mimea 20 katika kila moja ya sehemu 5. Hesabu iliyougua, na tena baada ya wiki moja.');
export const stayOutWhenWet = bilingual('Do not walk or weed in the crop while leaves are wet: hands and clothes carry the disease.', 'Usipite wala kupalilia zao majani yakiwa na maji: mikono na nguo hubeba ugonjwa.');
export const pullSick = bilingual('Pull out the sick plants as soon as you see them. Bury them away from the field.', 'Ng’oa mimea iliyougua mara tu unapoiona. Ifukie mbali na shamba.');
export const noSeedFromHere = bilingual('Do not keep seed from sick plants.', 'Usihifadhi mbegu ya mimea iliyougua.');
export const cleanSeed = bilingual('Plant certified seed, or seed picked by hand from clean plants.', 'Panda mbegu iliyoidhinishwa, au mbegu iliyochaguliwa kwa mkono kutoka mimea safi.');
export const twoCereals = bilingual('Rest the field from this crop for 2 seasons: maize, sorghum or millet instead.', 'Usipande zao hili hapo kwa misimu 2: panda mahindi, mtama au wimbi.');
export const plantEarly = bilingual('Plant with the first good rains, all at one time.', 'Panda mvua nzuri za kwanza zikianza, kwa wakati mmoja.');
export const weedTwice = bilingual('Weed at 3 and at 6 weeks: wind dries the leaves and pests find no home.', 'Palilia wiki ya 3 na ya 6: upepo hukausha majani na wadudu hukosa makao.');
export const airyRows = bilingual('Plant in rows with room for wind between them.', 'Panda kwa mistari ukiacha nafasi ya upepo.');
export const pullVolunteers = bilingual('Pull out self-sown plants between seasons: the problem waits on them.', 'Ng’oa mimea iliyojiotea kati ya misimu: tatizo husubiri humo.');
export const askVariety = bilingual('Ask KALRO or your extension officer which variety resists it in your area.', 'Waulize KALRO au afisa ugani wako ni aina gani hustahimili tatizo hili katika eneo lako.');
export const virusNoCure = bilingual('No spray cures a virus. Do not pay for one.', 'Hakuna dawa inayoponya virusi. Usinunue yoyote.');
export const pickWebbed = bilingual('Pick webbed flowers and pods and destroy them.', 'Chuma maua na maganda yenye utando na uyaharibu.');
export const storeMould: Lookalike = { name: bilingual('Mould', 'Ukungu'), sign: bilingual('Coloured fluff and bad smell, no holes.', 'Utando wa rangi na harufu mbaya, bila matundu.') };

export const buryPulseResidue: Preparation = {
  title: bilingual('Dig in the old plants', 'Fukia mabaki ya mimea'),
  needs: [bilingual('A hoe that turns at least 15 cm of soil', 'Jembe linalogeuza angalau sentimita 15 za udongo')],
  steps: [
    bilingual('After harvest gather leaves and stems; feed clean ones to animals.', 'Baada ya kuvuna kusanya majani na mashina; lisha mifugo yaliyo safi.'),
    bilingual('Dig the sick ones under at least 15 cm of soil.', 'Fukia yaliyougua chini ya angalau sentimita 15 za udongo.'),
    bilingual('Pull out every plant that comes up by itself.', 'Ng’oa kila mmea unaojiotea.'),
  ],
  use: bilingual('Do it within 2 weeks after harvest.', 'Fanya ndani ya wiki 2 baada ya kuvuna.'),
  limits: bilingual('It makes less disease next season; it does not heal this crop. On a slope turn the soil across it.', 'Hupunguza ugonjwa msimu ujao; haiponyi zao hili. Kwenye mteremko lima kwa kukinga mteremko.'),
  source: 'kalro_grams',
};

export const seedFromCleanPlants: Preparation = {
  title: bilingual('Seed from the cleanest plants', 'Mbegu kutoka mimea safi zaidi'),
  needs: [bilingual('A mat or canvas; 1 bag or tin with a lid', 'Mkeka au turubai; gunia 1 au mkebe wenye kifuniko')],
  steps: [
    bilingual('While the crop is green, tie a string on plants without any spot or yellow.', 'Zao likiwa kijani, funga uzi kwenye mimea isiyo na doa wala manjano.'),
    bilingual('Harvest these first and thresh them apart.', 'Vuna hiyo kwanza na uipure kando.'),
    bilingual('Throw out every spotted, wrinkled or broken seed.', 'Tupa kila mbegu yenye doa, iliyosinyaa au iliyovunjika.'),
    bilingual('Dry in hot sun for 2 days and store dry.', 'Kausha kwenye jua kali kwa siku 2 na uhifadhi pakavu.'),
  ],
  use: bilingual('Plant it next season where this crop did not grow.', 'Ipande msimu ujao mahali ambapo zao hili halikuwepo.'),
  limits: bilingual('Seed that looks clean may still carry disease. Certified seed is safer.', 'Mbegu inayoonekana safi inaweza bado kubeba ugonjwa. Mbegu iliyoidhinishwa ni salama zaidi.'),
  source: 'kalro_grams',
};
