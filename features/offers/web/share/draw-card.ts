/** What stands on the picture, line by line; every line is a figure or a name the screen shows, none is made here. */
export interface CardLines { readonly crop: string; readonly price: string; readonly seen: string; readonly old: string | null; readonly source: string }

/** Square, as phones show pictures in a chat. */
export const CARD_PX = 1080;
const MARGIN = 90;
/** The product's own colours (kit/web/ui/tokens.css, light): a picture leaves the phone and has no theme. */
const paint = { paper: '#fbf9f3', ink: '#22301f', soft: '#525f4b', leaf: '#1f6b3a', warn: '#a8371f' } as const;
const FACE = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

type Pen = Pick<CanvasRenderingContext2D, 'fillStyle' | 'font' | 'fillRect' | 'fillText' | 'measureText' | 'textBaseline'>;

/** Words on as many lines as the width takes. */
export const wrapped = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1];
    if (last !== undefined && measure(`${last} ${word}`) <= width) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);

interface Line { readonly text: string; readonly px: number; readonly weight: number; readonly colour: string }

/** Draws the lines one below the other; gives the height that was used. */
const drawLines = (pen: Pen, lines: readonly Line[], top: number): number => lines.reduce((y, { text, px, weight, colour }) => {
  pen.font = `${weight} ${px}px ${FACE}`;
  pen.fillStyle = colour;
  return wrapped(text, CARD_PX - 2 * MARGIN, (part) => pen.measureText(part).width).reduce((at, part) => {
    pen.fillText(part, MARGIN, at);
    return at + px * 1.25;
  }, y) + px * 0.35;
}, top);

export const drawCard = (pen: Pen, { crop, price, seen, old, source }: CardLines): void => {
  pen.textBaseline = 'top';
  pen.fillStyle = paint.paper;
  pen.fillRect(0, 0, CARD_PX, CARD_PX);
  pen.fillStyle = paint.leaf;
  pen.fillRect(0, 0, CARD_PX, 36);
  drawLines(pen, [
    { text: crop, px: 84, weight: 700, colour: paint.leaf },
    { text: price, px: 104, weight: 700, colour: paint.ink },
    { text: seen, px: 56, weight: 400, colour: paint.ink },
    ...(old === null ? [] : [{ text: old, px: 52, weight: 700, colour: paint.warn }]),
    { text: source, px: 44, weight: 400, colour: paint.soft },
  ], 120);
  drawLines(pen, [{ text: 'Mavuno', px: 56, weight: 700, colour: paint.leaf }], CARD_PX - 150);
};
