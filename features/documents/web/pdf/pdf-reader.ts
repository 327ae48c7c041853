import type { EngineMessage } from './engine-messages.ts';
import type { PdfRead } from './pdf-text.ts';

export type PdfProgress =
  | { readonly stage: 'fetching' }
  | { readonly stage: 'reading'; readonly page: number; readonly of: number };
export type PdfRefusal = 'documents.no_reader' | 'documents.locked' | 'documents.no_text';
type PdfResult =
  | { readonly ok: true; readonly value: PdfRead }
  | { readonly ok: false; readonly code: PdfRefusal | 'documents.cancelled' };

/** Timeout per page: longer means a malicious or broken page. */
const PAGE_TIMEOUT_MS = 45_000;

interface ReadOptions {
  readonly onProgress: (progress: PdfProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

const start = (): Worker =>
  new Worker(new URL('./pdf-engine.ts', import.meta.url), { type: 'classic', name: 'pdf' });

/** Reads a PDF in its own worker, which is terminated afterwards: a malicious file cannot affect the app. */
export const readPdf = (
  bytes: ArrayBuffer,
  { onProgress, signal }: ReadOptions,
  open: () => Worker = start,
): Promise<PdfResult> =>
  new Promise((done) => {
    onProgress({ stage: 'fetching' });
    const worker = open();
    let isReady = false;
    let timer: ReturnType<typeof setTimeout>;
    const finish = (result: PdfResult): void => {
      clearTimeout(timer);
      worker.terminate();
      signal?.removeEventListener('abort', onAbort);
      done(result);
    };
    const onAbort = (): void => finish({ ok: false, code: 'documents.cancelled' });
    const restartTimer = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => finish({ ok: false, code: isReady ? 'documents.no_text' : 'documents.no_reader' }),
        PAGE_TIMEOUT_MS,
      );
    };
    const handlers: {
      readonly [Type in EngineMessage['type']]: (message: EngineMessage & { type: Type }) => void;
    } = {
      ready: () => {
        isReady = true;
        worker.postMessage(bytes, [bytes]);
      },
      page: ({ n, of }) => onProgress({ stage: 'reading', page: n, of }),
      read: ({ read }) => finish({ ok: true, value: read }),
      unread: ({ why }) =>
        finish({ ok: false, code: why === 'locked' ? 'documents.locked' : 'documents.no_text' }),
    };
    // The two halves of pdf.js also exchange handshake messages, which are ignored here.
    worker.onmessage = ({ data }: MessageEvent<EngineMessage>) => {
      restartTimer();
      (handlers[data.type] as ((message: EngineMessage) => void) | undefined)?.(data);
    };
    worker.onerror = () => finish({ ok: false, code: isReady ? 'documents.no_text' : 'documents.no_reader' });
    signal?.addEventListener('abort', onAbort);
    restartTimer();
  });
