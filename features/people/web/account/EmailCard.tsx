import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { cancelEmail } from '../../contract-account.ts';
import { sendVerification } from '../../contract.ts';
import type { AccountProps } from './account.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { useAccountText, useAccountWords } from './words.ts';

interface ResultMessage {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

export const EmailCard = ({ account, onChanged }: AccountProps) => {
  const { email: words } = useAccountWords();
  const text = useAccountText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [result, setSaid] = useState<ResultMessage | null>(null);
  const resend = useExclusiveAction(async () => {
    const answer = await call(sendVerification, {});
    setSaid(
      answer.ok ? { tone: 'good', text: words.sent(account.email) } : { tone: 'bad', text: text(answer) },
    );
  });
  const cancelChange = useExclusiveAction(async () => {
    const answer = await call(cancelEmail, {});
    setSaid(answer.ok ? { tone: 'good', text: words.kept } : { tone: 'bad', text: text(answer) });
    if (answer.ok) onChanged();
  });
  const { pending } = account;
  const until = pending && new Date(pending.until);
  return (
    <Card labelledBy="account-email">
      <Stack gap="small">
        <SpaceBetween>
          <h2 id="account-email">{words.title}</h2>
          {account.email_verified && <Badge>{words.proven}</Badge>}
        </SpaceBetween>
        <p>{account.email || words.none}</p>
        {account.email && !account.email_verified && (
          <>
            <MutedText>{words.unproven}</MutedText>
            <Button tone="quiet" busy={resend.busy} onClick={() => resend.run()}>
              {words.again}
            </Button>
          </>
        )}
        {result && <Notice tone={result.tone}>{result.text}</Notice>}
        {pending && until && (
          <Notice
            action={
              <Button tone="quiet" busy={cancelChange.busy} onClick={() => cancelChange.run()}>
                {words.keep}
              </Button>
            }
          >
            {words.pending(pending.email, `${format.shortDay(until)}, ${format.time(until)}`)}
          </Notice>
        )}
        {account.email && !account.has_password ? (
          <MutedText>{words.passwordFirst}</MutedText>
        ) : open ? (
          <ChangeEmail
            isFirst={!account.email}
            onRequested={() => {
              setOpen(false);
              setSaid(null);
              onChanged();
            }}
          />
        ) : (
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {account.email ? words.change : words.add}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
