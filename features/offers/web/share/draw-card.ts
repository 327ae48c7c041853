import {
  CARD_PX,
  drawLines,
  drawCardBackground,
  CARD_COLOURS,
  type CardCanvas,
} from '#kit/web/card/draw-lines.ts';

/** The text lines of the image; every figure and name is from the screen. */
interface CardLines {
  readonly crop: string;
  readonly price: string;
  readonly marketLine: string;
  readonly oldLine: string | null;
  readonly source: string;
}

export const drawCard = (pen: CardCanvas, { crop, price, marketLine, oldLine, source }: CardLines): void => {
  drawCardBackground(pen, CARD_PX);
  drawLines(
    pen,
    [
      { text: crop, px: 84, weight: 700, colour: CARD_COLOURS.leaf },
      { text: price, px: 104, weight: 700, colour: CARD_COLOURS.ink },
      { text: marketLine, px: 56, weight: 400, colour: CARD_COLOURS.ink },
      ...(oldLine === null ? [] : [{ text: oldLine, px: 52, weight: 700, colour: CARD_COLOURS.warn }]),
      { text: source, px: 44, weight: 400, colour: CARD_COLOURS.soft },
    ],
    120,
  );
  drawLines(pen, [{ text: 'Mavuno', px: 56, weight: 700, colour: CARD_COLOURS.leaf }], CARD_PX - 150);
};
