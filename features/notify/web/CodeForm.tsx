import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { sleep } from '#kit/web/sleep.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { confirmCode, sendCode } from '../contract.ts';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useNotifyWords } from './words.ts';

const WAIT_MS = 10_000;
/** Waits until the outbox is empty, at most WAIT_MS. */
const waitUntilSent = async (store: Store): Promise<void> => {
  store.sendNow();
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(150)) {
    const { waiting, sending } = store.snapshot().status;
    if (waiting + sending === 0) return;
  }
};

/** Verifies that the number is the farmer's by a code. */
export const CodeForm = ({
  channel,
  number,
}: {
  readonly channel: 'whatsapp' | 'sms';
  readonly number: string;
}) => {
  const words = useNotifyWords();
  const refusalText = useRefusalText(useNotifyOutboxWords().refusals);
  const store = useStore();
  const [sent, setSent] = useState<{ readonly minutes: number; readonly standIn: boolean } | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = useExclusiveAction(async () => {
    setError(null);
    // The number must be saved on the server first.
    await waitUntilSent(store);
    const answer = await call(sendCode, { body: { channel } }, { timeoutMs: 40_000 });
    if (answer.ok) setSent({ minutes: answer.value.minutes, standIn: answer.value.stand_in });
    else setError(refusalText(answer));
  });
  const confirm = useExclusiveAction(async () => {
    const answer = await call(confirmCode, { body: { channel, code } });
    if (!answer.ok) {
      setError(refusalText(answer));
      return;
    }
    showToast(words.number.done, { tone: 'good' });
    store.sendNow();
  });
  return (
    <Stack gap="small">
      <p>{words.number.unconfirmed(number)}</p>
      {sent && (
        <MutedText>
          {words.number.sent(sent.minutes)}
          {sent.standIn && ` ${words.standIn}`}
        </MutedText>
      )}
      {sent && (
        <>
          <Field
            label={words.number.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(typed) => {
              setCode(typed.replace(/\D/g, '').slice(0, 6));
              setError(null);
            }}
            error={error}
          />
          <Button wide busy={confirm.busy} disabled={code.length !== 6} onClick={() => confirm.run()}>
            {words.number.confirm}
          </Button>
        </>
      )}
      {!sent && error && <p role="alert">{error}</p>}
      <Button tone={sent ? 'plain' : 'quiet'} busy={send.busy} onClick={() => send.run()}>
        {words.number.send}
      </Button>
    </Stack>
  );
};
