import type { OperationRequest } from '#kit/pure/contract.ts';

/** The request of `checkPlan` without its schemas. */
export const checkPlanRequest = {
  id: 'plans.check',
  method: 'GET',
  path: '/api/plan/check',
} as const satisfies OperationRequest;
