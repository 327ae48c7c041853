/** Sentinel-2's own classes of the ground (SCL), 20 m. */
export const sceneClasses = ['no_data', 'saturated', 'dark', 'cloud_shadow', 'vegetation', 'bare', 'water', 'unclassified', 'cloud_medium', 'cloud_high', 'cirrus', 'snow'] as const;
export type SceneClass = (typeof sceneClasses)[number];

const CLEAR: ReadonlySet<SceneClass> = new Set(['vegetation', 'bare', 'unclassified']);
const CLOUDY: ReadonlySet<SceneClass> = new Set(['cloud_shadow', 'cloud_medium', 'cloud_high', 'cirrus']);

const classOf = (scl: number): SceneClass => sceneClasses[scl] ?? 'no_data';
/** Whether the ground of a pixel was seen, and is no water. */
export const isClear = (scl: number): boolean => CLEAR.has(classOf(scl));
/** Whether a cloud or its shadow lay over it. */
export const isCloudy = (scl: number): boolean => CLOUDY.has(classOf(scl));
/** Whether the satellite's picture reaches it at all. */
export const isSeen = (scl: number): boolean => classOf(scl) !== 'no_data';
