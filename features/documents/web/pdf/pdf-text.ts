import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { MAX_CHARACTERS, type Page, MAX_PAGES } from '../../domain/document.ts';

/** `of`: page count of the file. Fewer pages are read when it exceeds what a phone can hold. */
export interface PdfRead {
  readonly pages: readonly Page[];
  readonly of: number;
}
export type PdfFault = 'locked' | 'broken';
export class PdfReadError extends Error {
  override readonly name = 'PdfUnread';
  readonly why: PdfFault;
  constructor(why: PdfFault) {
    super(why);
    this.why = why;
  }
}

/** Minimum gap between lines, as a multiple of the line height, that starts a new paragraph. */
const PARAGRAPH_GAP = 1.45;

type PdfFile = Awaited<ReturnType<typeof getDocument>['promise']>;
type PdfPage = Awaited<ReturnType<PdfFile['getPage']>>;
interface TextItem {
  readonly str: string;
  readonly height: number;
  readonly transform: readonly number[];
}

const isText = (item: object): item is TextItem => 'str' in item;

/** Lines as on the page; a wider gap, or another font size, makes an empty line. */
export const linesOf = (items: readonly object[]): string => {
  let text = '';
  let last: { readonly y: number; readonly height: number } | null = null;
  for (const item of items) {
    if (!isText(item)) continue;
    const [, , , , , y = 0] = item.transform;
    const height: number = item.height || last?.height || 10;
    if (last !== null && Math.abs(last.y - y) > height * 0.5) {
      const isApart =
        last.y - y > height * PARAGRAPH_GAP || last.y < y || Math.abs(last.height - height) > 1.5;
      text = text.trimEnd() + (isApart ? '\n\n' : '\n');
    }
    text += item.str;
    if (item.str.trim() !== '') last = { y, height };
  }
  return text.split('\0').join('').trim();
};

/** Uses a reader: only new browsers can iterate a stream. */
const itemsOf = async (page: PdfPage): Promise<readonly object[]> => {
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: false })
    .getReader();
  const items: object[] = [];
  for (;;) {
    const { done, value } = (await reader.read()) as {
      readonly done: boolean;
      readonly value?: { readonly items: readonly object[] };
    };
    if (done) return items;
    items.push(...(value?.items ?? []));
  }
};

/** Reads only the text. Nothing in the file is rendered, executed or fetched. */
const open = (bytes: Uint8Array) =>
  getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  });

/** The text of a PDF, page by page. Rejects only with `PdfUnread`. */
export const readPdfText = async (
  bytes: Uint8Array,
  onPage: (n: number, of: number) => void,
): Promise<PdfRead> => {
  const task = open(bytes);
  try {
    const pdf = await task.promise;
    const of = pdf.numPages;
    const pages: Page[] = [];
    for (let n = 1, letters = 0; n <= Math.min(of, MAX_PAGES) && letters < MAX_CHARACTERS; n += 1) {
      const page = await pdf.getPage(n);
      const text = linesOf(await itemsOf(page));
      page.cleanup();
      letters += text.length;
      pages.push({ n, text });
      onPage(n, of);
    }
    return { pages, of };
  } catch (fault) {
    throw new PdfReadError((fault as Error | null)?.name === 'PasswordException' ? 'locked' : 'broken');
  } finally {
    await task.destroy().catch(() => undefined);
  }
};
