/** Cost of selling one of the farmer's own units at a market, in shillings, and the weight of that unit. */
export interface Costs {
  readonly transport: number;
  readonly fees: number;
  readonly kg: number;
}

export const costPerKg = ({ transport, fees, kg }: Costs): number => (transport + fees) / kg;

/** Net shillings per kilogram; negative when transport costs more than the price. */
export const netPerKg = (perKg: number, costs: Costs): number => perKg - costPerKg(costs);
