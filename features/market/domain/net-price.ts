/** What it costs to sell one own unit at a market, in shillings, and what that unit weighs. */
export interface Costs {
  readonly transport: number;
  readonly fees: number;
  readonly kg: number;
}

export const costPerKg = ({ transport, fees, kg }: Costs): number => (transport + fees) / kg;

/** Shillings a kilogram that come home; less than nothing where the way costs more than it brings. */
export const netPerKg = (perKg: number, costs: Costs): number => perKg - costPerKg(costs);
