import { useLocation, useSearch } from 'wouter';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { AnalyticsTab } from './AnalyticsTab.tsx';
import { ReferralsTab } from './ReferralsTab.tsx';
import { useReferralWords } from './words.ts';

const tabs = ['referrals', 'analytics'] as const;

/** REF-01 */
export const ReferralsScreen = () => {
  const words = useReferralWords();
  const [, go] = useLocation();
  const address = useSearch();
  const current = tabs.find((tab) => tab === new URLSearchParams(address).get('tab')) ?? 'referrals';
  return (
    <Screen title={words.title} back="/more">
      <Tabs
        label={words.tabsLabel}
        tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
        current={current}
        onChange={(id) => go(id === 'referrals' ? '/referrals' : `/referrals?tab=${id}`, { replace: true })}
      >
        {current === 'referrals' ? <ReferralsTab /> : <AnalyticsTab />}
      </Tabs>
    </Screen>
  );
};
