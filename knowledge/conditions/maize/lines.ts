import { likeIn } from '../../lookalike.ts';
import { maizeNames } from '../../names/maize.ts';
import { bilingual } from '../../bilingual.ts';

export const like = likeIn(maizeNames);

export const nextHybrid = bilingual('Next season plant a hybrid that resists leaf disease at your altitude; ask the agrovet or extension officer.', 'Msimu ujao panda mbegu chotara inayostahimili magonjwa ya majani katika mwinuko wako; muulize muuzaji wa pembejeo au afisa ugani.');
export const restFromMaize = bilingual('Rest the field from maize for a season: beans, potatoes or cassava.', 'Usipande mahindi hapo kwa msimu mmoja: panda maharagwe, viazi au muhogo.');
export const plantTogether = bilingual('Plant with the first rains, at the same time as the neighbours.', 'Panda mvua za kwanza zikianza, wakati mmoja na majirani.');
export const certified = bilingual('Buy certified seed each season; do not keep seed from this field.', 'Nunua mbegu iliyoidhinishwa kila msimu; usihifadhi mbegu ya shamba hili.');
export const scout = bilingual('Check 20 plants in each of 5 places every week. Do it until tasselling, and look into the funnel as well.', 'Angalia mimea 20 katika kila moja ya sehemu 5 kila wiki. Fanya hadi kutoa mbelewele, hata katikati ya mmea.');
export const topDress = bilingual('Top dress when the soil is moist. Follow your soil test or extension officer; cover urea with soil.', 'Weka mbolea ya kukuzia udongo ukiwa na unyevu. Fuata upimaji wa udongo au afisa ugani; funika urea kwa udongo.');
export const testSoil = bilingual('Do a soil test before the next season; it costs less than the wrong fertiliser.', 'Fanya upimaji wa udongo kabla ya msimu ujao; hugharimu kidogo kuliko mbolea isiyofaa.');
export const manureBeforePlanting = bilingual('Work well-rotted manure or compost into the planting holes every season.', 'Changanya samadi iliyooza vizuri au mboji kwenye mashimo ya kupandia kila msimu.');
export const weedEarly = bilingual('Keep the first 6 weeks free of weeds.', 'Wiki 6 za kwanza ziwe bila magugu.');
export const dryStore = bilingual('Store only grain that is dry, in a clean store, old grain apart from new.', 'Hifadhi nafaka kavu tu, ghala likiwa safi, ya zamani mbali na mpya.');
export const harvestOnTime = bilingual('Harvest as soon as the cobs are ripe. Bring them under a roof the same day.', 'Vuna mara tu mahindi yakikomaa na uyalete ndani siku hiyo hiyo.');
