import type { ConditionKey } from './books.ts';

/**
 * Conditions whose pages forbid watering for now. Separate from `forbids.ts`, because the home screen needs
 * no other list.
 */
export const waterForbidden = ['avocado___root_rot'] as const satisfies readonly ConditionKey[];

/**
 * Days for which a condition found by a leaf check counts as open. By then the app has asked about the plant
 * twice.
 */
export const MAX_OPEN_DAYS = 21;
