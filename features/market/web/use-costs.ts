import { parseAmount } from '#kit/pure/read-amount.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { costPerKg, type Costs } from '../domain/net-price.ts';

/** The costs as typed, per unit of `kg` kilograms. */
interface TypedCosts {
  readonly transport: string;
  readonly fees: string;
  readonly kg: number;
}
type CostsByMarket = Readonly<Record<string, TypedCosts>>;

const isTyped = (one: unknown): one is TypedCosts => {
  const { transport, fees, kg } = (one ?? {}) as Record<string, unknown>;
  return typeof transport === 'string' && typeof fees === 'string' && typeof kg === 'number' && kg > 0;
};
const readSaved = (saved: unknown): CostsByMarket | null =>
  typeof saved === 'object' && saved !== null
    ? Object.fromEntries(
        Object.entries(saved).filter((entry): entry is [string, TypedCosts] => isTyped(entry[1])),
      )
    : null;

const MAX_SHILLINGS = 1_000_000;
/** Null when it is not an amount; empty means 0. */
export const parseShillings = (text: string): number | null => {
  const digits = text
    .trim()
    .replace(/^(kes|ksh|kshs|sh)\.?\s*/i, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  if (digits === '') return 0;
  const amount = parseAmount(digits)?.amount ?? null;
  return amount !== null && amount >= 0 && amount <= MAX_SHILLINGS ? amount : null;
};

const parseCosts = ({ transport, fees, kg }: TypedCosts): Costs | null => {
  const [transportCost, marketFees] = [parseShillings(transport), parseShillings(fees)];
  return (transport.trim() === '' && fees.trim() === '') || transportCost === null || marketFees === null
    ? null
    : { transport: transportCost, fees: marketFees, kg };
};

/** The same costs per unit of `kg` kilograms. What is not an amount stays as typed. */
const perUnit = (typed: TypedCosts, kg: number): TypedCosts => {
  if (typed.kg === kg) return typed;
  const convert = (text: string): string => {
    const amount = parseShillings(text);
    return text.trim() === '' || amount === null
      ? text
      : String(Math.round((amount * kg * 100) / typed.kg) / 100);
  };
  return { transport: convert(typed.transport), fees: convert(typed.fees), kg };
};

/** The farmer's transport costs for each market; stored on this phone for the next year. */
export const useCosts = () => {
  const { value, update } = useDraftForm<CostsByMarket>('market_costs', readSaved, () => ({}));
  const typedCostsOf = (market: string, kg: number): TypedCosts =>
    value[market] ? perUnit(value[market], kg) : { transport: '', fees: '', kg };
  const costsOf = (market: string): Costs | null => {
    const typed = value[market];
    return typed ? parseCosts(typed) : null;
  };
  return {
    typedOf: typedCostsOf,
    costsOf,
    saveCosts: (market: string, typed: TypedCosts): void => update((all) => ({ ...all, [market]: typed })),
    perKg: (market: string): number | null => {
      const costs = costsOf(market);
      return costs && costPerKg(costs);
    },
  };
};
export type MarketCosts = ReturnType<typeof useCosts>;
