import type { Format } from '#kit/web/format.ts';
import { factorOf } from '#kit/pure/measures.ts';
import { fromHectares, toHectares } from '#kit/pure/units.ts';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import type { Needed } from '../../domain/goal/scale.ts';
import type { SuggestWords } from './words.ts';

type Plan = SuggestWords['plan'];
interface Span { readonly low: number; readonly high: number }

/** What an acre gives, in bags where the crop goes by weighed bags. */
export const perAcre = (kgPerHectare: number, crop: string, { bags, kilos }: Plan, format: Format): string => {
  const kg = kgPerHectare * toHectares(1, 'acres');
  const bag = factorOf('bag_90kg', crop)?.kg;
  return bag ? bags(format.number(kg / bag, kg / bag < 10 ? 1 : 0)) : kilos(format.number(Number(kg.toPrecision(2))));
};

export const landText = (hectares: number, words: Plan, format: Format): string => {
  const acres = format.number(fromHectares(hectares, 'acres'), 2);
  return acres === '1' ? words.oneAcre : words.land(acres);
};

const span = ({ low, high }: Span, words: Plan, format: Format): string => words.fromTo(format.number(low, 1), format.number(high, 1));

export const neededText = ({ amount, unit, price }: Needed, words: Plan, format: Format): { readonly amount: string; readonly price: string | null } =>
  ({ amount: words.units[unit](span(amount, words, format)), price: price && words.price(format.money(price.kes.low), format.money(price.kes.high), String(price.year)) });

export const moneyText = ({ low, high }: Span, words: Plan, format: Format): string => words.fromTo(format.money(low), format.money(high));
export const daysText = (days: Span, words: Plan, format: Format): string => words.days(span(days, words, format));

/** What the goal is worth, line by line: what was wanted, what most get, what is reached at best. */
export const reachLines = ({ reach: { target, usual, best }, crop }: GoalPlan, words: Plan, format: Format): readonly string[] => [
  ...(target === null ? [] : [words.goalIs(perAcre(target, crop, words, format))]),
  ...(usual ? [usual.county === null ? words.usual(perAcre(usual.kg, crop, words, format), usual.years) : words.usualIn(usual.county, perAcre(usual.kg, crop, words, format), usual.years)] : []),
  ...(best ? [words.best(perAcre(best.kg.high, crop, words, format))] : []),
];
