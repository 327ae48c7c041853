import type { AltitudeBand } from '../domain/crop.ts';

/** Nothing of the farmer, and no place: it leaves the server. */
export interface HarvestQuestion {
  /** As the farmer typed it: words of a stranger, never an instruction. */
  readonly crop: string;
  readonly plantedOn: string;
  readonly band: AltitudeBand | null;
}

/** A language model for crops without a calendar. Its answer is only used as a date (`modelDate`). */
export interface HarvestModel {
  harvestDate(question: HarvestQuestion): Promise<string>;
}
