import { generate } from 'lean-qr';
import { historyEn } from '#features/history/words.en.ts';
import { historySw } from '#features/history/words.sw.ts';
import type { Day } from '#kit/pure/days.ts';
import { fromPolygonText, metresPerDegree, type Ring } from '#kit/pure/geometry.ts';
import { fromHectares } from '#kit/pure/units.ts';
import type { Language } from '#kit/pure/words.ts';
import { createPdf, type PdfDocument } from '#kit/server/pdf.ts';
import { cropName } from '#knowledge/crops.ts';
import { conditionByKey } from '#knowledge/index.ts';
import {
  isSquare,
  type StatementContent,
  type StatementCrop,
  type StatementActivity,
  type StatementCheck,
} from '../domain/statement.ts';
import { statementEn } from '../words.statement.en.ts';
import { statementSw } from '../words.statement.sw.ts';

const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
const GREEN = '#1f5c2e';
const TEXT_COLOUR = '#221c14';
const MUTED_COLOUR = '#5c5346';

type StatementWords = typeof statementEn | typeof statementSw;
interface Page {
  readonly doc: PdfDocument;
  readonly pageWords: StatementWords;
  readonly language: Language;
  y: number;
}

const history = { en: historyEn, sw: historySw };

const formatNumber = (value: number, decimals = 2): string =>
  value.toLocaleString('en-KE', { maximumFractionDigits: decimals });
const dayText = (day: Day | null): string => (day === null ? '–' : day.split('-').reverse().join('/'));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const amountText = (value: number | null, unit: string | null, language: Language): string =>
  value === null
    ? ''
    : ((history[language].quantities as Readonly<Record<string, (n: string) => string>>)[unit ?? '']?.(
        formatNumber(value),
      ) ?? `${formatNumber(value)} ${unit ?? ''}`.trim());

const line = (
  page: Page,
  text: string,
  {
    size = 9.5,
    bold = false,
    colour = TEXT_COLOUR,
    gap = 4,
    width = WIDTH,
  }: { size?: number; bold?: boolean; colour?: string; gap?: number; width?: number } = {},
): void => {
  page.doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour)
    .text(text, LEFT, page.y, { width, height: size * 2.6, ellipsis: true });
  page.y = Math.min(page.doc.y, page.y + size * 2.6) + gap;
};

const heading = (page: Page, text: string): void => {
  page.y += 8;
  line(page, text, { size: 11.5, bold: true, colour: GREEN, gap: 5 });
};

/** Cells side by side, each truncated to its column, because a page has no room for a second line. */
const cells = ({ doc, y }: Page, texts: readonly string[], widths: readonly number[], bold = false): void => {
  let x = LEFT;
  texts.forEach((text, i) => {
    doc
      .font(bold ? 'bold' : 'plain')
      .fontSize(9)
      .fillColor(bold ? MUTED_COLOUR : TEXT_COLOUR)
      .text(text, x, y, { width: widths[i]! - 6, height: 12, ellipsis: true, lineBreak: true });
    x += widths[i]!;
  });
};
const row = (page: Page, texts: readonly string[], widths: readonly number[], bold = false): void => {
  cells(page, texts, widths, bold);
  page.y += 15;
};

const drawOutline = (
  doc: PdfDocument,
  ring: Ring,
  x: number,
  y: number,
  size: number,
  dashed: boolean,
): void => {
  const { north, east } = metresPerDegree(ring[0]!.lat);
  const points = ring.map((p) => [p.lng * east, -p.lat * north] as const);
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) || 1;
  const at = ([px, py]: readonly [number, number]): [number, number] => [
    x + size / 2 + ((px - (Math.max(...xs) + Math.min(...xs)) / 2) / span) * size,
    y + size / 2 + ((py - (Math.max(...ys) + Math.min(...ys)) / 2) / span) * size,
  ];
  points.forEach((point, i) => (i === 0 ? doc.moveTo(...at(point)) : doc.lineTo(...at(point))));
  doc.closePath().lineWidth(1.5);
  if (dashed) doc.dash(4, { space: 3 });
  doc.fillAndStroke('#e4efdf', GREEN).undash();
};

const drawQr = (doc: PdfDocument, text: string, x: number, y: number, size: number): void => {
  const code = generate(text);
  const cell = size / code.size;
  for (let rowIndex = 0; rowIndex < code.size; rowIndex += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(column, rowIndex)) doc.rect(x + column * cell, y + rowIndex * cell, cell, cell);
  doc.fill('#000000');
};

const writeField = (page: Page, { farmer, field }: StatementContent): void => {
  const { doc, pageWords } = page;
  const top = page.y;
  const width = WIDTH - 150;
  const fact = (label: string, text: string): void => {
    line(page, label, { size: 8, colour: MUTED_COLOUR, gap: 0, width });
    line(page, text, { size: 11, gap: 6, width });
  };
  fact(pageWords.farmer, farmer || '–');
  fact(pageWords.field, field.name ?? pageWords.noName);
  if (field.place) fact(pageWords.place, field.place);
  fact(
    pageWords.area,
    pageWords.areaText(formatNumber(fromHectares(field.hectares, 'acres')), formatNumber(field.hectares, 3)),
  );
  const source = (pageWords.sources as Readonly<Record<string, string>>)[field.source] ?? field.source;
  const how = field.measured ? pageWords.measured(source, dayText(field.measured)) : source;
  line(
    page,
    [how, field.error_m2 === null ? '' : pageWords.error(formatNumber(field.error_m2, 0))]
      .filter(Boolean)
      .join(', '),
    { colour: MUTED_COLOUR, width },
  );
  if (field.unconfirmed) line(page, pageWords.unconfirmed, { colour: MUTED_COLOUR, width });
  const ring = fromPolygonText(field.boundary);
  if (ring) drawOutline(doc, ring, LEFT + WIDTH - 132, top + 4, 128, isSquare(field.source));
  page.y = Math.max(page.y, top + 140);
};

const writeCrops = (page: Page, crops: readonly StatementCrop[], more: number): void => {
  const { pageWords, language } = page;
  heading(page, pageWords.crops);
  if (crops.length === 0) return line(page, pageWords.noCrops, { colour: MUTED_COLOUR });
  const widths = [135, 72, 76, 76, WIDTH - 359];
  row(
    page,
    [
      pageWords.columns.crop,
      pageWords.columns.area,
      pageWords.columns.planted,
      pageWords.columns.harvested,
      pageWords.columns.yield,
    ],
    widths,
    true,
  );
  for (const crop of crops) {
    const area =
      crop.area === null
        ? '–'
        : pageWords.cropArea(
            formatNumber(crop.area),
            (pageWords.areaUnits as Readonly<Record<string, string>>)[crop.area_unit ?? ''] ?? '',
          );
    row(
      page,
      [
        [capital(cropName(crop.crop, language)), crop.variety].filter(Boolean).join(', '),
        area,
        dayText(crop.planted),
        dayText(crop.harvested),
        crop.failed ? pageWords.failed : amountText(crop.yield, crop.yield_unit, language) || '–',
      ],
      widths,
    );
  }
  if (more > 0) line(page, pageWords.more(more), { colour: MUTED_COLOUR });
};

const writeDeeds = (page: Page, deeds: readonly StatementActivity[], more: number): void => {
  const { pageWords, language } = page;
  heading(page, pageWords.deeds);
  if (deeds.length === 0) return line(page, pageWords.noDeeds, { colour: MUTED_COLOUR });
  const widths = [70, 130, WIDTH - 200];
  for (const deed of deeds) {
    const what = (history[language].types as Readonly<Record<string, string>>)[deed.what] ?? deed.what;
    row(
      page,
      [
        dayText(deed.day),
        what,
        [deed.said, deed.product, amountText(deed.quantity, deed.quantity_unit, language)]
          .filter(Boolean)
          .join(' · '),
      ],
      widths,
    );
  }
  if (more > 0) line(page, pageWords.more(more), { colour: MUTED_COLOUR });
};

const writeChecks = (page: Page, checks: readonly StatementCheck[], more: number): void => {
  const { pageWords, language } = page;
  heading(page, pageWords.checks);
  if (checks.length === 0) return line(page, pageWords.noChecks, { colour: MUTED_COLOUR });
  for (const check of checks) {
    const found = check.condition === null ? undefined : conditionByKey(check.condition);
    const severity =
      check.severity === null
        ? ''
        : ((pageWords.severities as Readonly<Record<string, string>>)[check.severity] ?? '');
    row(
      page,
      [
        dayText(check.day),
        check.crop ? capital(cropName(check.crop, language)) : '–',
        [found?.name[language] ?? pageWords.noAnswer, severity].filter(Boolean).join(', '),
      ],
      [70, 130, WIDTH - 200],
    );
  }
  if (more > 0) line(page, pageWords.more(more), { colour: MUTED_COLOUR });
};

const writeFooter = (page: Page, content: StatementContent, address: string): void => {
  const { doc, pageWords } = page;
  const top = PAGE.height - 136;
  doc
    .moveTo(LEFT, top - 10)
    .lineTo(LEFT + WIDTH, top - 10)
    .lineWidth(0.7)
    .stroke(MUTED_COLOUR);
  drawQr(doc, address, LEFT, top, 92);
  const [x, width] = [LEFT + 108, WIDTH - 108];
  const writeText = (text: string, y: number, options: { bold?: boolean; colour?: string } = {}): void =>
    void doc
      .font(options.bold ? 'bold' : 'plain')
      .fontSize(9)
      .fillColor(options.colour ?? TEXT_COLOUR)
      .text(text, x, y, { width, height: 26, ellipsis: true });
  writeText(pageWords.truth, top);
  writeText(pageWords.verify, top + 30);
  writeText(address, top + 43, { bold: true });
  writeText(pageWords.compare, top + 70, { colour: MUTED_COLOUR });
};

/** One A4 page. `address`: the URL where the document can be verified. */
export const statementPdf = (
  content: StatementContent,
  language: Language,
  address: string,
  at: Date,
): Promise<Buffer> => {
  const pageWords = language === 'sw' ? statementSw : statementEn;
  const { doc, done } = createPdf(pageWords.title(content.season), { at, margin: 0, lang: language });
  const page: Page = { doc, pageWords, language, y: 44 };
  line(page, 'Mavuno', { size: 12, bold: true, colour: GREEN, gap: 0 });
  line(page, pageWords.title(content.season), { size: 21, bold: true, gap: 2 });
  line(page, pageWords.made(dayText(content.made)), { colour: MUTED_COLOUR, gap: 12 });
  writeField(page, content);
  writeCrops(page, content.crops, content.more.crops);
  writeDeeds(page, content.deeds, content.more.deeds);
  writeChecks(page, content.checks, content.more.checks);
  writeFooter(page, content, address);
  doc.end();
  return done;
};
