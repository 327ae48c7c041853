import { createPdf, type PdfDocument } from '#kit/server/pdf.ts';
import { tints } from '#knowledge/lessons/draw.ts';
import type { Block, Drawing } from '#knowledge/lessons/types.ts';

export const LEFT = 52;
const TOP = 46;
const SIZE = { width: 595.28, height: 841.89 };
export const WIDTH = SIZE.width - 2 * LEFT;
const BOTTOM = SIZE.height - 52;
/** Large enough for its labels, small enough that a lesson fits on one sheet of paper. */
const PICTURE = 256;
const GREEN = '#1f5c2e';
const INK = '#221c14';
const SOFT = '#5c5346';

type Looks = Readonly<
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
const looks: Looks = {
  title: { size: 22, bold: true, colour: GREEN, above: 0, below: 8 },
  heading: { size: 14, bold: true, colour: GREEN, above: 12, below: 5 },
  part: { size: 11, bold: true, colour: INK, above: 8, below: 3 },
  text: { size: 10, colour: INK, above: 0, below: 5 },
  soft: { size: 9, colour: SOFT, above: 3, below: 2 },
  note: { size: 10, colour: INK, above: 3, below: 6 },
  item: { size: 10, colour: INK, above: 0, below: 3 },
};
type Look = keyof Looks;

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

const use = ({ doc }: Sheets, look: Look): PdfDocument =>
  doc
    .font(looks[look].bold ? 'bold' : 'plain')
    .fontSize(looks[look].size)
    .fillColor(looks[look].colour);

/** Starts a new page when less than this is left. */
export const need = (sheets: Sheets, height: number): void => {
  if (sheets.pages.length === 0 || sheets.y + height > BOTTOM) newPage(sheets);
};

const note = (sheets: Sheets, block: Block<string>): void =>
  void sheets.pages[sheets.pages.length - 1]!.push(block);

/** Keeps a heading on the same page as its first lines. */
const FOLLOWS: Partial<Record<Look, number>> = { heading: 48, part: 48, soft: 18 };

export const write = (
  sheets: Sheets,
  look: Look,
  text: string,
  { indent = 0, mark }: { readonly indent?: number; readonly mark?: string } = {},
): void => {
  const { above, below } = looks[look];
  const width = WIDTH - indent;
  const height = use(sheets, look).heightOfString(text, { width, lineGap: 1.5 });
  need(sheets, above + height + (FOLLOWS[look] ?? 0));
  sheets.y += sheets.y === TOP ? 0 : above;
  const doc = use(sheets, look);
  if (mark) doc.text(mark, LEFT + indent - 18, sheets.y, { width: 16, lineBreak: false });
  doc.text(text, LEFT + indent, sheets.y, { width, lineGap: 1.5 });
  sheets.y += height + below;
};

const boxed = (sheets: Sheets, text: string): void => {
  const height = use(sheets, 'note').heightOfString(text, { width: WIDTH - 24, lineGap: 1.5 });
  need(sheets, height + 22);
  sheets.doc.roundedRect(LEFT, sheets.y, WIDTH, height + 14, 4).fill('#fdf1d2');
  use(sheets, 'note').text(text, LEFT + 12, sheets.y + 7, { width: WIDTH - 24, lineGap: 1.5 });
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
  const tall = (content: string, less: number): number =>
    use(sheets, look).heightOfString(content, { width: WIDTH - less, lineGap: 1.5 });
  if (drawing) return (drawing.height * PICTURE) / 320 + 12;
  if (texts) return texts.reduce((sum, content) => sum + tall(content, 22) + looks.item.below, 4);
  return kind === 'note' ? tall(text, 24) + 22 : looks[look].above + tall(text, 0) + looks[look].below;
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
  const scale = PICTURE / 320;
  const height = drawing.height * scale;
  need(sheets, height + 12);
  const { doc } = sheets;
  const x = LEFT + (WIDTH - PICTURE) / 2;
  doc.save().roundedRect(x, sheets.y, PICTURE, height, 6).clip().translate(x, sheets.y).scale(scale);
  doc.rect(0, 0, 320, drawing.height).fill(tints.paper);
  drawShapes(doc, drawing);
  doc.restore();
  sheets.y += height + 12;
};

/** A list may continue on the next page; the in-app reader splits it at the same item. */
const items = (sheets: Sheets, kind: 'steps' | 'list', texts: readonly string[]): void => {
  let page = 0;
  texts.forEach((text, i) => {
    write(sheets, 'item', text, { indent: 22, mark: kind === 'steps' ? `${i + 1}.` : '•' });
    const here = sheets.pages[sheets.pages.length - 1]!;
    const last = here[here.length - 1];
    if (page === sheets.pages.length && last?.kind === kind)
      here[here.length - 1] = { kind, items: [...(last.items ?? []), text] };
    else here.push({ kind, items: [text] });
    page = sheets.pages.length;
  });
  sheets.y += 4;
};

export const writeBlock = (sheets: Sheets, block: Block<string>): void => {
  if (block.items) return items(sheets, block.kind === 'steps' ? 'steps' : 'list', block.items);
  if (block.drawing) drawPicture(sheets, block.drawing);
  else if (block.kind === 'note') boxed(sheets, block.text ?? '');
  else
    write(
      sheets,
      block.kind === 'heading' ? 'part' : block.kind === 'soft' ? 'soft' : 'text',
      block.text ?? '',
    );
  note(sheets, block);
};

/** Keeps a unit on one page if it fits. */
export const writeTogether = (sheets: Sheets, blocks: readonly Block<string>[]): void => {
  const height = blocks.reduce((sum, block) => sum + heightOf(sheets, block), 0);
  if (height < BOTTOM - TOP) need(sheets, height);
  for (const block of blocks) writeBlock(sheets, block);
};

export const writeTitle = (sheets: Sheets, look: 'title' | 'heading', text: string): void => {
  write(sheets, look, text);
  note(sheets, { kind: 'heading', text });
};

/** Writes the page number and title at the foot of every page, then ends the file. */
export const closeSheets = ({ doc, pages }: Sheets, foot: string): void => {
  pages.forEach((_, i) => {
    doc.switchToPage(i);
    doc
      .font('plain')
      .fontSize(8)
      .fillColor(SOFT)
      .text(foot, LEFT, SIZE.height - 40, { width: WIDTH - 60, lineBreak: false });
    doc.text(`${i + 1} / ${pages.length}`, LEFT, SIZE.height - 40, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  });
  doc.end();
};
