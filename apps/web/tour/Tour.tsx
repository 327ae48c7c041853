// @cache later

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { savePrompt } from '#features/chat/web/chat-keys.ts';
import { useSession } from '#kit/web/session.tsx';
import { sleep } from '#kit/web/sleep.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { routePaths } from '../routing/routes.ts';
import { hasNoOpenWork } from './calm.ts';
import { Example, StepText } from './StepText.tsx';
import { ADVANCE_AFTER_MS, IDLE_MS, NAVIGATE_AFTER_MS, type Step, stepTargets } from './timing.ts';
import { useHasNoOpenWork } from './use-calm.ts';
import { useIdle } from './use-idle.ts';
import { useOnboarding } from './use-onboarding.ts';
import { tourEn } from './words.en.ts';
import { tourSw } from './words.sw.ts';
import styles from './Tour.module.css';

/** About the height of the card, so that the end of the screen can be scrolled out from under it. */
const CARD_HEIGHT = '176px';

interface Props {
  readonly path: string;
  readonly navigate: (to: string) => void;
  readonly finish: () => void;
}

/** Three steps at the bottom of the screen; everything above stays usable. */
const Steps = ({ path, navigate, finish }: Props) => {
  const words = useWords({ en: tourEn, sw: tourSw });
  const [step, setStep] = useState<Step>(1);
  const [isNavigating, setNavigating] = useState(false);
  const [example, setExample] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const isScreenFree = useHasNoOpenWork(path);
  useIdle(IDLE_MS, finish);
  const target = stepTargets[step];
  const isAvailable = routePaths.includes(target.path);
  const next = async (): Promise<void> => {
    if (step === 3) {
      finish();
      navigate(target.path);
      return;
    }
    if (isAvailable) {
      setNavigating(true);
      await sleep(NAVIGATE_AFTER_MS);
      // Leaves a user alone who has navigated elsewhere or started something.
      if (!isUnmounted.current && window.location.pathname === path && hasNoOpenWork(path)) {
        // TOU-08: the chat answers it from texts that are always on the phone, free.
        if (step === 1) savePrompt(words.one.question.replace(/[“”]/g, ''));
        navigate(`${target.path}${target.search}`);
      }
      await sleep(ADVANCE_AFTER_MS);
      if (isUnmounted.current) return;
      setNavigating(false);
    }
    setStep(step === 1 ? 2 : 3);
  };
  useEffect(() => {
    if (!isScreenFree) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--foot', CARD_HEIGHT);
    return () => {
      style.removeProperty('--foot');
    };
  }, [isScreenFree]);
  if (!isScreenFree) return null;
  const { title } = [words.one, words.two, words.three][step - 1]!;
  return (
    <aside className={styles.tour} aria-label={words.title}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2>{title}</h2>
          <span className={styles.count}>{words.step(String(step), '3')}</span>
        </SpaceBetween>
        <StepText step={step} isAvailable={isAvailable} />
        {step === 1 && example && <Example />}
        <div className={styles.acts}>
          <Button
            busy={isNavigating}
            onClick={() => {
              void next();
            }}
          >
            {words.next}
          </Button>
          <Button tone="plain" onClick={finish}>
            {words.skip}
          </Button>
          {step === 1 && (
            <Button tone="plain" aria-expanded={example} onClick={() => setExample(!example)}>
              {words.example}
            </Button>
          )}
        </div>
      </Stack>
    </aside>
  );
};

/** Shown once per farmer, on a home screen without unfinished work. */
export const Tour = () => {
  const { session } = useSession();
  const [path, go] = useLocation();
  const [hasStarted, setStarted] = useState(false);
  const { isNew, finish } = useOnboarding(session?.userId ?? null, path === '/dashboard' && !hasStarted);
  useEffect(() => {
    if (isNew && path === '/dashboard' && hasNoOpenWork(path)) setStarted(true);
  }, [isNew, path]);
  return hasStarted && isNew ? <Steps path={path} navigate={go} finish={finish} /> : null;
};
