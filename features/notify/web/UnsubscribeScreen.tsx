// @cache later

import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { unsubscribeMail } from '../contract.ts';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { useNotifyWords } from './words.ts';

/** The target of a mail's link. Opening it changes nothing: mail programs open links automatically. */
export const UnsubscribeScreen = () => {
  const { stopMail: words } = useNotifyWords();
  const refusalText = useRefusalText(useNotifyOutboxWords().refusals);
  const [token] = useState(() => new URLSearchParams(location.search).get('t') ?? '');
  const [outcome, setSaid] = useState<{ readonly good: boolean; readonly text: string } | null>(null);
  const stop = useExclusiveAction(async () => {
    const answer = await call(unsubscribeMail, { query: { t: token } });
    setSaid(answer.ok ? { good: true, text: words.done } : { good: false, text: refusalText(answer) });
  });
  return (
    <main>
      <Screen title={words.title}>
        <Stack>
          {outcome ? (
            <Notice tone={outcome.good ? 'good' : 'bad'}>{outcome.text}</Notice>
          ) : (
            <p>{token ? words.text : words.wrong}</p>
          )}
          {token && !outcome?.good && (
            <Button wide busy={stop.busy} onClick={() => stop.run()}>
              {words.act}
            </Button>
          )}
          <LinkButton tone="plain" to="/settings">
            {words.settings}
          </LinkButton>
        </Stack>
      </Screen>
    </main>
  );
};
