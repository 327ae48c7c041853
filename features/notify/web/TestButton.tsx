import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { sendTest } from '../contract.ts';
import type { Channel } from '../domain/channels.ts';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useNotifyWords } from './words.ts';

type Answer = ReplyOf<typeof sendTest> | { readonly refused: string };

/** Sends a test message and shows the provider's reply, which does not prove delivery. */
export const TestButton = ({ channel }: { readonly channel: Channel }) => {
  const words = useNotifyWords();
  const format = useFormat();
  const refusalText = useRefusalText(useNotifyOutboxWords().refusals);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sendNow = useExclusiveAction(async () => {
    setAnswer(null);
    const result = await call(sendTest, { body: { channel } }, { timeoutMs: 40_000 });
    setAnswer(result.ok ? result.value : { refused: refusalText(result) });
  });
  return (
    <>
      <Button tone="quiet" icon={SendIcon} busy={sendNow.busy} onClick={() => sendNow.run()}>
        {words.test.act}
      </Button>
      {answer &&
        ('refused' in answer ? (
          <Notice tone="warn">{answer.refused}</Notice>
        ) : (
          <Notice tone={answer.state === 'handed' ? 'good' : 'warn'}>
            <p>
              {answer.state === 'failed'
                ? words.test.failed(format.time(new Date(answer.at)), words.why[answer.why ?? 'busy'])
                : words.test[answer.state](format.time(new Date(answer.at)))}
            </p>
            {answer.stand_in && <p>{words.standIn}</p>}
          </Notice>
        ))}
    </>
  );
};
