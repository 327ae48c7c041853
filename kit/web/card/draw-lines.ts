/** Width of a shared picture in pixels, as phones show pictures in a chat. */
export const CARD_PX = 1080;
export const MARGIN_PX = 90;
/**
 * The product's light colours (kit/web/ui/styles/tokens.css), because a shared picture leaves the phone and
 * has no theme.
 */
export const CARD_COLOURS = {
  paper: '#fbf5e6',
  ink: '#1d1a10',
  soft: '#4d4935',
  leaf: '#0e5a33',
  warn: '#a81b12',
} as const;
const FONT_FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export type CardCanvas = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'fillRect' | 'fillText' | 'measureText' | 'textBaseline'
>;

/** Wraps a text to lines of at most `width`. */
export const wrapText = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1];
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);

export interface Line {
  readonly text: string;
  readonly px: number;
  readonly weight: number;
  readonly colour: string;
}

/** Draws the lines one below the other; returns the y of the next one. */
export const drawLines = (pen: CardCanvas, lines: readonly Line[], top: number): number =>
  lines.reduce((y, { text, px, weight, colour }) => {
    pen.font = `${weight} ${px}px ${FONT_FAMILY}`;
    pen.fillStyle = colour;
    return (
      wrapText(text, CARD_PX - 2 * MARGIN_PX, (part) => pen.measureText(part).width).reduce((at, part) => {
        pen.fillText(part, MARGIN_PX, at);
        return at + px * 1.25;
      }, y) +
      px * 0.35
    );
  }, top);

/** Paper background with a green top edge. */
export const drawCardBackground = (pen: CardCanvas, height: number): void => {
  pen.textBaseline = 'top';
  pen.fillStyle = CARD_COLOURS.paper;
  pen.fillRect(0, 0, CARD_PX, height);
  pen.fillStyle = CARD_COLOURS.leaf;
  pen.fillRect(0, 0, CARD_PX, 36);
};
