import { CARD_PX, drawLines, drawCardBackground, paint, type Pen } from '#kit/web/card/draw-lines.ts';

/** The text lines of the image; every figure and name is from the screen. */
interface CardLines {
  readonly crop: string;
  readonly price: string;
  readonly seen: string;
  readonly old: string | null;
  readonly source: string;
}

export const drawCard = (pen: Pen, { crop, price, seen, old, source }: CardLines): void => {
  drawCardBackground(pen, CARD_PX);
  drawLines(
    pen,
    [
      { text: crop, px: 84, weight: 700, colour: paint.leaf },
      { text: price, px: 104, weight: 700, colour: paint.ink },
      { text: seen, px: 56, weight: 400, colour: paint.ink },
      ...(old === null ? [] : [{ text: old, px: 52, weight: 700, colour: paint.warn }]),
      { text: source, px: 44, weight: 400, colour: paint.soft },
    ],
    120,
  );
  drawLines(pen, [{ text: 'Mavuno', px: 56, weight: 700, colour: paint.leaf }], CARD_PX - 150);
};
