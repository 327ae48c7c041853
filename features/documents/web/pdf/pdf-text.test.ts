import { expect, test } from 'vitest';
import { MAX_PAGES } from '../../domain/document.ts';
import { leaflet, pdfOf, imageOnlyPage } from '../testing.ts';
import { linesOf, readPdfText } from './pdf-text.ts';

const nobody = (): void => undefined;
const read = async (...made: Parameters<typeof pdfOf>) => readPdfText(await pdfOf(...made), nobody);

test('DOC-08, DOC-16: PDF text is read page by page with its paragraphs, and progress names the page', async () => {
  const said: string[] = [];
  const { pages, of } = await readPdfText(await pdfOf(leaflet), (n, all) => said.push(`${n}/${all}`));
  expect([of, pages.map(({ n }) => n), said]).toEqual([2, [1, 2], ['1/2', '2/2']]);
  expect(pages[0]?.text).toMatch(/^Growing beans\n\nPlanting\n\nPlant beans when the rains begin\./);
  expect(pages[1]?.text.replace(/\n/g, ' ')).toContain('Do not weed while the leaves are wet');
});

test('DOC-08: a PDF of images only has no text', async () => {
  const { pages } = await read(imageOnlyPage);
  expect(pages.map(({ text }) => text)).toEqual(['']);
});

test('DOC-09: a password-protected PDF is reported as locked, a truncated one as broken', async () => {
  await expect(read(leaflet, { userPassword: 'siri', ownerPassword: 'siri kubwa' })).rejects.toMatchObject({
    why: 'locked',
  });
  await expect(
    readPdfText(new TextEncoder().encode('%PDF-1.7\nno more than this'), nobody),
  ).rejects.toMatchObject({ why: 'broken' });
});

test('DOC-08: scripts in a PDF are neither run nor read; its page text is read', async () => {
  const script = 'app.alert("opened"); globalThis.pwned = true;';
  const bytes = await pdfOf((pdf) => {
    leaflet(pdf);
    const action = pdf.ref({ Type: 'Action', S: 'JavaScript', JS: new String(script) } as never);
    action.end(undefined as never);
    (pdf as unknown as { _root: { data: Record<string, unknown> } })._root.data['OpenAction'] = action;
  });
  expect(new TextDecoder('latin1').decode(bytes)).toContain('app.alert');
  const { pages } = await readPdfText(bytes, nobody);
  expect(pages.map(({ text }) => text).join(' ')).not.toContain('alert');
  expect([pages.length, (globalThis as { pwned?: boolean }).pwned]).toEqual([2, undefined]);
});

test('DOC-08: of a PDF with 2,000 pages the first thousand are read, and the total is reported', async () => {
  const bytes = await pdfOf((pdf) => {
    for (let n = 1; n <= 2_000; n += 1) {
      if (n > 1) pdf.addPage();
      pdf.text(`Page ${n}. Plant ${n} beans.`);
    }
  });
  const began = performance.now();
  const { pages, of } = await readPdfText(bytes, nobody);
  console.info(`${pages.length} of ${of} pages in ${Math.round(performance.now() - began)} ms`);
  expect([of, pages.length, pages[MAX_PAGES - 1]?.text]).toEqual([
    2_000,
    MAX_PAGES,
    'Page 1000. Plant 1000 beans.',
  ]);
}, 60_000);

test('DOC-16: words of one line stay together; a wider gap or larger letters start a new paragraph', () => {
  const item = (str: string, y: number, height = 10) => ({ str, height, transform: [1, 0, 0, 1, 0, y] });
  expect(
    linesOf([
      item('Price', 700, 16),
      item('', 700),
      item(' list', 700, 16),
      item('Maize', 680),
      item('a bag', 668),
      item('Next part', 630),
    ]),
  ).toBe('Price list\n\nMaize\na bag\n\nNext part');
});
