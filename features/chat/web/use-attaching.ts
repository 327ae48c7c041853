import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { type LocalAttachment, takeFile } from './attachments.ts';
import { useChatWords } from './words.ts';

/** Attachments of the next question. CHT-06: Pro; the server decides again. */
export const useAttaching = () => {
  const words = useChatWords();
  const { isPro } = useSubscriptionContext();
  const [, go] = useLocation();
  const [attached, setAttached] = useState<readonly LocalAttachment[]>([]);
  const [reading, setReading] = useState<string | null>(null);
  const mayAttach = (): boolean => {
    if (isPro) return true;
    showToast(words.proOnly, { tone: 'bad' });
    go(upgradePath('/chat'));
    return false;
  };
  const add = async (files: readonly File[]): Promise<void> => {
    let accepted = attached;
    for (const file of files) {
      setReading(file.name);
      const taken = await takeFile(file, accepted.length);
      if (taken.ok) accepted = [...accepted, taken.value];
      else
        showToast(taken.reason === 'tooMany' ? words.tooMany : words[taken.reason](file.name), {
          tone: 'bad',
        });
      setAttached(accepted);
    }
    setReading(null);
  };
  const drop = (id: string): void => setAttached(attached.filter((one) => one.id !== id));
  return { attached, reading, mayAttach, add, drop, clear: () => setAttached([]) };
};
