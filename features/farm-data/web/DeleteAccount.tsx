import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { deleteAccount } from '../contract.ts';
import { useFarmDataWords } from './words.ts';

/** Asks for confirmation once, then signs out and opens the sign-in screen (SET-13). */
export const DeleteAccount = ({ enabled }: { readonly enabled: boolean }) => {
  const { remove: words, refusals } = useFarmDataWords();
  const { setSession } = useSession();
  const store = useStore();
  const [, navigate] = useLocation();
  const refusalText = useRefusalText(refusals);
  const [when, setWhen] = useState<'later' | 'now'>('later');
  const [isConfirming, setIsConfirming] = useState(false);
  const leave = async (): Promise<void> => {
    const answer = await call(deleteAccount, { body: { when } }, { timeoutMs: 60_000 });
    if (!answer.ok) return void showToast(`${words.failed} ${refusalText(answer)}`, { tone: 'bad' });
    // Unsent work could not be sent after deletion.
    if (when === 'now') await store.discardUnsent();
    setSession(null);
    navigate('/auth', { replace: true });
    showToast(when === 'now' ? words.goneNow : words.goneLater, { durationMs: 8_000 });
  };
  return (
    <Card labelledBy="delete-account">
      <Stack>
        <h2 id="delete-account">{words.accountTitle}</h2>
        <p>{words.accountText}</p>
        <Choice
          label={words.when}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'later', label: words.later },
            { value: 'now', label: words.now },
          ]}
        />
        <Button tone="danger" disabled={!enabled} onClick={() => setIsConfirming(true)}>
          {words.accountAct}
        </Button>
      </Stack>
      {isConfirming && (
        <Confirm
          title={words.accountAsk}
          confirmLabel={words.accountAct}
          onConfirm={leave}
          onClose={() => setIsConfirming(false)}
        >
          <p>{when === 'now' ? words.nowText : words.laterText}</p>
        </Confirm>
      )}
    </Card>
  );
};
