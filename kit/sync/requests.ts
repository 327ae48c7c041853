import type { OperationRequest } from '#kit/pure/contract.ts';

// The requests of sync without their schemas, which the first screen does not load.
export const exchangeRequest = {
  id: 'sync.exchange',
  method: 'POST',
  path: '/api/sync',
} as const satisfies OperationRequest;

export const photoPartRequest = {
  id: 'photos.part',
  method: 'PUT',
  path: '/api/photos/:hash/parts/:start',
} as const satisfies OperationRequest;

export const photoUploadRequest = {
  id: 'photos.upload',
  method: 'GET',
  path: '/api/photos/:hash/upload',
} as const satisfies OperationRequest;
