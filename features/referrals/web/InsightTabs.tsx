import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { type Insights, referralInsights } from '../contract.ts';
import type { Period } from '../domain/period.ts';
import { Achievements } from './Achievements.tsx';
import { Board } from './Board.tsx';
import { Channels } from './Channels.tsx';
import { Performance } from './Performance.tsx';
import { useReferralWords } from './words.ts';

const tabs = ['performance', 'channels', 'achievements', 'leaderboard'] as const;
type TabId = (typeof tabs)[number];

const Content = ({
  tab,
  period,
  insights,
  onChange,
}: {
  readonly tab: TabId;
  readonly period: Period;
  readonly insights: Insights;
  readonly onChange: () => void;
}) => {
  if (tab === 'performance') return <Performance steps={insights.steps} period={period} />;
  if (tab === 'channels') return <Channels channels={insights.channels} />;
  if (tab === 'achievements') return <Achievements earned={insights.achievements} count={insights.count} />;
  return <Board places={insights.leaderboard} me={insights.me} onChange={onChange} />;
};

/** The four Pro tabs. */
export const InsightTabs = ({ period }: { readonly period: Period }) => {
  const words = useReferralWords();
  const userId = useStoreUser();
  const [tab, setTab] = useState<TabId>('performance');
  const { value, refusal, isLoading, reload } = useOnlineCall(`referrals.insights:${userId}:${period}`, () =>
    call(referralInsights, { query: { period } }),
  );
  return (
    <Tabs
      label={words.analytics.more}
      tabs={tabs.map((id) => ({ id, label: words.analytics.tabs[id] }))}
      current={tab}
      onChange={setTab}
    >
      {value ? (
        <Content tab={tab} period={period} insights={value} onChange={reload} />
      ) : refusal ? (
        <ErrorCard
          what={words.failed.analytics}
          requestId={refusal.requestId}
          action={
            <Button tone="quiet" busy={isLoading} onClick={reload}>
              {words.again}
            </Button>
          }
        />
      ) : (
        <Skeleton shapes={['card']} />
      )}
    </Tabs>
  );
};
