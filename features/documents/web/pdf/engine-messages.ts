import type { PdfFault, PdfRead } from './pdf-text.ts';

export type EngineMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly n: number; readonly of: number }
  | { readonly type: 'read'; readonly read: PdfRead }
  | { readonly type: 'unread'; readonly why: PdfFault };
