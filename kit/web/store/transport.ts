import { syncExchange, type SyncReply } from '#kit/sync/exchange.ts';
import { photoUpload, putPhotoPart, type Upload } from '#kit/sync/photos.ts';
import type { CallInput } from '#kit/pure/contract.ts';
import { call, type CallResult } from '../call.ts';

export type ExchangeBody = CallInput<typeof syncExchange>['body'];

/** Everything sync asks of the network; each request ends by itself. */
export interface Transport {
  exchange(body: ExchangeBody): Promise<CallResult<SyncReply>>;
  upload(hash: string): Promise<CallResult<Upload>>;
  part(hash: string, start: number, size: number, bytes: ArrayBuffer): Promise<CallResult<Upload>>;
}

/** The server itself gives a request 30 s. */
const limit = { timeoutMs: 30_000 };

export const httpTransport: Transport = {
  exchange: (body) => call(syncExchange, { body }, limit),
  upload: (hash) => call(photoUpload, { params: { hash } }, limit),
  part: (hash, start, size, bytes) => call(putPhotoPart, { params: { hash, start }, query: { size }, bytes }, limit),
};
