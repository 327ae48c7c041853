import { lazy, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '#kit/web/ui/Button.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { AskForm } from '../ask/AskForm.tsx';
import type { AskedExpert } from '../ask/use-ask-form.ts';
import { useCommunityWords } from '../words.ts';
import { QuestionsTab } from './QuestionsTab.tsx';

const TrainingTab = lazy(async () => ({
  default: (await import('#features/training/web/TrainingTab.tsx')).TrainingTab,
}));
const ExpertsTab = lazy(async () => ({ default: (await import('./ExpertsTab.tsx')).ExpertsTab }));

const tabs = ['questions', 'training', 'experts'] as const;
type TabId = (typeof tabs)[number];
const tabOf = (address: string): TabId =>
  tabs.find((tab) => tab === new URLSearchParams(address).get('tab')) ?? 'questions';

const Content = ({ tab, onAsk }: { readonly tab: TabId; readonly onAsk: (expert?: AskedExpert) => void }) => {
  if (tab === 'questions') return <QuestionsTab onAsk={() => onAsk()} />;
  return (
    <LazyErrorBoundary key={tab} loading={<Skeleton shapes={['card', 'card', 'card']} />}>
      {tab === 'training' ? <TrainingTab /> : <ExpertsTab onAsk={onAsk} />}
    </LazyErrorBoundary>
  );
};

export const CommunityScreen = () => {
  const words = useCommunityWords();
  const [, navigate] = useLocation();
  const current = tabOf(useSearch());
  const [isAsking, setAsking] = useState(false);
  const [expert, setExpert] = useState<AskedExpert | null>(null);
  const ask = (of?: AskedExpert): void => {
    setAsking(true);
    setExpert(of ?? null);
    // The form is at the top, and the button that opens it may be far below.
    window.scrollTo(0, 0);
    if (current !== 'questions') navigate('/community', { replace: true });
  };
  return (
    <Screen
      title={words.title}
      wide={current !== 'training'}
      beside={
        !isAsking && (
          <Button icon={PlusIcon} onClick={() => ask()}>
            {words.askQuestion}
          </Button>
        )
      }
    >
      <Stack>
        {isAsking && (
          <AskForm
            expert={expert}
            onAskEveryone={() => setExpert(null)}
            onDone={() => setAsking(false)}
            onCancel={() => setAsking(false)}
          />
        )}
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          current={current}
          onChange={(id) =>
            navigate(id === 'questions' ? '/community' : `/community?tab=${id}`, { replace: true })
          }
        >
          <Content tab={current} onAsk={ask} />
        </Tabs>
      </Stack>
    </Screen>
  );
};
