import { useEffect, useEffectEvent } from 'react';
import { AUTO_MESSAGE, hasPrompt, PROMPT_AFTER_MS, takePrompt } from './chat-keys.ts';

/** CHT-14: what another screen left to be asked, and what is asked by an event of the window. */
export const useAutoMessage = (isReady: boolean, send: (message: string) => void): void => {
  const onMessage = useEffectEvent(send);
  useEffect(() => {
    if (!isReady) return undefined;
    const heard = (event: Event): void => {
      const { message } = (event as CustomEvent<{ message?: unknown } | null>).detail ?? {};
      if (typeof message === 'string') onMessage(message);
    };
    window.addEventListener(AUTO_MESSAGE, heard);
    const timer = hasPrompt()
      ? setTimeout(() => {
          const prompt = takePrompt();
          if (prompt) onMessage(prompt);
        }, PROMPT_AFTER_MS)
      : undefined;
    return () => {
      window.removeEventListener(AUTO_MESSAGE, heard);
      clearTimeout(timer);
    };
  }, [isReady]);
};
