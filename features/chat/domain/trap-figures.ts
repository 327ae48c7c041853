/**
 * Figures of the preparations "Yellow sticky traps" and "Water trap for Tuta moths" (`knowledge/`; icipe):
 * centimetres, litres, basins per acre.
 */
export interface TrapFigures {
  readonly board: readonly [width: number, height: number];
  readonly litres: number;
  readonly watch: readonly [number, number];
  readonly catchMany: readonly [number, number];
}
export const trapFigures: TrapFigures = { board: [15, 30], litres: 5, watch: [2, 4], catchMany: [8, 16] };
