import { say } from './say.ts';
import type { SourceId } from './sources.ts';
import type { FullCondition } from './types.ts';

/** What every healthy page says. */
export const sprayNothing = say('Spray nothing.', 'Usinyunyize chochote.');
export const nothingToRecover = say('Nothing to recover from. Take a photo again in a week, or at once when spots show.', 'Hakuna cha kutibu. Piga picha tena baada ya wiki moja, au mara tu madoa yakionekana.');
export const evenGreen = say('Even green leaf, no spots, no dust, no holes.', 'Jani la kijani sawasawa, bila madoa, bila unga, bila matundu.');
export const nothingSeen: FullCondition['spreadRisk'] = { level: 'low', text: say('No disease was seen on this leaf.', 'Hakuna ugonjwa ulioonekana kwenye jani hili.') };
export const noLoss = (source: SourceId): FullCondition['yieldLoss'] => ({ range: { low: 0, high: 0 }, text: say('No loss from what this leaf shows.', 'Hakuna hasara kutokana na jani hili.'), source });
