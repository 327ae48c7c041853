import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { ProGate } from '#kit/web/ui/ProGate.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { referralAnalytics } from '../contract.ts';
import { type Period, periods } from '../domain/period.ts';
import { InsightTabs } from './InsightTabs.tsx';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

const Totals = ({ period }: { readonly period: Period }) => {
  const words = useReferralWords();
  const userId = useStoreUser();
  const { value, at, refusal, isLoading, reload } = useOnlineCall(
    `referrals.analytics:${userId}:${period}`,
    () => call(referralAnalytics, { query: { period } }),
  );
  if (!value && refusal)
    return (
      <ErrorCard
        what={words.failed.analytics}
        requestId={refusal.requestId}
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.again}
          </Button>
        }
      />
    );
  if (!value) return <Skeleton shapes={['card']} />;
  const { analytics } = words;
  const figures: readonly (readonly [string, string])[] = [
    [analytics.clicks, String(value.totalClicks)],
    [analytics.joins, String(value.joined)],
    [analytics.rate, value.conversionRate === null ? analytics.none : `${value.conversionRate}%`],
    [analytics.rewarded, String(value.rewarded)],
  ];
  return (
    <Card>
      <Stack gap="small">
        <dl className={styles.figures}>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Age at={at} />
        <MutedText>{analytics.how}</MutedText>
      </Stack>
    </Card>
  );
};

/** REF-08: figures for everybody, and the detailed analytics for Pro (REF-10). */
export const AnalyticsTab = () => {
  const { analytics: words } = useReferralWords();
  const [period, setPeriod] = useState<Period>('30d');
  return (
    <Stack>
      <Choice<Period>
        label={words.period}
        isLabelHidden
        value={period}
        onChange={setPeriod}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
      />
      <Totals key={period} period={period} />
      <ProGate feature={words.pro}>
        <InsightTabs period={period} />
      </ProGate>
    </Stack>
  );
};
