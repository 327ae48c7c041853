import { readAmount } from '#kit/pure/read-amount.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { costPerKg, type Costs } from '../domain/net-price.ts';

/** The costs as typed, per unit of `kg` kilograms. */
interface TypedCosts {
  readonly transport: string;
  readonly fees: string;
  readonly kg: number;
}
type All = Readonly<Record<string, TypedCosts>>;

const isTyped = (one: unknown): one is TypedCosts => {
  const { transport, fees, kg } = (one ?? {}) as Record<string, unknown>;
  return typeof transport === 'string' && typeof fees === 'string' && typeof kg === 'number' && kg > 0;
};
const read = (saved: unknown): All | null =>
  typeof saved === 'object' && saved !== null
    ? Object.fromEntries(
        Object.entries(saved).filter((entry): entry is [string, TypedCosts] => isTyped(entry[1])),
      )
    : null;

const MOST = 1_000_000;
/** Null when it is not an amount; empty means 0. */
export const shillings = (text: string): number | null => {
  const plain = text
    .trim()
    .replace(/^(kes|ksh|kshs|sh)\.?\s*/i, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  if (plain === '') return 0;
  const amount = readAmount(plain)?.amount ?? null;
  return amount !== null && amount >= 0 && amount <= MOST ? amount : null;
};

const computed = ({ transport, fees, kg }: TypedCosts): Costs | null => {
  const [way, market] = [shillings(transport), shillings(fees)];
  return (transport.trim() === '' && fees.trim() === '') || way === null || market === null
    ? null
    : { transport: way, fees: market, kg };
};

/** The same costs per unit of `kg` kilograms. What is not an amount stays as typed. */
const perUnit = (typed: TypedCosts, kg: number): TypedCosts => {
  if (typed.kg === kg) return typed;
  const convert = (text: string): string => {
    const amount = shillings(text);
    return text.trim() === '' || amount === null
      ? text
      : String(Math.round((amount * kg * 100) / typed.kg) / 100);
  };
  return { transport: convert(typed.transport), fees: convert(typed.fees), kg };
};

/** The farmer's transport costs for each market; stored on this phone for the next year. */
export const useCosts = () => {
  const { value, keep } = useDraftForm<All>('market_costs', read, () => ({}));
  const typedOf = (market: string, kg: number): TypedCosts =>
    value[market] ? perUnit(value[market], kg) : { transport: '', fees: '', kg };
  const costsOf = (market: string): Costs | null => {
    const typed = value[market];
    return typed ? computed(typed) : null;
  };
  return {
    typedOf,
    costsOf,
    type: (market: string, typed: TypedCosts): void => keep((all) => ({ ...all, [market]: typed })),
    perKg: (market: string): number | null => {
      const costs = costsOf(market);
      return costs && costPerKg(costs);
    },
  };
};
export type OwnCosts = ReturnType<typeof useCosts>;
