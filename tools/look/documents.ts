import PdfWriter from 'pdfkit';
import { documentsEn } from '#features/documents/words.en.ts';
import { documentsSw } from '#features/documents/words.sw.ts';
import { callAs } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const samplePdf = (): Promise<Buffer> =>
  new Promise((done) => {
    const pdf = new PdfWriter({ size: 'A4' });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)));
    pdf
      .fontSize(18)
      .text('Growing beans')
      .moveDown()
      .fontSize(11)
      .text(
        'Plant beans when the rains begin. Put two seeds in each hole, 10 cm apart, in rows 45 cm apart.',
      );
    pdf
      .addPage()
      .fontSize(14)
      .text('Weeding')
      .fontSize(11)
      .text(
        'Weed two weeks after the seedlings come up, and again three weeks later. Do not weed while the leaves are wet.',
      );
    pdf.end();
  });

const openDocumentChatAsPro = async ({ phone, server }: ScreenshotContext): Promise<void> => {
  await callAs(server, phone.context, '/api/plan/trial', {}).catch(() => undefined);
  await phone.open('/dashboard');
  await phone.page.waitForTimeout(1_500);
  await phone.open('/document-chat');
  await phone.page.waitForTimeout(1_500);
};

const askAboutDocument = async (context: ScreenshotContext): Promise<void> => {
  await openDocumentChatAsPro(context);
  const { page } = context.phone;
  const words = context.language === 'sw' ? documentsSw : documentsEn;
  await page.setInputFiles('input[type=file]', {
    name: context.language === 'sw' ? 'maharagwe.pdf' : 'beans.pdf',
    mimeType: 'application/pdf',
    buffer: await samplePdf(),
  });
  const questionInput = page.getByLabel(words.ask);
  await questionInput.fill(context.language === 'sw' ? 'Nipalilie lini?' : 'When do I weed?');
  await questionInput.press('Enter');
  await page.locator('figure').first().waitFor({ timeout: 20_000 });
};

export const documentScreens: Readonly<Record<string, ScreenshotTarget>> = {
  'document-chat': {
    path: () => '/upgrade',
    signedIn: true,
    states: ['data', 'empty'],
    prepare: (context) =>
      context.state === 'data' ? askAboutDocument(context) : openDocumentChatAsPro(context),
  },
};
