import PdfWriter from 'pdfkit';

type Draw = (pdf: PDFKit.PDFDocument) => void;

/** A real PDF, made with the same library as our guides. */
export const pdfOf = (
  draw: Draw,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done) => {
    const pdf = new PdfWriter({ size: 'A4', ...options });
    const parts: Buffer[] = [];
    pdf
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => done(new Uint8Array(Buffer.concat(parts))));
    draw(pdf);
    pdf.end();
  });

/** A two-page leaflet with headings and paragraphs. */
export const leaflet: Draw = (pdf) => {
  pdf
    .fontSize(18)
    .text('Growing beans')
    .moveDown()
    .fontSize(14)
    .text('Planting')
    .fontSize(11)
    .text(
      'Plant beans when the rains begin. Put two seeds in each hole, 10 cm apart, in rows 45 cm apart. '.repeat(
        2,
      ),
    );
  pdf
    .addPage()
    .fontSize(14)
    .text('Weeding')
    .fontSize(11)
    .text(
      'Weed two weeks after the seedlings come up, and again three weeks later. Do not weed while the leaves are wet: that spreads sickness from plant to plant.',
    );
};

/** A scan without text: one grey image the size of the page. */
export const imageOnlyPage: Draw = (pdf) => {
  pdf.rect(0, 0, 595, 842).fill('#888888');
};
