import { lazy, useState } from 'react';
import { useSearch } from 'wouter';
import { openAbilities } from '#features/plans/domain/abilities.ts';
import { annualPerMonth, annualSavingPercent, isPass, passIds, type PlanId, planIds, prices, type SubscriptionId } from '#features/plans/domain/prices.ts';
import { TrialCard } from '#features/plans/web/TrialCard.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useOnline } from '#kit/web/network.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useWords } from '#kit/web/words.tsx';
import { upgradeEn } from '../words.upgrade.en.ts';
import { upgradeSw } from '../words.upgrade.sw.ts';
import styles from './UpgradeScreen.module.css';

/** What it costs is read without a network from the first hour; who pays has one. */
const PayPart = lazy(async () => ({ default: (await import('./PayPart.tsx')).PayPart }));
const useUpgradeWords = () => useWords({ en: upgradeEn, sw: upgradeSw });

const PlanPrice = ({ plan }: { readonly plan: SubscriptionId }) => {
  const { upgrade: words } = useUpgradeWords();
  const format = useFormat();
  const annual = plan === 'annual';
  return (
    <Card tone="leaf">
      <Stack gap="small">
        <strong className={styles.plan}>{words.professional}</strong>
        <p className={styles.price}><span className={styles.amount}>{format.money(annual ? annualPerMonth() : prices.monthly.kes)}</span> {words.perMonth}</p>
        {annual ? <p>{words.yearly(format.money(prices.annual.kes))} · <Badge tone="maize">{words.saving(annualSavingPercent())}</Badge></p> : <p>{words.monthlyTerm}</p>}
        <p>{words.guarantee[plan]}</p>
      </Stack>
    </Card>
  );
};

/** What Pro is, what it costs, and the way to pay. */
export const UpgradeScreen = () => {
  const all = useUpgradeWords();
  const { upgrade: words } = all;
  const format = useFormat();
  const { isPro, until } = useSubscriptionContext();
  const wanted = new URLSearchParams(useSearch()).get('plan');
  const [plan, setPlan] = useState<PlanId>(planIds.find((id) => id === wanted) ?? 'annual');
  const online = useOnline();
  const offline = <Notice>{words.offline}</Notice>;
  return (
    <Screen title={words.title} back="/dashboard">
      <Stack>
        <Soft>{isPro && until ? words.youHavePro(format.shortDay(new Date(until))) : words.youHaveFree}</Soft>
        <Choice
          label={words.period} value={isPass(plan) ? null : plan} onChange={setPlan}
          options={[{ value: 'annual', label: all.plans.annual }, { value: 'monthly', label: all.plans.monthly }]}
        />
        {!isPass(plan) && <PlanPrice plan={plan} />}
        <Choice label={words.passes} value={isPass(plan) ? plan : null} onChange={setPlan} options={passIds.map((id) => ({ value: id, label: `${all.days(prices[id].days)} · ${format.money(prices[id].kes)}` }))} />
        {isPass(plan) && <Soft>{words.passesText}</Soft>}
        {online ? <Apart otherwise={offline} loading={<Skeleton of={['card']} />}><PayPart plan={plan} /></Apart> : offline}
        <Soft>{words.once}</Soft>
        <TrialCard />
        <Card>
          <h2>{words.includes}</h2>
          <ul className={styles.list}>{openAbilities.map((id) => <li key={id}>{words.abilities[id]}</li>)}</ul>
          <Soft>{words.soon}</Soft>
        </Card>
      </Stack>
    </Screen>
  );
};
