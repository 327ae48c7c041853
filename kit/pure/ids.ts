import { v7 } from 'uuid';
import * as z from 'zod/mini';

/** Ids are made on the device: UUIDv7, so that they sort by the device's clock and never wait for a server. */
export const newId = (): string => v7();

export const idSchema = z.uuid().check(z.toLowerCase());
