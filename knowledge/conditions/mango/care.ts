import { bilingual } from '../../bilingual.ts';

export const pruneOpen = bilingual('After harvest prune the tree so that sun and wind reach its middle.', 'Baada ya kuvuna pogoa mti ili jua na upepo vifike katikati.');
export const cutDeadTwigs = bilingual('Cut out dead twigs and old flower stalks. Carry them out of the orchard.', 'Kata vijiti vilivyokufa na vikonyo vya maua vya zamani. Vitoe nje ya shamba.');
export const cleanSeedlings = bilingual('Plant grafted seedlings without spots from a licensed nursery.', 'Panda miche iliyounganishwa isiyo na madoa kutoka kitalu chenye leseni.');
export const sweepLeaves = bilingual('Gather fallen leaves under the tree and bury them or compost them hot.', 'Kusanya majani yaliyoanguka chini ya mti na uyafukie au uyatie kwenye mboji yenye joto.');
export const feedAndWater = bilingual('Give manure each year before the rains, and water young trees in the dry season.', 'Weka samadi kila mwaka kabla ya mvua, na umwagilie miti michanga wakati wa kiangazi.');
export const noRange = 'No measured range for Kenya was found.';
export const noRangeSw = 'Hatukupata kiwango kilichopimwa Kenya.';
