import type { CallInput } from '#kit/pure/contract.ts';
import { syncExchange, type SyncReply } from '#kit/sync/exchange.ts';
import type { QueuedPhoto } from '#kit/sync/photo-queue.ts';
import { photoUpload, putPhotoPart, type Upload } from '#kit/sync/photos.ts';
import { call, type CallResult } from '../call.ts';

type ExchangeBody = CallInput<typeof syncExchange>['body'];

/** Names the photo's owner: the cookie may be another user's by now. */
type PhotoRef = Pick<QueuedPhoto, 'userId' | 'hash' | 'size'>;

/** The network requests of sync; each has a timeout. */
export interface Transport {
  exchange(body: ExchangeBody): Promise<CallResult<SyncReply>>;
  getUploadStatus(photo: PhotoRef): Promise<CallResult<Upload>>;
  uploadPart(photo: PhotoRef, start: number, bytes: ArrayBuffer): Promise<CallResult<Upload>>;
}

/** The server also limits a request to 30 s. */
const requestOptions = { timeoutMs: 30_000 };

export const httpTransport: Transport = {
  exchange: (body) => call(syncExchange, { body }, requestOptions),
  getUploadStatus: ({ userId, hash }) =>
    call(photoUpload, { params: { hash }, query: { owner: userId } }, requestOptions),
  uploadPart: ({ userId, hash, size }, start, bytes) =>
    call(putPhotoPart, { params: { hash, start }, query: { size, owner: userId }, bytes }, requestOptions),
};
