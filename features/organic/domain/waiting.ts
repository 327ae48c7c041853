import type { Phase } from '#features/agronomy/domain/stages.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { Spot } from './spots.ts';

/**
 * Continuously picked crops: no treatment without a known waiting period (knowledge/safe-use.ts, "Wait before
 * harvest").
 */
const PICKED_ALWAYS: readonly string[] = ['kale', 'spinach', 'amaranth'];
const NEAR: readonly Phase[] = ['fruiting', 'ripening', 'harvested'];
/** Our own rule: when a source names no days, use the longest period that any of ours names. */
const UNNAMED_DAYS = 14;

/** Whether the action may be applied this close to harvest. */
export const mayNear = (
  wait: OrganicAction['wait'],
  { crop, phases, daysToHarvest }: Pick<Spot, 'crop' | 'phases' | 'daysToHarvest'>,
): boolean => {
  if (wait === 'none') return true;
  if (crop !== null && PICKED_ALWAYS.includes(crop)) return false;
  const days = wait === 'not_named' ? UNNAMED_DAYS : wait.days;
  return !phases.some((phase) => NEAR.includes(phase)) && (daysToHarvest === null || daysToHarvest > days);
};
