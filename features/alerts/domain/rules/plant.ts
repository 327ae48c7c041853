/** What a rule needs to know about the plant. `null` means unknown: rules that need the value do not fire. */
export interface Plant {
  readonly crop: string | null;
  readonly stage: string | null;
  readonly daysAfterEmergence: number | null;
  readonly weeksAfterFlowering: number | null;
  readonly altitude: number | null;
  /** Whether the day is in the local planting season. */
  readonly isPlantingSeason: boolean | null;
  /** Region where the Kenya Meteorological Department counts 10 mm in three days as the onset of the rains. */
  readonly dryNorth: boolean;
}

const stageMatches =
  (pattern: RegExp) =>
  ({ stage }: Plant): boolean =>
    stage !== null && pattern.test(stage.toLowerCase());

export const isFlowering = stageMatches(/flower|bloom|anthesis|silk|tassel|^vt\b|^r1\b/);
export const isBeforePlanting = stageMatches(/pre-?_? ?plant|land.?prep|fallow/);
export const isOver = stageMatches(/harvested|post-?_?harvest|after.?harvest|stubble/);
export const isRipe = stageMatches(/matur|ripe|ripening|dry.?down|\br[56]\b|harvest/);
/**
 * Maize leaf blight matters from the sixth leaf to dough. Names such as "V6-VT" refer to a range by its
 * start.
 */
const isYoungMaize = stageMatches(/seedling|emerg|^ve\b|^v[1-5]\b/);
export const isV6ToR4 = (plant: Plant): boolean =>
  plant.stage !== null &&
  !isBeforePlanting(plant) &&
  !isYoungMaize(plant) &&
  !isRipe(plant) &&
  !isOver(plant);
/** The stages in which rice is prone to blast. */
export const isBlastProne = stageMatches(/seedling|tiller|heading/);

/** When lack of water costs most: flowering, and filling of grain, pod, fruit or tuber (FAO-33). */
export const isWaterSensitive = stageMatches(
  /flower|tassel|silk|heading|grain-fill|pod-fill|fruiting|bulking|bulbing/,
);

export const isInField = (plant: Plant): boolean =>
  plant.crop !== null && !isBeforePlanting(plant) && !isOver(plant);
