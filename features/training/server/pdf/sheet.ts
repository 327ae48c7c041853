import { createPdf, type PdfDocument } from '#kit/server/pdf.ts';
import { tints } from '#knowledge/lessons/draw.ts';
import type { Block, Drawing } from '#knowledge/lessons/types.ts';

export const LEFT = 52;
const TOP = 46;
const SIZE = { width: 595.28, height: 841.89 };
export const WIDTH = SIZE.width - 2 * LEFT;
const BOTTOM = SIZE.height - 52;
/** Large enough for its labels, small enough that a lesson fits on one sheet of paper. */
const PICTURE_WIDTH = 256;
const GREEN = '#1f5c2e';
const INK = '#221c14';
const MUTED = '#5c5346';

type TextStyles = Readonly<
  Record<
    'title' | 'heading' | 'part' | 'text' | 'soft' | 'note' | 'item',
    {
      readonly size: number;
      readonly bold?: true;
      readonly colour: string;
      readonly above: number;
      readonly below: number;
    }
  >
>;
const textStyles: TextStyles = {
  title: { size: 22, bold: true, colour: GREEN, above: 0, below: 8 },
  heading: { size: 14, bold: true, colour: GREEN, above: 12, below: 5 },
  part: { size: 11, bold: true, colour: INK, above: 8, below: 3 },
  text: { size: 10, colour: INK, above: 0, below: 5 },
  soft: { size: 9, colour: MUTED, above: 3, below: 2 },
  note: { size: 10, colour: INK, above: 3, below: 6 },
  item: { size: 10, colour: INK, above: 0, below: 3 },
};
type TextStyle = keyof TextStyles;

export interface Sheets {
  readonly doc: PdfDocument;
  /** The content of each page, for the in-app reader with the same pages. */
  readonly pages: Block<string>[][];
  y: number;
}

export const openSheets = (
  title: string,
  language: 'en' | 'sw',
  updated: string,
): Sheets & { readonly done: Promise<Buffer> } => {
  const at = new Date(`${updated}T00:00:00Z`);
  const { doc, done } = createPdf(title, {
    at,
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    info: { Author: 'Mavuno', ModDate: at },
    lang: language,
    displayTitle: true,
  });
  return { doc, pages: [], y: TOP, done };
};

export const newPage = (sheets: Sheets): void => {
  sheets.doc.addPage();
  sheets.pages.push([]);
  sheets.y = TOP;
};

const applyStyle = ({ doc }: Sheets, look: TextStyle): PdfDocument =>
  doc
    .font(textStyles[look].bold ? 'bold' : 'plain')
    .fontSize(textStyles[look].size)
    .fillColor(textStyles[look].colour);

/** Starts a new page if less than `height` is left on the current one. */
const ensureSpace = (sheets: Sheets, height: number): void => {
  if (sheets.pages.length === 0 || sheets.y + height > BOTTOM) newPage(sheets);
};

const recordBlock = (sheets: Sheets, block: Block<string>): void =>
  void sheets.pages[sheets.pages.length - 1]!.push(block);

/** Keeps a heading on the same page as its first lines. */
const MIN_FOLLOWING_HEIGHT: Partial<Record<TextStyle, number>> = { heading: 48, part: 48, soft: 18 };

export const write = (
  sheets: Sheets,
  look: TextStyle,
  text: string,
  { indent = 0, mark }: { readonly indent?: number; readonly mark?: string } = {},
): void => {
  const { above, below } = textStyles[look];
  const width = WIDTH - indent;
  const height = applyStyle(sheets, look).heightOfString(text, { width, lineGap: 1.5 });
  ensureSpace(sheets, above + height + (MIN_FOLLOWING_HEIGHT[look] ?? 0));
  sheets.y += sheets.y === TOP ? 0 : above;
  const doc = applyStyle(sheets, look);
  if (mark) doc.text(mark, LEFT + indent - 18, sheets.y, { width: 16, lineBreak: false });
  doc.text(text, LEFT + indent, sheets.y, { width, lineGap: 1.5 });
  sheets.y += height + below;
};

const writeBox = (sheets: Sheets, text: string): void => {
  const height = applyStyle(sheets, 'note').heightOfString(text, { width: WIDTH - 24, lineGap: 1.5 });
  ensureSpace(sheets, height + 22);
  sheets.doc.roundedRect(LEFT, sheets.y, WIDTH, height + 14, 4).fill('#fdf1d2');
  applyStyle(sheets, 'note').text(text, LEFT + 12, sheets.y + 7, { width: WIDTH - 24, lineGap: 1.5 });
  sheets.y += height + 22;
};

const heightOf = (sheets: Sheets, { kind, text = '', items: texts, drawing }: Block<string>): number => {
  const look =
    kind === 'heading'
      ? 'part'
      : kind === 'soft'
        ? 'soft'
        : kind === 'note'
          ? 'note'
          : texts
            ? 'item'
            : 'text';
  const textHeight = (content: string, less: number): number =>
    applyStyle(sheets, look).heightOfString(content, { width: WIDTH - less, lineGap: 1.5 });
  if (drawing) return (drawing.height * PICTURE_WIDTH) / 320 + 12;
  if (texts) return texts.reduce((sum, content) => sum + textHeight(content, 22) + textStyles.item.below, 4);
  return kind === 'note'
    ? textHeight(text, 24) + 22
    : textStyles[look].above + textHeight(text, 0) + textStyles[look].below;
};

const drawShapes = (doc: PdfDocument, { shapes }: Drawing<string>): void => {
  for (const shape of shapes) {
    if ('text' in shape) {
      const size = shape.size ?? 11;
      doc.font('plain').fontSize(size).fillColor(tints.ink);
      const width = doc.widthOfString(shape.text);
      const x = shape.at[0] - (shape.anchor === 'middle' ? width / 2 : shape.anchor === 'end' ? width : 0);
      doc.text(shape.text, x, shape.at[1] - size * 0.93, { lineBreak: false });
      continue;
    }
    doc
      .path(shape.d)
      .lineWidth(shape.width ?? 1)
      .lineJoin('round')
      .lineCap('round');
    if (shape.fill && shape.line) doc.fillAndStroke(tints[shape.fill], tints[shape.line]);
    else if (shape.fill) doc.fill(tints[shape.fill]);
    else doc.stroke(tints[shape.line ?? 'ink']);
  }
};

const drawPicture = (sheets: Sheets, drawing: Drawing<string>): void => {
  const scale = PICTURE_WIDTH / 320;
  const height = drawing.height * scale;
  ensureSpace(sheets, height + 12);
  const { doc } = sheets;
  const x = LEFT + (WIDTH - PICTURE_WIDTH) / 2;
  doc.save().roundedRect(x, sheets.y, PICTURE_WIDTH, height, 6).clip().translate(x, sheets.y).scale(scale);
  doc.rect(0, 0, 320, drawing.height).fill(tints.paper);
  drawShapes(doc, drawing);
  doc.restore();
  sheets.y += height + 12;
};

/** A list may continue on the next page; the in-app reader splits it at the same item. */
const writeItems = (sheets: Sheets, kind: 'steps' | 'list', texts: readonly string[]): void => {
  let page = 0;
  texts.forEach((text, i) => {
    write(sheets, 'item', text, { indent: 22, mark: kind === 'steps' ? `${i + 1}.` : '•' });
    const pageBlocks = sheets.pages[sheets.pages.length - 1]!;
    const last = pageBlocks[pageBlocks.length - 1];
    if (page === sheets.pages.length && last?.kind === kind)
      pageBlocks[pageBlocks.length - 1] = { kind, items: [...(last.items ?? []), text] };
    else pageBlocks.push({ kind, items: [text] });
    page = sheets.pages.length;
  });
  sheets.y += 4;
};

export const writeBlock = (sheets: Sheets, block: Block<string>): void => {
  if (block.items) return writeItems(sheets, block.kind === 'steps' ? 'steps' : 'list', block.items);
  if (block.drawing) drawPicture(sheets, block.drawing);
  else if (block.kind === 'note') writeBox(sheets, block.text ?? '');
  else
    write(
      sheets,
      block.kind === 'heading' ? 'part' : block.kind === 'soft' ? 'soft' : 'text',
      block.text ?? '',
    );
  recordBlock(sheets, block);
};

/** Keeps a unit on one page if it fits. */
export const writeTogether = (sheets: Sheets, blocks: readonly Block<string>[]): void => {
  const height = blocks.reduce((sum, block) => sum + heightOf(sheets, block), 0);
  if (height < BOTTOM - TOP) ensureSpace(sheets, height);
  for (const block of blocks) writeBlock(sheets, block);
};

export const writeTitle = (sheets: Sheets, look: 'title' | 'heading', text: string): void => {
  write(sheets, look, text);
  recordBlock(sheets, { kind: 'heading', text });
};

/** Writes the page number and title at the foot of every page, then ends the file. */
export const closeSheets = ({ doc, pages }: Sheets, foot: string): void => {
  pages.forEach((_, i) => {
    doc.switchToPage(i);
    doc
      .font('plain')
      .fontSize(8)
      .fillColor(MUTED)
      .text(foot, LEFT, SIZE.height - 40, { width: WIDTH - 60, lineBreak: false });
    doc.text(`${i + 1} / ${pages.length}`, LEFT, SIZE.height - 40, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  });
  doc.end();
};
