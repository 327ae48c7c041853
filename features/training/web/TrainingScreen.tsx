import { Screen } from '#kit/web/ui/Screen.tsx';
import { TrainingTab } from './TrainingTab.tsx';
import { useTrainingWords } from './words.ts';

export const TrainingScreen = () => (
  <Screen title={useTrainingWords().title} back="/more" wide>
    <TrainingTab />
  </Screen>
);
