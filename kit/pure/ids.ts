import { v7 } from 'uuid';
import * as z from 'zod/mini';

/** Creates ids on the device: UUIDv7, so that they sort by the device's clock and need no server. */
export const newId = (): string => v7();

export const idSchema = z.uuid().check(z.toLowerCase());
