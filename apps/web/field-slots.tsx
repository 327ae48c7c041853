import type { FieldSlots } from '#features/fields/web/field-slots.tsx';

/** What other features show of a field. Each is a chunk of its own: `Crops: lazy(async () => ({ default: (await import('…')).… }))`. */
export const fieldSlots: FieldSlots = {
};
