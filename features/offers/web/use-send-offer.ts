import { useState } from 'react';
import type * as z from 'zod/mini';
import type { ArgsOf, Command } from '#kit/sync/commands.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

/** Stores a command on the phone, which then sends it automatically. True once stored; a failure is shown. */
export const useSend = () => {
  const store = useStore();
  const words = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const { online } = useSyncStatus();
  const [busy, setBusy] = useState(false);
  const send = async <C extends Command<string, z.ZodMiniType, string>>(
    command: C,
    args: ArgsOf<C>,
    successText: string,
    options: { readonly formStart?: Begun | null } = {},
  ): Promise<boolean> => {
    setBusy(true);
    const saved = await store.send(command, args, options).finally(() => setBusy(false));
    if (saved.ok) showToast(online ? successText : words.keptHere, online ? { tone: 'good' } : undefined);
    else showToast(`${words.failed} ${refusalText(saved)}`, { tone: 'bad' });
    return saved.ok;
  };
  return { send, busy };
};
