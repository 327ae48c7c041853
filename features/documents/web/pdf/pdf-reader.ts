import type { FromEngine } from './messages.ts';
import type { PdfRead } from './pdf-text.ts';

export type PdfProgress =
  | { readonly stage: 'fetching' }
  | { readonly stage: 'reading'; readonly page: number; readonly of: number };
export type PdfRefusal = 'documents.no_reader' | 'documents.locked' | 'documents.no_text';
type PdfResult =
  | { readonly ok: true; readonly value: PdfRead }
  | { readonly ok: false; readonly code: PdfRefusal | 'documents.cancelled' };

/** Timeout per page: longer means a malicious or broken page. */
const STALLED_MS = 45_000;

interface Asked {
  readonly onProgress: (progress: PdfProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

const start = (): Worker =>
  new Worker(new URL('./pdf-engine.ts', import.meta.url), { type: 'classic', name: 'pdf' });

/** Reads a PDF in a separate worker: whatever the file does there ends with it. */
export const readPdf = (
  bytes: ArrayBuffer,
  { onProgress, signal }: Asked,
  open: () => Worker = start,
): Promise<PdfResult> =>
  new Promise((done) => {
    onProgress({ stage: 'fetching' });
    const worker = open();
    let isReady = false;
    let timer: ReturnType<typeof setTimeout>;
    const end = (result: PdfResult): void => {
      clearTimeout(timer);
      worker.terminate();
      signal?.removeEventListener('abort', onAbort);
      done(result);
    };
    const onAbort = (): void => end({ ok: false, code: 'documents.cancelled' });
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => end({ ok: false, code: isReady ? 'documents.no_text' : 'documents.no_reader' }),
        STALLED_MS,
      );
    };
    const take: { readonly [Type in FromEngine['type']]: (message: FromEngine & { type: Type }) => void } = {
      ready: () => {
        isReady = true;
        worker.postMessage(bytes, [bytes]);
      },
      page: ({ n, of }) => onProgress({ stage: 'reading', page: n, of }),
      read: ({ read }) => end({ ok: true, value: read }),
      unread: ({ why }) =>
        end({ ok: false, code: why === 'locked' ? 'documents.locked' : 'documents.no_text' }),
    };
    // The two halves of pdf.js also exchange handshake messages, which are ignored here.
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      wait();
      (take[data.type] as ((message: FromEngine) => void) | undefined)?.(data);
    };
    worker.onerror = () => end({ ok: false, code: isReady ? 'documents.no_text' : 'documents.no_reader' });
    signal?.addEventListener('abort', onAbort);
    wait();
  });
