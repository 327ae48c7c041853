import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ArgsOf, Command } from '#kit/sync/commands.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useCommunityRefusals, useCommunityWords } from './words.ts';

type SendOptions = Parameters<Store['send']>[2];
/** The toast after saving: online, and offline; '' shows none. */
interface ToastTexts {
  readonly done?: string;
  readonly offline?: string;
}

/**
 * Stores a command on the phone, which then sends it automatically. A failure to store shows a toast with a
 * retry.
 */
export const useSend = () => {
  const store = useStore();
  const { acts, retry } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const { online } = useSyncStatus();
  const [busy, setBusy] = useState(false);
  const send = async <C extends Command<string, z.ZodMiniType, string>>(
    command: C,
    args: ArgsOf<C>,
    { done, offline = acts.kept }: ToastTexts = {},
    more?: SendOptions,
  ): Promise<boolean> => {
    setBusy(true);
    const sent = await store.send(command, args, more);
    setBusy(false);
    if (!sent.ok)
      showToast(`${acts.failed} ${refusalText(sent)}`, {
        tone: 'bad',
        action: {
          label: retry,
          run: () => {
            void send(command, args, { ...(done && { done }), offline }, more);
          },
        },
      });
    else if (!online && offline) showToast(offline);
    else if (online && done) showToast(done, { tone: 'good' });
    return sent.ok;
  };
  return { send, busy, online };
};
