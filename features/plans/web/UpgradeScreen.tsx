import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useWords } from '#kit/web/words.tsx';
import { annualPerMonth, annualSavingPercent, type Plan, prices } from '../domain/prices.ts';
import { plansEn } from '../words.en.ts';
import { plansSw } from '../words.sw.ts';
import styles from './UpgradeScreen.module.css';

/** What Pro is and costs. There is no pay button until a payment can really be made. */
export const UpgradeScreen = () => {
  const words = useWords({ en: plansEn, sw: plansSw });
  const format = useFormat();
  const { isPro, until } = useSubscriptionContext();
  const [plan, setPlan] = useState<Plan>('annual');
  const annual = plan === 'annual';
  return (
    <Screen title={words.title} back="/dashboard">
      <Stack>
        <Soft>{isPro && until ? words.youHavePro(format.shortDay(new Date(until))) : words.youHaveFree}</Soft>
        <Choice
          label={words.period} value={plan} onChange={setPlan}
          options={[{ value: 'annual', label: words.annual }, { value: 'monthly', label: words.monthly }]}
        />
        <Card tone="leaf">
          <Stack gap="small">
            <strong className={styles.plan}>{words.professional}</strong>
            <p className={styles.price}>
              <span className={styles.amount}>{format.money(annual ? annualPerMonth() : prices.monthly.kes)}</span> {words.perMonth}
            </p>
            {annual
              ? <p>{words.yearly(format.money(prices.annual.kes))} · <Badge tone="maize">{words.saving(annualSavingPercent())}</Badge></p>
              : <p>{words.monthlyTerm}</p>}
            <p>{annual ? words.guaranteeAnnual : words.guaranteeMonthly}</p>
          </Stack>
        </Card>
        <Card>
          <h2>{words.includes}</h2>
          <ul className={styles.list}>
            <li>{words.nowFields}</li>
            <li>{words.nowScans}</li>
          </ul>
          <Soft>{words.soon}</Soft>
        </Card>
        {!isPro && <Notice title={words.payClosed}>{words.payClosedText}</Notice>}
      </Stack>
    </Screen>
  );
};
