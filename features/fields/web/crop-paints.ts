// The paints and the hand of the crop drawings: flat shapes on a square of 64, lit from the left, no outline.

export const DEEP = '#0e5a33';
export const GREEN = '#3c9a4e';
export const PALE = '#a8d48a';
export const YELLOW = '#ffc02b';
export const AMBER = '#e0900f';
export const ORANGE = '#ffb02b';
export const EMBER = '#e2681c';
export const RED = '#d63a22';
export const WINE = '#9c1f17';
export const PINK = '#ffb4a2';
export const CLAY = '#c8643c';
export const SOIL = '#953a19';
export const BARK = '#6e2a12';
export const FAWN = '#e0b173';
export const TAN = '#b98446';
export const HUSK = '#8f6130';
export const SAND = '#f3dfae';
export const CREAM = '#fff3cf';
export const NIGHT = '#33281a';
export const PURPLE = '#7d4a8c';
export const GREY = '#a89f8e';
export const OLIVE = '#a3a336';
export const WHITE = '#fffdf6';

/** A filled path, or a line where it has a width. */
export type Shape = readonly [paint: string, path: string, width?: number];
export type Drawing = readonly Shape[];
type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;
const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Ovals of one size, each at x and y and turned by some degrees. */
export const ovals = (
  rx: number,
  ry: number,
  ...at: readonly (readonly [...Point, turn?: number])[]
): string =>
  at
    .map(([x, y, turn = 0]) => {
      const dx = round(rx * Math.cos(inRadians(turn)));
      const dy = round(rx * Math.sin(inRadians(turn)));
      const arc = `a${rx} ${ry} ${turn} 0 0 `;
      return `M${round(x - dx)} ${round(y - dy)}${arc}${2 * dx} ${2 * dy}${arc}${-2 * dx} ${-2 * dy}z`;
    })
    .join('');

/** Balls of one size with their right half in the shade. */
export const balls = (r: number, light: string, dark: string, ...at: readonly Point[]): Drawing =>
  at.flatMap(([x, y]) => [
    [light, ovals(r, r, [x, y])],
    [dark, `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`],
  ]);

/** The halves of a leaf between its foot and its tip, that towards the light first. */
const halves = ([x, y]: Point, [tipX, tipY]: Point, width: number): readonly [string, string] => {
  const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2];
  const [outX, outY] = [(y - tipY) * width, (tipX - x) * width];
  const half = (side: number): string =>
    `M${x} ${y}Q${round(middleX + side * outX)} ${round(middleY + side * outY)} ${tipX} ${tipY}z`;
  const lit = outX + outY < 0 ? 1 : -1;
  return [half(lit), half(-lit)];
};

/** A leaf with its vein. */
export const leaf = (foot: Point, tip: Point, width = 0.425): Drawing => {
  const along = (from: number, to: number): number => round(from + (to - from) * 0.82);
  const [light, dark] = halves(foot, tip, width);
  return [
    [GREEN, light],
    [DEEP, dark],
    [PALE, `M${foot.join(' ')}L${along(foot[0], tip[0])} ${along(foot[1], tip[1])}`, 1.4],
  ];
};

/** Leaflets or petals around a point, at angles from the right, clockwise. */
export const star = (
  light: string,
  dark: string,
  [x, y]: Point,
  length: number,
  width: number,
  angles: readonly number[],
): Drawing => {
  const pairs = angles.map((angle) => {
    const tip: Point = [
      round(x + length * Math.cos(inRadians(angle))),
      round(y + length * Math.sin(inRadians(angle))),
    ];
    return halves([x, y], tip, width);
  });
  return [
    [light, pairs.map(([half]) => half).join('')],
    [dark, pairs.map(([, half]) => half).join('')],
  ];
};
