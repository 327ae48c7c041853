import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const memoryAccess = defineAccess<typeof contract>()({
  operations: {
    'memory.mine': { who: 'user' },
  },
  commands: {
    'memory.note': { args: () => ({ lastInsightShown: 'water' }) },
  },
});
