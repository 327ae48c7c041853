import type { OperationRequest } from '#kit/pure/contract.ts';

/** The request of `start` without its schemas: the first screen does not load them. */
export const startRequest = {
  id: 'start',
  method: 'GET',
  path: '/api/start',
} as const satisfies OperationRequest;
