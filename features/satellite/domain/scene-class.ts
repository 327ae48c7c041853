/** Sentinel-2's scene classification (SCL), 20 m. */
export const sceneClasses = [
  'no_data',
  'saturated',
  'dark',
  'cloud_shadow',
  'vegetation',
  'bare',
  'water',
  'unclassified',
  'cloud_medium',
  'cloud_high',
  'cirrus',
  'snow',
] as const;
type SceneClass = (typeof sceneClasses)[number];

const CLEAR: ReadonlySet<SceneClass> = new Set(['vegetation', 'bare', 'unclassified']);
const CLOUDY: ReadonlySet<SceneClass> = new Set(['cloud_shadow', 'cloud_medium', 'cloud_high', 'cirrus']);

// By number, because it is read for every pixel; unknown classes are no data.
const [clear, cloudy, seen] = [
  CLEAR,
  CLOUDY,
  new Set<SceneClass>(sceneClasses.filter((one) => one !== 'no_data')),
].map((set) => sceneClasses.map((one) => set.has(one))) as [boolean[], boolean[], boolean[]];
/** Whether the ground of a pixel is visible and not water. */
export const isClear = (scl: number): boolean => clear[scl] ?? false;
/** Whether the pixel is under cloud or cloud shadow. */
export const isCloudy = (scl: number): boolean => cloudy[scl] ?? false;
/** Whether the satellite image covers the pixel at all. */
export const isSeen = (scl: number): boolean => seen[scl] ?? false;
