import { bilingual } from '../../bilingual.ts';

export const licensedSeedlings = bilingual('Plant grafted seedlings from a nursery that KEPHIS inspects. Never take them from a sick area.', 'Panda miche iliyounganishwa kutoka kitalu kinachokaguliwa na KEPHIS. Usiichukue kamwe kutoka eneo lenye ugonjwa.');
export const pruneOpen = bilingual('Prune so that wind and sun reach the middle of the tree, and lift low branches off the ground.', 'Pogoa ili upepo na jua vifike katikati ya mti, na matawi ya chini yasiguse ardhi.');
export const feedTree = bilingual('Give manure and water evenly, so that the tree makes its leaves together.', 'Weka samadi na maji kwa mpangilio, ili mti utoe majani kwa pamoja.');
