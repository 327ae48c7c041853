import type { ResultSlots } from '#features/scanner/web/result-slots.tsx';

/** What other features show below a leaf check. Each is a chunk of its own: `Experts: lazy(async () => ({ default: (await import('…')).… }))`. */
export const scanSlots: ResultSlots = {};
