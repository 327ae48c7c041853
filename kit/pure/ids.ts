import { v7 } from 'uuid';

/** Creates ids on the device: UUIDv7, so that they sort by the device's clock and need no server. */
export const newId = (): string => v7();
