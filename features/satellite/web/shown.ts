import type { Day } from '#kit/pure/days.ts';
import type { RowOf } from '#kit/sync/commands.ts';
import type { resultRows } from '../contract.ts';

export type Result = RowOf<typeof resultRows>;

/** The yield engine's range for what grows here, tonnes of the whole field, and the day it was reckoned. */
export interface Predicted { readonly low: number; readonly high: number; readonly on: Day }

/** A small number as it is written in a table; a dash where it is not known. */
export const figure = (n: number | null, decimals: number): string => (n === null ? '–' : n.toFixed(decimals));
export const percent = (share: number): string => String(Math.round(share * 100));
