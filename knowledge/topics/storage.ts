import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const grains = ['maize', 'bean', 'sorghum', 'finger_millet', 'pearl_millet', 'rice', 'wheat', 'cowpea', 'green_gram', 'pigeon_pea', 'soybean'];

export const storageTopics: readonly Topic[] = [
  topic('grain_dry_enough', 'storage', grains, ['Is the grain dry enough to store?', 'Je, nafaka imekauka kiasi cha kuhifadhiwa?'], {
    en: 'dry enough|moisture|moisture meter|no meter|salt test|bottle test|how dry|13 percent|know if maize is dry|test dryness|grain moisture',
    sw: 'imekauka|yamekauka|kukauka|unyevu wa nafaka|kipimo cha chumvi|chupa na chumvi|kupima unyevu|nitajuaje imekauka|mashine ya unyevu|kavu ya kutosha',
  }, [
    ['fact', 'grain_guides', 'Grain for the store holds 13 % water or less; 12.5 to 13.5 % is the narrow line between keeping and moulding.', 'Nafaka ya kuhifadhi iwe na unyevu wa asilimia 13 au chini; asilimia 12.5 hadi 13.5 ndio mpaka kati ya kudumu na kuota ukungu.'],
    ['confirm', 'grain_guides', 'Salt-and-bottle test: shake a handful of grain with dry salt in a dry bottle. Salt that sticks to the glass means too wet; loose salt means dry.', 'Kipimo cha chumvi na chupa: tikisa nafaka na chumvi kavu ndani ya chupa kavu. Chumvi ikishika kioo bado ni mbichi; ikibaki huru imekauka.'],
    ['confirm', 'grain_guides', 'Biting the grain or hearing it rattle is only a rough guide. A buyer or a group may have a moisture meter.', 'Kuuma punje au kusikia mlio wake ni kukadiria tu. Mnunuzi au kikundi huenda kina mashine ya kupima unyevu.'],
    ['do-now', 'grain_guides', 'Not dry yet? Spread it thin on a canvas in the sun, turn it often, cover it at night and before rain, then test again.', 'Bado mbichi? Anika juu ya turubai kwa tabaka jembamba, geuza mara kwa mara, funika usiku na kabla ya mvua, kisha pima tena.'],
    ['do-now', 'grain_guides', 'Dry grain goes into an airtight (hermetic) bag such as PICS, on wood off the ground and away from the wall.', 'Nafaka kavu iwekwe kwenye gunia lisilopitisha hewa (mfano PICS), juu ya mbao, mbali na sakafu na ukuta.'],
    ['caution', 'grain_guides', 'Damp grain in a closed bag grows mould, and mould can make aflatoxin, a poison that cooking does not remove.', 'Nafaka yenye unyevu kwenye gunia lililofungwa huota ukungu, na ukungu huweza kutoa sumukuvu ambayo haitoki kwa kupika.'],
  ], { pages: ['maize___aflatoxin_ear_rot', 'maize___larger_grain_borer_and_weevils'], lessons: ['dry-and-store-grain'] }),
];
