/** Full daylight; a room or deep shade stays below. */
const BRIGHT_LUX = 10_000;

interface LightSensor extends EventTarget {
  readonly illuminance: number | null;
  start(): void;
  stop(): void;
}
type LightSensorClass = new (options: { readonly frequency: number }) => LightSensor;

/** Whether this page may read the sensor already. It never asks the farmer. */
const isGranted = async (): Promise<boolean> => {
  try {
    const name = 'ambient-light-sensor' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
};

/**
 * Calls `onBright` once, on the first reading of daylight. Does nothing on a phone without an ambient light
 * sensor or without permission to read it. Returns a function that stops it.
 */
export const watchForSunlight = (onBright: () => void): (() => void) => {
  let sensor: LightSensor | null = null;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    sensor?.stop();
  };
  const start = async (): Promise<void> => {
    const Sensor = (globalThis as { AmbientLightSensor?: LightSensorClass }).AmbientLightSensor;
    if (!Sensor || !(await isGranted()) || isStopped) return;
    sensor = new Sensor({ frequency: 1 });
    sensor.addEventListener('reading', () => {
      if (isStopped || (sensor?.illuminance ?? 0) < BRIGHT_LUX) return;
      stop();
      onBright();
    });
    sensor.addEventListener('error', stop);
    sensor.start();
  };
  // The constructor throws where a policy forbids the sensor.
  start().catch(stop);
  return stop;
};
