import { useEffect, useEffectEvent } from 'react';
import { AUTO_MESSAGE, hasPrompt, PROMPT_DELAY_MS, takePrompt } from './chat-keys.ts';

/** CHT-14: a question left by another screen, or asked by a window event. */
export const useAutoMessage = (isReady: boolean, send: (message: string) => void): void => {
  const onMessage = useEffectEvent(send);
  useEffect(() => {
    if (!isReady) return undefined;
    const handleAutoMessage = (event: Event): void => {
      const { message } = (event as CustomEvent<{ message?: unknown } | null>).detail ?? {};
      if (typeof message === 'string') onMessage(message);
    };
    window.addEventListener(AUTO_MESSAGE, handleAutoMessage);
    const timer = hasPrompt()
      ? setTimeout(() => {
          const prompt = takePrompt();
          if (prompt) onMessage(prompt);
        }, PROMPT_DELAY_MS)
      : undefined;
    return () => {
      window.removeEventListener(AUTO_MESSAGE, handleAutoMessage);
      clearTimeout(timer);
    };
  }, [isReady]);
};
