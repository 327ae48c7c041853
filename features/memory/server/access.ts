import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const memoryAccess = defineAccess<typeof contract>()({
  operations: {
    'memory.mine': { access: 'user' },
  },
  commands: {
    'memory.note': { sampleArgs: () => ({ lastInsightShown: 'water' }) },
  },
});
