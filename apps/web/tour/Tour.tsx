// @cache later

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { leavePrompt } from '#features/chat/web/chat-keys.ts';
import { useSession } from '#kit/web/session.tsx';
import { sleep } from '#kit/web/sleep.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { routePaths } from '../routing/routes.ts';
import { isCalm } from './calm.ts';
import { Example, StepText } from './StepText.tsx';
import { ADVANCE_AFTER_MS, IDLE_MS, NAVIGATE_AFTER_MS, type Step, targets } from './timing.ts';
import { useCalm } from './use-calm.ts';
import { useIdle } from './use-idle.ts';
import { useOnboarding } from './use-onboarding.ts';
import { tourEn } from './words.en.ts';
import { tourSw } from './words.sw.ts';
import styles from './Tour.module.css';

/** About the height of the card, so that the end of the screen can be scrolled out from under it. */
const ROOM = '176px';

interface Props {
  readonly path: string;
  readonly go: (to: string) => void;
  readonly finish: () => void;
}

/** Three steps at the bottom of the screen; everything above stays usable. */
const Steps = ({ path, go, finish }: Props) => {
  const words = useWords({ en: tourEn, sw: tourSw });
  const [step, setStep] = useState<Step>(1);
  const [moving, setMoving] = useState(false);
  const [example, setExample] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const calm = useCalm(path);
  useIdle(IDLE_MS, finish);
  const target = targets[step];
  const open = routePaths.includes(target.path);
  const next = async (): Promise<void> => {
    if (step === 3) {
      finish();
      go(target.path);
      return;
    }
    if (open) {
      setMoving(true);
      await sleep(NAVIGATE_AFTER_MS);
      // Leaves a user alone who has navigated elsewhere or started something.
      if (!gone.current && window.location.pathname === path && isCalm(path)) {
        // TOU-08: the chat answers it from texts that are always on the phone, free.
        if (step === 1) leavePrompt(words.one.question.replace(/[“”]/g, ''));
        go(`${target.path}${target.search}`);
      }
      await sleep(ADVANCE_AFTER_MS);
      if (gone.current) return;
      setMoving(false);
    }
    setStep(step === 1 ? 2 : 3);
  };
  useEffect(() => {
    if (!calm) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--foot', ROOM);
    return () => {
      style.removeProperty('--foot');
    };
  }, [calm]);
  if (!calm) return null;
  const { title } = [words.one, words.two, words.three][step - 1]!;
  return (
    <aside className={styles.tour} aria-label={words.title}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2>{title}</h2>
          <span className={styles.count}>{words.step(String(step), '3')}</span>
        </SpaceBetween>
        <StepText step={step} open={open} />
        {step === 1 && example && <Example />}
        <div className={styles.acts}>
          <Button
            busy={moving}
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
  const [began, setBegan] = useState(false);
  const { isNew, finish } = useOnboarding(session?.userId ?? null, path === '/dashboard' && !began);
  useEffect(() => {
    if (isNew && path === '/dashboard' && isCalm(path)) setBegan(true);
  }, [isNew, path]);
  return began && isNew ? <Steps path={path} go={go} finish={finish} /> : null;
};
