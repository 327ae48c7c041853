import type { AltitudeBand } from '../domain/crop.ts';

/** Sent outside the server. Contains no farmer data and no location. */
export interface HarvestDateRequest {
  /** As the farmer typed it: untrusted input, never an instruction. */
  readonly crop: string;
  readonly plantedOn: string;
  readonly altitudeBand: AltitudeBand | null;
}

/** A language model for crops without a calendar. Its answer is only used as a date (`modelDate`). */
export interface HarvestDateModel {
  harvestDate(question: HarvestDateRequest): Promise<string>;
}
