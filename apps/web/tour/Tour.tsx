// @cache later

import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { savePrompt } from '#features/chat/web/chat-keys.ts';
import { useSession } from '#kit/web/session.tsx';
import { sleep } from '#kit/web/sleep.ts';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import { routePaths } from '../routing/routes.ts';
import { reachedStep } from './reached-step.ts';
import { Example, StepText } from './StepText.tsx';
import { ADVANCE_AFTER_MS, IDLE_MS, NAVIGATE_AFTER_MS, type Step, stepTargets } from './timing.ts';
import { useIdle } from './use-idle.ts';
import { useOnboarding } from './use-onboarding.ts';
import { tourEn } from './words.en.ts';
import { tourSw } from './words.sw.ts';

const HOME = '/dashboard';

/** Ends an opened tour after a time without input (TOU-05). */
const IdleEnd = ({ onIdle }: { readonly onIdle: () => void }): null => {
  useIdle(IDLE_MS, onIdle);
  return null;
};

interface Props {
  readonly step: Step;
  readonly onFinish: () => void;
}

const StepContent = ({ step, onFinish }: Props) => {
  const words = useWords({ en: tourEn, sw: tourSw });
  const [, go] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const [example, setExample] = useState(false);
  const target = stepTargets[step];
  const isAvailable = routePaths.includes(target.path);
  const next = async (): Promise<void> => {
    if (step === 3) return onFinish();
    if (isAvailable) {
      setLeaving(true);
      await sleep(NAVIGATE_AFTER_MS);
      // Leaves a user alone who has opened another screen.
      if (window.location.pathname === HOME) {
        // TOU-08: the chat answers it from texts that are always on the phone, free.
        if (step === 1) savePrompt(words.one.question.replace(/[“”]/g, ''));
        go(`${target.path}${target.search}`);
      }
      await sleep(ADVANCE_AFTER_MS);
    }
    reachedStep.set(step === 1 ? 2 : 3);
  };
  return (
    <Stack gap="small">
      <StepText step={step} isAvailable={isAvailable} />
      {step === 1 && example && <Example />}
      <Row gap="small">
        <Button
          tone="quiet"
          busy={isLeaving}
          onClick={() => {
            void next();
          }}
        >
          {words.next}
        </Button>
        {step === 1 && (
          <Button tone="plain" aria-expanded={example} onClick={() => setExample(!example)}>
            {words.example}
          </Button>
        )}
        <Button tone="plain" onClick={onFinish}>
          {words.skip}
        </Button>
      </Row>
    </Stack>
  );
};

/** A row on home for a farmer who has not had the tour. Each step opens a screen; the row says which is next. */
export const Tour = () => {
  const words = useWords({ en: tourEn, sw: tourSw });
  const { session } = useSession();
  const { isNew, finish } = useOnboarding(session?.userId ?? null, useSyncStatus().online);
  const step = useSyncExternalStore(reachedStep.subscribe, reachedStep.get);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // A tour that has begun is open when its farmer comes back.
  const isOpen = chosen ?? step > 1;
  if (!isNew) return null;
  const onFinish = (): void => {
    reachedStep.set(1);
    finish();
  };
  const { title } = [words.one, words.two, words.three][step - 1]!;
  return (
    <Fold
      id="tour"
      icon={HelpIcon}
      tone="sky"
      title={words.title}
      fact={`${words.step(String(step), '3')} · ${title}`}
      isOpen={isOpen}
      onToggle={setChosen}
    >
      {isOpen && <IdleEnd onIdle={onFinish} />}
      <StepContent key={step} step={step} onFinish={onFinish} />
    </Fold>
  );
};
