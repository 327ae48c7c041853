import { dayInNairobi } from '#kit/pure/days.ts';
import { factorOf } from '#kit/pure/measures.ts';
import { fromHectares, toHectares } from '#kit/pure/units.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Format } from '#kit/web/format.ts';
import type { GoalPlan } from '../../domain/goal/plan-from-goal.ts';
import type { RequiredInput } from '../../domain/goal/plan-needs.ts';
import { DESCRIPTION_MAX } from '../../domain/task.ts';
import type { SuggestWords } from './words.ts';

type Plan = SuggestWords['plan'];
interface Span {
  readonly low: number;
  readonly high: number;
}

/** Yield per acre, in bags where the crop is sold in weighed bags. */
export const perAcre = (
  kgPerHectare: number,
  crop: string,
  { bags, kilos }: Plan,
  format: Format,
): string => {
  const kg = kgPerHectare * toHectares(1, 'acres');
  const bag = factorOf('bag_90kg', crop)?.kg;
  return bag
    ? bags(format.number(kg / bag, kg / bag < 10 ? 1 : 0))
    : kilos(format.number(Number(kg.toPrecision(2))));
};

export const landText = (hectares: number, words: Plan, format: Format): string => {
  const acres = format.number(fromHectares(hectares, 'acres'), 2);
  return acres === '1' ? words.oneAcre : words.land(acres);
};

const span = ({ low, high }: Span, words: Plan, format: Format): string =>
  words.fromTo(format.number(low, 1), format.number(high, 1));

const inputTexts = (
  { amount, unit, price }: RequiredInput,
  words: Plan,
  format: Format,
): { readonly amount: string; readonly price: string | null } => ({
  amount: words.units[unit](span(amount, words, format)),
  price: price && words.price(format.money(price.kes.low), format.money(price.kes.high), String(price.year)),
});

const moneyText = ({ low, high }: Span, words: Plan, format: Format): string =>
  words.fromTo(format.money(low), format.money(high));
const daysText = (days: Span, words: Plan, format: Format): string => words.days(span(days, words, format));

/** Costs from this many years ago are marked as outdated. */
const OLD_YEARS = 3;
const isOld = (years: string): boolean =>
  Number(years.slice(-4)) <= Number(dayInNairobi(new Date()).slice(0, 4)) - OLD_YEARS;

/** Needs for this area: each input, then money and labour with the years of the figures. */
export const needLines = (
  { inputs, cost, labour }: GoalPlan,
  words: Plan,
  language: Language,
  format: Format,
): readonly { readonly label: string; readonly details: string }[] => [
  ...inputs.map((one) => ({
    label: one.what[language],
    details: Object.values(inputTexts(one, words, format))
      .filter(Boolean)
      .join(' · '),
  })),
  ...(cost
    ? [
        {
          label: words.cost,
          details: [
            moneyText(cost.kes, words, format),
            words.years(cost.years),
            isOld(cost.years) && words.risen,
          ]
            .filter(Boolean)
            .join(' · '),
        },
      ]
    : []),
  ...(labour
    ? [
        {
          label: words.labour,
          details: `${daysText(labour.days, words, format)} · ${labour.years === null ? words.noYear : words.years(labour.years)}`,
        },
      ]
    : []),
];

/** Names the missing cost or labour figures. Null for a growing crop: most of both is already spent. */
export const missingText = (
  { cost, labour, chosen }: GoalPlan,
  { noCost, noMoney, noDays }: Plan,
): string | null =>
  chosen === null || (cost && labour) ? null : !cost && !labour ? noCost : cost ? noDays : noMoney;

/** The needs as stored with the plan, for shopping; null when nothing is known. `assumed`: a note on the area. */
export const needsText = (
  plan: GoalPlan,
  words: Plan,
  language: Language,
  format: Format,
  assumed: string | null,
): string | null => {
  const lines = [
    ...(assumed === null ? [] : [assumed]),
    ...needLines(plan, words, language, format).map(({ label, details }) => `${label}: ${details}`),
    ...[missingText(plan, words) ?? []].flat(),
  ];
  return plan.inputs.length === 0 && !plan.cost && !plan.labour
    ? null
    : [`${words.needs}.`, ...lines].join('\n').slice(0, DESCRIPTION_MAX);
};

/** The goal line by line: the wanted harvest, the usual one, the best reachable one. */
export const feasibilityLines = (
  { feasibility: { target, usual, best }, crop }: GoalPlan,
  words: Plan,
  format: Format,
): readonly string[] => [
  ...(target === null ? [] : [words.goalIs(perAcre(target, crop, words, format))]),
  ...(usual
    ? [
        usual.county === null
          ? words.usual(perAcre(usual.kg, crop, words, format), usual.years)
          : words.usualIn(usual.county, perAcre(usual.kg, crop, words, format), usual.years),
      ]
    : []),
  ...(best ? [words.best(perAcre(best.kg.high, crop, words, format))] : []),
];
