import { useState } from 'react';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { BadgesDemo, ExpertsDemo, TrainingDemo } from './OtherTabs.tsx';
import { QuestionsTab } from './QuestionsTab.tsx';
import { sampleBadges, sampleExperts, sampleQuestions, sampleTraining } from './samples.ts';
import { useNoIndex } from './use-no-index.ts';
import { useDemoWords } from './words.ts';
import styles from './DemoScreen.module.css';

const tabs = ['questions', 'training', 'experts', 'achievements'] as const;

/** LEG-01, LEG-02: sample data that exists only in this screen's memory. No menu links here. */
export const DemoScreen = () => {
  const words = useDemoWords();
  const [tab, setTab] = useState<(typeof tabs)[number]>('questions');
  const [questions, setQuestions] = useState(() => sampleQuestions(words.samples));
  const [training, setTraining] = useState(() => sampleTraining(words.samples));
  const [experts, setExperts] = useState(() => sampleExperts(words.samples));
  useNoIndex();
  const enroll = (id: string) =>
    setTraining(training.map((item) => (item.id === id ? { ...item, enrolled: true } : item)));
  const follow = (id: string) =>
    setExperts(experts.map((one) => (one.id === id ? { ...one, isFollowing: !one.isFollowing } : one)));
  return (
    <Screen title={words.title} back="/community">
      <Stack>
        <div className={styles.banner} role="note">
          <strong>{words.banner}</strong>
          <p>{words.bannerText}</p>
        </div>
        <Tabs
          label={words.tabsLabel}
          tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          current={tab}
          onChange={setTab}
        >
          {tab === 'questions' ? (
            <QuestionsTab questions={questions} setQuestions={setQuestions} />
          ) : tab === 'training' ? (
            <TrainingDemo items={training} enroll={enroll} />
          ) : tab === 'experts' ? (
            <ExpertsDemo experts={experts} follow={follow} />
          ) : (
            <BadgesDemo badges={sampleBadges(words.samples)} />
          )}
        </Tabs>
      </Stack>
    </Screen>
  );
};
