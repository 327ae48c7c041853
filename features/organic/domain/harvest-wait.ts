import type { Phase } from '#features/agronomy/domain/stages.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { FieldCrop } from './field-crops.ts';

/**
 * Continuously picked crops: no treatment without a known waiting period (knowledge/safe-use.ts, "Wait before
 * harvest").
 */
const CONTINUOUSLY_PICKED_CROPS: readonly string[] = ['kale', 'spinach', 'amaranth'];
const NEAR_HARVEST_PHASES: readonly Phase[] = ['fruiting', 'ripening', 'harvested'];
/** Our own rule: when a source names no days, use the longest period that any of ours names. */
const DEFAULT_WAITING_DAYS = 14;

/** Whether the action may be applied this close to harvest. */
export const isAllowedBeforeHarvest = (
  wait: OrganicAction['wait'],
  { crop, phases, daysToHarvest }: Pick<FieldCrop, 'crop' | 'phases' | 'daysToHarvest'>,
): boolean => {
  if (wait === 'none') return true;
  if (crop !== null && CONTINUOUSLY_PICKED_CROPS.includes(crop)) return false;
  const days = wait === 'not_named' ? DEFAULT_WAITING_DAYS : wait.days;
  return (
    !phases.some((phase) => NEAR_HARVEST_PHASES.includes(phase)) &&
    (daysToHarvest === null || daysToHarvest > days)
  );
};
