import type { ReactNode } from 'react';
import {
  annualPerMonth,
  annualSavingPercent,
  isPass,
  type PlanId,
  prices,
  type SubscriptionId,
} from '#features/plans/domain/prices.ts';
import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Hills } from '#kit/web/ui/Hills.tsx';
import { usePlanStatusText } from './PlanStatus.tsx';
import { useUpgradeWords } from './upgrade-words.ts';
import styles from './UpgradeScreen.module.css';

const PERIODS: readonly SubscriptionId[] = ['annual', 'monthly'];

interface PlanProps {
  readonly plan: PlanId;
  readonly onPlan: (plan: PlanId) => void;
}

/** One price as type: what it comes to per month, or what the pass costs. */
const Price = ({ plan }: { readonly plan: PlanId }) => {
  const { upgrade: words, days } = useUpgradeWords();
  const format = useFormat();
  const [currency, amount] = format.money(plan === 'annual' ? annualPerMonth() : prices[plan].kes).split(' ');
  return (
    <>
      <p className={styles.eyebrow}>{words.professional}</p>
      <p className={styles.price}>
        <small>{currency}</small> {amount}{' '}
        <small>{isPass(plan) ? words.passTerm(days(prices[plan].days)) : words.perMonth}</small>
      </p>
      {plan === 'annual' && (
        <p>
          {words.yearly(format.money(prices.annual.kes))}{' '}
          <Badge tone="plain">{words.saving(annualSavingPercent())}</Badge>
        </p>
      )}
      {plan === 'monthly' && <p>{words.monthlyTerm}</p>}
      {isPass(plan) && <p>{words.passesText}</p>}
    </>
  );
};

interface Props extends PlanProps {
  readonly head: ReactNode;
  /** What the farmer wanted to open, in one sentence. */
  readonly wanted: string | null;
  /** Open orders come before a price. */
  readonly isPriceHidden: boolean;
}

/** The top of the page of Pro: what was wanted, the period and the price. */
export const UpgradeScene = ({ head, wanted, isPriceHidden, plan, onPlan }: Props) => {
  const { upgrade: words, plans } = useUpgradeWords();
  const status = usePlanStatusText();
  const { isPro } = useSubscriptionContext();
  return (
    <div className={styles.scene}>
      <svg
        className={styles.hills}
        viewBox="0 126 360 90"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <Hills />
      </svg>
      <div className={styles.content}>
        {head}
        {wanted && <h2 className={styles.wanted}>{wanted}</h2>}
        {isPro && <p>{status}</p>}
        {!isPriceHidden && (
          <>
            <Choice
              label={words.period}
              isLabelHidden
              value={isPass(plan) ? null : plan}
              onChange={onPlan}
              options={PERIODS.map((value) => ({ value, label: plans[value] }))}
            />
            <Price plan={plan} />
          </>
        )}
      </div>
    </div>
  );
};
