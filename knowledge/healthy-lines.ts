import { bilingual } from './bilingual.ts';
import type { SourceId } from './sources.ts';
import type { FullCondition } from './types.ts';

/** Text shared by all healthy pages. */
export const sprayNothing = bilingual('Spray nothing.', 'Usinyunyize chochote.');
export const nothingToRecover = bilingual('Nothing to recover from. Take a photo again in a week, or at once when spots show.', 'Hakuna cha kutibu. Piga picha tena baada ya wiki moja, au mara tu madoa yakionekana.');
export const evenGreen = bilingual('Even green leaf, no spots, no dust, no holes.', 'Jani la kijani sawasawa, bila madoa, bila unga, bila matundu.');
export const nothingSeen: FullCondition['spreadRisk'] = { level: 'low', text: bilingual('No disease was seen on this leaf.', 'Hakuna ugonjwa ulioonekana kwenye jani hili.') };
export const noLoss = (source: SourceId): FullCondition['yieldLoss'] => ({ range: { low: 0, high: 0 }, text: bilingual('No loss from what this leaf shows.', 'Hakuna hasara kutokana na jani hili.'), source });
