import { KES_PER_USD } from '#features/impact/domain/economics.ts';
import type { YieldPrediction } from '../domain/prediction-request.ts';

/** Exchange rate of the price's day, else the rate that WFP's market lists imply for 2025. */
export const exchangeRateOf = ({
  price,
}: Pick<YieldPrediction, 'price'>): { readonly rate: number; readonly on: string | null } =>
  price?.usd_rate ? { rate: price.usd_rate, on: price.date } : { rate: KES_PER_USD, on: null };
