import { fromHectares } from '#kit/pure/units.ts';
import type { CropWork, Input } from '#knowledge/tasks/index.ts';

interface Span {
  readonly low: number;
  readonly high: number;
}
export interface Needed extends Omit<Input, 'amount' | 'price'> {
  readonly amount: Span;
  /** KES for the total. */ readonly price: {
    readonly kes: Span;
    readonly year: number;
    readonly source: Input['source'];
  } | null;
}
export interface Money {
  readonly kes: Span;
  readonly years: string;
  readonly source: Input['source'];
}
export interface Work {
  readonly days: Span;
  readonly years: string | null;
  readonly source: Input['source'];
}

/** Two significant figures are enough for such a range. */
const rounded = (n: number): number => Number(n.toPrecision(2));
const times = ({ low, high }: Span, factor: number): Span => ({
  low: rounded(low * factor),
  high: rounded(high * factor),
});

/** Half a bag is bought whole or shared; piece goods are whole numbers. */
const amountOf = (input: Input, acres: number): Span => {
  const span = times(input.amount, acres);
  return input.unit === 'piece' ? { low: Math.ceil(span.low), high: Math.ceil(span.high) } : span;
};

export interface Scaled {
  readonly inputs: readonly Needed[];
  readonly cost: Money | null;
  readonly labour: Work | null;
}

const priceOf = ({ amount, price }: Input, acres: number): Needed['price'] =>
  price
    ? {
        ...price,
        kes: {
          low: rounded(amount.low * acres * price.kes.low),
          high: rounded(amount.high * acres * price.kes.high),
        },
      }
    : null;

/** Scaled to the land. `planted`: inputs for planting are bought; `ahead`: the remaining work. */
export const scaledTo = (
  work: CropWork,
  hectares: number,
  planted: boolean,
  ahead: readonly string[],
): Scaled => {
  const acres = fromHectares(hectares, 'acres');
  return {
    inputs: work.inputs
      .filter(({ at }) => (at === 'planting' ? !planted : ahead.includes(at)))
      .map((input) => ({ ...input, amount: amountOf(input, acres), price: priceOf(input, acres) })),
    cost: work.cost && !planted ? { ...work.cost, kes: times(work.cost.kes, acres) } : null,
    labour: work.labour && !planted ? { ...work.labour, days: times(work.labour.days, acres) } : null,
  };
};
