import type { Day } from '#kit/pure/days.ts';
import type { FieldFacts } from '../facts.ts';
import { policies } from '../policy.ts';
import type { Theme } from '../rule-ids.ts';
import { type Evidence, isTooHighForSigatoka } from './evidence.ts';
import { isFlowering, isInField, isRipe, type Plant } from './plant.ts';

/** Themes of the plot, not of its crop: a field with two crops gets them once. */
export const plotThemes: ReadonlySet<Theme> = new Set<Theme>([
  'rain',
  'frost',
  'dry_spell',
  'planting',
  'spray',
]);

/** Dry days that must have passed before a dry spell is more than a forecast. */
const MIN_PAST_DRY_DAYS = 4;

/** Whether a rule that matched is irrelevant to this field. */
export const isIrrelevant = (evidence: Evidence, facts: FieldFacts, plant: Plant, today: Day): boolean => {
  const last = evidence.days[evidence.days.length - 1]?.date ?? today;
  switch (evidence.rule) {
    case 'BANANA_SIGATOKA_HIGH':
    case 'BANANA_SIGATOKA_MODERATE':
      return isTooHighForSigatoka(facts);
    case 'FAW_GENERATION':
      return isFlowering(plant) || isRipe(plant) || !isInField(plant);
    // Without a recorded crop the land may be bare.
    case 'DRY_SPELL':
      return (
        plant.stage === null ||
        isRipe(plant) ||
        evidence.days.filter(({ date }) => date < today).length < MIN_PAST_DRY_DAYS
      );
    case 'FROST_WATCH':
    case 'FROST_WARNING':
    case 'HEAVY_RAIN':
      return !isInField(plant) && plant.stage !== null;
    case 'PLANTING_ONSET':
    case 'FALSE_ONSET_RISK':
      return last > today;
    default:
      return !isInField(plant) && !plotThemes.has(policies[evidence.rule].theme) && plant.stage !== null;
  }
};
