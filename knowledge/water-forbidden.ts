import type { ConditionKey } from './books.ts';

/**
 * Conditions whose pages forbid watering for now. Separate from `forbids.ts`, because the home screen needs
 * no other list.
 */
export const waterForbidden = ['avocado___root_rot'] as const satisfies readonly ConditionKey[];

/** Days for which a condition that a leaf check found counts as open: its plant is asked about twice by then. */
export const OPEN_DAYS = 21;
