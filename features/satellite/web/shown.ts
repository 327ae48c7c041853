import type { Day } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { resultRows } from '../contract.ts';

export type Result = RowOf<typeof resultRows>;

/** The yield engine's range for what grows here, tonnes of the whole field, and the day it was reckoned. `crop`: its name in the reader's language. */
export interface Predicted { readonly crop: string; readonly low: number; readonly high: number; readonly on: Day }
