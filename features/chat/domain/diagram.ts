import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { cropByKey } from '#knowledge/crops.ts';
import type { Bilingual } from '#knowledge/types.ts';
import { type PlantFigures, plantFigures } from './plant-figures.ts';
import { type TrapFigures, trapFigures } from './trap-figures.ts';

/** Centimetres; `plantsOnAcre`: at the middle of the recommended range. */
export interface SpacingDiagram {
  readonly kind: 'spacing' | 'intercrop';
  readonly crop: string;
  readonly rows: readonly [number, number];
  readonly plants: readonly [number, number];
  readonly other: { readonly crop: string; readonly plants: readonly [number, number] } | null;
  readonly plantsOnAcre: number;
  readonly seed: Bilingual | null;
}
/** Days from planting to harvest, one line per kind of seed. */
export interface CalendarDiagram {
  readonly kind: 'calendar';
  readonly crop: string;
  readonly lines: readonly { readonly name: Bilingual | null; readonly low: number; readonly high: number }[];
}
/**
 * `board`: a sticky board, sides in cm. `basin`: water below a lure, in litres, with the basins per acre for
 * monitoring and for mass trapping.
 */
export type TrapDiagram = { readonly kind: 'trap'; readonly trap: 'board' | 'basin' } & TrapFigures;
export type Diagram = SpacingDiagram | CalendarDiagram | TrapDiagram;

const ACRE_CM2 = 40_468_564.2;
const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;
/** Two significant digits. */
const rounded = (n: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return Math.round(n / step) * step;
};

const spacing = ({ crop, rows, plants, seed, between }: PlantFigures, mixed: boolean): SpacingDiagram => ({
  kind: mixed && between ? 'intercrop' : 'spacing',
  crop,
  rows,
  plants,
  seed,
  other: mixed && between ? between : null,
  plantsOnAcre: rounded(ACRE_CM2 / (middle(rows) * middle(plants))),
});

const intercropPattern =
  /\b(?:inter-?crop\w*|mixed|mix|together|between|changany\w*|mchanganyiko|pamoja|katikati)\b/i;
const calendarPattern = /\b(?:calendar|timeline|schedule|when|season|days|kalenda|ratiba|msimu|lini|siku)\b/i;

const trapPattern = /\b(?:traps?|mtego|mitego|sticky (?:board|card)s?)\b/i;
const basinPattern =
  /\b(?:tuta|kantangaze|moths?|nondo|water|maji|pheromone|feromoni|lure|chambo|basin|beseni)\b/i;
const stickyBoardPattern =
  /\b(?:yellow|njano|sticky|kunata|board|ubao|white ?fl\w+|inzi weupe|leaf ?miner\w*)\b/i;
/** Which trap of the book the request means. Other kinds of trap are not drawn. */
const trapOf = (asked: string): TrapDiagram | null => {
  if (!trapPattern.test(asked)) return null;
  const trap = basinPattern.test(asked) ? 'basin' : stickyBoardPattern.test(asked) ? 'board' : null;
  return trap && { kind: 'trap', trap, ...trapFigures };
};

/** Returns a diagram drawn from figures, or `null` if no figures match the request. */
export const diagramOf = (asked: string, crops: readonly string[]): Diagram | null => {
  const trap = trapOf(asked);
  if (trap || trapPattern.test(asked)) return trap;
  const [crop] = crops.filter((key) => cropByKey(key));
  if (crop === undefined) return null;
  if (calendarPattern.test(asked)) {
    const lines = rowsOfCrop(crop).map(({ name, days: { low, high } }) => ({ name, low, high }));
    if (lines.length > 0) return { kind: 'calendar', crop, lines };
  }
  // In a maize and bean field the maize is in the rows.
  const rowsOf = plantFigures.find(
    (one) => one.between && crops.includes(one.crop) && crops.includes(one.between.crop),
  );
  const figures = rowsOf ?? plantFigures.find((one) => one.crop === crop);
  return figures ? spacing(figures, rowsOf !== undefined || intercropPattern.test(asked)) : null;
};
