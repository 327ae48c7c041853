import { fromHectares } from '#kit/pure/units.ts';
import type { CropWork, Input } from '#knowledge/tasks/index.ts';

interface Span {
  readonly low: number;
  readonly high: number;
}
export interface RequiredInput extends Omit<Input, 'amount' | 'price'> {
  readonly amount: Span;
  /** KES for the total. */ readonly price: {
    readonly kes: Span;
    readonly year: number;
    readonly source: Input['source'];
  } | null;
}
interface CostEstimate {
  readonly kes: Span;
  readonly years: string;
  readonly source: Input['source'];
}
interface LabourEstimate {
  readonly days: Span;
  readonly years: string | null;
  readonly source: Input['source'];
}

/** Two significant figures are enough for such a range. */
const rounded = (n: number): number => Number(n.toPrecision(2));
const scaleSpan = ({ low, high }: Span, factor: number): Span => ({
  low: rounded(low * factor),
  high: rounded(high * factor),
});

/** Rounds piece goods up to whole numbers. Other units may be fractions: farmers share a bag. */
const amountOf = (input: Input, acres: number): Span => {
  const span = scaleSpan(input.amount, acres);
  return input.unit === 'piece' ? { low: Math.ceil(span.low), high: Math.ceil(span.high) } : span;
};

export interface PlanNeeds {
  readonly inputs: readonly RequiredInput[];
  readonly cost: CostEstimate | null;
  readonly labour: LabourEstimate | null;
}

const priceOf = ({ amount, price }: Input, acres: number): RequiredInput['price'] =>
  price
    ? {
        ...price,
        kes: {
          low: rounded(amount.low * acres * price.kes.low),
          high: rounded(amount.high * acres * price.kes.high),
        },
      }
    : null;

/**
 * Needs for this area. `planted`: leaves out inputs for planting, cost and labour. `ahead`: the rules of the
 * remaining steps.
 */
export const needsFor = (
  work: CropWork,
  hectares: number,
  planted: boolean,
  ahead: readonly string[],
): PlanNeeds => {
  const acres = fromHectares(hectares, 'acres');
  return {
    inputs: work.inputs
      .filter(({ at }) => (at === 'planting' ? !planted : ahead.includes(at)))
      .map((input) => ({ ...input, amount: amountOf(input, acres), price: priceOf(input, acres) })),
    cost: work.cost && !planted ? { ...work.cost, kes: scaleSpan(work.cost.kes, acres) } : null,
    labour: work.labour && !planted ? { ...work.labour, days: scaleSpan(work.labour.days, acres) } : null,
  };
};
