import { useLocation, useSearch } from 'wouter';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { MyOffersAndReplies } from './MyOffersAndReplies.tsx';
import { OfferList } from './OfferList.tsx';
import { useOfferWords } from './words.ts';

const tabs = ['sale', 'mine'] as const;

/** The board: farmers' offers, and the user's own (MKT-06). */
export const OffersScreen = () => {
  const words = useOfferWords();
  const [, navigate] = useLocation();
  const current = new URLSearchParams(useSearch()).get('tab') === 'mine' ? 'mine' : 'sale';
  return (
    <Screen
      title={words.title}
      back="/more"
      beside={
        <LinkButton icon={PlusIcon} to="/offers/new">
          {words.sell}
        </LinkButton>
      }
    >
      <Stack>
        <MutedText>{words.lead}</MutedText>
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          current={current}
          onChange={(id) => navigate(id === 'sale' ? '/offers' : `/offers?tab=${id}`, { replace: true })}
        >
          {current === 'sale' ? <OfferList /> : <MyOffersAndReplies />}
        </Tabs>
        <LinkButton tone="quiet" icon={BellIcon} to="/price-alerts">
          {words.alerts}
        </LinkButton>
      </Stack>
    </Screen>
  );
};
