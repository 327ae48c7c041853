import type { CallInput } from '#kit/pure/contract.ts';
import type { syncExchange, SyncReply } from '#kit/sync/exchange.ts';
import type { QueuedPhoto } from '#kit/sync/photo-queue.ts';
import type { photoUpload, putPhotoPart, Upload } from '#kit/sync/photos.ts';
import { exchangeRequest, photoPartRequest, photoUploadRequest } from '#kit/sync/requests.ts';
import { type CallResult, callRequest } from '../call.ts';

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
  exchange: (body) => callRequest<typeof syncExchange>(exchangeRequest, { body }, requestOptions),
  getUploadStatus: ({ userId, hash }) =>
    callRequest<typeof photoUpload>(
      photoUploadRequest,
      { params: { hash }, query: { owner: userId } },
      requestOptions,
    ),
  uploadPart: ({ userId, hash, size }, start, bytes) =>
    callRequest<typeof putPhotoPart>(
      photoPartRequest,
      { params: { hash, start }, query: { size, owner: userId }, bytes },
      requestOptions,
    ),
};
