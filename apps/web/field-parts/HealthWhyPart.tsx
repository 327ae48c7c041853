// @cache later

import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { HealthWhy } from '#features/history/web/HealthWhy.tsx';
import { useFieldHealth } from './health-evidence.ts';

export const HealthWhyPart = ({ field }: FieldSlotProps) => (
  <HealthWhy fieldId={field.id} {...useFieldHealth(field)} />
);
