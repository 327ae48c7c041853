import {
  CARD_PX,
  drawLines,
  drawCardBackground,
  type Line,
  MARGIN_PX,
  CARD_COLOURS,
  type CardCanvas,
} from '#kit/web/card/draw-lines.ts';
import { colourAt, type Ramp } from '../domain/picture.ts';

export const REPORT_HEIGHT_PX = 1800;
const IMAGE_SIZE_PX = CARD_PX - 2 * MARGIN_PX;
const TOP = 210;
const RAMP_PX = 28;

interface ReportCard {
  readonly title: string;
  /** The shown layer and its date. */
  readonly subtitle: string;
  readonly lines: readonly string[];
  readonly credit: string;
  readonly ramp: Ramp | null;
  readonly legendEnds: readonly [string, string];
  /** The image and its outline, in fractions (0 to 1) of its width and height. */
  readonly pixels: CanvasImageSource;
  readonly ratio: number;
  readonly outline: readonly (readonly [number, number])[];
}

type Canvas = CardCanvas &
  Pick<
    CanvasRenderingContext2D,
    | 'drawImage'
    | 'imageSmoothingEnabled'
    | 'beginPath'
    | 'moveTo'
    | 'lineTo'
    | 'closePath'
    | 'stroke'
    | 'lineWidth'
    | 'lineJoin'
    | 'strokeStyle'
  >;

/** Scales down an image taller than it is wide. */
const frameOf = (ratio: number) => {
  const [width, height] =
    ratio > 1 ? [IMAGE_SIZE_PX / ratio, IMAGE_SIZE_PX] : [IMAGE_SIZE_PX, IMAGE_SIZE_PX * ratio];
  return { x: (CARD_PX - width) / 2, y: TOP, width, height };
};

const drawPlot = (pen: Canvas, { pixels, ratio, outline }: ReportCard): number => {
  const { x, y, width, height } = frameOf(ratio);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(pixels, x, y, width, height);
  pen.beginPath();
  outline.forEach(([px, py], i) =>
    i === 0 ? pen.moveTo(x + px * width, y + py * height) : pen.lineTo(x + px * width, y + py * height),
  );
  pen.closePath();
  pen.lineJoin = 'round';
  for (const [colour, wide] of [
    ['#ffffff', 12],
    ['#111111', 6],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.stroke();
  }
  return y + height + 24;
};

const drawRamp = (pen: Canvas, { ramp, legendEnds: [low, high] }: ReportCard, y: number): number => {
  if (!ramp) return drawLines(pen, [{ text: low, px: 34, weight: 400, colour: CARD_COLOURS.soft }], y);
  for (let x = 0; x < IMAGE_SIZE_PX; x += 4) {
    pen.fillStyle = `rgb(${colourAt(ramp, ramp.from + ((ramp.to - ramp.from) * x) / IMAGE_SIZE_PX).join()})`;
    pen.fillRect(MARGIN_PX + x, y, 4, RAMP_PX);
  }
  return drawLines(
    pen,
    [{ text: `${ramp.from} ${low} – ${ramp.to} ${high}`, px: 34, weight: 400, colour: CARD_COLOURS.soft }],
    y + RAMP_PX + 10,
  );
};

/** One pass with its report, as an image to share (SAT-10). */
export const drawReport = (pen: Canvas, card: ReportCard): void => {
  drawCardBackground(pen, REPORT_HEIGHT_PX);
  const line = (text: string, px: number, weight: number, colour: string): Line => ({
    text,
    px,
    weight,
    colour,
  });
  drawLines(
    pen,
    [line(card.title, 56, 700, CARD_COLOURS.leaf), line(card.subtitle, 38, 400, CARD_COLOURS.ink)],
    70,
  );
  const below = drawRamp(pen, card, drawPlot(pen, card));
  drawLines(
    pen,
    card.lines.map((text) => line(text, 38, 400, CARD_COLOURS.ink)),
    below + 10,
  );
  drawLines(pen, [line(`Mavuno · ${card.credit}`, 32, 400, CARD_COLOURS.soft)], REPORT_HEIGHT_PX - 80);
};
