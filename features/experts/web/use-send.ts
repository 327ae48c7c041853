import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ArgsOf, Command } from '#kit/sync/commands.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useExpertWords } from './words.ts';

/** Stores a command on the phone; shows a failure to store. */
export const useSend = () => {
  const store = useStore();
  const refusalText = useRefusalText(useExpertWords().refusals);
  const [busy, setBusy] = useState(false);
  const send = async <C extends Command<string, z.ZodMiniType, string>>(
    command: C,
    args: ArgsOf<C>,
    photos: readonly NewPhoto[] = [],
  ): Promise<boolean> => {
    setBusy(true);
    const result = await store.send(command, args, { photos }).finally(() => setBusy(false));
    if (!result.ok) showToast(refusalText(result), { tone: 'bad' });
    return result.ok;
  };
  return { send, busy };
};
