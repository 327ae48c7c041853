import './polyfills.ts';
import type { EngineMessage } from './engine-messages.ts';
import { PdfReadError, readPdfText } from './pdf-text.ts';

interface Scope {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage(message: EngineMessage): void;
}

// The DOM types describe a window, but this code runs in a worker.
const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => {
  readPdfText(new Uint8Array(data), (n, of) => scope.postMessage({ type: 'page', n, of })).then(
    (read) => scope.postMessage({ type: 'read', read }),
    (fault: unknown) =>
      scope.postMessage({ type: 'unread', why: fault instanceof PdfReadError ? fault.why : 'broken' }),
  );
};
scope.postMessage({ type: 'ready' });
