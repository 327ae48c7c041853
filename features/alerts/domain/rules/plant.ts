/** What a rule asks of the plant. `null` is "not known": what asks for it stays silent. */
export interface Plant {
  readonly crop: string | null;
  readonly stage: string | null;
  readonly daysAfterEmergence: number | null;
  readonly weeksAfterFlowering: number | null;
  readonly altitude: number | null;
  /** Whether the day is in the local planting season. */
  readonly inWindow: boolean | null;
  /** Where the Kenya Meteorological Department counts 10 mm in three days as the beginning of the rains. */
  readonly dryNorth: boolean;
}

const says =
  (pattern: RegExp) =>
  ({ stage }: Plant): boolean =>
    stage !== null && pattern.test(stage.toLowerCase());

export const isFlowering = says(/flower|bloom|anthesis|silk|tassel|^vt\b|^r1\b/);
export const isBeforePlanting = says(/pre-?_? ?plant|land.?prep|fallow/);
export const isOver = says(/harvested|post-?_?harvest|after.?harvest|stubble/);
export const isRipe = says(/matur|ripe|ripening|dry.?down|\br[56]\b|harvest/);
/**
 * Leaf blight of maize matters from the sixth leaf to dough; "V6-VT" and the like name the span by its
 * beginning.
 */
const isYoungMaize = says(/seedling|emerg|^ve\b|^v[1-5]\b/);
export const isV6ToR4 = (plant: Plant): boolean =>
  plant.stage !== null &&
  !isBeforePlanting(plant) &&
  !isYoungMaize(plant) &&
  !isRipe(plant) &&
  !isOver(plant);
/** The stages in which rice takes blast. */
export const takesBlast = says(/seedling|tiller|heading/);

/** When a lack of water costs the most: flowering, and filling of grain, pod, fruit or tuber (FAO-33). */
export const isThirsty = says(/flower|tassel|silk|heading|grain-fill|pod-fill|fruiting|bulking|bulbing/);

export const isInField = (plant: Plant): boolean =>
  plant.crop !== null && !isBeforePlanting(plant) && !isOver(plant);
