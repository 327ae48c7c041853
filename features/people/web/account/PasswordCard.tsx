import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { requestReset } from '../../contract.ts';
import type { AccountProps } from './account.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { useAccountText, useAccountWords } from './words.ts';

/**
 * A user who signed in with Google, or forgot the password, sets one by mail, which confirms the mailbox
 * again.
 */
export const PasswordCard = ({ account, onChanged }: AccountProps) => {
  const { password: words } = useAccountWords();
  const text = useAccountText();
  const [open, setOpen] = useState(false);
  const [result, setSaid] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);
  const send = useExclusiveAction(async () => {
    const answer = await call(requestReset, { body: { email: account.email } });
    setSaid(
      answer.ok ? { tone: 'good', text: words.sent(account.email) } : { tone: 'bad', text: text(answer) },
    );
  });
  const changed = (): void => {
    setOpen(false);
    setSaid({ tone: 'good', text: words.done });
    onChanged();
  };
  return (
    <Card labelledBy="account-password">
      <Stack gap="small">
        <h2 id="account-password">{words.title}</h2>
        {!account.has_password && <p>{words.none}</p>}
        {result && <Notice tone={result.tone}>{result.text}</Notice>}
        {open ? (
          <ChangePassword email={account.email} onChanged={changed} />
        ) : (
          <Stack gap="small">
            {account.has_password && (
              <Button
                tone="quiet"
                onClick={() => {
                  setSaid(null);
                  setOpen(true);
                }}
              >
                {words.change}
              </Button>
            )}
            <Button
              tone={account.has_password ? 'plain' : 'quiet'}
              busy={send.busy}
              onClick={() => send.run()}
            >
              {account.has_password ? words.forgotten : words.choose}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
