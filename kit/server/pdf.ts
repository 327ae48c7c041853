import { createRequire } from 'node:module';
import Pdf from 'pdfkit';

const require = createRequire(import.meta.url);
/** Has the letters of every Kenyan name: Gĩthĩga, Mũrang’a. */
const fonts = {
  plain: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

export type PdfDocument = InstanceType<typeof Pdf>;

/**
 * An A4 PDF document with the fonts `plain` and `bold`. `done`: its bytes, after `end()`. `at`: its creation
 * date.
 */
export const createPdf = (
  title: string,
  { at, ...options }: Omit<PDFKit.PDFDocumentOptions, 'size'> & { readonly at: Date },
): { readonly doc: PdfDocument; readonly done: Promise<Buffer> } => {
  const doc = new Pdf({
    ...options,
    size: 'A4',
    info: { Title: `Mavuno · ${title}`, Creator: 'Mavuno', CreationDate: at, ...options.info },
  });
  doc.registerFont('plain', require.resolve(fonts.plain)).registerFont('bold', require.resolve(fonts.bold));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
  return { doc, done };
};
