// @cache shell

import { lazy, type ReactNode, useState } from 'react';
import { useSearch } from 'wouter';
import { openAbilities } from '#features/plans/domain/abilities.ts';
import {
  annualPerMonth,
  annualSavingPercent,
  isPass,
  passIds,
  type PlanId,
  planIds,
  prices,
  type SubscriptionId,
} from '#features/plans/domain/prices.ts';
import { TrialCard } from '#features/plans/web/TrialCard.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useOnline } from '#kit/web/network.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { useUpgradeWords } from './upgrade-words.ts';
import styles from './UpgradeScreen.module.css';

/** Prices are available offline from the first hour. The payment form loads lazily: paying needs a network. */
const OpenFirst = lazy(async () => ({ default: (await import('./OpenFirst.tsx')).UnsettledOrdersFirst }));

const PlanPrice = ({ plan }: { readonly plan: SubscriptionId }) => {
  const { upgrade: words } = useUpgradeWords();
  const format = useFormat();
  const annual = plan === 'annual';
  return (
    <Card tone="leaf">
      <Stack gap="small">
        <strong className={styles.plan}>{words.professional}</strong>
        <p className={styles.price}>
          <span className={styles.amount}>
            {format.money(annual ? annualPerMonth() : prices.monthly.kes)}
          </span>{' '}
          {words.perMonth}
        </p>
        {annual ? (
          <p>
            {words.yearly(format.money(prices.annual.kes))} ·{' '}
            <Badge tone="maize">{words.saving(annualSavingPercent())}</Badge>
          </p>
        ) : (
          <p>{words.monthlyTerm}</p>
        )}
        <p>{words.guarantee[plan]}</p>
      </Stack>
    </Card>
  );
};

interface PlansProps {
  readonly plan: PlanId;
  readonly onPlan: (plan: PlanId) => void;
  readonly children: ReactNode;
}

/** The plans with their prices. `children`: the payment form. */
const Plans = ({ plan, onPlan, children }: PlansProps) => {
  const all = useUpgradeWords();
  const { upgrade: words } = all;
  const format = useFormat();
  return (
    <Stack>
      <Choice
        label={words.period}
        value={isPass(plan) ? null : plan}
        onChange={onPlan}
        options={[
          { value: 'annual', label: all.plans.annual },
          { value: 'monthly', label: all.plans.monthly },
        ]}
      />
      {!isPass(plan) && <PlanPrice plan={plan} />}
      <Choice
        label={words.passes}
        value={isPass(plan) ? plan : null}
        onChange={onPlan}
        options={passIds.map((id) => ({
          value: id,
          label: `${all.days(prices[id].days)} · ${format.money(prices[id].kes)}`,
        }))}
      />
      {isPass(plan) && <MutedText>{words.passesText}</MutedText>}
      {children}
      <MutedText>{words.once}</MutedText>
    </Stack>
  );
};

/** What Pro is, its price, and how to pay. An open order comes before the plans. */
export const UpgradeScreen = () => {
  const { upgrade: words } = useUpgradeWords();
  const wanted = new URLSearchParams(useSearch()).get('plan');
  const [plan, setPlan] = useState<PlanId>(planIds.find((id) => id === wanted) ?? 'annual');
  const online = useOnline();
  const plans = (pay: ReactNode): ReactNode => (
    <Plans plan={plan} onPlan={setPlan}>
      {pay}
    </Plans>
  );
  const offline = plans(<Notice>{words.offline}</Notice>);
  return (
    <Screen title={words.title} back="/dashboard">
      <Stack>
        <PlanStatus />
        {online ? (
          <LazyErrorBoundary errorFallback={offline} loading={plans(<Skeleton shapes={['card']} />)}>
            <OpenFirst plan={plan}>{plans}</OpenFirst>
          </LazyErrorBoundary>
        ) : (
          offline
        )}
        <TrialCard />
        <Card>
          <h2>{words.includes}</h2>
          <ul className={styles.list}>
            {openAbilities.map((id) => (
              <li key={id}>{words.abilities[id]}</li>
            ))}
          </ul>
          <MutedText>{words.soon}</MutedText>
        </Card>
      </Stack>
    </Screen>
  );
};
